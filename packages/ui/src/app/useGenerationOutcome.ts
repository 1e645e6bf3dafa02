import type { Image } from '@jewelry/contract';
import { useEffect, useRef, useState } from 'react';
import type { ConfettiProps } from '../components/Confetti/Confetti';
import { ApiFailure, type AppFrame, useSession, wordsOf } from '../features/session';
import { generationToasts, limitSentence, useGeneration } from '../features/generation';
import { toast } from '../components/Toast/toastQueue';
import { pieceColours } from './pieceColours';

interface Handlers {
  readonly frame: AppFrame;
  readonly openAuth: () => void;
  /** The prompt goes back into the box. */
  readonly giveBack: (prompt: string) => void;
  readonly onPromptRefused: (sentence: string) => void;
}

interface Outcome {
  readonly confetti: ConfettiProps;
  /** For those who do not see the picture appear. */
  readonly announcement: string;
}

/** The page on which one's own pieces appear by themselves. */
const STUDIO_PATH = '/imagine';

/**
 * What follows the end of a generation, wherever in the app one is by then: confetti in the colours of the piece, the
 * prompt given back and the reason told when it failed.
 */
export function useGenerationOutcome({ frame, openAuth, giveBack, onPromptRefused }: Handlers): Outcome {
  const [, store] = useGeneration();
  const { user } = useSession();
  const [piece, setPiece] = useState<Image | null>(null);
  const handlers = useRef({ frame, openAuth, giveBack, onPromptRefused, user });
  useEffect(() => {
    handlers.current = { frame, openAuth, giveBack, onPromptRefused, user };
  });

  useEffect(() => store.subscribe(() => {
    const generation = store.snapshot();
    if (generation.status === 'idle' || generation.status === 'generating') return;
    const { frame, giveBack } = handlers.current;
    store.dismiss();
    if (generation.status === 'done') {
      setPiece(generation.image);
      if (frame.path === STUDIO_PATH) return;
      toast({ title: generationToasts.pieceReady, action: { label: generationToasts.showPiece, onPress: () => frame.navigate(STUDIO_PATH) } });
      return;
    }
    giveBack(generation.request.prompt);
    if (generation.status === 'cancelled') toast({ title: generationToasts.cancelled });
    else tellFailure(generation.error, handlers.current);
  }), [store]);

  return {
    confetti: { burst: piece?.id ?? null, ...(piece && pieceColours(piece)) },
    announcement: piece ? `${generationToasts.pieceReady}: ${piece.alt}` : '',
  };
}

function tellFailure(
  error: unknown,
  { frame, openAuth, onPromptRefused, user }: Pick<Handlers, 'frame' | 'openAuth' | 'onPromptRefused'> & { user: { subscription_plan: string } | null },
): void {
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.limit !== undefined) {
    const { upgradeHref } = frame;
    const canUpgrade = (failure.plan ?? user?.subscription_plan) !== 'business';
    toast({
      variant: 'limit',
      title: generationToasts.limitReached,
      description: limitSentence(failure.limit, canUpgrade),
      action: canUpgrade && upgradeHref ? { label: generationToasts.upgrade, onPress: () => frame.navigate(upgradeHref) } : undefined,
    });
  } else if (failure?.status === 401) {
    toast({ variant: 'warning', ...generationToasts.signInFirst });
    openAuth();
  } else if (failure?.code === 'email_unconfirmed') {
    toast({ variant: 'warning', ...generationToasts.confirmFirst });
  } else if (failure?.fields['prompt']) {
    onPromptRefused(failure.fields['prompt']);
  } else {
    toast({ variant: 'destructive', title: wordsOf(error) ?? generationToasts.failed });
  }
}
