import type { Image } from '@jewelry/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { storeIntent, useApp, useSession, useSettledUser, isTemporary } from '../../session';
import { quoteToasts } from '../messages';
import { toast } from '../../../components/Toast/toastQueue';

interface QuoteGate {
  readonly isOpen: boolean;
  /** The session ended: opens the sign-in and returns afterwards. */
  readonly promptToSignIn: () => void;
  /** Requests the confirmation of the address first. */
  readonly promptToConfirm: () => void;
}

/**
 * Admits accounts with a confirmed address, for images that the server has stored. Otherwise it reports the missing
 * condition and closes the dialog, which reopens automatically once the condition is met.
 */
export function useQuoteGate(image: Image, onClose: () => void): QuoteGate {
  const { auth } = useApp();
  const { open, view } = auth;
  const { user, isLoading } = useSession();
  const settledUser = useSettledUser();
  const [isOpen, setOpen] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const leave = useCallback(
    (then: () => void): void => {
      storeIntent({ action: 'quote', image });
      close.current();
      then();
    },
    [image],
  );
  const promptToSignIn = useCallback(() => leave(open), [leave, open]);
  const promptToConfirm = useCallback(
    () => leave(() => toast({ variant: 'warning', ...quoteToasts.confirmFirst })),
    [leave],
  );

  useEffect(() => {
    let isHere = true;
    if (isTemporary(image)) {
      close.current();
      toast({ variant: 'warning', title: quoteToasts.cannotQuote });
      return undefined;
    }
    const enter = async (): Promise<void> => {
      const settled = await settledUser();
      if (!isHere) return;
      if (settled === null) promptToSignIn();
      else if (!settled.email_confirmed) promptToConfirm();
      else setOpen(true);
    };
    void enter();
    return () => {
      isHere = false;
    };
  }, [image, settledUser, promptToSignIn, promptToConfirm]);

  /** The user dismissed the sign-in: closes the dialog. */
  const isAnonymous = isOpen && !isLoading && user === null && view === 'closed';
  useEffect(() => {
    if (isAnonymous) close.current();
  }, [isAnonymous]);

  return { isOpen, promptToSignIn, promptToConfirm };
}
