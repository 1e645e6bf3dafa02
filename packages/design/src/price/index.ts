/** Rules of price and weight without geometry, for the browser and the mocks. */
export { GEM_SWATCHES } from '../catalogue/gems';
export { caratsOfWidth } from '../gems/carats';
export type { DesignSpec, GemKind } from '../spec';
export type { BilledStones, BillOfMaterials } from '../weigh/billOfMaterials';
export { priceEstimate, type PriceEstimate } from './estimate';
