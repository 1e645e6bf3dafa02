import { useState } from 'react';
import { AsyncBoundary, useApp, useContinuedIntent, useSession } from '../../session';
import { lazyWithPreload } from '../../../utils/lazyWithPreload';

const FeedbackModal = lazyWithPreload(() => import('./FeedbackModal').then((module) => module.FeedbackModal));

/** 'Submit Feedback', mounted once for all pages and loaded when it first opens. The values belong to one account. */
export function LazyFeedbackModal() {
  const { dialog, openDialog } = useApp();
  const { user } = useSession();
  const [writer, setWriter] = useState<string | null>(null);
  const isOpen = dialog === 'feedback';
  useContinuedIntent('feedback', () => openDialog('feedback'));
  if (isOpen && user && user.id !== writer) setWriter(user.id);
  if (writer === null) return null;
  return (
    <AsyncBoundary>
      <FeedbackModal key={writer} isOpen={isOpen} />
    </AsyncBoundary>
  );
}
