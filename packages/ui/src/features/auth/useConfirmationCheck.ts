import { CONFIRMATION_APP_POLL_MS, CONFIRMATION_MODAL_DELAY_MS, CONFIRMATION_VIEW_POLL_MS, PATHS } from '@jewelry/contract/constants';
import { useEffect, useState } from 'react';
import { useSession } from '../session';
import { browserStorage } from '../../utils/browserStorage';
import { appMessages } from '../../i18n/messages';

interface ConfirmationCheck {
  readonly path: string;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/**
 * Watches over an account whose address is not confirmed: remembers it for the tab and asks for the
 * session every 3 s, but on the confirmation page opens the confirmation view after 300 ms, and while that is open asks
 * every 5 s instead, until the address is confirmed and the page is loaded anew. A page that is not looked at does not
 * ask; it does so at once when it is looked at again. A failing check is logged once until
 * the next success and shown nowhere, because the user did not start it and it repeats by itself.
 * @returns whether the confirmation view is to be shown, and whether the page is about to be loaded anew
 */
export function useConfirmationCheck({ path, reload }: ConfirmationCheck): { isAsking: boolean; isReloading: boolean } {
  const [isShown, setShown] = useState(false);
  const { user, isEmailConfirmed, error } = useSession();
  const waitingFor = user && !user.email_confirmed ? user.email : null;
  const mayShow = waitingFor !== null && path !== PATHS.confirmEmail;
  const isAsking = mayShow && isShown;
  const pollEvery = isAsking ? CONFIRMATION_VIEW_POLL_MS : CONFIRMATION_APP_POLL_MS;
  useSession({ pollEvery: waitingFor !== null && pollEvery });

  const hasFailed = waitingFor !== null && error !== null;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- for debugging; the user did not start this check
    if (hasFailed) console.warn(appMessages.confirmationNotChecked);
  }, [hasFailed]);

  useEffect(() => {
    if (waitingFor === null) {
      browserStorage.remove('unconfirmed_email');
      return;
    }
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

  const [wasAsking, setWasAsking] = useState(false);
  if (wasAsking !== isAsking && !(wasAsking && isEmailConfirmed)) setWasAsking(isAsking);
  const isReloading = wasAsking && isEmailConfirmed;
  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading, reload]);

  return { isAsking, isReloading };
}
