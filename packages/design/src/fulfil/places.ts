/** Judges positions and colours that belong to a stone or a figure. */
import { PLACE_NOTE } from '../evidence';
import { gemOf } from '../catalogue/gems';
import type { Box } from '../extents';
import type { Requirement, StoneRole } from '../language/requirement';
import { partIdOf, partsIn } from '../spec/tree';
import type { Stone } from '../spec';
import type { BuiltDesign } from './built';
import { isMain } from './built';
import type { Verdict } from './verdict';
import { differently, met, not } from './verdict';

/** Maximum difference of hues that have one name, degrees. */
const SAME_HUE = 38;
/** Minimum saturation of a colour that has a hue. */
const COLOURED = 0.25;
/** Maximum brightness of black, linear. */
const BLACK = 0.05;

/** Hue in degrees, saturation and brightness of a linear colour, as HSV. */
function hsvOf([r, g, b]: readonly [number, number, number]): { hue: number; saturation: number; value: number } {
  const value = Math.max(r, g, b);
  const range = value - Math.min(r, g, b);
  const sector =
    range === 0 ? 0 : value === r ? (g - b) / range : value === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: (sector * 60 + 360) % 360, saturation: value === 0 ? 0 : range / value, value };
}

/** True when two kinds of stones are of one colour by the averages of their bodies. */
export function isOfOneColour(one: Stone['kind'], other: Stone['kind']): boolean {
  if (one === other) return true;
  const [a, b] = [hsvOf(gemOf(one).optics.average), hsvOf(gemOf(other).optics.average)];
  const hasHue = ({ saturation, value }: typeof a): boolean => saturation > COLOURED && value > BLACK;
  if (hasHue(a) !== hasHue(b)) return false;
  if (!hasHue(a)) return a.value < BLACK === b.value < BLACK;
  const apart = Math.abs(a.hue - b.hue);
  return Math.min(apart, 360 - apart) < SAME_HUE;
}

/** Judges the colour of a stone that has its own name, by the stone that it stands by, else by every stone. */
export function judgeShade(built: BuiltDesign, { value, of }: Requirement): Verdict {
  const named = built.stones.find(({ kind }) => kind === value);
  if (named) return met(built.partOf(named));
  const own = built.stones.filter(({ kind }) => kind === of);
  const alike = (own.length > 0 ? own : built.stones).find(({ kind }) => isOfOneColour(kind, value as Stone['kind']));
  if (alike) return met(built.partOf(alike));
  return own[0]
    ? differently(`The ${gemOf(own[0].kind).name} has its usual color.`, built.partOf(own[0]))
    : not('No stone has this color.');
}

/** Rings whose figure winds around the finger. */
const WINDING: ReadonlySet<string> = new Set(['octopus-ring', 'snake-ring']);

/** The id of the middle ring of a stack; empty without one. */
function middleRing({ facts }: BuiltDesign): string {
  const rings = 1 + facts.built.parts.filter(({ id }) => /^ring-\d+$/.test(id)).length;
  return rings > 1 && rings % 2 === 1 ? `ring-${(rings + 1) / 2}` : '';
}

/** True for the two stones of an open bangle, which are at its ends. */
const areAtEnds = ({ asBuilt, stones }: BuiltDesign): boolean =>
  asBuilt.root.kind === 'bangle' &&
  ['torque', 'cuff', 'bypass'].includes(String(asBuilt.root.params['form'])) &&
  stones.reduce((sum, { count }) => sum + count, 0) === 2;

/** Note for positions that the geometry contradicts, and for those that it does not decide. */
const ELSEWHERE = 'It sits elsewhere on the piece.';
const SEE = 'Look at the picture for where it sits.';

type Axis = 0 | 1 | 2;
const middleOf = ([low, high]: Box, k: Axis): number => (low[k] + high[k]) / 2;

/** Kinds of parts that something may be above, below or in the middle of, besides those that hold stones. */
const SHOWN = /^(?:figure|plate)\./;

/** Parts that a piece is worn by. */
const FITTINGS: ReadonlySet<string> = new Set([
  'chain',
  'bail',
  'thread',
  'drop',
  'ear-post',
  'lever-back',
  'ear-hook',
  'pin-back',
  'toggle',
]);

/** Share of a piece's depth that is its front, and of a part's size that is its middle. */
const FRONT_SHARE = 0.3;
const MIDDLE_SHARE = 0.15;
/** The lowest part reaches as low as the piece within this length, mm. */
const END_MM = 1;

