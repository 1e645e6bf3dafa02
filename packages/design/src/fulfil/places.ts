/** Judges positions of stones and figures. */
import { cues } from '../language/cues';
import { PLACE_NOTE } from '../evidence';
import type { Requirement, StoneRole } from '../language/requirement';
import { CLASPS, isOfClaspBehind } from './clasps';
import { LEAFY } from '../parts/border/words';
import { membersOf } from '../motifs/group';
import { paramIn, partIdOf, partsIn } from '../spec/tree';
import type { Box } from '../extents';
import type { Vec3 } from '../piece';
import { isMain, type BuiltDesign } from './built';
import { isOnNamedSide } from './arranged';
import { isTextBelow } from './engravings';
import { EACH, isAt, partBoxes, stoneBoxes } from './boxes';
import { areOnBothSides, middleOf } from './positions';
import { AMONG_NOTE, BETWEEN, OUTER_SEATS } from './stones';
import { differently, met, not, type Verdict } from './verdict';

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
  ['torque', 'cuff', 'bypass', 'open-twist'].includes(String(asBuilt.root.params['form'])) &&
  stones.reduce((sum, { count }) => sum + count, 0) === 2;

/** Note for positions that the geometry contradicts, and for those that it does not decide. */
const ELSEWHERE = 'It sits elsewhere on the piece.';
const SEE = 'Look at the picture for where it sits.';

/** Words for the middle one of several. */
const LOWEST = cues`${'below'}|${'lowest'}`;
const MIDDLE = cues`${'middle'}`;

/** "The middle one the largest". */
const LARGEST = cues`^[^,.;]{0,8}(?:${'larger'}|${'largest'})`;

/** Stones that differ less are equally large, mm. */
const SAME_MM = 0.2;

const areAlike = ({ facts: { extents } }: BuiltDesign, kind: string): boolean => {
  const own = extents.stones.filter((one) => one.kind === kind).map(({ mm }) => mm);
  return own.length > 1 && Math.max(...own) - Math.min(...own) < SAME_MM;
};

/** Words for one side of several. */
const ONE_SIDE = cues`^${'one-side'}$`;

/** True when the stones of a kind lie on one side of the piece's middle. */
function isOnOneSide({ facts: { extents } }: BuiltDesign, kind: string): boolean {
  const all = Object.values(extents.boxes);
  const middle = (Math.min(...all.map(([low]) => low[0])) + Math.max(...all.map(([, high]) => high[0]))) / 2;
  const sides = extents.stones.filter((one) => one.kind === kind).map(({ at }) => Math.sign(at[0] - middle));
  return new Set(sides).size === 1 && sides[0] !== 0;
}

/** Stones hang below one another from this difference on, mm. */
const LOWER_MM = 1;

/** True when the stones of a kind, alone on the piece, grow in a direction. */
function isLargerThere({ facts: { extents } }: BuiltDesign, kind: string, place: 'above' | 'below'): boolean {
  const own = extents.stones.filter((one) => one.kind === kind).toSorted((a, b) => b.at[1] - a.at[1]);
  const [top, foot] = [own[0], own.at(-1)];
  if (!top || !foot || own.length < extents.stones.length || top.at[1] - foot.at[1] < LOWER_MM) return false;
  return place === 'below' ? foot.mm > top.mm : top.mm > foot.mm;
}

export const SHOULDERS = cues`${'shoulder'}`;

/** The pattern on the shoulders of a ring, where words of the sides are said of one; undefined without it. */
function carvedShoulders({ spec, facts, requirements, stones }: BuiltDesign, text: string): string | undefined {
  const pattern = facts.built.parts.find(({ kind }) => kind === 'ornament.engraving');
  const isCarved = requirements.some(
    ({ concept, value, isRefused }) =>
      !isRefused && ((concept === 'form' && value === 'engraved') || (concept === 'motif' && pattern?.id === value)),
  );
  const hasStones = stones.some(({ role }) => role === 'side');
  return spec.type === 'ring' && pattern && !hasStones && (isCarved || SHOULDERS.test(text)) ? pattern.id : undefined;
}

