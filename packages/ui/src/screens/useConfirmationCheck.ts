import { CONFIRMATION_APP_POLL_MS, CONFIRMATION_MODAL_DELAY_MS } from '@jewelry/contract/constants';
import { useEffect, useState } from 'react';
import { useSession } from '../data/useSession';
import { browserStorage } from '../hooks/browserStorage';

export const CONFIRM_EMAIL_PATH = '/confirm-email';

/**
 * Watches over an account whose address is not confirmed (STA-10, STA-12, STA-13): remembers it for the tab, asks again
 * every 3 s until the confirmation view opens after 300 ms and asks by itself, and clears everything once it is confirmed.
 * @returns whether the confirmation view is to be shown
 */
export function useConfirmationCheck(path: string): boolean {
  const [isShown, setShown] = useState(false);
  const { user } = useSession();
  const waitingFor = user && !user.email_confirmed ? user.email : null;
  const mayShow = waitingFor !== null && path !== CONFIRM_EMAIL_PATH;
  useSession({ pollEvery: waitingFor !== null && !(mayShow && isShown) ? CONFIRMATION_APP_POLL_MS : false });

  useEffect(() => {
    if (waitingFor === null) {
      browserStorage.remove('needs_email_confirmation');
      browserStorage.remove('unconfirmed_email');
      return;
    }
    browserStorage.set('needs_email_confirmation', true);
    browserStorage.set('unconfirmed_email', waitingFor);
  }, [waitingFor]);

  useEffect(() => {
    if (!mayShow || browserStorage.get('isSigningOut')) return;
    const timer = setTimeout(() => setShown(true), CONFIRMATION_MODAL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [mayShow]);

  return mayShow && isShown;
}
