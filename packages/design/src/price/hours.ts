import type { DesignSpec } from '../spec';
import { PRICES, type PriceTable } from './table';

/** Input of the hours at the bench. */
export type WorkedDesign = Pick<DesignSpec, 'type' | 'construction' | 'motif'>;

/** Hours at the bench, to a tenth. */
export function benchHours(
  { type, construction: { openwork, balance, layers }, motif }: WorkedDesign,
  table: PriceTable = PRICES,
): number {
  const factor = table.openwork[openwork] * table.balance[balance] * (1 + table.layer * (layers - 1));
  return Math.round((table.bench_hours[type] * factor + (motif === null ? 0 : table.motif_hours)) * 10) / 10;
}
