import { randomBytes } from 'node:crypto';
import { TEXTS } from '@jewelry/contract';
import { hash, verify, type Options } from '@node-rs/argon2';
import { HttpError } from '../../http/errors';
import { COMMON_PASSWORDS } from './commonPasswords';

/** Argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane; about 30 ms. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Takes the place of a hash that is not there, so that an unknown address costs the same time. */
const decoyHash = hashPassword(randomBytes(32).toString('base64'));

/** Whether the password is the hash's; without a hash never, after the same work. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoyHash), password);
  return isRight && stored !== undefined;
}

/** @throws HttpError 400 at `field` for a password that is on every list that guessers begin with. */
export function requireUncommon(password: string, field: string): void {
  if (!COMMON_PASSWORDS.has(password.toLowerCase())) return;
  throw new HttpError(400, 'validation_failed', TEXTS.passwordTooCommon, {
    fields: { [field]: TEXTS.passwordTooCommon },
  });
}
