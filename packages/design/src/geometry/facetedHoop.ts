/** The field of a hoop of flat facets. */
import type { Vec3 } from '../piece';
import type { Field } from './field';
import { TAU } from './vec';

/** Slope of facets against the radial plane that distances are measured in, as the cosine of its largest angle. */
const TILTED = 0.8;

/**
 * The field of equal sections around a centre, evenly spaced clockwise from the top, joined as
 * `sweepSections` joins them. Distances are measured in the radial plane of a point, where each edge and each diagonal
 * of a facet crosses the section as a corner.
 */
export function facetedHoop(sections: readonly (readonly Vec3[])[], center: Vec3): Field {
  const n = sections.length;
  const m = sections[0]!.length;
  const step = TAU / n;
  const corners = sections.map((section) =>
    section.map(([x, y, z]) => [Math.hypot(x - center[0], y - center[1]), z - center[2]] as const),
  );
  const reach = Math.max(...corners.flat().map(([r]) => r));
  const half = Math.max(...corners.flat().map(([, z]) => Math.abs(z)));
  const outline = new Float64Array(4 * m);
  /** Writes the corners of the section at an angle to `outline`: radius and offset along the finger, in turns. */
  const cutAt = (i: number, into: number): void => {
    const [a, b] = [corners[i]!, corners[(i + 1) % n]!];
    const [before, after] = [Math.sin(into), Math.sin(step - into)];
    const put = (at: number, [r, z]: readonly [number, number], [s, w]: readonly [number, number]): void => {
      const t = (r * before) / (r * before + s * after);
      outline[at] = (r * s * Math.sin(step)) / (r * before + s * after);
      outline[at + 1] = z + (w - z) * t;
    };
    for (let j = 0; j < m; j++) {
      put(4 * j, a[j]!, b[j]!);
      put(4 * j + 2, a[j]!, b[(j + 1) % m]!);
    }
  };
  return (x, y, z, limit = Infinity) => {
    const [dx, dy, dz] = [x - center[0], y - center[1], z - center[2]];
    const radius = Math.hypot(dx, dy);
    const far = Math.max(radius - reach, Math.abs(dz) - half);
    if (far >= limit) return far;
    const turned = ((Math.atan2(dx, dy) / step + n) % n) * step;
    const i = Math.min(n - 1, Math.floor(turned / step));
    cutAt(i, turned - i * step);
    let nearest = Infinity;
    let inside = 1;
    for (let k = 0, j = 4 * m - 2; k < 4 * m; j = k, k += 2) {
      const [ar, az, br, bz] = [outline[j]!, outline[j + 1]!, outline[k]!, outline[k + 1]!];
      const [er, ez] = [br - ar, bz - az];
      const t = Math.min(1, Math.max(0, ((radius - ar) * er + (dz - az) * ez) / (er * er + ez * ez + 1e-12)));
      nearest = Math.min(nearest, (radius - ar - er * t) ** 2 + (dz - az - ez * t) ** 2);
      if (az > dz !== bz > dz && radius < (er * (dz - az)) / ez + ar) inside = -inside;
    }
    return inside * Math.sqrt(nearest) * TILTED;
  };
}
