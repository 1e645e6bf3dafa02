import { lazy } from 'react';
import { LazyPart, useSession } from '../../features/session';

const VoiceAssistant = lazy(() => import('./VoiceAssistant').then((module) => ({ default: module.VoiceAssistant })));

/** The voice assistant of the business plan. Other accounts do not load its code. */
export function LazyVoiceAssistant() {
  const { user } = useSession();
  if (user?.subscription_plan !== 'business') return null;
  return (
    <LazyPart>
      <VoiceAssistant key={user.id} user={user} />
    </LazyPart>
  );
}
