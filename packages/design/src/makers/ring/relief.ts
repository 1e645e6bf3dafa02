/** A relief figure on a ring: on the shank, on a plate, or bent over the band. */
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import type { Bench } from '../../parts/bench';
import type { Bend } from '../../parts/makeFigure';
import { placeFigure } from '../../parts/figure';
import type { Axes } from '../../geometry/vec';
import { stonesOfFigure } from '../pendant/motif';
import { onHoop, type Hoop } from './common';

/** Axes of a figure flat on the top, its head away from the viewer. */
export const LYING: Axes = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];
/**
 * Rotations of long figures along the band, radians. They are bent over the band, since flat or across the finger they
 * would catch.
 */
export const BENT: Record<string, number> = {
  leaf: -1.1,
  feather: -1.1,
  vine: -1.5,
  'thorny vine': -1.5,
  horseshoe: 0,
  claddagh: 0,
};
/** Animals and heads, which follow the curve of the finger: flat, they would look stamped and their edges would catch. */
export const CURVED: ReadonlySet<string> = new Set(
  (
    'bat bee butterfly camel cat dog dolphin dove dragon dragonfly eagle elephant falcon fish fox horse hummingbird husky ' +
    'ladybird lion lioness octopus owl panther peacock phoenix rabbit scarab seahorse skull spider swallow swan ' +
    'turtle unicorn whale wolf'
  ).split(' '),
);
/** Default half height of a figure, and distance of its back from the band, mm. */
const USUAL_HALF_MM = 5.8;
const OVER_BAND = 0.12;

/** Half the height of a figure, mm. */
export const halfHeight = ({ params }: DesignPart, otherwise = USUAL_HALF_MM): number =>
  params['height'] === undefined ? otherwise : Number(params['height']) / 2;

/** Places a figure with the stones of its part. */
export function placeRelief(
  bench: Bench,
  figure: DesignPart,
  origin: Vec3,
  axes: Axes,
  halfHeightMm: number,
  { bend, isBare }: { bend?: Bend | undefined; isBare?: boolean } = {},
): void {
  const { id, params, stones = [] } = figure;
  bench.inPart(id, () => {
    const what = {
      part: id,
      name: String(params['motif'] ?? 'heart'),
      version: Number(params['version'] ?? 0),
      halfHeightMm,
      ...stonesOfFigure(stones),
      ...(bend && { bend }),
      ...(isBare && { isBare }),
    };
    placeFigure(bench, what, origin, axes, bench.isTwoTone ? bench.accent : bench.metal);
  });
}

/** A figure on the outside of a hoop, at an angle from the top. */
export function reliefOnHoop(bench: Bench, hoop: Hoop, figure: DesignPart, angle: number): void {
  const radiusMm = hoop.topRadius + OVER_BAND;
  const motif = String(figure.params['motif']);
  const turn = BENT[motif] ?? (CURVED.has(motif) ? 0 : undefined);
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  placeRelief(
    bench,
    figure,
    onHoop(hoop.center, angle, radiusMm),
    [
      [c, -s, 0],
      [0, 0, -1],
      [s, c, 0],
    ],
    halfHeight(figure),
    turn === undefined ? {} : { bend: { radiusMm, turn } },
  );
}
