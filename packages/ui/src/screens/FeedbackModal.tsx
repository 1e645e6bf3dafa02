import { lazy, useState } from 'react';
import { useSession } from '../data/useSession';
import { useApp } from './appContext';
import { LazyPart } from './LazyPart';
import { useContinuedIntent } from './useRequireAccount';

const FeedbackFlow = lazy(() => import('./Feedback/FeedbackFlow').then((module) => ({ default: module.FeedbackFlow })));

/** 'Submit Feedback', for whatever page asks for it. Loaded when it is first opened; what one account wrote stays its own. */
export function FeedbackModal() {
  const { dialog, openDialog } = useApp();
  const { user } = useSession();
  const [writer, setWriter] = useState<string | null>(null);
  const isOpen = dialog === 'feedback';
  useContinuedIntent('feedback', () => openDialog('feedback'));
  if (isOpen && user && user.id !== writer) setWriter(user.id);
  if (writer === null) return null;
  return (
    <LazyPart>
      <FeedbackFlow key={writer} isOpen={isOpen} />
    </LazyPart>
  );
}
