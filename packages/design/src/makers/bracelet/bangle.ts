/** Stiff bracelets: closed bangles with a hinge and a clasp, open cuffs, ends that pass each other, twisted wire. */
import type { Section } from '../../language/vocabulary';
import { kindAt } from '../../catalogue/sequences';
import type { Alloy, DesignSpec, GemKind, Stone } from '../../spec';
import { staysBare, workedOf } from './bangleFrieze';
import { OPENINGS, planBangle } from './banglePlan';
import { textHalfMm } from './bangleEngraving';
import { FRIEZED_MM, depthInBand, friezedBand, groundOf } from './friezedBand';
import { stonesIn } from '../../spec/tree';
import { Bench } from '../../parts/bench';
import { girdleMm } from '../../parts/head';
import { addEngraved } from '../../parts/darkenedCut';
import { photograph } from '../../parts/shot';
import { tube } from '../../geometry/sweep';
import { add, along } from '../../geometry/vec';
import type { Maker } from '../maker';
import { turnedBy } from '../turned';
import { choice, countOf as countIn, measure, sequenceIn, stonesOf } from '../maker';
import { HINGE_AT, onOval, pinHinge, wristOval } from './common';
import { z } from 'zod';
import { countOf, figures, lengthMm, sequenceOf, words, yesNo } from '../params';
import { ENGRAVINGS } from '../ring/engravings';
import { hasHead } from './animalHeads';
import { enamelledBand } from './bangleEnamel';
import { ballsAngle, ballsAtEnds, isBall } from './bangleEnds';
import { besideJewel, haloReach } from './bangleJewel';
import type { Rows } from './bangleRows';
import { MOST_ROWS, rowedBand } from './bangleRows';
import { buildCarved } from './carvedBangle';
import { headBangle } from './headBangle';
import { END_FIGURE, clearOfFigure, figureHalfMm, figureInFront, figureTallMm, figuresAtEnds } from './bangleFigure';
import { BORDERS, OPENWORK } from '../../parts/border/patterns';
import type { BorderPattern } from '../../parts/border/patterns';
import type { Cross } from './bangleMetal';
import { isAtEnds, placeStones, seatsOf, setStones, WALL } from './bangleStones';
import { THICK, band, close, cutMetal, twist, SEAT } from './bangleMetal';
import { freeSpans, ornament, solidSpans } from './bangleOrnament';

/** Cross-sections of bands by name. */
const SECTIONS: Record<Section | 'dome' | 'level', Cross> = {
  level: { thick: 1, exponent: 6, flat: 0 },
  dome: { thick: THICK, exponent: 2.7, flat: 0.4 },
  knife: { thick: 1.9, exponent: 1.3, flat: 0.55 },
  flat: { thick: 0.95, exponent: 9, flat: 0.1 },
  'half-round': { thick: 1.75, exponent: 2, flat: 0.75 },
  comfort: { thick: 1.3, exponent: 2.3, flat: 0 },
};
const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name);

/** The rows of stones of a design; null without them. */
function rowsIn(spec: DesignSpec): Rows | null {
  const count = countIn(spec, 'rows', 0);
  if (count === 0) return null;
  return {
    count,
    cover: choice(spec, 'cover') === 'all' ? 'all' : 'front',
    isChannel: choice(spec, 'setting') === 'channel',
    areOwn: choice(spec, 'own_kinds') === 'yes',
  };
}

/** Overlap of the bangles of a set where they rest on each other, and height from which bands are level instead of domed, mm. */
const REST_MM = 0.05;
const LEVEL_FROM_MM = 20;

