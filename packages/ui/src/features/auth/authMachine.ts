import type { AuthView, ShownAuthView } from '../session';

/** Who is here, as far as the dialog cares: it is forced on whoever must confirm an address, and in nobody else's way. */
export type Visitor = 'nobody' | 'unconfirmed' | 'somebody';

export interface AuthState {
  readonly visitor: Visitor;
  readonly asked: AuthView | null;
  /** The address to which a mail went: after a sign-up that signed nobody in, or for a forgotten password. */
  readonly mailSentTo: string | null;
}

export type AuthEvent =
  /** An account is needed, or another way to one was chosen. */
  | { readonly type: 'asked'; readonly view: AuthView }
  | { readonly type: 'mailSent'; readonly to: string }
  | { readonly type: 'left' }
  | { readonly type: 'visitorChanged'; readonly visitor: Visitor };

export const nobodyAsked: AuthState = { visitor: 'nobody', asked: null, mailSentTo: null };

/**
 * The rules of the auth dialog. Whoever has an account sees no form: what was asked for before they came is over, what is
 * asked for while they are here waits for the end of their session, which a refused call may know before the page does.
 */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'asked':
      return { ...state, asked: event.view, mailSentTo: null };
    case 'mailSent':
      return { ...state, asked: state.asked === 'sign-up' ? 'sign-in' : state.asked, mailSentTo: event.to };
    case 'left':
      return { ...state, asked: null, mailSentTo: null };
    case 'visitorChanged':
      return event.visitor === 'nobody' ? { ...state, visitor: 'nobody' } : { ...nobodyAsked, visitor: event.visitor };
    default:
      return event satisfies never;
  }
}

export function shownView({ visitor, asked }: AuthState): ShownAuthView {
  if (visitor === 'unconfirmed') return 'confirmation-required';
  return visitor === 'somebody' ? 'closed' : (asked ?? 'closed');
}
