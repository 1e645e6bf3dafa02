import { useCallback, useEffect, useRef } from 'react';
import { type Intent, type IntentAction, type IntentOf, storeIntent, consumeIntent } from './intent';
import { useSession, useSettledUser } from './useSession';
import { useApp } from './appContext';

/**
 * Guards an action that requires an account: `if (await requireAccount({ action: 'like', image })) …`. For an anonymous
 * visitor it stores the intent and opens the sign-in; `useContinuedIntent` continues it afterwards.
 * @returns whether to continue immediately
 */
export function useRequireAccount(): (intent: Intent) => Promise<boolean> {
  const { open } = useApp().auth;
  const settledUser = useSettledUser();
  return useCallback(
    async (intent) => {
      const user = await settledUser();
      if (user?.email_confirmed) return true;
      storeIntent(intent);
      if (user === null) open();
      return false;
    },
    [settledUser, open],
  );
}

/**
 * Continues a stored intent once the account has a confirmed address, also after a reload, on the page that the user is
 * then on. The first caller that handles an intent consumes it, so each one runs once.
 */
export function useContinuedIntent<A extends IntentAction>(action: A, proceed: (intent: IntentOf<A>) => void): void {
  const { path, auth } = useApp();
  const { isEmailConfirmed } = useSession();
  const latest = useRef(proceed);
  useEffect(() => {
    latest.current = proceed;
  });
  const mayProceed = isEmailConfirmed && path !== HOME_PATH && !auth.isReloading;
  useEffect(() => {
    if (!mayProceed) return;
    const intent = consumeIntent(action);
    if (intent) latest.current(intent);
  }, [mayProceed, action]);
}

/** Redirects signed-in users. */
const HOME_PATH = '/';