/** What lies in this share of a width is at its end. */
const END_SHARE = 0.15;
const isAtSide = ([low, high]: Box, points: readonly Vec3[]): boolean =>
  points.some(([x]) => Math.min(x - low[0], high[0] - x) <= END_SHARE * (high[0] - low[0]));

/** Judges a position of a stone or a figure. */
export function judgePlace(built: BuiltDesign, requirement: Requirement): Verdict {
  const { of, text } = requirement;
  if (isOfClaspBehind(built, requirement)) return differently('It closes at the back.');
  const isOne = requirement.value === 'one';
  const value = isOne && MIDDLE.test(text) ? 'center' : isOne && LOWEST.test(text) ? 'below' : requirement.value;
  // "And on the back that it says Mum".
  if (value === 'behind' && paramIn(built.asBuilt, 'side') === 'back') return met();
  const carved = value === 'side' ? carvedShoulders(built, text) : undefined;
  if (carved !== undefined) return met(carved);
  const group = built.stones.filter(({ kind }) => kind === of);
  const count = group.reduce((sum, one) => sum + one.count, 0);
  if (
    requirement.value === 'one' &&
    value !== 'center' &&
    count > 0 &&
    count < 3 * built.copies &&
    built.stones.length === group.length
  )
    return differently(`Set with ${count}.`);
  if (group.length === 0) return judgePlaceOfFigure(built, { ...requirement, value }, of ?? '');
  const own = [...new Set(built.facts.built.stones.filter(({ kind }) => kind === of).map(({ part }) => part))];
  const [first] = group;
  // The stone of a name is at its first or last letter.
  const plate = built.facts.built.parts.find(({ kind }) => kind === 'plate.name');
  const name =
    value === 'end' && built.partOf(first!) === 'head' ? built.facts.extents.boxes[plate?.id ?? ''] : undefined;
  if (name) return isAtSide(name, built.at(first!)) ? met('head') : differently(ELSEWHERE, 'head');
  if ((value === 'side' || value === 'end') && built.isBesideText(of!)) return met(own[0]);
  if (value === 'halo' && built.asBuilt.root.kind === 'cufflinks' && paramIn(built.asBuilt, 'border') !== undefined)
    return met();
  if (value === 'front' && paramIn(built.asBuilt, 'cover') === 'front') return met(own[0]);
  // The outer row of a hoop is at its front.
  if (
    value === 'front' &&
    built.facts.built.parts.some(({ id, kind }) => kind === 'row.pave' && own.includes(id)) &&
    built.meets('form', 'hoop')
  )
    return met(own[0]);
  if (value === 'end' && areAtEnds(built)) return met(built.partOf(first!));
  const middle = middleRing(built);
  const onMiddle = group.find((one) => built.partOf(one)?.startsWith(middle));
  if (requirement.value === 'one' && middle !== '' && onMiddle && MIDDLE.test(text)) return met(middle);
  const isSuperlative = requirement.value === 'one' && LARGEST.test(built.spec.prompt.slice(requirement.end));
  if (isSuperlative && areAlike(built, of!)) return differently('The middle one is as large as the others.', own[0]);
  // "Silver balls between them": the balls lie there.
  const areBalls = built.requirements.some(({ value: form }) => form === 'spacers') && built.meets('form', 'spacers');
  const areHeads = own[0] === 'center' && built.spec.root.params['snakes'] === 2;
  if (BETWEEN.test(text))
    return built.isBetween(of!) || areBalls || areHeads ? met(own[0]) : differently(AMONG_NOTE, own[0]);
  const isOnSide = isOnNamedSide(built, stoneBoxes(built, of!).own, text);
  if (isOnSide !== null) return isOnSide ? met(own[0]) : differently(ELSEWHERE, own[0]);
  if (ONE_SIDE.test(text)) return isOnOneSide(built, of!) ? met(own[0]) : differently('Set on both sides.', own[0]);
  const there =
    value === 'center' || value === 'side' || value === 'halo'
      ? group.find((one) => built.placed(value as StoneRole, one))
      : undefined;
  const seat = there && built.partOf(there);
  if (value === 'center' && seat !== undefined && OUTER_SEATS.has(seat))
    return differently(`Set in the ${seat}, not in the middle.`, seat);
  if (there) {
    const isRow = value === 'center' && isMain(there) && there.count > built.copies;
    return isRow ? differently(`Set with ${there.count}.`, seat) : met(seat);
  }
  // A fringe hangs below all of a curved band.
  if (value === 'below' && built.spec.root.kind === 'set-collar' && own.includes('drop')) return met('drop');
  if ((value === 'below' || value === 'above') && isLargerThere(built, of!, value)) return met(own[0]);
  const isThere = isAt(built, value, stoneBoxes(built, of!), text);
  if (isThere === true) return met(own[0]);
  const note = isThere === false ? ELSEWHERE : (PLACE_NOTE[value as StoneRole] ?? SEE);
  return differently(note, own[0]);
}

