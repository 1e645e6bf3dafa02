import { QUOTE_TEXTS, type Estimate } from '@jewelry/contract';
import { isGuess, priceEstimate, type BillOfMaterials, type DesignSpec, type PriceEstimate } from '@jewelry/design';
import type { Deps } from '../../deps';
import { DesignWorkerUnavailable } from '../../designs/designWorker';
import { HttpError, isDatabaseOutage } from '../../http/errors';
import type { ImageRow } from '../images/imageView';
import { storedDesign } from '../images/storedDesign';
import { findBill, storeBill, storeEstimate } from './store';

export interface ReadDesign {
  readonly spec: DesignSpec;
  /** Whether the picture is that of the design alone. */
  readonly basis: Estimate['basis'];
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
}

/** What a price of an image with a design is based on: a picture as imagined need not match the design in every detail. */
export const basisOf = ({ imagined }: Pick<ImageRow, 'imagined'>): Estimate['basis'] =>
  imagined ? 'imagined' : 'design';

/**
 * The design that the picture was made of; of a picture of another maker, what its words say. Null when they say
 * nothing.
 */
async function designOf(
  { designs }: Pick<Deps, 'designs'>,
  { prompt, metadata, imagined }: ImageRow,
): Promise<ReadDesign | null> {
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
 * Weighs the piece of an image once: its design does not change.
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

/** The price of a weighed design at today's prices of metals. */
export const estimateOfBill = async (
  { prices }: Pick<Deps, 'prices'>,
  design: ReadDesign,
  bill: BillOfMaterials,
): Promise<Estimate> => {
  const metals = await prices.current();
  return estimateOf(priceEstimate(design.spec, bill, { metals, isImagined: design.basis === 'imagined' }), design);
};

function estimateOf(price: PriceEstimate, { basis, understood, notUnderstood }: ReadDesign): Estimate {
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

/** Says nothing about the piece: the same request succeeds when the worker has caught up. */
const busy = (cause: unknown) =>
  new HttpError(503, 'unavailable', QUOTE_TEXTS.estimateBusy, { headers: { 'Retry-After': '5' }, cause });

/**
 * What making the piece of a picture would cost today. Lists carry the price from then on.
 * @throws HttpError 422 when the picture says too little or cannot be built, 503 when too many estimates are under way.
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
