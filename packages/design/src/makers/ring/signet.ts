/** A signet ring: a broad shank that swells into a flat face, plain, engraved with initials, with a figure, or with one stone set low in it. */
import type { Vec3 } from '../../piece';
import type { GemKind, Stone } from '../../spec';
import type { Point2 } from '../../geometry/curves';
import { turn } from '../../geometry/curves';
import { sweepSections, tube } from '../../geometry/sweep';
import { Bench } from '../../parts/bench';
import { placeFigure } from '../../parts/figure';
import { bezelCup, girdleMm } from '../../parts/head';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import type { Field } from '../../geometry/field';
import { blend, smoothMax, wire } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import type { Axes } from '../../geometry/vec';
import { axesFacing, cross, fromAxes, smoothstep } from '../../geometry/vec';
import { engravedLetters } from '../../motifs/letters';
import { isMotif, lettersOf } from '../../motifs/library';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { planFigure, stonesOfFigure } from '../pendant/motif';
import { chooseCut } from './common';
import { z } from 'zod';
import { countOf, figures, lengthMm, words } from '../params';

/** Exponent of the face's outline: 2 is an oval, more is boxier. */
const FACES: Record<string, number> = { oval: 2, cushion: 3, square: 5 };
/** The face stands this far over the finger, mm. */
const FACE_MM = 3.1;
/** How flat the hoop is inside, 0 to 1, and half its thickness below, mm. */
const FLAT_INSIDE = 0.4;
const HALF_THICK = 1;
/** Edges are rounded over about this width, mm. */
const ROUND = 0.9;
/** The face passes into its rim over about this width, mm. */
const FACE_ROUND = 0.24;

/** Stones that are cut as a slab for a seal ring, and its colour in linear sRGB. */
const SLABS: Partial<Record<GemKind, Vec3>> = { onyx: [0.004, 0.004, 0.0045] };

/** Metal round a slab, and how deep the slab is let into the face, mm. */
const BORDER = 1.05;
const SLAB_DEPTH = 0.9;

/** 1 on the outline of the slab, less inside. */
const slabLevel = (x: number, z: number, along: number, across: number, exponent: number): number =>
  (Math.abs(x / (along - BORDER)) ** exponent + Math.abs(z / (across - BORDER)) ** exponent) ** (1 / exponent);

interface Face {
  along: number;
  across: number;
  exponent: number;
  top: number;
}

/** A buff top from its foot over the edge to the middle: share of the outline, height over the face, mm. A level top would mirror one dark place of the room. */
const BUFF_TOP: readonly Point2[] = [[0.002, -SLAB_DEPTH], [1, -SLAB_DEPTH], [1, 0.12], [0.985, 0.26], [0.95, 0.4], [0.88, 0.56], [0.76, 0.73], [0.6, 0.88], [0.42, 0.99], [0.22, 1.06], [0.002, 1.08]];

/** A polished slab that fills the face inside a border of metal, its top gently domed. */
function inlay(bench: Bench, { along, across, exponent, top }: Face, stone: Stone): void {
  const outline = turn(96, (a): Point2 => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const reach = 1 / slabLevel(c, s, along, across, exponent);
    return [c * reach, s * reach];
  });
  const axes = axesFacing([0, 1, 0]);
  const sizeMm = 2 * (along - BORDER);
  const slab = sweepSections(outline.map(([x, y]) => BUFF_TOP.map(([share, z]): Vec3 => [x * share, y * share, z])), true);
  bench.add(slab, 40, { axes, origin: [0, top, 0], surface: { kind: 'lacquer', color: SLABS[stone.kind]!, gloss: 1 }, stone: { kind: stone.kind, role: 'center', cut: 'cabochon', sizeMm } });
  // A fine beaded border keeps the slab in its frame.
  const seam = outline.map(([x, y]): Vec3 => fromAxes(axes, [0, top + 0.02, 0], [x, y, 0]));
  bench.add(tube(seam, 0.2, { closed: true, points: 12 }), 40);
}

/** The line just within the edge of the face. */
const rimLine = ({ along, across, exponent, top }: Face): Vec3[] =>
  turn(96, (a): Vec3 => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const reach = 0.9 / (Math.abs(c / along) ** exponent + Math.abs(s / across) ** exponent) ** (1 / exponent);
    return [c * reach, top + 0.02, s * reach];
  });

/** The letters cut into the face, as deep in the middle of a stroke as half its width. */
function engraving(letters: string, { along, across, top }: Face): Field {
  const size = Math.min(along, across);
  const graver = engravedLetters(letters).map(({ points, halfWidth, closed }) => {
    const widths = points.map((_, i) => Math.max(0.27, (typeof halfWidth === 'number' ? halfWidth : halfWidth[i]!) * size));
    return wire(points.map(([x, y]): Vec3 => [x * size, top, -y * size]), (t) => widths[Math.round(t * (points.length - 1))]!, closed);
  });
  return (x, y, z) => (y < top - 1 ? 1 : Math.min(...graver.map((cut) => cut(x, y, z))));
}

/** A figure lies flat on the face, its head away from the viewer. */
const LYING: Axes = [[1, 0, 0], [0, 0, -1], [0, 1, 0]];

/** The initials of an engraving that is no more than that. */
const initialsOf = (engraving: Brief['engraving']): string => {
  const letters = engraving && !engraving.inside ? engraving.text.replaceAll(/[^A-Za-z]/g, '') : '';
  return letters.length <= 3 && letters === letters.toUpperCase() ? letters : '';
};

