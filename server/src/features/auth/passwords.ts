import { randomBytes } from 'node:crypto';
import { TEXTS } from '@jewelry/contract';
import { hash, verify, type Options } from '@node-rs/argon2';
import { HttpError } from '../../http/errors';
import { COMMON_PASSWORDS } from './commonPasswords';

/** Argon2id parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane; about 30 ms. */
const COST: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Verified when there is no hash, so that an unknown address takes the same time. */
const decoyHash = hashPassword(randomBytes(32).toString('base64'));

/** Verifies a password. Without a hash it does the same work and returns false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await decoyHash), password);
  return isRight && stored !== undefined;
}

/** | @throws HttpError 400 at `field` for a common password */
export function requireUncommon(password: string, field: string): void {
  if (!COMMON_PASSWORDS.has(password.toLowerCase())) return;
  throw new HttpError(400, 'validation_failed', TEXTS.passwordTooCommon, {
    fields: { [field]: TEXTS.passwordTooCommon },
  });
}
