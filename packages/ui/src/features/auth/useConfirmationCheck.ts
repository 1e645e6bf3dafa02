import {
  CONFIRMATION_APP_POLL_MS,
  CONFIRMATION_MODAL_DELAY_MS,
  CONFIRMATION_VIEW_POLL_MS,
  PATHS,
} from '@jewelry/contract/constants';
import { useEffect, useState } from 'react';
import { useSession } from '../session';
import { browserStorage } from '../../utils/browserStorage';
import { appMessages } from '../../i18n/messages';

interface ConfirmationCheck {
  readonly path: string;
  /** Reloads the page. */
  readonly reload: () => void;
}

/**
 * Watches an unconfirmed account: stores it for the tab and polls the session every 3 s. Outside the confirmation page
 * it opens the confirmation view after 300 ms and then polls every 5 s, until the address is confirmed and the page
 * reloads. A hidden page does not poll, and polls immediately when it becomes visible. A failing check is logged once
 * until the next success, and is not shown, since the user did not start it and it repeats automatically.
 * @returns whether to show the confirmation view, and whether the page is about to reload
 */
export function useConfirmationCheck({ path, reload }: ConfirmationCheck): {
  isViewOpen: boolean;
  isReloading: boolean;
} {
  const [isShown, setShown] = useState(false);
  const { user, isEmailConfirmed, error } = useSession();
  const waitingFor = user && !user.email_confirmed ? user.email : null;
  const mayShow = waitingFor !== null && path !== PATHS.confirmEmail;
  const isViewOpen = mayShow && isShown;
  const pollEvery = isViewOpen ? CONFIRMATION_VIEW_POLL_MS : CONFIRMATION_APP_POLL_MS;
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

  const [wasViewOpen, setWasViewOpen] = useState(false);
  if (wasViewOpen !== isViewOpen && !(wasViewOpen && isEmailConfirmed)) setWasViewOpen(isViewOpen);
  const isReloading = wasViewOpen && isEmailConfirmed;
  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading, reload]);

  return { isViewOpen, isReloading };
}
