import type { Image } from '@jewelry/contract';
import { planByKey } from '@jewelry/contract/constants';
import { useCallback, useState } from 'react';
import { isTemporary, type BusyAction, type ImageActions } from '../blocks/imageActions';
import { useSession } from '../data/useSession';
import { useSetPrivacy } from '../data/useSetPrivacy';
import { useToggleLike } from '../data/useToggleLike';
import { browserStorage } from '../hooks/browserStorage';
import { toast } from '../primitives/Toast/toastQueue';
import { useApp } from './appContext';
import { toastMessages } from './toastMessages';
import { useContinuedIntent, useRequireAccount } from './useRequireAccount';

const tellLikeFailure = () => toast({ variant: 'destructive', title: toastMessages.likeFailed });

type CardActions = ImageActions & { readonly busyAction: BusyAction | null };

/** What the one who looks may do with a picture, as props of its card. */
export function useCardActions(): (image: Image) => CardActions {
  const { path, navigate, prompt, promptForm } = useApp();
  const { user } = useSession();
  const requireAccount = useRequireAccount();
  const toggleLike = useToggleLike({ onFailure: tellLikeFailure });
  const privacy = useSetPrivacy();
  const [busyId, setBusyId] = useState<string | null>(null);

  const like = async (image: Image): Promise<void> => {
    if (!(await requireAccount({ action: 'like', image }))) return;
    if (isTemporary(image)) toast({ variant: 'warning', title: toastMessages.cannotLike });
    else await toggleLike(image);
  };
  useContinuedIntent('like', ({ image }) => void toggleLike(image));

  const setPrivacy = (image: Image): void => {
    if (busyId !== null) return;
    setBusyId(image.id);
    privacy.mutate(
      { id: image.id, isPrivate: !image.is_private },
      {
        onError: () => toast({ variant: 'destructive', title: toastMessages.privacyFailed }),
        onSettled: () => setBusyId(null),
      },
    );
  };

  const { dispatch } = prompt;
  const reuse = useCallback(
    (image: Image): void => {
      if (promptForm.current) {
        dispatch({ do: 'reuse', text: image.prompt });
        promptForm.current.focus();
        return;
      }
      browserStorage.set('reusedPrompt', image.prompt);
      navigate('/imagine');
    },
    [dispatch, promptForm, navigate],
  );

  return (image) => {
    const isOwn = user !== null && image.user_id === user.id;
    const maySetPrivacy = isOwn && !path.startsWith('/gallery') && (image.is_private || planByKey(user.subscription_plan).allowPrivateImages);
    return {
      onToggleLike: (image) => void like(image),
      onReusePrompt: reuse,
      onTogglePrivacy: maySetPrivacy ? setPrivacy : undefined,
      busyAction: busyId === image.id ? 'privacy' : null,
    };
  };
}
