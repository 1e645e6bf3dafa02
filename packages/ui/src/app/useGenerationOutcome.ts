import type { Image } from '@jewelry/contract';
import { dailyLimitText, PATHS } from '@jewelry/contract/constants';
import { useEffect, useRef, useState } from 'react';
import type { ConfettiProps } from '../components/Confetti/Confetti';
import { ApiFailure, type AppFrame, useSession, messageOf } from '../features/session';
import { generationToasts, useGenerationStore } from '../features/generation';
import { toast } from '../components/Toast/toastQueue';
import { pieceColours } from './pieceColours';

interface Handlers {
  readonly frame: AppFrame;
  readonly openAuth: () => void;
}

interface Outcome {
  readonly confetti: ConfettiProps;
  /** Announced to screen readers. */
  readonly announcement: string;
}

/**
 * Reacts to the end of a generation on any page: confetti in the colors of the piece, or a toast with the reason of the
 * failure. The form shows errors about the prompt.
 */
export function useGenerationOutcome({ frame, openAuth }: Handlers): Outcome {
  const store = useGenerationStore();
  const { user } = useSession();
  const [piece, setPiece] = useState<Image | null>(null);
  const handlers = useRef({ frame, openAuth, user });
  useEffect(() => {
    handlers.current = { frame, openAuth, user };
  });

  useEffect(
    () =>
      store.subscribe(() => {
        const generation = store.snapshot();
        if (generation.status === 'idle' || generation.status === 'generating') return;
        const { frame } = handlers.current;
        store.dismiss();
        if (generation.status === 'done') {
          setPiece(generation.image);
          if (frame.path === PATHS.imagine) return;
          toast({
            title: generationToasts.pieceReady,
            action: { label: generationToasts.showPiece, onPress: () => frame.navigate(PATHS.imagine) },
          });
          return;
        }
        if (generation.status === 'cancelled') toast({ title: generationToasts.cancelled });
        else showFailure(generation.error, handlers.current);
      }),
    [store],
  );

  return {
    confetti: { burst: piece?.id ?? null, ...(piece && pieceColours(piece)) },
    announcement: piece ? `${generationToasts.pieceReady}: ${piece.alt}` : '',
  };
}

function showFailure(
  error: unknown,
  { frame, openAuth, user }: Handlers & { user: { subscription_plan: string } | null },
): void {
  const failure = error instanceof ApiFailure ? error : null;
  if (failure?.limit !== undefined) {
    const { upgradeHref } = frame;
    const plan = failure.plan ?? user?.subscription_plan ?? 'free';
    const canUpgrade = plan !== 'business';
    toast({
      variant: 'limit',
      title: generationToasts.limitReached,
      description: dailyLimitText(failure.limit, plan),
      action:
        canUpgrade && upgradeHref
          ? { label: generationToasts.upgrade, onPress: () => frame.navigate(upgradeHref) }
          : undefined,
    });
  } else if (failure?.status === 401) {
    toast({ variant: 'warning', ...generationToasts.signInFirst });
    openAuth();
  } else if (failure?.code === 'email_unconfirmed') {
    toast({ variant: 'warning', ...generationToasts.confirmFirst });
  } else if (!failure?.fields['prompt']) {
    toast({ variant: 'destructive', title: messageOf(error) ?? generationToasts.failed });
  }
}
