import { createWorld, imageView } from '@jewelry/mocks';
import { describe, expect, it } from 'vitest';
import { ApiFailure, ConnectionFailure } from '../features/session/failures';
import { errorsBeforeSending, errorsOfFailure } from '../features/auth/AuthModal/credentials';
import { confirmationSentence, isAlreadyConfirmed } from '../features/auth/ConfirmEmail/confirmationOutcome';
import { headerToggle } from './headerToggle';
import { pieceColours } from './pieceColours';
import { dailyLimitText } from '@jewelry/contract/constants';

const refused = (status: number, message: string) => new ApiFailure({ status, message });

describe('the toggle in the header', () => {
  const at = (path: string, isAuthenticated: boolean) =>
    headerToggle({ path, isAuthenticated, isGalleryShown: true, toggleGallery: () => undefined });

  it.each([
    ['/imagine', true, 'gallery', '/gallery'],
    ['/gallery', true, 'imagine', '/imagine'],
    ['/gallery', false, 'imagine', '/'],
    ['/gallery/top', true, 'imagine', '/imagine'],
    ['/gallery/top', false, 'imagine', '/'],
    ['/', true, 'imagine', '/imagine'],
    ['/upgrade', true, 'imagine', '/imagine'],
    ['/upgrade', false, 'imagine', '/'],
    ['/piece/1', true, 'imagine', '/imagine'],
    ['/confirm-email', false, 'gallery', '/gallery'],
    ['/share/1', true, 'gallery', '/gallery'],
    ['/no-such-page', false, 'gallery', '/gallery'],
  ])('HDR-07 to HDR-12: from %s, signed in %s, leads to the %s at %s', (path, isAuthenticated, target, href) => {
    expect(at(path, isAuthenticated)).toMatchObject({ target, href });
  });

  it('RTE-03: shows and hides the gallery on / for anonymous visitors', () => {
    expect(at('/', false)).toMatchObject({ target: 'gallery', isPressed: true });
    expect(at('/', false).href).toBeUndefined();
  });
});

describe('the confirmation page', () => {
  it.each([
    [refused(400, 'Confirmation token is required'), 'No confirmation token provided. Please check your email link.'],
    [
      refused(400, 'Invalid confirmation token'),
      'Invalid or expired confirmation token. Please request a new confirmation email.',
    ],
    [refused(400, 'Something else'), 'Invalid request. Please try again with a valid confirmation link.'],
    [refused(401, 'Authentication required'), 'Authentication required. Please sign in and try again.'],
    [refused(404, 'Not found'), 'Confirmation endpoint not found. Please contact support.'],
    [refused(500, 'Oops'), 'Server error. Please try again later or contact support.'],
    [refused(503, 'Back at noon'), 'Back at noon'],
    [refused(502, 'API error 502'), 'Failed to confirm email. Please try again later.'],
    [new ConnectionFailure(), 'Network error. Please check your connection and try again.'],
    [new TypeError('x'), 'An unknown error occurred. Please try again.'],
  ])('ERR-11 to ERR-19: %s', (error, sentence) => {
    expect(confirmationSentence(error)).toBe(sentence);
  });

  it('ERR-10: treats an address that is already confirmed as a success', () => {
    expect(isAlreadyConfirmed(refused(400, 'Email already confirmed'))).toBe(true);
    expect(isAlreadyConfirmed(refused(409, 'Email already confirmed'))).toBe(false);
  });
});

describe('the auth form', () => {
  const filled = { email: 'a@example.com', password: 'long enough' };

  it('AUM-08: requires the terms before it creates an account', () => {
    expect(errorsBeforeSending('sign-up', filled, false)).toMatchObject({
      terms: 'You must accept the Terms of Use to create an account',
    });
    expect(errorsBeforeSending('sign-up', filled, true)).toBeNull();
    expect(errorsBeforeSending('sign-in', filled, false)).toBeNull();
  });

  it('AUM-11: requires every field, and 8 characters in a new password only', () => {
    expect(errorsBeforeSending('sign-in', { ...filled, email: ' ', password: '' }, false)).toMatchObject({
      email: 'Enter your email',
      password: 'Enter your password',
    });
    expect(errorsBeforeSending('sign-up', { ...filled, password: 'short' }, true)).toMatchObject({
      password: 'Password must be at least 8 characters',
    });
    expect(errorsBeforeSending('sign-in', { ...filled, password: 'short' }, true)).toBeNull();
  });

  it('ERR-01, ERR-02: shows the message of the server, or its own without one', () => {
    expect(errorsOfFailure('sign-in', refused(401, 'Invalid email or password'))).toEqual({
      form: 'Invalid email or password',
    });
    expect(errorsOfFailure('sign-in', new ConnectionFailure())).toEqual({ form: 'Failed to sign in' });
    expect(errorsOfFailure('sign-up', new ConnectionFailure())).toEqual({ form: 'Failed to create account' });
  });

  it('shows the error of a field at that field', () => {
    const failure = new ApiFailure({
      status: 400,
      message: 'No',
      fields: { email: 'Please enter a valid email address' },
    });
    expect(errorsOfFailure('sign-up', failure)).toEqual({
      email: 'Please enter a valid email address',
      password: undefined,
    });
  });
});

describe('the end of a generation', () => {
  it('CON-03, ERR-21: names the limit of the response, and offers an upgrade only where there is one', () => {
    expect(dailyLimitText(7, 'free')).toBe(
      "You've reached your daily limit of 7 generations. Upgrade your plan for more!",
    );
    expect(dailyLimitText(200, 'business')).toBe("You've reached your daily limit of 200 generations.");
  });

  it('STA-25: throws confetti in the metal and the stones of the piece', () => {
    const world = createWorld();
    const [stored] = world.state.images;
    if (!stored) throw new Error('The world is empty');
    const { metadata } = imageView(world, stored, null);
    const stone = (kind: string) => ({ kind, size_mm: 2, count: 1 });
    const design = {
      root: {
        metal: { alloy: 'rose-gold-18k' },
        stones: [stone('ruby')],
        children: { shoulders: [{ stones: [stone('amethyst'), stone('diamond')] }] },
      },
    };
    expect(pieceColours({ metadata: { ...metadata, design } })).toEqual({
      metal: 'rose-gold',
      stones: ['diamond', 'ruby'],
    });
    expect(pieceColours({ metadata: { ...metadata, design: null } })).toEqual({ metal: undefined, stones: undefined });
  });
});
