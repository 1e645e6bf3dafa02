import { useQuery } from '@tanstack/react-query';
import { call, queryKeys } from '../session';

/** One's own bills, newest first. */
export const useInvoices = () =>
  useQuery({ queryKey: queryKeys.invoices, queryFn: async ({ signal }) => (await call('invoices', { signal })).data, staleTime: 0 });
