import { useCallback, useMemo, useReducer } from 'react';
import { type AppFrame, type AppState, type AuthView, clearIntent, useSession } from '../session';
import { browserStorage } from '../../utils/browserStorage';
import { authReducer, initialAuthState, visibleView, type Visitor } from './authMachine';
import { useConfirmationCheck } from './useConfirmationCheck';

/** The state of the auth dialog, which depends on the session. It does not open during a sign-out. */
export function useAuthDialog(frame: Pick<AppFrame, 'path' | 'reload'>): AppState['auth'] {
  const { user } = useSession();
  const { isViewOpen: mustConfirm, isReloading } = useConfirmationCheck(frame);
  const [state, dispatch] = useReducer(authReducer, initialAuthState);
  const visitor: Visitor = user === null ? 'anonymous' : mustConfirm ? 'unconfirmed' : 'signed-in';
  if (state.visitor !== visitor) dispatch({ type: 'visitorChanged', visitor });

  const open = useCallback((view?: AuthView) => {
    if (browserStorage.get('isSigningOut')) return;
    dispatch({ type: 'requested', view: view ?? (browserStorage.get('promo_code') ? 'sign-up' : 'sign-in') });
  }, []);
  const close = useCallback(() => {
    clearIntent();
    dispatch({ type: 'left' });
  }, []);
  const reportMailSent = useCallback((to: string) => dispatch({ type: 'mailSent', to }), []);
  const view = visibleView(state);
  const { mailSentTo } = state;
  return useMemo(
    () => ({ view, open, close, mailSentTo, reportMailSent, isReloading }),
    [view, open, close, mailSentTo, reportMailSent, isReloading],
  );
}
