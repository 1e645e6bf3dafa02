/** Changes of lengths: comparatives, factors and stated measures. */
import type { PieceMeasures } from '../language/lengths';
import { dimensionFor, isWearable } from '../makers/dimensions';
import type { DesignPart, DesignSpec } from '../spec';
import type { Edit } from '../spec/edit';
import { lotsIn, numbersIn, partsIn } from '../spec/tree';
import type { Act, Only, Quality, Target } from './instruction';
import { stepFinish } from './metals';
import { choicesOf, limitsOf } from './params';
import { growStones, scaleStones, setCount } from './stones';
import { NotPossible, STONE_TARGETS, capital, lotsOf, meantLots, partsOf, pieceName, round } from './target';

/** A comparative has no effect when it would change less than this share of a length. */
const LEAST_CHANGE = 0.01;

/** Length parameters by quality, mm; the first that a part has is changed. */
const LENGTHS: Readonly<Record<'across' | 'size' | 'long', readonly string[]>> = {
  across: ['band_width', 'body_width', 'face_width', 'wire', 'thickness', 'bead', 'height'],
  size: ['height', 'diameter', 'face_width', 'cell', 'bead', 'radius', 'leaf', 'width', 'band_width'],
  long: ['length', 'fall', 'drop', 'height', 'diameter'],
};
const ACROSS: ReadonlySet<Quality> = new Set<Quality>(['thick', 'thin', 'wide', 'narrow', 'heavy', 'light']);

interface Length {
  part: DesignPart;
  name: string;
  value: number;
}

function lengthAt(spec: DesignSpec, names: readonly string[]): Length | null {
  for (const name of names) {
    for (const part of partsIn(spec.root)) {
      const value = part.params[name];
      if (typeof value === 'number' && limitsOf(part, name)) return { part, name, value };
    }
  }
  return null;
}

const NOUN: Readonly<Record<string, string>> = {
  wire: 'hoop thickness',
  bead: 'bead',
  cell: 'cell',
  inner_diameter: 'inner diameter',
  fall: 'drop',
};
const nounOf = (name: string): string => NOUN[name] ?? name.replaceAll('_', ' ');

/** Sets a length within the limits of its kind; a comparative stops at the limit. */
function setLength({ part, name, value }: Length, wanted: number, isStated: boolean): Edit[] {
  const [least, most] = limitsOf(part, name)!;
  if (isStated && (wanted < least || wanted > most))
    throw new NotPossible(`The ${nounOf(name)} can be ${least} to ${most} mm, not ${round(wanted)} mm.`);
  const next = round(Math.min(most, Math.max(least, wanted)));
  if (Math.abs(next - value) < value * LEAST_CHANGE)
    throw new NotPossible(
      isStated
        ? `The ${nounOf(name)} is ${round(value)} mm already.`
        : `The ${nounOf(name)} is ${round(value)} mm, as ${wanted > value ? 'large' : 'small'} as it can be.`,
    );
  return [{ op: 'set', id: part.id, params: { [name]: next } }];
}

/** Step of a head's height as a share of the width of its stone. */
const LIFT_SHARE = 0.12;

function raise(spec: DesignSpec, isUp: boolean, mm: number | null): Edit[] {
  const [head] = partsOf(spec, 'head');
  if (head && limitsOf(head, 'lift')) {
    const now = Number(head.params['lift'] ?? 0);
    const by = mm === null ? (head.stones?.[0]?.size_mm ?? 5) * LIFT_SHARE : Math.abs(mm);
    const [least, most] = limitsOf(head, 'lift')!;
    const next = round(Math.min(most, Math.max(least, now + (isUp ? by : -by))));
    if (next === now) throw new NotPossible(`The setting is as ${isUp ? 'high' : 'low'} as it can be.`);
    return [{ op: 'set', id: head.id, params: { lift: next } }];
  }
  const part = [...partsIn(spec.root)].find((one) => choicesOf(one, 'set').includes(isUp ? 'high' : 'low'));
  if (!part || part.params['set'] === (isUp ? 'high' : 'low'))
    throw new NotPossible(`${pieceName(spec)} cannot be set ${isUp ? 'higher' : 'lower'}.`);
  return [
    { op: 'set', id: part.id, params: { set: part.params['set'] === undefined ? (isUp ? 'high' : 'low') : null } },
  ];
}

