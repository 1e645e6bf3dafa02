import { ATELIER_NAME, type PlanKey } from '@jewelry/contract/constants';
import { seededId } from './ids';
import { PIECES, pieceAt } from './pieces';
import type { Account, MailLink, StoredImage } from './records';

export const ACCOUNT_NAMES = ['unconfirmed', 'free', 'pro', 'business'] as const;
/** Accounts to sign in as, in stories and in development. */
export type AccountName = (typeof ACCOUNT_NAMES)[number];

/** The password of every seeded account. */
export const MOCK_PASSWORD = 'filigree-mocks';

const PEOPLE: Record<
  AccountName | 'atelier' | 'farah' | 'karim',
  { first: string | null; last: string | null; plan: PlanKey; isConfirmed: boolean }
> = {
  unconfirmed: { first: null, last: null, plan: 'free', isConfirmed: false },
  free: { first: 'Layla', last: 'Haddad', plan: 'free', isConfirmed: true },
  pro: { first: 'Omar', last: 'Nasser', plan: 'pro', isConfirmed: true },
  business: { first: 'Mira', last: 'Castellan', plan: 'business', isConfirmed: true },
  atelier: { first: ATELIER_NAME, last: null, plan: 'business', isConfirmed: true },
  farah: { first: 'Farah', last: 'Idris', plan: 'pro', isConfirmed: true },
  karim: { first: 'Karim', last: 'Aziz', plan: 'free', isConfirmed: true },
};

type PersonName = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as PersonName[];

export const accountId = (name: PersonName): string => seededId('account', NAMES.indexOf(name) + 1);

export const seededAccounts = (): Account[] =>
  NAMES.map((name) => ({
    id: accountId(name),
    email: `${name}@example.com`,
    password: MOCK_PASSWORD,
    email_confirmed: PEOPLE[name].isConfirmed,
    first_name: PEOPLE[name].first,
    last_name: PEOPLE[name].last,
    subscription_plan: PEOPLE[name].plan,
    promo_code: null,
    given_until: null,
    pending_email: null,
    resent_at: null,
  }));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tokens of email links that exist in every world, one for each outcome. */
export const MOCK_TOKENS = {
  confirm: 'confirm-unconfirmed',
  confirmUsed: 'confirm-free',
  confirmExpired: 'confirm-expired',
  /** Changes the address of the free account to `NEW_ADDRESS`. */
  changeEmail: 'change-free',
  reset: 'reset-free',
  resetUsed: 'reset-used',
  resetExpired: 'reset-expired',
  unknown: 'made-up',
} as const;

/** The pending address in the scenario `pendingEmail`. */
export const NEW_ADDRESS = 'layla.haddad@example.com';

/** A confirmation link for every account, and valid, used and expired links of the other kinds. */
export function seededLinks(now: number): MailLink[] {
  const link = (
    token: string,
    purpose: MailLink['purpose'],
    owner: PersonName,
    rest: Partial<MailLink> = {},
  ): MailLink => ({
    token,
    purpose,
    account_id: accountId(owner),
    email: `${owner}@example.com`,
    expires_at: now + DAY,
    is_used: false,
    ...rest,
  });
  return [
    ...NAMES.map((name) => link(`confirm-${name}`, 'confirm_email', name, { is_used: PEOPLE[name].isConfirmed })),
    link(MOCK_TOKENS.confirmExpired, 'confirm_email', 'unconfirmed', { expires_at: now - MINUTE }),
    link(MOCK_TOKENS.changeEmail, 'change_email', 'free', { email: NEW_ADDRESS }),
    link(MOCK_TOKENS.resetUsed, 'reset_password', 'free', { is_used: true }),
    link(MOCK_TOKENS.resetExpired, 'reset_password', 'free', { expires_at: now - MINUTE }),
    link(MOCK_TOKENS.reset, 'reset_password', 'free'),
  ];
}

const imagesOf = (owner: PersonName, count: number, first: number, now: number): StoredImage[] =>
  Array.from({ length: count }, (_, index) => {
    const serial = first + index;
    const piece = (serial * 5) % PIECES.length;
    const id = seededId('image', serial);
    return {
      id,
      piece_id: id,
      parent_id: null,
      design: null,
      name: null,
      owner_id: accountId(owner),
      prompt: pieceAt(piece).prompt,
      piece,
      seed: serial * 7919,
      created_at: new Date(now - serial * 37 * MINUTE).toISOString(),
      is_private: (owner === 'pro' || owner === 'business') && index % 4 === 1,
      removed_at: null,
      removal: null,
      has_drawing: false,
      has_estimate: false,
      is_painted: false,
      drawing: null,
      other_likes: (serial * 89) % 241,
    };
  });

/**
 * 44 public images of three accounts, and a collection of 14 for each account to sign in as, except the unconfirmed
 * one.
 */
export const seededImages = (now: number): StoredImage[] => [
  ...imagesOf('atelier', 24, 1, now),
  ...imagesOf('farah', 12, 25, now),
  ...imagesOf('karim', 8, 37, now),
  ...imagesOf('free', 14, 101, now),
  ...imagesOf('pro', 14, 201, now),
  ...imagesOf('business', 14, 301, now),
];
