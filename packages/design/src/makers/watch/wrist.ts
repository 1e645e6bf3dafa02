import type { Vec3 } from '../../piece';
import type { Axes } from '../../geometry/vec';
import { cross } from '../../geometry/vec';
import type { WatchFrame } from './frame';

/** Half the width of the strap, and the distance of its start from the middle. */
export const strap = ({ box }: WatchFrame): { half: number; start: number } =>
  box?.isOval ? { half: 6.6, start: box.y + 3.4 } : box ? { half: 9.4, start: box.y + 3.4 } : { half: 10.2, start: 23 };

export interface Wrist {
  y: number;
  z: number;
  run: Vec3;
  face: Vec3;
  axes: Axes;
}

/** The strap's position `s` mm from the case on one side, curved around the wrist. */
export function wrist(w: WatchFrame, s: number, sy: number): Wrist {
  const radius = 42;
  const angle = Math.min(1.5, Math.max(0, (s - 1) / radius));
  const run: Vec3 = [0, sy * Math.cos(angle), -Math.sin(angle)];
  const face: Vec3 = [0, sy * Math.sin(angle), Math.cos(angle)];
  return {
    y: sy * (strap(w).start + (angle === 0 ? s : 1 + radius * Math.sin(angle))),
    z: 0.2 - radius * (1 - Math.cos(angle)),
    run,
    face,
    axes: [cross(run, face), run, face],
  };
}