/** Decides what "bigger" means without a part: true for the main stone, false for the height of a figure. */
function isOfMainStone(spec: DesignSpec): boolean {
  const main = lotsOf(spec, 'center');
  return (
    main.length > 0 &&
    (lengthAt(spec, ['height']) === null ||
      (spec.motif === null && main.some(({ stone }) => stone.role === 'center' && stone.count <= 2)))
  );
}

/** Applies one comparative. @throws NotPossible */
export function step(
  spec: DesignSpec,
  { quality, factor, mm }: Extract<Act, { do: 'step' }>,
  target: Target | null,
  only: Only,
): Edit[] {
  const isUp = factor > 1 || (mm ?? 0) > 0;
  const change = (length: Length): Edit[] =>
    setLength(length, mm === null ? length.value * factor : length.value + mm, mm !== null);
  if (quality === 'shiny' || quality === 'dull') return stepFinish(spec, quality);
  if (quality === 'high' || quality === 'low') {
    const tall = spec.type === 'ring' || target === 'head' ? null : lengthAt(spec, ['height']);
    return tall ? change(tall) : raise(spec, isUp, mm);
  }
  if (STONE_TARGETS.has(target)) {
    const lots = meantLots(spec, target, only, true);
    return mm === null ? scaleStones(lots, factor) : growStones(lots, mm);
  }
  if (ACROSS.has(quality)) {
    const found = lengthAt(spec, LENGTHS.across);
    if (found) return change(found);
  } else if (quality === 'long' || quality === 'short') {
    const found = lengthAt(spec, LENGTHS.long);
    if (found) return change(found);
    throw new NotPossible(`The length of ${pieceName(spec).toLowerCase()} cannot be changed.`);
  } else if (target === null && isOfMainStone(spec)) {
    return mm === null ? scaleStones(lotsOf(spec, 'center'), factor) : growStones(lotsOf(spec, 'center'), mm);
  } else {
    const found = lengthAt(spec, target === 'band' ? LENGTHS.across : LENGTHS.size);
    if (found) return change(found);
  }
  const lots = lotsIn(spec);
  if (lots.length > 0 && mm === null) return scaleStones(lots, factor);
  throw new NotPossible(`The size of ${pieceName(spec).toLowerCase()} cannot be changed.`);
}

/** Multiplies stones by size, and counted parts by number. */
export function multiply(spec: DesignSpec, factor: number, target: Target | null, only: Only): Edit[] {
  if (target === 'rows' || target === 'strands' || target === 'drops' || target === 'companions') {
    const name = target;
    const part = [...partsIn(spec.root)].find(({ params }) => typeof params[name] === 'number');
    return setCount(
      spec,
      {
        do: 'count',
        count: Math.round(Number(part?.params[name] ?? 1) * factor),
        isMore: false,
        isEachSide: false,
        kind: null,
        cut: null,
      },
      target,
      only,
    );
  }
  if (target === 'side' || target === 'charms') {
    const count = lotsOf(spec, 'side').reduce((sum, { stone }) => sum + stone.count, 0);
    return setCount(
      spec,
      { do: 'count', count: Math.round(count * factor), isMore: false, isEachSide: false, kind: null, cut: null },
      target,
      only,
    );
  }
  return step(spec, { do: 'step', quality: factor > 1 ? 'big' : 'small', factor, mm: null }, target, only);
}

/** Sets a stated length, such as the width of the band. */
export function setMeasure(spec: DesignSpec, { measure, mm }: Extract<Act, { do: 'length' }>): Edit[] {
  const name = measure as keyof PieceMeasures;
  if (!isWearable(name, mm, spec.type))
    throw new NotPossible(`${capital(nounOf(measure))} ${round(mm)} mm cannot be worn.`);
  const dimensions = numbersIn(spec);
  const dimension = dimensionFor(name, mm, { type: spec.type, maker: spec.root.kind, dimensions });
  const part = dimension && [...partsIn(spec.root)].find((one) => limitsOf(one, dimension[0]));
  if (!part)
    throw new NotPossible(
      `${pieceName(spec)} ${spec.type === 'earrings' ? 'have' : 'has'} no ${nounOf(measure)} that can be set.`,
    );
  return setLength({ part, name: dimension[0], value: Number(part.params[dimension[0]] ?? 0) }, dimension[1], true);
}
