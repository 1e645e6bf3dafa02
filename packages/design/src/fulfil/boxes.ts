/** Positions of stones and parts by their boxes in the geometry. */
import { cues } from '../language/cues';
import type { Box } from '../extents';
import type { Vec3 } from '../piece';
import { SHOWN, type BuiltDesign } from './built';
import { areOnBothSides, middleOf } from './positions';
import { setOf } from '../wordList';

/** Parts that a piece is worn by. */
const FITTINGS: ReadonlySet<string> = setOf('chain bail thread ear-post lever-back ear-hook pin-back toggle');

/** Share of a piece's depth that is its front, and of a part's size that is its middle. */
const FRONT_SHARE = 0.3;
const MIDDLE_SHARE = 0.15;
/** What reaches as far as the piece within this length is at its end, mm. */
const END_MM = 1;

/** Words for the lowest place. */
const BOTTOM = cues`${'lowest-place'}`;

/** Words for each of several things. */
export const EACH = cues`${'each'}|${'both'}`;

/** Things with their boxes, and the boxes of what they lie above, below or in the middle of. */
export interface Placed {
  readonly own: readonly Box[];
  readonly others: readonly Box[];
  /** Ids of the parts that hold or are the things. */
  readonly ids: readonly string[];
}

const boxOf = (at: Vec3, mm: number): Box => [
  at.map((x) => x - mm / 2) as unknown as Vec3,
  at.map((x) => x + mm / 2) as unknown as Vec3,
];

/** Ids of parts that go around another part and share its place. */
const AROUND = /^(?:border|halo)/;

/** Boxes of figures, plates and the like, without those of some parts. */
function shownBoxes({ facts: { built, extents }, spec }: BuiltDesign, but: ReadonlySet<string>): Box[] {
  const holders = new Set(built.stones.map(({ part }) => part));
  return built.parts.flatMap(({ id, kind }) =>
    (SHOWN.test(kind) || (kind === id && !holders.has(id))) &&
    !but.has(id) &&
    !FITTINGS.has(id) &&
    !id.endsWith('-inlay') &&
    !AROUND.test(id) &&
    id !== spec.root.id &&
    extents.boxes[id]
      ? [extents.boxes[id]]
      : [],
  );
}

/** The stones of a kind, among the other stones and the figures. */
export function stoneBoxes(built: BuiltDesign, kind: string): Placed {
  const { stones } = built.facts.extents;
  const own = stones.filter((one) => one.kind === kind);
  const others = stones.filter((one) => one.kind !== kind);
  return {
    own: own.map(({ at, mm }) => boxOf(at, mm)),
    others: [...others.map(({ at, mm }) => boxOf(at, mm)), ...shownBoxes(built, new Set())],
    ids: [...new Set(own.map(({ part }) => part))],
  };
}

/** Parts, among the stones that they do not hold and the other figures. */
export function partBoxes(built: BuiltDesign, ids: readonly string[]): Placed {
  const { boxes, stones } = built.facts.extents;
  return {
    own: ids.flatMap((id) => (boxes[id] ? [boxes[id]] : [])),
    others: [
      ...stones.filter(({ part }) => !ids.includes(part)).map(({ at, mm }) => boxOf(at, mm)),
      ...shownBoxes(built, new Set(ids)),
    ],
    ids,
  };
}

/** Equal stones are at least this share of the widest of their kind. */
const LARGE_SHARE = 0.8;
const widthOf = ([low, high]: Box): number => high[0] - low[0];
const heightOf = (box: Box): number => middleOf(box)[1];

/** True for things at the ends of a piece: at its lowest, or at both ends where the words say each. */
function areAtEnd({ facts: { extents }, spec }: BuiltDesign, { own, ids }: Placed, text: string): boolean {
  if (ids.includes('tips') || ids.some((id) => (extents.parts[id]?.count ?? 1) > 1)) return true;
  if (spec.type === 'ring' || spec.type === 'bracelet') return false;
  const all = Object.values(extents.boxes);
  if (EACH.test(text) && own.length < 2) return false;
  const lowest = Math.min(...all.map(([low]) => low[1]));
  const middle = middleOf(all.flat());
  return own.some(([low]) => low[1] <= lowest + END_MM) || areOnBothSides(own.map(middleOf), middle);
}

/** What is further from both middles than this share of a piece's size is in a corner. */
const CORNER_SHARE = 0.2;

/** True when things sit at a position; null when the boxes do not tell. */
export function isAt(built: BuiltDesign, place: string, placed: Placed, text: string): boolean | null {
  const { own, others } = placed;
  if (own.length === 0) return null;
  // Small ones of the same kind may be elsewhere too.
  const widest = Math.max(...own.map(widthOf));
  const large = own.filter((one) => widthOf(one) >= LARGE_SHARE * widest);
  switch (place) {
    case 'above':
    case 'below': {
      const way = place === 'above' ? 1 : -1;
      const isFurther = (one: Box, other: Box): boolean => way * (heightOf(one) - heightOf(other)) > 0;
      // "At the bottom": the lowest of all.
      const all = Object.values(built.facts.extents.boxes);
      const lowest = Math.min(...all.map(([low]) => low[1])) + END_MM;
      const highest = Math.max(...all.map(([, high]) => high[1])) - END_MM;
      if (BOTTOM.test(text) && own.some(([low, high]) => low[1] <= lowest && high[1] < highest)) return true;
      if (others.length > 0) return large.every((one) => others.every((other) => isFurther(one, other)));
      const body = built.facts.extents.boxes[built.spec.root.id];
      return body && own.every((one) => isFurther(one, body)) ? true : null;
    }
    case 'front': {
      const all = Object.values(built.facts.extents.boxes);
      // The front of a necklace is the lowest part of its curve; other pieces face the viewer.
      const isNecklace = built.spec.type === 'necklace';
      const k = isNecklace ? 1 : 2;
      const least = Math.min(...all.map(([low]) => low[k]));
      const most = Math.max(...all.map(([, high]) => high[k]));
      const share = FRONT_SHARE * (most - least);
      return isNecklace
        ? own.some(([low]) => low[1] <= least + share)
        : own.every(([, high]) => high[2] >= most - share);
    }
    case 'end':
      return areAtEnd(built, placed, text);
    case 'center': {
      const isAmid = ([low, high]: Box, one: Box): boolean =>
        ([0, 1] as const).every(
          (k) => Math.abs(middleOf(one)[k] - (low[k] + high[k]) / 2) <= MIDDLE_SHARE * (high[k] - low[k]),
        );
      const isBetween = (one: Box): boolean =>
        others.some((other) => heightOf(other) > heightOf(one)) &&
        others.some((other) => heightOf(other) < heightOf(one));
      return own.some((one) => others.some((other) => isAmid(other, one)) || isBetween(one));
    }
    case 'corner': {
      if (built.copies > 1) return null;
      const all = Object.values(built.facts.extents.boxes);
      return own.every((one) =>
        ([0, 1] as const).every((k) => {
          const least = Math.min(...all.map(([low]) => low[k]));
          const most = Math.max(...all.map(([, high]) => high[k]));
          return Math.abs(middleOf(one)[k] - (least + most) / 2) > CORNER_SHARE * (most - least);
        }),
      );
    }
    default:
      return null;
  }
}
