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
  it('is closed until an account is needed, and can be closed again', () => {
    expect(after().view).toBe('closed');
    expect(after(requested('sign-in')).view).toBe('sign-in');
    expect(after(requested('sign-in'), requested('sign-up')).view).toBe('sign-up');
    expect(after(requested('sign-in'), { type: 'left' }).view).toBe('closed');
  });

  it('AUM-12: closes after a sign-in, here or in another tab, and does not reopen by itself', () => {
    expect(after(requested('sign-in'), visitor('signed-in')).view).toBe('closed');
    expect(after(requested('sign-in'), visitor('signed-in'), visitor('anonymous')).view).toBe('closed');
  });

  it('opens the requested sign-in once the page notices that the session ended', () => {
    expect(after(visitor('signed-in'), requested('sign-in')).view).toBe('closed');
    expect(after(visitor('signed-in'), requested('sign-in'), visitor('anonymous')).view).toBe('sign-in');
  });

  it('STA-10: is forced on an unconfirmed account, in place of any other view', () => {
    expect(after(requested('sign-up'), visitor('unconfirmed')).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), { type: 'left' }).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), visitor('signed-in')).view).toBe('closed');
  });

  it('AUM-04: leads to the sign-in for another account', () => {
    expect(after(visitor('unconfirmed'), requested('sign-in')).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), requested('sign-in'), visitor('anonymous')).view).toBe('sign-in');
    expect(after(visitor('unconfirmed'), visitor('anonymous')).view).toBe('closed');
  });

  it('switches to the sign-in after a sign-up without a session, and shows the address of the email', () => {
    expect(after(requested('sign-up'), mailSent)).toEqual({ view: 'sign-in', mailSentTo: 'layla@example.com' });
  });

  it('AUM-03: stays on the sent notice until the user goes back', () => {
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
