import { CONFIRMATION_LINK_HOURS, PATHS, PRODUCT_NAME } from '@jewelry/contract';
import { mailOf, type Mail } from '../../ports/mail/layout';

const pageLink = (publicUrl: string, path: string, token: string): string =>
  `${publicUrl}${path}?token=${encodeURIComponent(token)}`;

/** @param token the one that the link carries. */
export const confirmationMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Confirm your email address for ${PRODUCT_NAME}`, {
    title: 'Confirm your email address',
    paragraphs: [`Welcome to ${PRODUCT_NAME}. Confirm this address to start describing jewelry and see it made.`],
    action: { label: 'Confirm email address', url: pageLink(publicUrl, PATHS.confirmEmail, token) },
    note: `The link works once, within ${CONFIRMATION_LINK_HOURS} hours. If you did not create an account, you can ignore this email: nothing happens unless the link is opened.`,
  });

/** To the address of an account that a sign-up or an address change tried to use. */
export const accountExistsMail = (to: string, publicUrl: string): Mail =>
  mailOf(to, `You already have an account at ${PRODUCT_NAME}`, {
    title: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to use this address for an account. It already has one, so you can sign in with the password that you chose then, or set a new one with "Forgot your password?".',
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, there is nothing to do: your account was not accessed, and nothing in it was changed.',
  });

/** @param token the one that the link carries. */
export const resetMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Set a new password for ${PRODUCT_NAME}`, {
    title: 'Set a new password',
    paragraphs: [
      'You asked to set a new password. Open the link to choose one. You will be signed out on all devices.',
    ],
    action: { label: 'Set a new password', url: pageLink(publicUrl, PATHS.resetPassword, token) },
    note: 'The link works once, within an hour. If you did not ask for it, you can ignore this email: your password stays the same.',
  });

/** To the new address. @param token the one that the link carries. */
export const changeEmailMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Confirm your new email address for ${PRODUCT_NAME}`, {
    title: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this address for your account. Open the link to confirm; from then on, sign in with this address.',
    ],
    action: { label: 'Confirm new address', url: pageLink(publicUrl, PATHS.confirmEmail, token) },
    note: `The link works once, within ${CONFIRMATION_LINK_HOURS} hours. If you have no account with us, you can ignore this email: nothing happens unless the link is opened.`,
  });

/** To the address that the account still has. */
export const emailChangeNoticeMail = (
  to: string,
  publicUrl: string,
  firstName: string | null,
  newEmail: string,
): Mail =>
  mailOf(to, `Your ${PRODUCT_NAME} account is about to change its email address`, {
    title: 'A new email address for your account',
    name: firstName,
    paragraphs: [
      `Someone who is signed in to your account asked to change its address to ${newEmail}. The change takes effect when the link in the email to that address is opened; until then, this address stays in use.`,
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, set a new password now with "Forgot your password?" on the sign-in form. This stops the change and signs out all devices.',
  });

export const passwordChangedMail = (to: string, publicUrl: string, firstName: string | null = null): Mail =>
  mailOf(to, `Your ${PRODUCT_NAME} password was changed`, {
    title: 'Your password was changed',
    name: firstName,
    paragraphs: ['The password of your account was changed a moment ago, and other devices were signed out.'],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, set a new one immediately with "Forgot your password?" on the sign-in form.',
  });

export const accountDeletedMail = (to: string, firstName: string | null): Mail =>
  mailOf(to, `Your ${PRODUCT_NAME} account was deleted`, {
    title: 'Your account was deleted',
    name: firstName,
    paragraphs: [
      'Your account was deleted as you requested, with its pictures, their files and all other data that we stored about you. Orders stay in our books without any personal data.',
    ],
    note: 'This is the last email you will receive from us. Thank you for designing with us.',
  });
