/** Fits earrings into the length that a prompt states. */
import { extentsOf, wornLength } from '../extents';
import { LEAST_ADDED } from '../makers/earrings/build';
import { MOST_FALL } from '../makers/earrings/chandelier';
import { MOST_FALL as LONGEST_FALL } from '../makers/earrings/jhumkas';
import { EAR_MM } from '../makers/dimensions';
import { mm, within } from '../makers/maker';
import { buildPiece } from '../makers/registry';
import type { DesignPart, DesignSpec } from '../spec';
import { mapSlots, stonesIn } from '../spec/tree';

/** Accepted difference from the stated length, mm, and builds to reach it. */
const NEAR_MM = 0.6;
const BUILDS = 4;
/** Least widths of scaled stones and least height of a scaled figure, mm. */
const LEAST_MM = { stone: 1.6, halo: 0.9, figure: 5 } as const;

/** Length of what hangs, from top to bottom, mm. */
const lengthOf = (spec: DesignSpec): number => extentsOf(spec, buildPiece(spec)).whole[1];

/** Height of the hooks or lever backs above what hangs, which a stated length includes, mm. */
function hookOf(spec: DesignSpec): number {
  const extents = extentsOf(spec, buildPiece(spec));
  return mm(wornLength(extents) - extents.whole[1]);
}

const scaled = (part: DesignPart, by: number): DesignPart => ({
  ...part,
  params:
    typeof part.params['height'] === 'number'
      ? { ...part.params, height: mm(Math.max(LEAST_MM.figure, part.params['height'] * by)) }
      : part.params,
  ...(part.stones && {
    stones: part.stones.map((stone) =>
      // Small stones around a larger one are more instead.
      stone.role === 'halo' && by > 1
        ? stone
        : {
            ...stone,
            size_mm: mm(Math.max(stone.role === 'halo' ? LEAST_MM.halo : LEAST_MM.stone, stone.size_mm * by)),
          },
    ),
  }),
  children: mapSlots(part, (parts) => parts.map((one) => scaled(one, by))),
});

/** Height of the rings between parts, which no stone changes, mm. */
const FIXED_MM = 2;
interface Sized {
  name: string;
  mm: readonly [number, number];
  /** True when what hangs below is larger as well. */
  hangs?: boolean;
  /** The length of chains that makes up for what is missing, and the longest, mm. */
  chains?: { name: string; most: number };
}

/** Range of widths of pearls that hang from a bell, mm. */
const HUNG_MM = [1.4, 3.4] as const;
/** The measure by which other earrings are as long as stated, and its limits, mm. */
const SIZED_BY: Readonly<Record<string, Sized>> = {
  'geometric-drops': { name: 'height', mm: [7, 40] },
  chandeliers: { name: 'width', mm: [10, 24], chains: { name: 'fall', most: MOST_FALL } },
  climbers: { name: 'height', mm: [10, 40] },
  jhumkas: { name: 'radius', mm: [6, 15], hangs: true, chains: { name: 'fall', most: LONGEST_FALL } },
  chandbalis: { name: 'radius', mm: [8, 20] },
};

/** Earrings of one part in the size of a stated length, or as near to it as their limits allow. */
function sized(spec: DesignSpec, { name, mm: limits, hangs = false, chains }: Sized, wanted: number): DesignSpec {
  let now = spec;
  for (let i = 0; i < BUILDS; i++) {
    const actual = lengthOf(now);
    if (Math.abs(actual - wanted) <= NEAR_MM) break;
    const was = Number(now.root.params[name]);
    const value = within((was * wanted) / actual, limits);
    const stones = now.root.stones?.map((stone) =>
      hangs && stone.role === 'side'
        ? { ...stone, size_mm: within(stone.size_mm * (wanted / actual), HUNG_MM) }
        : stone,
    );
    now = {
      ...now,
      root: { ...now.root, params: { ...now.root.params, [name]: value }, ...(stones ? { stones } : {}) },
    };
  }
  const missing = mm(wanted - lengthOf(now));
  return chains !== undefined && missing > LEAST_ADDED
    ? { ...now, root: { ...now.root, params: { ...now.root.params, [chains.name]: Math.min(missing, chains.most) } } }
    : now;
}

/** Range of the chain of a threader in front of the ear, mm. */
const THREAD_MM = [6, 90] as const;

