/** Ear cuffs: small open bands that are worn around the edge of the ear without a hole, with stones or a figure in front. */
import { isMotif } from '../../motifs/library';
import { placeFigure } from '../../parts/figure';
import { photographed } from '../../parts/shot';
import { stonesIn } from '../../spec/tree';
import { along } from '../../geometry/vec';
import { onOval, type Oval } from '../bracelet/common';
import { band, type Cross } from '../bracelet/bangleMetal';
import { placeStones, seatsOf, setStones } from '../bracelet/bangleStones';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { countOf, figures, lengthMm, paramsOf, yesNo } from '../params';
import { planFigure, stonesOfFigure } from '../pendant/motif';
import { turnedBy } from '../turned';
import { isSingle } from './single';

/** Half the opening, radians, and the cross-section of the band. */
const OPENING = 0.62;
const CROSS: Cross = { thick: 0.85, exponent: 2.6, flat: 0.35 };
/** Gap between the bands of one cuff, and half its distance from the other one, mm. */
const BANDS_APART = 0.5;
const APART = 6.6;
/** Distance of each cuff before or behind the middle of the pair, mm. */
const DIAGONAL = 3.4;
/** Rotation of each cuff away from the middle, radians. */
const YAW = 0.24;
/** Depth of a figure's back in the metal, mm. */
const IN_METAL = 0.3;
/** Half the height of a figure, mm. */
const FIGURE_HALF = 5.4;
const MOST_STONES = 7;

export const earCuffs: Maker = {
  name: 'ear-cuffs',
  params: paramsOf({
    /** Bands above each other. */
    bands: countOf(1, 3),
    motif: figures(),
    version: countOf(0, 9),
    inner_diameter: lengthMm(9, 14),
    height: lengthMm(1.6, 8),
    single: yesNo(),
  }),
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif) ? brief.motif : null;
    const figure =
      motif === null ? null : planFigure(brief, rng, motif, FIGURE_HALF, { copies: 2, isFirstVersion: true });
    const height = brief.has('bold') ? 6 : brief.has('minimalist') ? 2.2 : motif ? 3.2 : 4;
    const each = brief.quantity === 'many' ? MOST_STONES : 1;
    return {
      stones:
        figure !== null
          ? figure.stones
          : brief.gems[0]
            ? [
                {
                  role: 'center',
                  kind: brief.gems[0],
                  cut: brief.cuts[0] ?? 'round',
                  size_mm: mm(brief.stoneSizeMm ?? (each === 1 ? 3 : Math.min(1.8, height * 0.6))),
                  count: 2 * Math.min(MOST_STONES, brief.stoneCount ?? each),
                },
              ]
            : [],
      variant: {
        bands: brief.has('layered') ? 2 : 1,
        ...(motif !== null && figure ? { motif, version: figure.version } : {}),
      },
      dimensions: { inner_diameter: 11, height },
      view: viewFrom(rng, 6, 26),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 190, fill: 0.8 }, (bench, spec) => {
    const height = measure(spec, 'height', 4);
    const bands = Number(spec.root.params['bands'] ?? 1);
    const tall = (height - BANDS_APART * (bands - 1)) / bands;
    const radius = measure(spec, 'inner_diameter', 11) / 2 + CROSS.thick * CROSS.flat;
    const oval: Oval = { rx: radius, rz: radius };
    const motif = choice(spec, 'motif');
    const stone = motif === '' ? stonesOf(spec, 'center') : undefined;
    const middle = Math.max(height, motif === '' ? (stone?.size_mm ?? 0) + 1.4 : 2 * FIGURE_HALF) / 2 + 0.1;
    const ground = { height, opening: OPENING, passing: 0, cross: CROSS, strands: 1, wire: 1, form: 'cuff' };
    const ears = isSingle(spec.root) ? [1] : [-1, 1];
    const own = stone ? { ...stone, count: stone.count / ears.length } : null;
    const set = own ? { stone: own, places: placeStones(own, oval, ground, null) } : null;
    for (const way of ears) {
      const first = bench.parts.length;
      for (let i = 0; i < bands; i++)
        band(bench, oval, middle + (i - (bands - 1) / 2) * (tall + BANDS_APART), tall, {
          opening: OPENING,
          passing: 0,
          cross: CROSS,
          isTorque: false,
          seats: set && bands === 1 ? seatsOf(set.stone, set.places) : [],
        });
      if (set) setStones(bench, set.stone, () => set.stone.kind, oval, { ...ground, base: middle }, set.places);
      // The opening faces away from the viewer.
      bench.move(first, (at) => turnedBy(at, Math.PI, [0, 0, 0]));
      if (motif !== '') {
        const { at, out, axes } = onOval(0, oval);
        const over = CROSS.thick - IN_METAL;
        placeFigure(
          bench,
          {
            name: motif,
            version: Number(spec.root.params['version'] ?? 0),
            halfHeightMm: FIGURE_HALF,
            ...stonesOfFigure(stonesIn(spec), ears.length),
            bend: { radiusMm: radius + over, turn: 0 },
          },
          along([at[0], middle, at[2]], out, over),
          axes,
          bench.isTwoTone ? bench.accent : bench.metal,
        );
      }
      bench.move(first, (at) => turnedBy(at, way * YAW, [0, 0, 0]));
      bench.move(first, ({ origin: [x, y, z], ...at }) => ({
        ...at,
        origin: [x + way * APART, y, z + way * DIAGONAL],
      }));
    }
  }),
};
