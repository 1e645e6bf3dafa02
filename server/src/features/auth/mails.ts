import { CONFIRMATION_LINK_HOURS, PATHS, PRODUCT_NAME } from '@jewelry/contract';
import { mailOf, type Mail } from '../../ports/mail/layout';

const pageLink = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`;

/** @param token the one that the link carries. */
export const confirmationMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Confirm your email address for ${PRODUCT_NAME}`, {
    title: 'Confirm your email address',
    paragraphs: [
      `Welcome to ${PRODUCT_NAME}. Confirm this address and you can start describing jewelry and see it made.`,
    ],
    action: { label: 'Confirm email address', url: pageLink(publicUrl, PATHS.confirmEmail, token) },
    note: `The link works once, within ${CONFIRMATION_LINK_HOURS} hours. If you did not create an account, you can ignore this mail: nothing happens without the link.`,
  });

/** To the address of an account that a sign-up or an address change tried to use. */
export const accountExistsMail = (to: string, publicUrl: string): Mail =>
  mailOf(to, `You already have an account at ${PRODUCT_NAME}`, {
    title: 'You already have an account',
    paragraphs: [
      'Someone, most likely you, tried to use this address for an account. There is one already, so you can sign in with the password that you chose then, or ask for a new one where you sign in.',
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, there is nothing to do: your account was not opened, and nothing in it was changed.',
  });

/** @param token the one that the link carries. */
export const resetMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Set a new password for ${PRODUCT_NAME}`, {
    title: 'Set a new password',
    paragraphs: [
      'You asked for a new password. Open the link to choose one. You will be signed out wherever you are signed in.',
    ],
    action: { label: 'Set a new password', url: pageLink(publicUrl, PATHS.resetPassword, token) },
    note: 'The link works once, within an hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
  });

/** To the new address. @param token the one that the link carries. */
export const changeEmailMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Confirm your new email address for ${PRODUCT_NAME}`, {
    title: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this address for your account. Open the link, and from then on you sign in with it.',
    ],
    action: { label: 'Confirm new address', url: pageLink(publicUrl, PATHS.confirmEmail, token) },
    note: `The link works once, within ${CONFIRMATION_LINK_HOURS} hours. If you have no account with us, you can ignore this mail: nothing happens without the link.`,
  });

/** To the address that the account still has. */
export const emailChangeNoticeMail = (
  to: string,
  publicUrl: string,
  firstName: string | null,
  newEmail: string,
): Mail =>
  mailOf(to, `Your ${PRODUCT_NAME} account is to get another email address`, {
    title: 'Another email address for your account',
    name: firstName,
    paragraphs: [
      `Someone who is signed in to your account asked to change its address to ${newEmail}. The change takes place when the link in the mail to that address is opened; until then this address stays.`,
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, set a new password now, with "Forgot your password?" where you sign in: that stops the change and signs everybody out.',
  });

export const passwordChangedMail = (to: string, publicUrl: string, firstName: string | null = null): Mail =>
  mailOf(to, `Your ${PRODUCT_NAME} password was changed`, {
    title: 'Your password was changed',
    name: firstName,
    paragraphs: ['The password of your account was changed a moment ago, and other devices were signed out.'],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, set a new one at once: choose "Forgot your password?" where you sign in.',
  });

export const accountDeletedMail = (to: string, firstName: string | null): Mail =>
  mailOf(to, `Your ${PRODUCT_NAME} account was deleted`, {
    title: 'Your account was deleted',
    name: firstName,
    paragraphs: [
      'Your account was deleted as you asked, with its pictures, their files and everything else that we kept about you. Orders stay in our books without anything that says that they were yours.',
    ],
    note: 'This is the last mail that you get from us. Thank you for designing here.',
  });
