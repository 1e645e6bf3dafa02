import { PLANS } from '@jewelry/contract';
import type { HandlersOf } from '../../http/serve';

export const planHandlers = (): HandlersOf<'plans'> => ({
  plans: async () => ({ status: 200, body: { data: PLANS.toSorted((a, b) => a.sortOrder - b.sortOrder) } }),
});