/** The face's length as a share of its width, and a figure's as a share of the face's. */
const LENGTH = 0.84;
const FIGURE = 0.78;

export const signet: Maker = {
  name: 'signet',
  params: z.strictObject({
    face: z.enum(['cushion', 'oval', 'square']),
    setting: z.enum(['stone', 'inlay']),
    letters: words(),
    motif: figures(),
    version: countOf(0, 9),
    inner_diameter: lengthMm(13, 23),
    face_width: lengthMm(1.2, 20),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const face = brief.has('geometric') || brief.has('sci-fi') ? 'square' : brief.has('organic-shapes') ? 'oval' : rng.pick(['oval', 'cushion', 'oval']);
    const width = brief.has('bold') ? rng.between(13.5, 15) : brief.has('minimalist') ? rng.between(8.5, 9.5) : rng.between(10.5, 12.5);
    const cut = chooseCut(brief, rng);
    const letters = lettersOf(brief.motif ?? '') || initialsOf(brief.engraving);
    const figure = letters === '' && isMotif(brief.motif) ? brief.motif : null;
    const planned = figure === null ? null : planFigure(brief, rng, figure, (width / 2) * LENGTH * FIGURE);
    return {
      stones: planned ? planned.stones : brief.gems[0] && letters === '' ? [{ role: 'center', kind: brief.gems[0], cut, size_mm: mm(Math.min(width * 0.48, brief.stoneSizeMm ?? width * 0.42)), count: 1 }] : [],
      variant: {
        face,
        ...(letters !== '' ? { letters } : {}),
        ...(figure && planned ? { motif: figure, version: planned.version } : {}),
        setting: brief.gems[0] !== undefined && brief.cuts.length === 0 && SLABS[brief.gems[0]] ? 'inlay' : 'stone',
      },
      dimensions: { inner_diameter: 17.6, face_width: mm(width), band_width: mm(width * 0.36) },
      view: viewFrom(rng, 28, 38),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 17.6);
    const innerRadius = boreMm / 2;
    const across = measure(spec, 'face_width', 11) / 2;
    const along = across * LENGTH;
    const half = measure(spec, 'band_width', 4) / 2;
    const inside = innerRadiusOf(boreMm, FLAT_INSIDE, HALF_THICK);
    const center: Vec3 = [0, inside + 2 * HALF_THICK, 0];
    const top = center[1] + innerRadius + FACE_MM;
    const exponent = FACES[choice(spec, 'face')] ?? 2;
    const shank = sectionShank({
      innerRadius: inside,
      center,
      exponent: 2.6,
      flatInside: FLAT_INSIDE,
      section: (away) => ({ halfWidth: half + (across * 0.72 - half) * (1 - smoothstep(0.02, 0.62, away)), halfThickness: HALF_THICK + 0.25 * (1 - smoothstep(0, 0.5, away)) }),
    });
    const block: Field = (x, y, z) => {
      const level = (Math.abs(x / along) ** exponent + Math.abs(z / across) ** exponent) ** (1 / exponent);
      const side = (level - 1) * along * 0.9 + (top - y) * 0.12;
      const over = y - top;
      return Math.max(smoothMax(side, over, ROUND), center[1] + innerRadius * 0.62 - y);
    };
    const body = blend(2.4, shank.field, block);
    const stone = stonesOf(spec, 'center');
    const motif = choice(spec, 'motif');
    if (bench.isTwoTone && motif === '') bench.add(tube(rimLine({ along, across, exponent, top }), 0.34, { closed: true, points: 14 }), 40, { surface: bench.accent });
    const letters = choice(spec, 'letters');
    const engraved = letters === '' ? null : engraving(letters, { along, across, exponent, top });
    const inlaid = stone !== undefined && motif === '' && choice(spec, 'setting') === 'inlay';
    const ring: Field = (x, y, z, limit) => {
      const hole = innerRadius - Math.hypot(x, y - center[1]);
      const pit = inlaid ? Math.max((slabLevel(x, z, along, across, exponent) - 1) * (along - BORDER) * 0.9, top - SLAB_DEPTH + 0.02 - y) : 1;
      const d = Math.max(smoothMax(body(x, y, z, limit), y - top, FACE_ROUND), -pit, engraved ? -engraved(x, y, z) : -1);
      return smoothMax(d, hole, ROUND);
    };
    const reach = innerRadius + 3.6;
    bench.add(refined(sculpt(ring, [-reach, -0.8, -across - 1.4], [reach, top + 0.8, across + 1.4], engraved ? 0.14 : 0.21), ring), 60);
    if (motif !== '') placeFigure(bench, { name: motif, version: Number(spec.root.params['version'] ?? 0), halfHeightMm: along * FIGURE, ...stonesOfFigure(spec) }, [0, top - 0.1, 0], LYING, bench.accent);
    else if (stone && inlaid) inlay(bench, { along, across, exponent, top }, stone);
    else if (stone) {
      const axes = axesFacing([0, 1, 0], cross([0, 1, 0], [0, 0, 1]));
      const outline = girdleMm(stone.cut, stone.size_mm);
      const size = Math.min(stone.size_mm, (stone.size_mm * along * 1.5) / Math.max(...outline.map((p) => p[1] * 2)));
      const origin: Vec3 = [0, top + 0.22, 0];
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: 'center', origin, axes });
      bench.add(bezelCup(stone.cut, size, axes, origin, { wallMm: 0.4, depth: 0.9, open: 0.86 }), 40);
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
