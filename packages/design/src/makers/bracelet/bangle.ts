/** Stiff bracelets: closed bangles with a hinge and a clasp, open cuffs, ends that pass each other, twisted wire. */
import type { Section } from '../../language/vocabulary';
import { kindAt } from '../../catalogue/sequences';
import type { DesignSpec, GemKind, Stone } from '../../spec';
import type { Frieze } from '../../parts/frieze';
import { isFrieze } from '../../parts/frieze';
import { friezedBand } from './friezedBand';
import { partIdOf, stonesIn } from '../../spec/tree';
import { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { tube } from '../../geometry/sweep';
import { add, along } from '../../geometry/vec';
import type { Maker } from '../maker';
import { turnedBy } from '../turned';
import { choice, measure, mm, rowKinds, sequenceChoice, sequenceIn, viewFrom } from '../maker';
import { LONE_AZIMUTH, onOval, wristOval } from './common';
import { z } from 'zod';
import { countOf, figures, lengthMm, sequenceOf, yesNo } from '../params';
import { milgrainChoice } from '../ring/kits';
import { isMotif } from '../../motifs/library';
import { planFigure } from '../pendant/motif';
import { hasHead } from './animalHeads';
import { eyesOf, headBangle } from './headBangle';
import { END_FIGURE, figureHalfMm, figureInFront, figuresAtEnds } from './bangleFigure';
import { BORDERS } from '../../parts/border/patterns';
import type { BorderPattern } from '../../parts/border/patterns';
import type { Cross } from './bangleMetal';
import { THICK, close, twist, cutMetal, band, isAtEnds, ornament, setStones } from './bangleMetal';

/** Half the opening at the front, radians; negative when the ends pass each other. */
const OPENINGS: Record<string, number> = { cuff: 0.16, torque: 0.2, bypass: -0.32 };
/** Cross-sections of bands by name. */
const SECTIONS: Record<Section | 'dome', Cross> = {
  dome: { thick: THICK, exponent: 2.7, flat: 0.4 },
  knife: { thick: 1.9, exponent: 1.3, flat: 0.55 },
  flat: { thick: 0.95, exponent: 9, flat: 0.1 },
  'half-round': { thick: 1.75, exponent: 2, flat: 0.75 },
  comfort: { thick: 1.3, exponent: 2.3, flat: 0 },
};
/** Forms with one broad surface all around. */
const BANDS: ReadonlySet<string> = new Set(['cuff', 'plain']);

const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name);

/** Bangles of a set: inner diameter without a hinge, greatest height, and overlap where they rest on each other, mm. */
const OVER_HAND_MM = 62;
const OF_SET_MM = 5;
const REST_MM = 0.05;

/** Size of a stone that is alone on a bangle, relative to one of several. */
const LONE = 1.4;

/** The relief around a closed bangle or a cuff whose figure holds no stone; null for others. */
function friezeOf(spec: DesignSpec): Frieze | null {
  const motif = choice(spec, 'motif');
  const isBand = ['plain', 'cuff'].includes(choice(spec, 'form')) && choice(spec, 'profile') === '';
  return isBand && isFrieze(motif) && stonesIn(spec).length === 0 ? motif : null;
}

