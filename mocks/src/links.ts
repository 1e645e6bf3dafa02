import { CONFIRMATION_LINK_HOURS, PATHS, RESET_LINK_HOURS } from '@jewelry/contract/constants';
import type { Account, LinkPurpose, MailLink } from './records';
import { accountAt, type World } from './world';

const HOUR_MS = 60 * 60_000;
const HOURS: Record<LinkPurpose, number> = {
  confirm_email: CONFIRMATION_LINK_HOURS,
  change_email: CONFIRMATION_LINK_HOURS,
  reset_password: RESET_LINK_HOURS,
};

/** The page that an emailed link opens. */
export const pathOfLink = ({ purpose, token }: MailLink): string =>
  `${purpose === 'reset_password' ? PATHS.resetPassword : PATHS.confirmEmail}?token=${encodeURIComponent(token)}`;

/** Sends a link to an account, or to the new address that it requested. */
export function mailLink(world: World, account: Account, purpose: LinkPurpose, email = account.email): void {
  world.state.serial += 1;
  const token = `${purpose.replace('_', '-')}-${world.state.serial}`;
  world.state.links.push({
    token,
    purpose,
    account_id: account.id,
    email,
    expires_at: world.clock.now() + HOURS[purpose] * HOUR_MS,
    is_used: false,
  });
}

/** A valid link with its account. */
export function findLink(
  world: World,
  token: string,
  purposes: readonly LinkPurpose[],
): { link: MailLink; account: Account } | undefined {
  const link = world.state.links.find((candidate) => candidate.token === token && purposes.includes(candidate.purpose));
  const account = world.state.accounts.find((candidate) => candidate.id === link?.account_id);
  return link && account && !link.is_used && link.expires_at > world.clock.now() ? { link, account } : undefined;
}

/** Applies the link of a confirmation or of a change of address. */
export function useConfirmation(world: World, token: string): 'confirmed' | 'used' | 'invalid' {
  const used = world.state.links.find(
    (candidate) => candidate.token === token && candidate.is_used && candidate.purpose !== 'reset_password',
  );
  if (used)
    return world.state.accounts.some((account) => account.id === used.account_id && account.email_confirmed)
      ? 'used'
      : 'invalid';
  const found = findLink(world, token, ['confirm_email', 'change_email']);
  if (!found) return 'invalid';
  const { link, account } = found;
  if (link.purpose === 'confirm_email' && account.email_confirmed && account.email === link.email) return 'used';
  const isCurrent =
    link.purpose === 'confirm_email'
      ? account.email === link.email
      : account.pending_email === link.email && !accountAt(world, link.email);
  if (!isCurrent) return 'invalid';
  link.is_used = true;
  account.email = link.email;
  account.email_confirmed = true;
  account.pending_email = null;
  return 'confirmed';
}
