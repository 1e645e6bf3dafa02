import { QUOTE_TEXTS, type Estimate } from '@jewelry/contract';
import { isGuess, priceEstimate, type BillOfMaterials, type DesignSpec, type PriceEstimate } from '@jewelry/design';
import type { Deps } from '../../deps';
import { DesignWorkerUnavailable } from '../../designs/designWorker';
import { HttpError, isDatabaseOutage } from '../../http/errors';
import type { ImageRow } from '../images/imageView';
import { storedDesign } from '../images/storedDesign';
import { findBill, storeBill, storeEstimate } from './store';

export interface PricedDesign {
  readonly spec: DesignSpec;
  /** Whether the picture shows the design itself. */
  readonly basis: Estimate['basis'];
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
}

/** Basis of the price of an image with a design: a picture as imagined may differ from the design in details. */
export const basisOf = ({ imagined }: Pick<ImageRow, 'imagined'>): Estimate['basis'] =>
  imagined ? 'imagined' : 'design';

/**
 * The design that the picture was rendered from, else the one planned from its prompt. Null when the prompt states too
 * little.
 */
async function designOf(
  { designs }: Pick<Deps, 'designs'>,
  { prompt, metadata, imagined }: ImageRow,
): Promise<PricedDesign | null> {
  const { understood, not_understood: notUnderstood, presets, type, seed } = metadata;
  const design = storedDesign(metadata.design);
  if (design) return { spec: design, basis: basisOf({ imagined }), understood, notUnderstood };
  const answer = await designs.plan({
    prompt,
    presets,
    ...(type && { jewelryType: type }),
    ...(seed !== null && { seed: seed % 2 ** 32 }),
  });
  return isGuess(answer.spec)
    ? null
    : {
        spec: answer.spec,
        basis: 'imagined',
        understood: answer.understood,
        notUnderstood: answer.not_understood,
      };
}

/**
 * Computes the bill of an image once, since its design does not change.
 * @throws DesignWorkerUnavailable, or Error when it cannot be built
 */
export async function billOf(
  { db, designs }: Pick<Deps, 'db' | 'designs'>,
  image: Pick<ImageRow, 'id'>,
  spec: DesignSpec,
): Promise<BillOfMaterials> {
  const stored = await findBill(db, image.id);
  if (stored) return stored;
  const bill = await designs.weigh(image.id, spec);
  await storeBill(db, image.id, bill);
  return bill;
}

const usd = (cents: number): number => cents / 100;

/** The price of a weighed design at current metal prices. */
export const estimateOfBill = async (
  { prices }: Pick<Deps, 'prices'>,
  design: PricedDesign,
  bill: BillOfMaterials,
): Promise<Estimate> => {
  const metals = await prices.current();
  return estimateOf(priceEstimate(design.spec, bill, { metals, isImagined: design.basis === 'imagined' }), design);
};

function estimateOf(price: PriceEstimate, { basis, understood, notUnderstood }: PricedDesign): Estimate {
  return {
    estimatedCost: usd(price.cents),
    estimated_cost: usd(price.cents),
    currency: price.currency,
    low: usd(price.low_cents),
    high: usd(price.high_cents),
    basis,
    breakdown: price.breakdown.map(({ cents, ...line }) => ({ ...line, amount: usd(cents) })),
    prices_as_of: price.prices_as_of,
    understood: [...understood],
    not_understood: [...notUnderstood],
  };
}

const notEstimable = (cause?: unknown) => new HttpError(422, 'not_estimable', QUOTE_TEXTS.notEstimable, { cause });

/** Not a fault of the piece: the same request succeeds when the worker has caught up. */
const busy = (cause: unknown) =>
  new HttpError(503, 'unavailable', QUOTE_TEXTS.estimateBusy, { headers: { 'Retry-After': '5' }, cause });

/**
 * The current price of making the piece of an image; stored for lists.
 * @throws HttpError 422 when the prompt states too little or the piece cannot be built, 503 when too many estimates are
 * running
 */
export async function estimateImage(
  deps: Pick<Deps, 'db' | 'designs' | 'prices' | 'log'>,
  image: ImageRow,
): Promise<Estimate> {
  const failed = (error: unknown): never => {
    if (error instanceof DesignWorkerUnavailable) throw busy(error);
    if (isDatabaseOutage(error)) throw error;
    deps.log.error({ err: error, image: image.id }, 'estimate failed');
    throw notEstimable(error);
  };
  const design = await designOf(deps, image).catch(failed);
  if (!design) throw notEstimable();
  const bill = await billOf(deps, image, design.spec).catch(failed);
  const estimate = await estimateOfBill(deps, design, bill);
  await storeEstimate(deps.db, image.id, Math.round(estimate.estimatedCost * 100));
  return estimate;
}
