import { PRODUCT_NAME } from '@jewelry/contract/constants';

export interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

export const termsUpdated = 'Last updated April 21, 2025';

/** SAMPLE LEGAL TEXT, not legal advice: the operator replaces it with their terms before the product goes public. */
export const terms: readonly TermsSection[] = [
  {
    title: `What ${PRODUCT_NAME} is`,
    paragraphs: [
      `${PRODUCT_NAME} turns your words and drawings into pictures of jewelry, estimates what a piece would cost, and passes a design on to our workshop when you ask for it. These terms apply whenever you use it.`,
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You need an account with a confirmed email address to create pictures. Give an address that is yours, keep your password to yourself, and tell us when something looks wrong. What happens under your account counts as done by you.',
      'You must be at least 16 years old, or as old as the law of your country requires.',
    ],
  },
  {
    title: 'What you may create',
    paragraphs: [
      'Describe whatever you would like to see made. Do not ask for anything unlawful, hateful or degrading, and do not copy a design, a trademark or a likeness that you have no right to use.',
      'We may remove pictures that break these rules and, when it happens again, close the account.',
    ],
  },
  {
    title: 'Your words, drawings and pictures',
    paragraphs: [
      'Your words and drawings stay yours. As between you and us, the pictures made from them are yours as well, and you may use them for yourself and for your business.',
      'Other people may have written a similar prompt and received a similar picture; we cannot promise that a design is unique or that it may be protected.',
    ],
  },
  {
    title: 'Public and private pictures',
    paragraphs: [
      'On the free plan your pictures are public: everybody can see them in the gallery together with the name in your account, like them, and reuse their prompt. On a paid plan you decide for each picture.',
      'Anyone with the link of a picture can open it. Deleting a picture takes it out of the gallery and makes its link lead nowhere.',
    ],
  },
  {
    title: 'Plans and payment',
    paragraphs: [
      'Each plan allows a number of pictures per day, shown where you choose it. A picture that fails or that you cancel does not count.',
      'Paid plans are charged in advance, by the month or by the year, and renew until you cancel. You may cancel at any time; the plan then runs to the end of what has been paid.',
    ],
  },
  {
    title: 'Price estimates and quotes',
    paragraphs: [
      'A price shown with a picture is an estimate from the metal, the stones and the work that we see in the design, at the metal prices of the date beside it. It is not an offer.',
      'An order comes about only when our workshop has checked the design, sent you a quote, and you have accepted it in writing.',
    ],
  },
  {
    title: 'Making and delivery',
    paragraphs: [
      'Pieces are made by hand in Dubai, UAE. A finished piece may differ a little from its picture, as gold and stones do. Times of delivery in a quote are our best judgement; we tell you when one changes.',
      'Pieces made to your own design cannot be returned because you changed your mind. Your rights when something is faulty are not touched by this.',
    ],
  },
  {
    title: 'Downloads and watermarks',
    paragraphs: [
      'Depending on your plan, pictures carry a watermark. Do not remove it, and do not present a picture made by another person as your own.',
    ],
  },
  {
    title: 'Your data',
    paragraphs: [
      'We keep what we need to run the service: your account, your prompts, drawings and pictures, and what you send us. We do not sell it. A model provider that makes a picture for us receives the prompt and the drawing, and not your name or address.',
      'You may ask for a copy of your data or for its deletion at any time.',
    ],
  },
  {
    title: 'Availability and changes',
    paragraphs: [
      'We work to keep the service running, and still it may be interrupted, slower than usual, or changed. When a change takes away something that you have paid for, we give back the part that is not used.',
    ],
  },
  {
    title: 'What we are liable for',
    paragraphs: [
      'We are liable without limit where the law says so. In all other cases we are liable for foreseeable damage that we caused by breaking a main duty of these terms, and for no more than you paid us in the twelve months before.',
    ],
  },
  {
    title: 'Ending, law and contact',
    paragraphs: [
      'You may close your account at any time; we may close it with a notice of 30 days, or at once after a serious breach. When these terms change we tell you before, and you may leave.',
      'The law of the place in which the operator has its seat applies, without taking away the protection of the law where you live. Write to us through Report a Bug, or answer any of our mails.',
    ],
  },
];