export const bangle: Maker = {
  name: 'bangle',
  params: z
    .strictObject({
      form: z.enum(['bypass', 'facet', 'torque', 'cuff', 'plain', 'twist', 'armour']),
      strands: countOf(1, 6),
      /** Further bangles that are worn with it. */
      companions: countOf(0, 5),
      /** Strands with stones; the middle one when left out. */
      set: z.enum(['all']),
      sequence: sequenceOf(),
      profile: z.enum(['flat', 'knife', 'half-round', 'comfort']),
      /** Ornament along its outside. */
      border: z.enum(BORDERS),
      milgrain: yesNo(),
      motif: figures(),
      version: countOf(0, 9),
      /** With a figure at each end of an open band. */
      ends: yesNo(),
      inner_diameter: lengthMm(30, 90),
      height: lengthMm(2.5, 60),
    })
    .partial(),
  plan: (brief, rng) => {
    // Two equal figures are at the ends of an open band.
    const ofPair = /^2 (.+)$/.exec(brief.motif ?? '')?.[1] ?? null;
    // An open bangle of one animal has its head at both ends.
    const isHeaded = brief.motif !== null && hasHead(brief.motif) && brief.wants('torque');
    const isPair = isMotif(ofPair) || isHeaded;
    const shown = isMotif(ofPair) ? ofPair : isMotif(brief.motif) ? brief.motif : null;
    const hasHeads = isPair && shown !== null && hasHead(shown);
    const companions = hasHeads || brief.wants('torque') || brief.wants('cuff') ? 0 : (brief.bangles ?? 1) - 1;
    const strands = companions > 0 ? 1 : (brief.strands ?? (brief.has('layered') ? 3 : 1));
    const form = brief.wants('torque')
      ? 'torque'
      : brief.wants('twist')
        ? 'twist'
        : shown !== null || brief.section !== null || brief.wants('plain') || companions > 0
          ? hasHeads && !brief.wants('cuff')
            ? 'torque'
            : brief.wants('cuff') || isPair
              ? 'cuff'
              : 'plain'
          : brief.has('sci-fi')
            ? 'armour'
            : brief.look?.borders
              ? brief.wants('cuff')
                ? 'cuff'
                : 'plain'
              : brief.has('geometric') || brief.has('honeycombs')
                ? 'facet'
                : brief.has('innovative')
                  ? 'bypass'
                  : brief.wants('cuff') || brief.has('contemporary')
                    ? 'cuff'
                    : brief.has('minimalist')
                      ? rng.pick(['plain', 'torque'])
                      : brief.isHammered || strands > 1
                        ? 'plain'
                        : rng.pick(['plain', 'cuff', 'twist', 'facet', 'torque', 'bypass']);
    const height =
      form === 'torque'
        ? brief.has('bold')
          ? hasHeads
            ? 8
            : 6.5
          : brief.has('minimalist')
            ? 3
            : hasHeads
              ? 5.6
              : 4.2
        : brief.has('bold')
          ? 15
          : brief.has('minimalist')
            ? 3
            : isFrieze(shown)
              ? 11
              : brief.look?.borders && BANDS.has(form)
                ? 9
                : 7;
    const border =
      shown === null && BANDS.has(form) && brief.look?.borders
        ? rng.about('border').pick(brief.look.borders)
        : undefined;
    const count =
      brief.stoneCount ??
      brief.named[0]?.count ??
      (brief.quantity === 'many'
        ? 9 * (form === 'plain' ? strands : 1)
        : form in OPENINGS && !brief.centered && !(brief.quantityGiven && brief.quantity === 'single')
          ? 2
          : 1);
    const isLone = shown === null && brief.gems.length > 0 && count === 1;
    const figure =
      shown === null
        ? null
        : planFigure(brief, rng, shown, isPair ? END_FIGURE : figureHalfMm(height), {
            copies: isPair ? 2 : 1,
            isFirstVersion: true,
          });
    return {
      stones: hasHeads
        ? eyesOf(brief, height, form)
        : figure !== null
          ? figure.stones
          : brief.sequence !== null
            ? rowKinds(brief, 1).map((kind, i, all): Stone => ({
                role: 'center',
                kind,
                cut: brief.cuts[0] ?? 'round',
                size_mm: mm(brief.stoneSizeMm ?? 3.4),
                count: Math.ceil((Math.max(brief.stoneCount ?? 14, all.length) - i) / all.length),
              }))
            : brief.gems[0]
              ? [
                  {
                    role: 'center',
                    kind: brief.gems[0],
                    cut: brief.cuts[0] ?? 'round',
                    size_mm: mm(
                      brief.stoneSizeMm ??
                        (brief.has('bold') ? 5.6 : brief.has('minimalist') ? 2.6 : 3.8) * (count === 1 ? LONE : 1),
                    ),
                    count,
                  },
                ]
              : [],
      variant: {
        form,
        strands,
        ...(companions > 0 ? { companions } : {}),
        ...(strands > 1 && form === 'plain' && brief.quantity === 'many' ? { set: 'all' } : {}),
        ...sequenceChoice(brief),
        ...(border !== undefined && figure === null ? { border, ...milgrainChoice(brief) } : {}),
        ...(brief.section !== null && form !== 'twist' ? { profile: brief.section } : {}),
        ...(shown !== null && figure ? { motif: shown, version: figure.version } : {}),
        ...(isPair ? { ends: 'yes' } : {}),
      },
      dimensions: {
        inner_diameter: companions > 0 ? OVER_HAND_MM : 58,
        height: companions > 0 ? Math.min(height, OF_SET_MM) : height,
      },
      view: viewFrom(rng, isLone ? LONE_AZIMUTH : 20, 34),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const form = choice(spec, 'form');
    const oval = wristOval(measure(spec, 'inner_diameter', 58), 0.88);
    const motif = choice(spec, 'motif');
    if (choice(spec, 'ends') === 'yes' && hasHead(motif)) {
      const body = form === 'cuff' || form === 'twist' ? form : 'round';
      headBangle(bench, oval, measure(spec, 'height', 7), body, motif);
      return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.86 }));
    }
    const set = 1 + Number(spec.root.params['companions'] ?? 0);
    const strands = Math.max(set, Number(spec.root.params['strands'] ?? 1));
    const height = measure(spec, 'height', 7) / (strands > 1 && set === 1 ? 1.6 : 1);
    const frieze = friezeOf(spec);
    const hasFigure = motif !== '' && frieze === null;
    const lots = hasFigure ? [] : stonesIn(spec).filter(({ role }) => role === 'center');
    const stone = lots[0] && { ...lots[0], count: lots.reduce((sum, { count }) => sum + count, 0) };
    const kindOf = (i: number, count: number): GemKind =>
      kindAt(
        lots.map(({ kind }) => kind),
        sequenceIn(spec),
        i,
        count,
      );
    const passing = form === 'bypass' ? height * 0.62 : 0;
    const profile = choice(spec, 'profile');
    const cross = SECTIONS[isSection(profile) ? profile : 'dome'];
    const wire = Math.min(2.2, Math.max(1.2, height * 0.3));
    // A twist is thicker than high, and a stone may extend below the metal; both have to stand on the table.
    const below = stone && strands === 1 ? Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => -p[1])) + 0.65 : 0;
    const figureHalf = hasFigure ? figureHalfMm(height) : 0;
    const rise = Math.max(height / 2, below, form === 'twist' ? wire * 1.9 : 0, form === 'torque' ? height * 0.72 : 0);
    const apart = Math.max(height, form === 'twist' ? wire * 3.8 : 0) + (set > 1 ? -REST_MM : 0.5);
    const opening = OPENINGS[form] ?? 0;
    for (let strand = 0; strand < strands; strand++) {
      const base = rise + strand * apart + 0.1;
      if (form === 'twist') twist(bench, oval, base, wire);
      else if (form === 'facet' || form === 'armour') cutMetal(bench, oval, base, height, form);
      else if (frieze)
        bench.inPart(partIdOf(frieze), () =>
          bench.add(friezedBand(oval, base, height, frieze, Math.max(0, opening)), 50),
        );
      else band(bench, oval, base, height, { opening, passing, cross, isTorque: form === 'torque' });
      const border = spec.root.params['border'] as BorderPattern | undefined;
      if (border !== undefined)
        ornament(bench, oval, base, {
          height,
          opening,
          cross,
          border,
          isBeaded: choice(spec, 'milgrain') === 'yes',
          clearMm: stone ? (isAtEnds(opening, stone) ? 1 : stone.count / 2) * (stone.size_mm * 1.3 + 1.2) + 1.2 : 0,
          isAtEnd: stone !== undefined && isAtEnds(opening, stone),
        });
      const isSet = spec.root.params['set'] === 'all' || strand === Math.floor(strands / 2);
      if (stone && isSet)
        setStones(
          bench,
          { ...stone, count: stone.count / (spec.root.params['set'] === 'all' ? strands : 1) },
          kindOf,
          oval,
          { base, height, opening, passing, cross, strands, wire, form },
        );
    }
    const total = (strands - 1) * apart + Math.max(height, form === 'twist' ? wire * 3.4 : 0);
    const middle = rise + 0.1 + ((strands - 1) * apart) / 2;
    // Bangles of a set are slipped over the hand, without hinges.
    if (opening === 0 && set === 1)
      close(bench, oval, middle, total, form === 'twist' ? wire * 1.3 : cross.thick * 0.7);
    else if (strands > 1 && set === 1) {
      for (const way of [-1, 1]) {
        const { at, out } = onOval(way * (Math.abs(opening) + 0.12), oval);
        const post = along([at[0], middle, at[2]], out, 0);
        bench.add(
          tube([add(post, [0, -total / 2 + 0.8, 0]), post, add(post, [0, total / 2 - 0.8, 0])], 0.75, { points: 14 }),
          40,
        );
      }
    }
    const hasEnds = hasFigure && choice(spec, 'ends') === 'yes' && opening > 0;
    // A row of stones is opposite the opening and faces the viewer.
    if (opening > 0 && ((hasFigure && !hasEnds) || frieze || (stone && !isAtEnds(opening, stone))))
      bench.move(0, (at) => turnedBy(at, Math.PI, [0, 0, 0]));
    if (hasEnds) figuresAtEnds(bench, oval, Math.max(middle, END_FIGURE + 0.1), cross.thick, opening);
    else if (hasFigure)
      figureInFront(
        bench,
        oval,
        Math.max(middle, figureHalf + 0.1),
        form === 'twist' ? wire * 1.8 : cross.thick,
        figureHalf,
      );
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.86 }));
  },
};
