import type { AccountName } from './seed';
import type { Network } from './world';

/** How the developer has set the world up; kept for the tab, as what the world remembers is. */
export interface DevelopmentSettings {
  account: AccountName | 'anonymous';
  network: Network | 'delayed';
  isEmpty: boolean;
  failsToGenerate: boolean;
  quotaSpent: boolean;
}
