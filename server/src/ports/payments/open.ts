import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { Database } from '../../database/pool';
import { noPayments } from './noPayments';
import type { Payments } from './payments';
import { stripePayments } from './stripePayments';
import { testPayments } from './testPayments';

/** The configured provider; without one the test checkout, and none in production. */
export function openPayments({ payments, environment, publicUrl }: Config, db: Database, clock: Clock): Payments {
  if (payments) return stripePayments(payments, publicUrl);
  return environment === 'production' ? noPayments : testPayments(db, clock, publicUrl);
}
