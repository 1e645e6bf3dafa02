import type { Vec3 } from '../../piece';
import type { SectionAt } from '../../parts/section';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { smoothstep } from '../../geometry/vec';
import type { Hoop } from './common';

/** The hoop of a signet, which widens to three quarters of the face. */
const SIGNET = { flatInside: 0.4, halfThick: 1, exponent: 2.6, share: 0.72 };

export function signetShank(boreMm: number, halfWidth: number, halfFaceMm: number): Hoop {
  const innerRadius = innerRadiusOf(boreMm, SIGNET.flatInside, SIGNET.halfThick);
  const center: Vec3 = [0, innerRadius + 2 * SIGNET.halfThick, 0];
  const section: SectionAt = (away) => ({
    halfWidth: halfWidth + (halfFaceMm * SIGNET.share - halfWidth) * (1 - smoothstep(0.02, 0.62, away)),
    halfThickness: SIGNET.halfThick + 0.25 * (1 - smoothstep(0, 0.5, away)),
  });
  return {
    ...sectionShank({ innerRadius, center, section, exponent: SIGNET.exponent, flatInside: SIGNET.flatInside }),
    center,
  };
}