/** True when the thing sits at a position, by the boxes of the parts; null when they do not tell. */
function isAt(built: BuiltDesign, place: string, own: readonly string[]): boolean | null {
  const { boxes, parts } = built.facts.extents;
  const things = own.flatMap((id) => (boxes[id] ? [boxes[id]] : []));
  const all = Object.entries(boxes);
  if (things.length === 0) return null;
  const { stones, parts: kinds } = built.facts.built;
  const shown = new Set([
    ...stones.map(({ part }) => part),
    ...kinds.flatMap(({ id, kind }) => (SHOWN.test(kind) || kind === id ? [id] : [])),
  ]);
  const others = all.flatMap(([id, box]) =>
    shown.has(id) && !own.includes(id) && !FITTINGS.has(id) && id !== built.spec.root.id ? [box] : [],
  );
  const lowest = Math.min(...all.map(([, [low]]) => low[1]));
  switch (place) {
    case 'above':
      return others.length === 0
        ? null
        : things.some((one) => others.every((other) => middleOf(one, 1) > middleOf(other, 1)));
    case 'below':
      return others.length === 0
        ? null
        : things.some((one) => others.every((other) => middleOf(one, 1) < middleOf(other, 1)));
    case 'front': {
      const back = Math.min(...all.map(([, [low]]) => low[2]));
      const front = Math.max(...all.map(([, [, high]]) => high[2]));
      return things.every(([, high]) => high[2] >= front - FRONT_SHARE * (front - back));
    }
    case 'end':
      if (own.includes('tips') || own.some((id) => (parts[id]?.count ?? 1) > 1)) return true;
      return built.spec.type === 'ring' || built.spec.type === 'bracelet'
        ? false
        : things.some(([low]) => low[1] <= lowest + END_MM);
    case 'center': {
      const isAmid = ([low, high]: Box, one: Box): boolean =>
        ([0, 1] as const).every(
          (k) => Math.abs(middleOf(one, k) - (low[k] + high[k]) / 2) <= MIDDLE_SHARE * (high[k] - low[k]),
        );
      const isBetween = (one: Box): boolean =>
        others.some((other) => middleOf(other, 1) > middleOf(one, 1)) &&
        others.some((other) => middleOf(other, 1) < middleOf(one, 1));
      return things.some((one) => others.some((other) => isAmid(other, one)) || isBetween(one));
    }
    default:
      return null;
  }
}

/** Judges a position of a stone or a figure. */
export function judgePlace(built: BuiltDesign, { value, of, text }: Requirement): Verdict {
  const group = built.stones.filter(({ kind }) => kind === of);
  if (group.length === 0) return judgePlaceOfFigure(built, value, of ?? '');
  const own = [...new Set(built.facts.built.stones.filter(({ kind }) => kind === of).map(({ part }) => part))];
  const [first] = group;
  // The stone of a name is at its last letter.
  const isAtName =
    value === 'end' &&
    built.facts.built.parts.some(({ kind }) => kind === 'plate.name') &&
    built.partOf(first!) === 'head';
  if (isAtName) return met('head');
  if (value === 'end' && areAtEnds(built)) return met(built.partOf(first!));
  const middle = middleRing(built);
  const onMiddle = group.find((one) => built.partOf(one)?.startsWith(middle));
  if (value === 'one' && middle !== '' && onMiddle && /middle/i.test(text)) return met(middle);
  const there =
    value === 'center' || value === 'side' || value === 'halo'
      ? group.find((one) => built.placed(value as StoneRole, one))
      : undefined;
  if (there) {
    const isRow = value === 'center' && isMain(there) && there.count > built.copies;
    return isRow ? differently(`Set with ${there.count}.`, built.partOf(there)) : met(built.partOf(there));
  }
  const isThere = isAt(built, value, own);
  if (isThere === true) return met(own[0]);
  const note = isThere === false ? ELSEWHERE : (PLACE_NOTE[value as StoneRole] ?? SEE);
  return differently(note, own[0]);
}

function judgePlaceOfFigure(built: BuiltDesign, place: string, figure: string): Verdict {
  const { asBuilt, facts } = built;
  const part = facts.built.parts.find(({ id }) => id.includes(partIdOf(figure)));
  if (figure === '' || !part) return not('It is not on the piece.');
  // The opening of a bangle is at its front.
  if ((place === 'end' || place === 'front') && asBuilt.root.params['ends'] === 'yes') return met(part.id);
  if (place === 'wrap') return WINDING.has(asBuilt.root.kind) ? met(part.id) : differently(ELSEWHERE, part.id);
  const isBeside = [...partsIn(asBuilt.root)].some(
    ({ id, kind, params }) => id === part.id && (params['place'] === 'both' || kind === 'row.leaves'),
  );
  if (place === 'side' ? isBeside : place === 'center' && !isBeside) return met(part.id);
  const alike = facts.built.parts.filter(({ id, kind }) => id === part.id || kind === part.kind).map(({ id }) => id);
  const isThere = place === 'side' || place === 'center' ? false : isAt(built, place, alike);
  if (isThere === true) return met(part.id);
  return differently(isThere === false ? ELSEWHERE : SEE, part.id);
}
