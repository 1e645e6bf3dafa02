/** Judges positions and colours that belong to a stone or a figure. */
import { PLACE_NOTE } from '../evidence';
import { gemOf } from '../catalogue/gems';
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

/** Note for positions that the geometry does not confirm. */
const ELSEWHERE = 'It sits elsewhere on the piece.';

/** Judges a position of a stone or a figure. */
export function judgePlace(built: BuiltDesign, { value, of, text }: Requirement): Verdict {
  const group = built.stones.filter(({ kind }) => kind === of);
  if (group.length === 0) return judgePlaceOfFigure(built, value, of ?? '');
  // The stone of a name is at its last letter.
  const isAtName =
    value === 'end' &&
    built.facts.built.parts.some(({ kind }) => kind === 'plate.name') &&
    built.partOf(group[0]!) === 'head';
  if (isAtName) return met('head');
  // An earring's top is the stone that the others hang from.
  const top = group.find((one) => built.partOf(one) === 'top');
  if (value === 'above' && top) return met('top');
  const middle = middleRing(built);
  const onMiddle = group.find((one) => built.partOf(one)?.startsWith(middle));
  if (value === 'one' && middle !== '' && onMiddle && /middle/i.test(text)) return met(middle);
  if (value !== 'center' && value !== 'side' && value !== 'halo')
    return differently(ELSEWHERE, built.partOf(group[0]!));
  const there = group.find((one) => built.placed(value as StoneRole, one));
  if (!there) return differently(PLACE_NOTE[value], built.partOf(group[0]!));
  const isRow = value === 'center' && isMain(there) && there.count > built.copies;
  return isRow ? differently(`Set with ${there.count}.`, built.partOf(there)) : met(built.partOf(there));
}

function judgePlaceOfFigure({ asBuilt, facts }: BuiltDesign, place: string, figure: string): Verdict {
  const part = facts.built.parts.find(({ id }) => id.includes(partIdOf(figure)));
  if (figure === '' || !part) return not('It is not on the piece.');
  if (place === 'wrap' && WINDING.has(asBuilt.root.kind)) return met(part.id);
  const isBeside = [...partsIn(asBuilt.root)].some(
    ({ id, kind, params }) => id === part.id && (params['place'] === 'both' || kind === 'row.leaves'),
  );
  const isThere = place === 'side' ? isBeside : place === 'center' && !isBeside;
  return isThere ? met(part.id) : differently(ELSEWHERE, part.id);
}
