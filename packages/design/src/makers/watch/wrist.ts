import type { Vec3 } from '../../piece';
import { cross, type Axes } from '../../geometry/vec';
import type { WatchFrame } from './frame';

/** Distance from the edge of a case that is not round to the start of its strap, mm of a 40 mm watch. */
const BEYOND = 1.8;
/** Distance from the middle of a case to the start of its strap: round ones, and hexagons with a corner at twelve. */
const START = { round: 21.4, hexagon: 23 } as const;
/** Radius of the strap's curve around the photographer's cushion, on which a watch stands closed and small. */
const CUSHION = 14.5;

/** Half the width of a slim strap, mm of a 40 mm watch. */
const SLIM = 5.6;

/** Half the width of the strap, and the distance of its start from the middle. */
export const strap = ({ box, shape, isSlim }: WatchFrame): { half: number; start: number } => {
  const [usual, start] = box
    ? [box.isOval ? 6.6 : 9.4, box.y + BEYOND]
    : [10.2, shape === 'hexagon' ? START.hexagon : START.round];
  return { half: isSlim ? Math.min(usual, SLIM) : usual, start };
};

export interface Wrist {
  y: number;
  z: number;
  run: Vec3;
  face: Vec3;
  axes: Axes;
}

/** The strap's position `s` mm from the case on one side, curved around the cushion. */
export function wrist(w: WatchFrame, s: number, sy: number): Wrist {
  const angle = Math.max(0, (s - 1) / CUSHION);
  const run: Vec3 = [0, sy * Math.cos(angle), -Math.sin(angle)];
  const face: Vec3 = [0, sy * Math.sin(angle), Math.cos(angle)];
  return {
    y: sy * (strap(w).start + (angle === 0 ? s : 1 + CUSHION * Math.sin(angle))),
    z: 0.2 - CUSHION * (1 - Math.cos(angle)),
    run,
    face,
    axes: [cross(run, face), run, face],
  };
}

/** Reach of a strap under a round case, and under the edge of another one: no gap shows between the lugs. */
const UNDER = { round: 16.8, edge: 2.6 } as const;

/** Position of the hidden end of a strap, mm along it from its start; negative under the case. */
export const underCase = (w: WatchFrame): number => (w.box ? w.box.y - UNDER.edge : UNDER.round) - strap(w).start;
