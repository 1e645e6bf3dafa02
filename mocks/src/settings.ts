import type { AccountName } from './seed';
import type { Network } from './world';

/** The developer's settings of the mocks; stored per tab, like the state. */
export interface DevelopmentSettings {
  account: AccountName | 'anonymous';
  network: Network | 'delayed';
  isEmpty: boolean;
  failsToGenerate: boolean;
  quotaSpent: boolean;
}
