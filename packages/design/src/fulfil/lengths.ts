/** Judges lengths of a piece, measured in its geometry where a picture shows them. */
import { cues } from '../language/cues';
import type { Requirement } from '../language/requirement';
import { LONG_EARRINGS_MM, SHORT, type PieceMeasures } from '../language/lengths';
import { wornLength } from '../extents';
import { dimensionFor } from '../makers/dimensions';
import { lengthIn, numbersIn } from '../spec/tree';
import { mainOf, type BuiltDesign } from './built';
import { judgeSize } from './measures';
import { differently, met, not, round, type Verdict } from './verdict';

/** Tolerance of a length: rounding, and room for fittings. */
const LENGTH_MM = 0.15;

const LENGTH_SHARE = 0.03;
/** Beads of one strand differ by as much, mm. */
const BEAD_MM = 0.25;

/** A bulging band's stored width as a share of its widest width, at least. */
const BAND_SHARE = 0.85;

/** Tolerances of a measured height or width: a share, and what fittings add. */
const ACROSS_SHARE = 0.06;
const FITTING_MM = 1.5;
const NO_FITTING_MM = 0.4;
/** No pendant is longer, mm. */
export const STRING_MM = 45;
/** Earrings from this length on hang, mm. */
const HANGING_MM = 16;

/** Measured lengths of a whole piece that a stated one may mean, mm; none for bands, chains and cases. */
function measured(built: BuiltDesign, measure: string | undefined): readonly number[] {
  const { spec, facts } = built;
  const [width, height] = facts.extents.whole;
  // What is longer than a pendant is the string itself.
  const isString = (spec.type === 'pendant' || spec.type === 'necklace') && height > STRING_MM;
  if (measure === 'inner_diameter' || isString) return [];
  const links = facts.extents.parts['chain'];
  if (spec.root.kind === 'brooch')
    return measure === 'band_width' || measure === 'width' ? [width] : [Math.max(width, height), width];
  if (measure === 'band_width')
    return (spec.type === 'necklace' || spec.root.kind === 'chain-bracelet') && links ? [links.mm[1]] : [];
  // The bar behind a cufflink stands out of its face.
  const face = spec.root.kind === 'cufflinks' ? facts.extents.parts['plate'] : undefined;
  if (face) return face.mm.slice(0, 2);
  if (spec.root.kind === 'ear.hoop') return [facts.extents.parts[spec.root.id]?.mm[0] ?? height];
  if (spec.type === 'earrings')
    return measure === 'diameter'
      ? [Math.max(width, height), width]
      : measure === 'height'
        ? [height, wornLength(facts.extents)]
        : [wornLength(facts.extents)];
  if (spec.type === 'pendant' || spec.type === 'necklace')
    return measure === 'height' || measure === 'diameter' ? [height, width] : [];
  return [];
}

/** Words for the thickness of metal, before or after its length. */
const THICKNESS = cues`${'thickness'}`;
const THICKNESS_BEHIND = cues`^ ?${'thickness'}`;
const THICKNESS_REACH = 14;
/** No band is narrower, mm. */
const LEAST_BAND_MM = 0.8;

/** True for the length of something else than the width that it was read as: of a wall or of an edge. */
function isOfWall({ spec: { prompt } }: BuiltDesign, { start, end, value, measure }: Requirement): boolean {
  if (measure !== 'band_width') return false;
  const before = prompt
    .slice(Math.max(0, start - THICKNESS_REACH), start)
    .split(/[,;.]/u)
    .at(-1)!;
  const after = prompt.slice(end, end + THICKNESS_REACH).split(/[,;.]/u)[0]!;
  return Number(value) < LEAST_BAND_MM || THICKNESS.test(before) || THICKNESS_BEHIND.test(after);
}