export const bangle: Maker = {
  name: 'bangle',
  params: z
    .strictObject({
      form: z.enum(['bypass', 'facet', 'torque', 'cuff', 'plain', 'twist', 'open-twist', 'armour']),
      strands: countOf(1, 6),
      /** Further bangles that are worn with it. */
      companions: countOf(0, 6),
      /** Strands with stones; the middle one when left out. */
      set: z.enum(['all']),
      sequence: sequenceOf(),
      profile: z.enum(['flat', 'knife', 'half-round', 'comfort']),
      /** Ornament along its outside. */
      border: z.enum(BORDERS),
      milgrain: yesNo(),
      /** With the inlays of its metal around its outside, the first of which may fade into the second. */
      inlaid: z.enum(['yes', 'fade']),
      motif: figures(),
      version: countOf(0, 9),
      /** With a figure at each end of an open band. */
      ends: yesNo(),
      /** An open band with a hinge on its side. */
      hinge: yesNo(),
      /** With its figure in a row all around. */
      around: yesNo(),
      /** A pattern, or a text, that is cut into its outside. */
      engraving: z.enum(ENGRAVINGS),
      text: words(),
      /** The metals of the other bangles of a set, from below. */
      metals: words(),
      /** Bangles of a set without the figure. */
      bare: countOf(0, 5),
      /** With stones that shrink from the middle of their row to its ends. */
      graded: yesNo(),
      /** With its stones on both sides of the figure rather than on it. */
      beside: yesNo(),
      /** With a rope of wire around its stone. */
      rope: yesNo(),
      /** Cut whole from its stone, with sleeves of metal. */
      carved: yesNo(),
      sleeves: yesNo(),
      /** Rows of small stones between its rims, how far they go, and whether they are in a channel. */
      rows: countOf(1, MOST_ROWS),
      cover: z.enum(['front', 'all']),
      setting: z.enum(['channel']),
      /** With a kind of stone for each row, rather than kinds that take turns. */
      own_kinds: yesNo(),
      inner_diameter: lengthMm(30, 90),
      height: lengthMm(2.5, 60),
    })
    .partial(),
  plan: planBangle,
  build: (spec) => {
    const bench = new Bench(spec);
    const form = choice(spec, 'form');
    const oval = wristOval(measure(spec, 'inner_diameter', 58), 0.88);
    const motif = choice(spec, 'motif');
    const [body] = stonesIn(spec);
    if (body && choice(spec, 'carved') === 'yes') {
      buildCarved(bench, body, measure(spec, 'inner_diameter', 57), motif, choice(spec, 'sleeves') === 'yes');
      return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.84 }));
    }
    if (choice(spec, 'ends') === 'yes' && hasHead(motif)) {
      const body = form === 'cuff' || form === 'twist' ? form : 'round';
      headBangle(bench, oval, measure(spec, 'height', 7), body, motif, choice(spec, 'hinge') === 'yes');
      return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.86 }));
    }
    const set = 1 + Number(spec.root.params['companions'] ?? 0);
    const strands = Math.max(set, Number(spec.root.params['strands'] ?? 1));
    const height = measure(spec, 'height', 7) / (strands > 1 && set === 1 ? 1.6 : 1);
    const worked = workedOf(spec);
    const hasFigure = motif !== '' && worked === null;
    const rows = rowsIn(spec);
    const isInlaid = choice(spec, 'inlaid') !== '';
    const isBeside = hasFigure && choice(spec, 'beside') === 'yes';
    const lots =
      (hasFigure && !isBeside) || rows
        ? []
        : stonesIn(spec).filter(({ role }) => role === (isBeside ? 'side' : 'center'));
    const stone = lots[0] && { ...lots[0], count: lots.reduce((sum, { count }) => sum + count, 0) };
    const kindOf = (i: number, count: number): GemKind =>
      kindAt(
        lots.map(({ kind }) => kind),
        sequenceIn(spec),
        i,
        count,
      );
    const [around, side] = hasFigure || !stone ? [] : [stonesOf(spec, 'halo'), stonesOf(spec, 'side')];
    const aroundMm = stone && around ? haloReach(stone, around, WALL) : WALL;
    const passing = form === 'bypass' ? height * 0.62 : 0;
    const profile = choice(spec, 'profile');
    const cross = SECTIONS[isSection(profile) ? profile : height >= LEVEL_FROM_MM ? 'level' : 'dome'];
    const isTwisted = form === 'twist' || form === 'open-twist';
    const balls = (form === 'torque' || form === 'open-twist') && lots.some(isBall) ? lots : null;
    const wire = Math.min(2.2, Math.max(1.2, height * 0.3));
    // A twist is thicker than high, and a stone may extend below the metal; both have to stand on the table.
    const below =
      stone && strands === 1
        ? Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => -p[1])) + aroundMm + SEAT.margin
        : 0;
    const version = countIn(spec, 'version', 0);
    const figureHalf = hasFigure ? figureHalfMm(height, motif, version) : 0;
    const ball = balls ? Math.max(...balls.map(({ size_mm: wide }) => wide)) / 2 + 0.5 : 0;
    const rise = Math.max(height / 2, below, ball, isTwisted ? wire * 1.9 : 0, form === 'torque' ? height * 0.72 : 0);
    const apart = Math.max(height, isTwisted ? wire * 3.8 : 0) + (set > 1 ? -REST_MM : 0.5);
    const opening = OPENINGS[form] ?? 0;
    const text = choice(spec, 'text');
    const ground = groundOf(oval, height, Math.max(0, opening));
    const lettering =
      worked && text !== ''
        ? { half: textHalfMm(text, ground.length, ground.half), outwards: FRIEZED_MM }
        : isBeside
          ? { half: clearOfFigure(bench, motif, figureHalf), outwards: cross.thick }
          : null;
    const ofStrand = stone && { ...stone, count: stone.count / (spec.root.params['set'] === 'all' ? strands : 1) };
    const isGraded = choice(spec, 'graded') === 'yes';
    const stones = ofStrand
      ? placeStones(ofStrand, oval, { height, opening, strands, form, isGraded }, lettering)
      : null;
    const beside = stone && side ? besideJewel(stone, side, { aroundMm, wallMm: WALL, opening, oval }) : null;
    const seats =
      ofStrand && stones
        ? [...seatsOf(ofStrand, stones, aroundMm), ...(side && beside ? seatsOf(side, beside) : [])]
        : [];
    const border = spec.root.params['border'] as BorderPattern | undefined;
    const isOpenwork = OPENWORK.has(border);
    const metals = [spec.root.metal.alloy, ...choice(spec, 'metals').split('|').filter(Boolean)] as Alloy[];
    let thick = isTwisted ? wire * 1.75 : worked ? FRIEZED_MM : cross.thick;
    for (let strand = 0; strand < strands; strand++) {
      const base = rise + strand * apart + 0.1;
      const isSet = spec.root.params['set'] === 'all' || strand === Math.floor(strands / 2);
      const isBare = staysBare(strand, strands, countIn(spec, 'bare', 0));
      if (metals.length > 1 && bench.metal.kind === 'metal')
        bench.metal = { ...bench.metal, alloy: metals[strand % metals.length]! };
      if (rows)
        thick = rowedBand(bench, oval, base, height, Math.max(0, opening), stonesIn(spec), rows, sequenceIn(spec));
      else if (isTwisted && !isBare)
        twist(bench, oval, base, wire, Math.max(0, opening) + (balls ? ballsAngle(balls, oval) : 0));
      else if (form === 'facet' || form === 'armour') cutMetal(bench, oval, base, height, form);
      else if (worked && !isBare) {
        const solid = friezedBand(oval, base, height, worked.reliefOf, Math.max(0, opening), worked.deeper);
        if (lettering) addEngraved(bench, solid, depthInBand(oval, base, height, lettering.half), 34);
        else if (worked.part === null) bench.add(solid, 34);
        else bench.inPart(worked.part, () => bench.add(solid, 50));
      } else if (balls)
        band(bench, oval, base, height, {
          opening: opening + ballsAngle(balls, oval),
          passing,
          cross,
          isTorque: true,
          hasKnobs: false,
        });
      else if (!isOpenwork)
        band(bench, oval, base, isTwisted ? apart + REST_MM : height, {
          opening,
          passing,
          cross,
          isTorque: form === 'torque',
          isLined: metals.length === 1,
          seats: isSet && form !== 'torque' ? seats : [],
        });
      const isBeaded = choice(spec, 'milgrain') === 'yes';
      const lengthOf = ({ count, size_mm: wide }: Stone): number => (count / 2) * (wide * 1.3 + 1.2);
      const clearMm = stone
        ? lengthOf(isAtEnds(opening, stone) ? { ...stone, count: 2 } : stone) +
          (side ? lengthOf(side) : 0) +
          aroundMm -
          WALL +
          1.2
        : 0;
      const isAtEnd = stone !== undefined && isAtEnds(opening, stone);
      if (isOpenwork)
        // Solid metal is left under its stones, and at the ends of a cuff.
        for (const span of solidSpans(freeSpans(oval, opening, clearMm, isAtEnd), opening))
          band(bench, oval, base, height, { opening, passing, cross, isTorque: false, seats, span });
      const { inlay, second_inlay: second } = spec.root.metal;
      if (inlay && isInlaid && !isBare)
        enamelledBand(bench, oval, [inlay, ...(second ? [second] : [])], {
          base,
          height,
          cross,
          spans: freeSpans(oval, opening, clearMm, isAtEnd),
          isWhole: opening === 0 && clearMm === 0,
        });
      if (border !== undefined || isBeaded)
        ornament(bench, oval, base, {
          height,
          opening,
          cross,
          border,
          isBeaded,
          clearMm,
          isAtEnd,
        });
      if (balls) ballsAtEnds(bench, balls, oval, base, opening);
      else if (ofStrand && stones && isSet) {
        const at = { base, height, opening, passing, cross, strands, wire, form };
        setStones(bench, ofStrand, kindOf, oval, at, stones, lettering, around);
        if (side && beside) setStones(bench, side, () => side.kind, oval, at, beside);
      }
    }
    const total = (strands - 1) * apart + Math.max(height, isTwisted ? wire * 3.4 : 0);
    const middle = rise + 0.1 + ((strands - 1) * apart) / 2;
    // Bangles of a set are slipped over the hand, without hinges.
    // So is one with stones all around.
    if (opening === 0 && set === 1 && rows?.cover !== 'all')
      close(bench, oval, middle, total, thick, worked || rows ? 0 : undefined);
    else if (choice(spec, 'hinge') === 'yes') pinHinge(bench, HINGE_AT, oval, middle, total * 0.92, thick);
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
    // A row of stones, or enamel, is opposite the opening and faces the viewer.
    if (opening > 0 && ((hasFigure && !hasEnds) || worked || rows || (stone ? !isAtEnds(opening, stone) : isInlaid)))
      bench.move(0, (at) => turnedBy(at, Math.PI, [0, 0, 0]));
    if (hasEnds) figuresAtEnds(bench, oval, Math.max(middle, END_FIGURE + 0.1), cross.thick, opening);
    else if (hasFigure)
      figureInFront(
        bench,
        oval,
        Math.max(middle, figureTallMm(figureHalf, motif, version) + 0.1),
        isTwisted ? wire * 1.8 : cross.thick,
        figureHalf,
      );
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.86 }));
  },
};
