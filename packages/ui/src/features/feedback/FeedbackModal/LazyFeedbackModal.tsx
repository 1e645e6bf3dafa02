import { lazy, useState } from 'react';
import { LazyPart, useApp, useContinuedIntent, useSession } from '../../session';

const FeedbackModal = lazy(() => import('./FeedbackModal').then((module) => ({ default: module.FeedbackModal })));

/** 'Submit Feedback', for whatever page asks for it. Loaded when it is first opened; what one account wrote stays its own. */
export function LazyFeedbackModal() {
  const { dialog, openDialog } = useApp();
  const { user } = useSession();
  const [writer, setWriter] = useState<string | null>(null);
  const isOpen = dialog === 'feedback';
  useContinuedIntent('feedback', () => openDialog('feedback'));
  if (isOpen && user && user.id !== writer) setWriter(user.id);
  if (writer === null) return null;
  return (
    <LazyPart>
      <FeedbackModal key={writer} isOpen={isOpen} />
    </LazyPart>
  );
}