/** Judges a length of the piece, mm. */
export function judgeLength(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value, measure, at } = requirement;
  const { spec } = built;
  if (isOfWall(built, requirement)) return not('The thickness of the metal follows its width.');
  if (spec.type === 'ring' && measure === 'length' && at?.startsWith('stone ') === true)
    return judgeSize(built, { ...requirement, role: null });
  const second = Number(spec.root.children['companions']?.find(({ kind }) => kind === 'pair')?.params['band_width']);
  const isOfSecond = [1, BAND_SHARE].some((share) => Math.abs(second - Number(value) * share) < LENGTH_MM);
  if (measure === 'band_width' && isOfSecond) return met('pair');
  const beads = at === 'form beads' && spec.root.kind === 'pearl-necklace' ? mainOf(built.stones) : undefined;
  if (beads)
    return Math.abs(beads.size_mm - Number(value)) <= BEAD_MM
      ? met(built.partOf(beads))
      : differently(`The beads are ${round(beads.size_mm)} mm wide.`, built.partOf(beads));
  const across = measured(built, measure);
  if (across.length > 0) {
    const fitting =
      spec.type === 'pendant' || spec.type === 'necklace' || across[0]! > HANGING_MM ? FITTING_MM : NO_FITTING_MM;
    const isMeant = across.some((mm) => Math.abs(mm - Number(value)) <= fitting + ACROSS_SHARE * Number(value));
    return isMeant ? met() : differently(`It is ${round(across[0]!)} mm.`);
  }
  const wanted = dimensionFor(measure as keyof PieceMeasures, Number(value), {
    type: spec.type,
    maker: spec.root.kind,
    dimensions: numbersIn(spec),
  });
  const actual = wanted && lengthIn(built.asBuilt, wanted[0]);
  const band = lengthIn(built.asBuilt, 'band_width');
  const isOfFace =
    wanted?.[0] === 'face_width' && built.requirements.some(({ value: form }) => form === 'signet' || form === 'plate');
  if (wanted?.[0] === 'face_width' && !isOfFace && band !== undefined && band < wanted[1] * BAND_SHARE)
    return differently(`The face is ${round(actual ?? wanted[1])} mm wide, the band ${round(band)} mm.`, spec.root.id);
  if (!built.meets('length', `${measure} ${value}`) || !wanted)
    return spec.type === 'ring' && (measure === 'diameter' || measure === 'height')
      ? judgeSize(built, { ...requirement, role: null })
      : not(actual ? `It is ${round(actual)} mm.` : 'Its length is not set.');
  // Bracelets are planned for an average wrist and scaled to the stated one.
  const isScaled = spec.type === 'bracelet' && (measure === 'length' || measure === 'diameter');
  const isSo =
    isScaled ||
    !actual ||
    Math.abs(actual - wanted[1]) < LENGTH_MM + LENGTH_SHARE * wanted[1] ||
    Math.abs(actual - wanted[1] * BAND_SHARE) < LENGTH_MM;
  return isSo ? met(spec.root.id) : differently(`It is ${round(actual)} mm.`);
}

/** Chains up to this length are short, and from that one on long, mm. */
const LONG_CHAIN_MM = { short: 430, long: 550 } as const;

/** Judges "long" and "short" by the stated length, else by that of the earrings or the chain; null without one. */
export function judgeLong(built: BuiltDesign, text: string): Verdict | null {
  const { spec, facts, requirements } = built;
  const stated = requirements.find(
    ({ concept, measure, isRefused }) =>
      concept === 'length' && (measure === 'length' || measure === 'height') && !isRefused,
  );
  if (stated) return judgeLength(built, stated);
  const isEarring = spec.type === 'earrings';
  const mm = isEarring ? facts.extents.whole[1] : lengthIn(spec, 'length');
  if (mm === undefined) return null;
  const { short, long } = isEarring ? LONG_EARRINGS_MM : LONG_CHAIN_MM;
  const what = isEarring ? 'The earrings are' : 'The chain is';
  return (SHORT.test(text) ? mm <= short : mm >= long) ? met() : differently(`${what} ${round(mm)} mm long.`);
}
