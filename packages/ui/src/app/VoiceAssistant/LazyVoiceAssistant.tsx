import { AsyncBoundary, useSession } from '../../features/session';
import { lazyWithPreload } from '../../utils/lazyWithPreload';

const VoiceAssistant = lazyWithPreload(() => import('./VoiceAssistant').then((module) => module.VoiceAssistant));

/** The voice assistant of the business plan. Other accounts do not load its code. */
export function LazyVoiceAssistant() {
  const { user } = useSession();
  if (user?.subscription_plan !== 'business') return null;
  return (
    <AsyncBoundary>
      <VoiceAssistant key={user.id} user={user} />
    </AsyncBoundary>
  );
}
