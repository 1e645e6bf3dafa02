import { describe, expect, it } from 'vitest';
import { type AuthEvent, authReducer, initialAuthState, visibleView } from './authMachine';

const after = (...events: AuthEvent[]) => {
  const state = events.reduce(authReducer, initialAuthState);
  return { view: visibleView(state), mailSentTo: state.mailSentTo };
};
const requested = (view: 'sign-in' | 'sign-up' | 'forgot-password'): AuthEvent => ({ type: 'requested', view });
const visitor = (who: 'anonymous' | 'unconfirmed' | 'signed-in'): AuthEvent => ({
  type: 'visitorChanged',
  visitor: who,
});
const mailSent: AuthEvent = { type: 'mailSent', to: 'layla@example.com' };

describe('the views of the auth dialog (STA-09)', () => {
  it('are closed until an account is needed, and can be closed again', () => {
    expect(after().view).toBe('closed');
    expect(after(requested('sign-in')).view).toBe('sign-in');
    expect(after(requested('sign-in'), requested('sign-up')).view).toBe('sign-up');
    expect(after(requested('sign-in'), { type: 'left' }).view).toBe('closed');
  });

  it('AUM-12: close after a sign-in, in this or another tab, and do not reopen automatically', () => {
    expect(after(requested('sign-in'), visitor('signed-in')).view).toBe('closed');
    expect(after(requested('sign-in'), visitor('signed-in'), visitor('anonymous')).view).toBe('closed');
  });

  it('show the requested sign-in once the page notices that the session ended', () => {
    expect(after(visitor('signed-in'), requested('sign-in')).view).toBe('closed');
    expect(after(visitor('signed-in'), requested('sign-in'), visitor('anonymous')).view).toBe('sign-in');
  });

  it('STA-10: are replaced by the confirmation for an unconfirmed account', () => {
    expect(after(requested('sign-up'), visitor('unconfirmed')).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), { type: 'left' }).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), visitor('signed-in')).view).toBe('closed');
  });

  it('AUM-04: include the sign-in for another account', () => {
    expect(after(visitor('unconfirmed'), requested('sign-in')).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), requested('sign-in'), visitor('anonymous')).view).toBe('sign-in');
    expect(after(visitor('unconfirmed'), visitor('anonymous')).view).toBe('closed');
  });

  it('switch to the sign-in after a sign-up without a session, and show the address of the email', () => {
    expect(after(requested('sign-up'), mailSent)).toEqual({ view: 'sign-in', mailSentTo: 'layla@example.com' });
  });

  it('AUM-03: keep the notice that the email was sent until the user goes back', () => {
    expect(after(requested('forgot-password'), mailSent)).toEqual({
      view: 'forgot-password',
      mailSentTo: 'layla@example.com',
    });
    expect(after(requested('forgot-password'), mailSent, requested('sign-in'))).toEqual({
      view: 'sign-in',
      mailSentTo: null,
    });
  });
});
