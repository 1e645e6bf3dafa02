import type { Surface, Vec3 } from '../../piece';
import { tube } from '../../geometry/sweep';
import { Z } from '../../geometry/vec';
import { numeralLines } from '../../motifs/numerals';
import { clock, type WatchFrame } from './frame';

/** Paint of marks on bezels and screws. */
export const DARK: Surface = { kind: 'lacquer', color: [0.02, 0.02, 0.022], gloss: 0.4 };

/** Speeds of a tachymeter, units an hour, each at its time for one unit; height, line, radius and further gap of numerals. */
const SPEEDS = [400, 300, 240, 200, 180, 160, 140, 120, 110, 100, 90, 80, 70, 60] as const;
const SPEED = { tall: 1.4, line: 0.13, at: 17.75, apart: 1.6 } as const;

/** The speeds of a tachymeter around the bezel, their feet towards the dial. */
export function tachymeter(w: WatchFrame, paint: Surface): void {
  for (const speed of SPEEDS) {
    const { out, axes } = clock(60 / speed);
    const { lines, height } = numeralLines(String(speed), SPEED.apart);
    const k = SPEED.tall / height;
    const r = w.box ? w.distance(60 / speed, 2.1) : SPEED.at;
    for (const line of lines)
      w.put(
        tube(
          line.map(([x, y]): Vec3 => [x * k, y * k, 0]),
          SPEED.line,
          { points: 8, up: Z },
        ),
        40,
        paint,
        w.at(out[0] * r, out[1] * r, 7.86),
        axes,
      );
  }
}
