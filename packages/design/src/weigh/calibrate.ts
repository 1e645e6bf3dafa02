/** Corrects the weights of a draft by those of another version of the piece. */
import type { PieceFacts } from '../facts';
import type { BillOfMaterials } from './billOfMaterials';

/** The weights of a version, as a draft and in full. */
export interface WeighedTwice {
  readonly draft: BillOfMaterials;
  readonly full: BillOfMaterials;
}

const rounded = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;

/** Ratio of an amount in the full piece to that in its draft; 1 when the draft has none. */
function ratioOf({ draft, full }: WeighedTwice, amount: (bill: BillOfMaterials) => number): number {
  const [drafted, whole] = [amount(draft), amount(full)];
  return drafted > 0 && whole > 0 ? whole / drafted : 1;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Scales metal, stones and inlays of a draft by the ratios between another version of the piece and that version's
 * draft. Exact up to rounding when the change does not alter the geometry.
 */
export function calibrated(facts: PieceFacts, version: WeighedTwice): PieceFacts {
  const metal = ratioOf(version, ({ metals }) => sum(metals.map(({ grams }) => grams)));
  const { bill, built } = facts;
  return {
    ...facts,
    built: { ...built, metals: built.metals.map((part) => ({ ...part, grams: rounded(part.grams * metal, 2) })) },
    bill: {
      ...bill,
      metals: bill.metals.map(({ alloy, cm3, grams }) => ({
        alloy,
        cm3: rounded(cm3 * metal, 3),
        grams: rounded(grams * metal, 2),
      })),
      // Faceted stones weigh the same in both; pearls and slabs are weighed by volume.
      stones: bill.stones.map((stone) => {
        const ratio = ratioOf(version, ({ stones }) =>
          sum(stones.filter(({ kind }) => kind === stone.kind).map(({ carats }) => carats)),
        );
        return { ...stone, carats: rounded(stone.carats * ratio, 3) };
      }),
      ...(bill.inlays && {
        inlays: bill.inlays.map(({ inlay, cm2 }) => ({
          inlay,
          cm2: rounded(
            cm2 *
              ratioOf(version, ({ inlays = [] }) =>
                sum(inlays.filter((other) => other.inlay === inlay).map((other) => other.cm2)),
              ),
            2,
          ),
        })),
      }),
    },
  };
}
