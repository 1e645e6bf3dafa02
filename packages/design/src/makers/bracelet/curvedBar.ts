/** The bar of a chain bracelet. */
import type { Vec3 } from '../../piece';
import { sample } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections } from '../../geometry/sweep';

/** Radius of a bar's arc around the wrist, rise of its face to its middle line, and bevel of its edges, mm. */
const BAR = { radius: 46, dome: 0.28, bevel: 0.32 } as const;
/** Drop of the bar away from the viewer at a distance from its middle, mm. */
export const fallAt = (x: number): number => x ** 2 / (2 * BAR.radius);

/** A bar bent around the wrist, its face domed between bevelled edges; half its length, width and thickness, mm. */
export function curvedBar([long, wide, thick]: Vec3): Solid {
  const section = (x: number, inset: number): Vec3[] => {
    const [y, top, z] = [wide - inset, thick - BAR.dome - inset, -fallAt(x)];
    const face = sample(11, (t): Vec3 => {
      const across = 1 - 2 * t;
      return [x, across * (y - BAR.bevel), z + top + BAR.dome * (1 - across ** 2)];
    });
    const side = top - BAR.bevel;
    return [[x, -y, z + side], [x, -y, z + inset - thick], [x, y, z + inset - thick], [x, y, z + side], ...face];
  };
  return sweepSections(
    [
      section(-long, BAR.bevel),
      ...sample(41, (t) => section((2 * t - 1) * (long - BAR.bevel), 0)),
      section(long, BAR.bevel),
    ],
    false,
  );
}
