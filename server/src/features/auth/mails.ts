import { PRODUCT_NAME } from '@jewelry/contract';
import { letterHtml, letterText, type Letter } from '../../ports/mail/layout';
import type { Mail } from '../../ports/mail/outbox';

const mailOf = (to: string, subject: string, letter: Letter): Mail => ({ to, subject, text: letterText(letter), html: letterHtml(letter) });

/** @param token the one that the link carries; valid for a day. */
export const confirmationMail = (to: string, publicUrl: string, token: string): Mail =>
  mailOf(to, `Confirm your email address for ${PRODUCT_NAME}`, {
    title: 'Confirm your email address',
    paragraphs: [`Welcome to ${PRODUCT_NAME}. Confirm this address and you can start describing jewelry and see it made.`],
    action: { label: 'Confirm email address', url: `${publicUrl}/confirm-email?token=${encodeURIComponent(token)}` },
    note: `The link works once, within 24 hours. If you did not create an account, you can ignore this mail: nothing happens without the link.`,
  });

export const accountExistsMail = (to: string, publicUrl: string): Mail =>
  mailOf(to, `You already have an account at ${PRODUCT_NAME}`, {
    title: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, tried to create an account with this address. There is one already, so you can sign in with the password that you chose then.',
    ],
    action: { label: `Open ${PRODUCT_NAME}`, url: `${publicUrl}/` },
    note: 'If it was not you, there is nothing to do: nobody got into your account, and nothing in it was changed.',
  });
