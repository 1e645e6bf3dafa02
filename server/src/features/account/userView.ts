import type { User } from '@jewelry/contract';
import type { SessionUser } from '../../http/call';

/** The account as its owner sees it. */
export const userView = (user: SessionUser): User => ({
  id: user.id,
  email: user.email,
  email_confirmed: user.emailConfirmed,
  first_name: user.firstName,
  last_name: user.lastName,
  subscription_plan: user.plan,
  pending_email: user.pendingEmail,
});
