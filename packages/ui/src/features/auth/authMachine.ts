import type { AuthView, VisibleAuthView } from '../session';

/** The user, as far as the dialog is concerned: `unconfirmed` forces it open. */
export type Visitor = 'anonymous' | 'unconfirmed' | 'signed-in';

export interface AuthState {
  readonly visitor: Visitor;
  readonly requested: AuthView | null;
  /** The address of a sent email: after a sign-up without a session, or for a password reset. */
  readonly mailSentTo: string | null;
}

export type AuthEvent =
  /** An account is needed, or the user switches views. */
  | { readonly type: 'requested'; readonly view: AuthView }
  | { readonly type: 'mailSent'; readonly to: string }
  | { readonly type: 'left' }
  | { readonly type: 'visitorChanged'; readonly visitor: Visitor };

export const initialAuthState: AuthState = { visitor: 'anonymous', requested: null, mailSentTo: null };

/**
 * The rules of the auth dialog. Signing in discards an earlier request for a form. A request while signed in opens when
 * the session ends, since a 401 may arrive before the page notices the end.
 */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'requested':
      return { ...state, requested: event.view, mailSentTo: null };
    case 'mailSent':
      return { ...state, requested: state.requested === 'sign-up' ? 'sign-in' : state.requested, mailSentTo: event.to };
    case 'left':
      return { ...state, requested: null, mailSentTo: null };
    case 'visitorChanged':
      return event.visitor === 'anonymous'
        ? { ...state, visitor: 'anonymous' }
        : { ...initialAuthState, visitor: event.visitor };
    default:
      return event satisfies never;
  }
}

export function visibleView({ visitor, requested }: AuthState): VisibleAuthView {
  if (visitor === 'unconfirmed') return 'confirmation-required';
  return visitor === 'signed-in' ? 'closed' : (requested ?? 'closed');
}