/** Threaders whose chain ends where they are as long as stated, with the arch over the lobe and what hangs below. */
function threaded(spec: DesignSpec, wanted: number): DesignSpec {
  const { params } = spec.root;
  const length = within(Number(params['length']) + wanted - lengthOf(spec), THREAD_MM);
  return { ...spec, root: { ...spec.root, params: { ...params, length } } };
}

/** Height up to which a figure that hangs alone is as long as stated, mm; on longer earrings it has this share. */
const MOST_FIGURE_MM = 30;
const FIGURE_SHARE = 0.5;
/** Width up to which hanging stones grow with it, mm, and the largest factor. */
const MOST_STONE_MM = 11;
const MOST_GROWTH = 1.5;

const enlarged = (spec: DesignSpec, by: number): DesignSpec =>
  by > 1 ? { ...spec, root: { ...spec.root, ...scaled(spec.root, by), metal: spec.root.metal } } : spec;

/** A figure alone, or stones of no stated size, are as large as the stated length allows, before chains are added. */
function grown(spec: DesignSpec, wanted: number, isSized: boolean): DesignSpec {
  const [front] = spec.root.children['front'] ?? [];
  if (front?.kind === 'figure.relief' && Object.keys(front.children).length === 0)
    return enlarged(
      spec,
      (wanted <= MOST_FIGURE_MM ? wanted : Math.min(wanted * FIGURE_SHARE, MOST_FIGURE_MM)) /
        Number(front.params['height']),
    );
  if (isSized || !front?.kind.startsWith('head.')) return spec;
  const largest = Math.max(...stonesIn(spec).map(({ size_mm }) => size_mm));
  const { length: _, ...bare } = spec.root.params;
  const actual = lengthOf({ ...spec, root: { ...spec.root, params: bare } });
  return enlarged(spec, Math.min(wanted / actual, MOST_GROWTH, MOST_STONE_MM / largest));
}

/** Tassels on hooks that are together as long as stated. */
function tasselled(spec: DesignSpec, tassel: DesignPart, wanted: number): DesignSpec {
  const length = mm(Number(tassel.params['length']) + wanted - hookOf(spec) - lengthOf(spec));
  const front = [{ ...tassel, params: { ...tassel.params, length: within(length, EAR_MM) } }];
  return { ...spec, root: { ...spec.root, children: { ...spec.root.children, front } } };
}

/** Kinds of fittings whose fronts hang as far down as their length states. */
const FITTINGS: ReadonlySet<string> = new Set(['ear.post', 'ear.hook', 'ear.lever']);

/**
 * Earrings that are not longer than stated: their stones and figures are smaller instead. Chains make up for what is
 * missing when they are built. Their own length is stored where neither reaches the stated one.
 * @param isSized true when the prompt states the size of a stone
 */
export function asLong(spec: DesignSpec, statedMm: number | undefined, isSized: boolean): DesignSpec {
  const measure = SIZED_BY[spec.root.kind];
  if (measure !== undefined && statedMm !== undefined) return sized(spec, measure, statedMm - hookOf(spec));
  if (spec.root.kind === 'ear.threader' && statedMm !== undefined) return threaded(spec, statedMm);
  const [hung] = spec.root.children['front'] ?? [];
  if (hung?.kind === 'tassel' && statedMm !== undefined) return tasselled(spec, hung, statedMm);
  const planned = spec.root.params['length'];
  if (typeof planned !== 'number' || !FITTINGS.has(spec.root.kind)) return spec;
  const wanted = statedMm === undefined ? planned : within(planned - hookOf(spec), EAR_MM);
  let now = grown(
    { ...spec, root: { ...spec.root, params: { ...spec.root.params, length: wanted } } },
    wanted,
    isSized,
  );
  let actual = lengthOf(now);
  // A gap that is too short for a chain is closed by slightly larger stones.
  const isOff = (): boolean => Math.abs(actual - wanted) > NEAR_MM && wanted - actual < LEAST_ADDED;
  for (let i = 1; i < BUILDS && isOff(); i++) {
    const by = (wanted - FIXED_MM) / (actual - FIXED_MM);
    now = { ...now, root: { ...now.root, ...scaled(now.root, by), metal: now.root.metal } };
    actual = lengthOf(now);
  }
  return Math.abs(actual - wanted) <= NEAR_MM
    ? now
    : { ...now, root: { ...now.root, params: { ...now.root.params, length: within(actual, EAR_MM) } } };
}