/** A figure in the middle of a necklace is off its middle by at most this share of the width of what hangs there. */
const MIDDLE_SHARE = 0.15;

/** True for a part in the middle of a necklace, and for parts of other pieces. */
function isInMiddle({ facts: { extents }, spec }: BuiltDesign, id: string): boolean {
  const own = extents.boxes[id];
  if (!own || (spec.type !== 'necklace' && spec.type !== 'pendant')) return true;
  const all = Object.entries(extents.boxes).flatMap(([other, box]) => (other === 'chain' ? [] : [box]));
  const [least, most] = [Math.min(...all.map(([low]) => low[0])), Math.max(...all.map(([, high]) => high[0]))];
  const off = Math.abs((own[0][0] + own[1][0]) / 2 - (least + most) / 2);
  return off <= Math.max(1, MIDDLE_SHARE * (most - least));
}

const ENGRAVED: ReadonlySet<string> = new Set(['engraved', 'filigree']);

/** An engraved shank is beside the head or the face of its ring; elsewhere the geometry does not decide. */
function judgeOrnamentPlace(built: BuiltDesign, place: string, form: string): Verdict {
  if (!built.meets('form', form)) return not('It is not on the piece.');
  const part = built.facts.built.parts.find(({ kind }) => kind.startsWith('ornament.'));
  if (place === 'front' && FACING.test(built.asBuilt.root.kind)) return met(built.asBuilt.root.id);
  return place === 'side' && built.spec.type === 'ring' && part ? met(part.id) : differently(SEE);
}

/** Pieces whose figures are on the side that faces the viewer. */
const FACING = /^(?:locket|medallion|plate|brooch|cufflinks)/;

/** True for figures of a bracelet's row with a stone on both sides of each, by their angles from its front. */
function standsBetween({ asBuilt, facts: { extents } }: BuiltDesign, figures: readonly string[]): boolean {
  if (asBuilt.root.kind !== 'chain-bracelet' || figures.length === 0) return false;
  const angles = figures.flatMap((id) => {
    const box = extents.boxes[id];
    return box ? [Math.atan2(box[0][0] + box[1][0], box[0][2] + box[1][2])] : [];
  });
  return angles.every((a) =>
    [-1, 1].every((way) => extents.stones.some(({ at }) => way * (Math.atan2(at[0], at[2]) - a) > 0)),
  );
}

/** True for a place that its clause states by the clasp. */
const isNearClasp = ({ spec: { prompt } }: BuiltDesign, { start, end }: Requirement): boolean =>
  CLASPS.test(prompt.slice(Math.max(0, start - CLASP_REACH), end + CLASP_REACH).split(/[,.;:!?]/u)[0]!);
/** Longest distance of a place from the clasp that it names, characters. */
const CLASP_REACH = 14;

