import { useCallback, useEffect, useRef } from 'react';
import { type Intent, type IntentAction, type IntentOf, keepIntent, takeIntent } from './intent';
import { useSession, useSettledUser } from './useSession';
import { useApp } from './appContext';

/**
 * For what only an account may do: `if (await requireAccount({ action: 'like', image })) …`. Whoever has none is asked to
 * sign in, and the intent is kept; `useContinuedIntent` goes on with it afterwards.
 * @returns whether to go on at once
 */
export function useRequireAccount(): (intent: Intent) => Promise<boolean> {
  const { open } = useApp().auth;
  const settledUser = useSettledUser();
  return useCallback(
    async (intent) => {
      const user = await settledUser();
      if (user?.email_confirmed) return true;
      keepIntent(intent);
      if (user === null) open();
      return false;
    },
    [settledUser, open],
  );
}

/**
 * Goes on with what somebody wanted to do before an account was asked for: once the account is there and its address
 * confirmed, be it after a reload, and at the page where they stay. Each intent is carried out once, by the first that can.
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
    const intent = takeIntent(action);
    if (intent) latest.current(intent);
  }, [mayProceed, action]);
}

/** Whoever has signed in is led on from here. */
const HOME_PATH = '/';
