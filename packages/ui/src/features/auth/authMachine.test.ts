import { describe, expect, it } from 'vitest';
import { type AuthEvent, authReducer, nobodyAsked, shownView } from './authMachine';

const after = (...events: AuthEvent[]) => {
  const state = events.reduce(authReducer, nobodyAsked);
  return { view: shownView(state), mailSentTo: state.mailSentTo };
};
const asked = (view: 'sign-in' | 'sign-up' | 'forgot-password'): AuthEvent => ({ type: 'asked', view });
const visitor = (who: 'nobody' | 'unconfirmed' | 'somebody'): AuthEvent => ({ type: 'visitorChanged', visitor: who });
const mailSent: AuthEvent = { type: 'mailSent', to: 'layla@example.com' };

describe('the views of the auth dialog (STA-09)', () => {
  it('is closed until an account is asked for, and closed again by whoever changes their mind', () => {
    expect(after().view).toBe('closed');
    expect(after(asked('sign-in')).view).toBe('sign-in');
    expect(after(asked('sign-in'), asked('sign-up')).view).toBe('sign-up');
    expect(after(asked('sign-in'), { type: 'left' }).view).toBe('closed');
  });

  it('AUM-12: closes once somebody is signed in, here or in another tab, and does not open again by itself', () => {
    expect(after(asked('sign-in'), visitor('somebody')).view).toBe('closed');
    expect(after(asked('sign-in'), visitor('somebody'), visitor('nobody')).view).toBe('closed');
  });

  it('shows the sign-in to whose session has ended, once the page knows', () => {
    expect(after(visitor('somebody'), asked('sign-in')).view).toBe('closed');
    expect(after(visitor('somebody'), asked('sign-in'), visitor('nobody')).view).toBe('sign-in');
  });

  it('STA-10: is forced on whoever has not confirmed, whatever was open before', () => {
    expect(after(asked('sign-up'), visitor('unconfirmed')).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), { type: 'left' }).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), visitor('somebody')).view).toBe('closed');
  });

  it('AUM-04: leads to the sign-in for another account', () => {
    expect(after(visitor('unconfirmed'), asked('sign-in')).view).toBe('confirmation-required');
    expect(after(visitor('unconfirmed'), asked('sign-in'), visitor('nobody')).view).toBe('sign-in');
    expect(after(visitor('unconfirmed'), visitor('nobody')).view).toBe('closed');
  });

  it('goes on at the sign-in when a sign-up signed nobody in, and says where the mail went', () => {
    expect(after(asked('sign-up'), mailSent)).toEqual({ view: 'sign-in', mailSentTo: 'layla@example.com' });
  });

  it('AUM-03: stays where it says that the mail is on its way, until the way back is taken', () => {
    expect(after(asked('forgot-password'), mailSent)).toEqual({ view: 'forgot-password', mailSentTo: 'layla@example.com' });
    expect(after(asked('forgot-password'), mailSent, asked('sign-in'))).toEqual({ view: 'sign-in', mailSentTo: null });
  });
});
