/** The bridge of a ring: on both sides of a head the shank rises and flows into its foot. */
import type { Field } from '../../geometry/field';
import { smoothstep } from '../../geometry/vec';
import type { Ground } from './common';

export interface Bridge {
  /** Distance of the highest points from the middle of the head along the band, mm. */
  crest: number;
  /** Height of those points over the band, mm. */
  rise: number;
  /** Distance at which it is level with the band, mm. */
  end: number;
}

/** Height in the middle under the head as a share of its rise. */
const MIDDLE = 0.1;
/** Depth to which a band rises with its outside, mm; its inside stays round. */
const RISING = 0.9;
/** Bound of the slope that stretching gives the field. */
const STEEPEST = 1.25;

/** Height over the band at a distance along it, mm. */
function heightAt(along: number, { crest, rise, end }: Bridge): number {
  if (along < crest) return rise * (MIDDLE + (1 - MIDDLE) * smoothstep(0, crest, along));
  const t = Math.min(1, (along - crest) / (end - crest));
  // Level with a continuous curvature at its end, which mirrors show.
  return rise * (1 - t) ** 3 * (1 + 3 * t);
}

/** The shank with the bridge of a head at `angle` from the top, radians. */
export function bridged({ center, topRadius, field }: Ground, angle: number, bridge: Bridge): Field {
  if (bridge.rise <= 0) return field;
  const low = topRadius - RISING;
  const [cx, cy] = center;
  const [ux, uy] = [Math.sin(angle), Math.cos(angle)];
  return (x, y, z) => {
    const [dx, dy] = [x - cx, y - cy];
    const r = Math.hypot(dx, dy);
    const out = dx * ux + dy * uy;
    const aside = Math.abs(dx * uy - dy * ux);
    const height = out > 0 ? heightAt(Math.atan2(aside, out) * topRadius, bridge) : 0;
    if (height < 1e-4 || r <= low) return field(x, y, z);
    // Points of the raised band are those of the even one, pulled inwards.
    const shrink = Math.max(low + ((r - low) * RISING) / (RISING + height), r - height) / r;
    return field(cx + dx * shrink, cy + dy * shrink, z) / STEEPEST;
  };
}