function judgePlaceOfFigure(built: BuiltDesign, requirement: Requirement, figure: string): Verdict {
  const { value: place, text } = requirement;
  const { asBuilt, facts } = built;
  const part = facts.built.parts.find(({ id }) => id.includes(partIdOf(figure)));
  if (ENGRAVED.has(figure)) return judgeOrnamentPlace(built, place, figure);
  const isText = figure.startsWith('letter') && built.meets('motif', figure);
  const isOnBack = /back|inside|reverse/.test(String(paramIn(asBuilt, 'side') ?? ''));
  if (isText && (place === 'center' || (place === 'front' && !isOnBack))) return met();
  if (isText && place === 'halo')
    return asBuilt.root.params['border'] !== undefined || facts.built.parts.some(({ kind }) => kind === 'border')
      ? met()
      : not('Nothing surrounds the letters.');
  const { root } = asBuilt;
  if (place === 'wrap' && WINDING.has(root.kind) && root.kind.startsWith(figure)) return met(root.id);
  if (place === 'halo' && LEAFY.has(figure) && paramIn(asBuilt, 'border') === 'leaves') return met();
  const hasText = ['text', 'letters'].some((param) => paramIn(asBuilt, param) !== undefined);
  if (figure === '' && place === 'front' && hasText && !isOnBack) return met();
  if (figure === '' && place === 'below' && isTextBelow(built)) return met();
  if (part && place === 'front' && FACING.test(root.kind)) return met(part.id);
  if (figure === '' || !part) return not('It is not on the piece.');
  // The opening of a bangle is at its front.
  if ((place === 'end' || place === 'front') && asBuilt.root.params['ends'] === 'yes') return met(part.id);
  if (place === 'front' && root.kind === 'locket') return met(part.id);
  // A figure on a slab lies on its stone.
  const isOnSlab = part.kind === 'figure.relief' && facts.built.parts.some(({ kind }) => kind === 'inlay.slab');
  if (place === 'above' && isOnSlab) return met(part.id);
  // A text on a locket is under its figure.
  if (place === 'below' && root.kind === 'locket' && root.params['text'] !== undefined) return met(part.id);
  // "Near the clasp": high up, where a chain closes.
  if (isNearClasp(built, requirement) && built.facts.extents.boxes['chain']) {
    const [low, high] = built.facts.extents.boxes['chain'];
    const own = built.facts.extents.boxes[part.id];
    const isHigh = own !== undefined && own[0][1] > (low[1] + high[1]) / 2;
    return isHigh ? met(part.id) : differently('It hangs at the front, away from the clasp.', part.id);
  }
  if (place === 'wrap') return WINDING.has(asBuilt.root.kind) ? met(part.id) : differently(ELSEWHERE, part.id);
  if (place === 'halo' && membersOf(String(paramIn(asBuilt, 'motif') ?? '')).isAround) return met(part.id);
  // Several equal figures are numbered: star, star-2.
  const name = part.id.replace(/-\d+$/, '');
  const alike = facts.built.parts.flatMap(({ id }) => (id.replace(/-\d+$/, '') === name ? [id] : []));
  const isBeside = [...partsIn(asBuilt.root)].some(
    ({ id, kind, params }) => id === part.id && (params['place'] !== undefined || kind === 'row.leaves'),
  );
  // What hangs from the chain beside the name or the stone in its middle.
  const isAlong =
    (root.children['center'] ?? []).length > 0 && (root.children['charms'] ?? []).some(({ id }) => id === part.id);
  const isOfName = (slot: 'drops' | 'end'): boolean =>
    [...partsIn(root)].some(
      ({ kind, children }) => kind === 'plate.name' && children[slot]?.some(({ id }) => id === part.id),
    );
  if (place === 'end' && isOfName('end')) return met(part.id);
  if (
    place === 'side' &&
    BETWEEN.test(text) &&
    isOfName('drops') &&
    root.children['center']?.[0]?.kind === 'plate.name'
  )
    return met(part.id);
  if (isAlong && place === 'side') {
    const middles = alike.flatMap((id) =>
      built.facts.extents.boxes[id] ? [middleOf(built.facts.extents.boxes[id])] : [],
    );
    const isSoOnBoth = !EACH.test(text) || (middles.length > 1 && areOnBothSides(middles, middleOf(middles)));
    return isSoOnBoth ? met(part.id) : differently('It is on one side only.', part.id);
  }
  if (isAlong && place === 'end') return differently('It hangs on the chain, beside what is in its middle.', part.id);
  if (
    place === 'side'
      ? isBeside || standsBetween(built, alike)
      : place === 'center' && !isBeside && alike.some((id) => isInMiddle(built, id))
  )
    return met(part.id);
  const placed = partBoxes(built, alike);
  const isThere =
    place === 'side' || place === 'center'
      ? false
      : (isOnNamedSide(built, placed.own, text) ?? isAt(built, place, placed, text));
  if (isThere === true) return met(part.id);
  return differently(isThere === false ? ELSEWHERE : SEE, part.id);
}
