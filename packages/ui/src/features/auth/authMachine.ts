import type { AuthView, VisibleAuthView } from '../session';

/** The session as the dialog sees it: it is forced open for `unconfirmed` only. */
export type Visitor = 'anonymous' | 'unconfirmed' | 'signed-in';

export interface AuthState {
  readonly visitor: Visitor;
  readonly requested: AuthView | null;
  /** The address to which a mail went: after a sign-up without a session, or for a password reset. */
  readonly mailSentTo: string | null;
}

export type AuthEvent =
  /** An account is needed, or another way to one was chosen. */
  | { readonly type: 'requested'; readonly view: AuthView }
  | { readonly type: 'mailSent'; readonly to: string }
  | { readonly type: 'left' }
  | { readonly type: 'visitorChanged'; readonly visitor: Visitor };

export const initialAuthState: AuthState = { visitor: 'anonymous', requested: null, mailSentTo: null };

/**
 * The rules of the auth dialog. A signed-in user sees no form: signing in drops an earlier request for one, and a
 * request made while signed in opens when the session ends, because a 401 may arrive before the page notices the end.
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
