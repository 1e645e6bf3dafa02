import type { Built, Estimate } from '@jewelry/contract';
import { type BilledStones, type BillOfMaterials, caratsOfWidth, priceEstimate } from '@jewelry/design/price';
import { builtOf, designOf, pieceAt } from './pieces';
import type { Design, StoredImage } from './records';
import { hasImagined, type World } from './world';

/** The estimate of an image; null in a world without estimates. */
export const estimated = (world: World, image: StoredImage): Estimate | null =>
  world.estimates === 'good' ? estimateOf(image, { isImagined: hasImagined(world, image) }) : null;

/** Kinds of parts whose stones are set in the metal itself. */
const SET_IN_METAL: Readonly<Record<string, BilledStones['role']>> = { 'row.pave': 'pave', pave: 'pave', halo: 'halo' };

/**
 * The casts are safe: `pictures.json` is generated from valid designs, and changes are checked against its kinds, cuts
 * and alloys.
 */
function billOf({ metals, stones, parts }: Built, { root }: Design): BillOfMaterials {
  const roleOf = (part: string): string => {
    const kind = parts.find(({ id }) => id === part)?.kind ?? '';
    return SET_IN_METAL[kind] ?? root.stones?.find(({ role }) => role === part)?.role ?? 'accent';
  };
  const billed = stones.map(({ part, ...lot }) => {
    const { kind, cut } = lot as Pick<BilledStones, 'kind' | 'cut'>;
    return {
      ...lot,
      kind,
      cut,
      role: roleOf(part) as BilledStones['role'],
      carats: lot.count * caratsOfWidth(kind, cut, lot.size_mm),
    };
  });
  return {
    metals: metals.map(({ alloy, grams }) => ({
      alloy: alloy as BillOfMaterials['metals'][number]['alloy'],
      grams,
      cm3: 0,
    })),
    stones: billed,
  };
}

const usd = (cents: number): number => cents / 100;

/**
 * The price of an image by the rules and metal prices of the design package. The range is wider with a picture as
 * imagined.
 */
export function estimateOf(image: Pick<StoredImage, 'piece' | 'design'>, { isImagined = false } = {}): Estimate {
  const { type } = pieceAt(image.piece);
  const design = designOf(image);
  const price = priceEstimate(
    design as unknown as Parameters<typeof priceEstimate>[0],
    billOf(builtOf(image), design),
    { isImagined },
  );
  return {
    estimatedCost: usd(price.cents),
    estimated_cost: usd(price.cents),
    currency: price.currency,
    low: usd(price.low_cents),
    high: usd(price.high_cents),
    basis: isImagined ? 'imagined' : 'design',
    breakdown: price.breakdown.map(({ cents, ...line }) => ({ ...line, amount: usd(cents) })),
    prices_as_of: price.prices_as_of,
    understood: [type],
    not_understood: [],
  };
}
