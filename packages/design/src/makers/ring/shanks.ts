/** The shanks a ring can have, by name, and which of them suits which brief. */
import type { Vec3 } from '../../piece';
import type { Random } from '../../random';
import type { SectionAt, Shank } from '../../parts/shank';
import { SPLIT_FLAT, facetShank, innerRadiusOf, leastHalfThickness, sectionShank, splitShank, twistShank } from '../../parts/shank';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Brief } from '../maker';

export const SHANKS = ['plain', 'cathedral', 'taper', 'twist', 'facet', 'split', 'knife', 'wave', 'wide', 'slim', 'armour', 'flat', 'half-round', 'comfort'] as const;
export type ShankName = (typeof SHANKS)[number];

export function chooseShank(brief: Brief, rng: Random): ShankName {
  if (brief.section) return brief.section;
  if (brief.wants('twist')) return 'twist';
  if (brief.wants('split')) return 'split';
  if (brief.wants('cathedral')) return 'cathedral';
  if (brief.has('sci-fi')) return 'armour';
  if (brief.has('geometric') || brief.has('honeycombs')) return 'facet';
  if (brief.has('organic-shapes')) return rng.pick(['wave', 'twist']);
  if (brief.has('bold')) return 'wide';
  if (brief.has('contemporary')) return 'knife';
  if (brief.has('innovative')) return 'split';
  if (brief.has('minimalist')) return rng.pick(['plain', 'taper']);
  return rng.pick(['plain', 'cathedral', 'taper', 'twist', 'split', 'cathedral']);
}

/** Builds a shank for a bore of so many mm across, standing on the floor. `halfWidth` is half the band's width at the top, mm; `heft` thickens bands that are a band and no more. */
export function makeShank(name: string, boreMm: number, halfWidth: number, heft = 1): Shank & { center: Vec3 } {
  const standing = (innerRadius: number, thicknessBelow: number): Vec3 => [0, innerRadius + thicknessBelow, 0];
  const section = (
    thicknessBelow: number,
    shape: SectionAt,
    crossSection: { exponent: number; flatInside: number; steps?: number },
  ): Shank & { center: Vec3 } => {
    const innerRadius = innerRadiusOf(boreMm, crossSection.flatInside, leastHalfThickness(shape));
    const center = standing(innerRadius, thicknessBelow);
    return { ...sectionShank({ innerRadius, center, section: shape, ...crossSection }), center };
  };
  switch (name) {
    case 'cathedral':
      return section(1.9, (away) => {
        const rise = Math.exp(-((away / 0.15) ** 2));
        return { halfWidth: halfWidth * (1.0 + 0.2 * away - 0.22 * rise), halfThickness: 0.78 + 0.1 * away + 0.7 * rise };
      }, { exponent: 2.6, flatInside: 0.3 });
    case 'taper':
      return section(1.9, (away) => ({ halfWidth: halfWidth * (0.72 + 0.75 * smoothstep(0, 0.7, away)), halfThickness: 0.78 + 0.16 * away }), { exponent: 2.3, flatInside: 0.5 });
    case 'twist': {
      const wire = Math.max(0.52, halfWidth * 0.64);
      const center = standing(boreMm / 2, wire * 3.84);
      return { ...twistShank(boreMm / 2, center, wire, 7), center };
    }
    case 'facet': {
      const center = standing(boreMm / 2, 1.85);
      return { ...facetShank(boreMm / 2, center, Math.max(1.15, halfWidth * 1.25), 1.75), center };
    }
    case 'split': {
      const innerRadius = innerRadiusOf(boreMm, SPLIT_FLAT, 0.82);
      const center = standing(innerRadius, 1.85);
      return { ...splitShank(innerRadius, center, Math.max(0.95, halfWidth), 0.86, Math.max(1.5, halfWidth * 1.6)), center };
    }
    case 'knife':
      return section(2.1 * heft, (away) => ({ halfWidth: halfWidth * (1.1 + 0.2 * away), halfThickness: 1.05 * heft }), { exponent: 1.35, flatInside: 0.25 });
    case 'wave':
      return section(2.1, (away, angle) => ({
        halfWidth: halfWidth * (0.95 + 0.28 * Math.sin(angle * 3 + 0.6)),
        halfThickness: 0.9 + 0.14 * Math.sin(angle * 2 + 1),
        shift: 0.75 * Math.sin(angle * 4 + 0.4) * smoothstep(0.04, 0.3, away),
      }), { exponent: 2, flatInside: 0.4 });
    case 'flat':
      return section(1.75 * heft, () => ({ halfWidth, halfThickness: 0.86 * heft }), { exponent: 9, flatInside: 0.35 });
    case 'half-round':
      return section(1.9 * heft, () => ({ halfWidth, halfThickness: 0.93 * heft }), { exponent: 2, flatInside: 0.9 });
    case 'comfort':
      return section(2 * heft, () => ({ halfWidth, halfThickness: 0.98 * heft }), { exponent: 2.3, flatInside: 0 });
    case 'wide':
      return section(2.3 * heft, (away) => ({ halfWidth: halfWidth * (1.05 + 0.3 * (1 - smoothstep(0, 0.8, away))), halfThickness: 1.12 * heft }), { exponent: 2.8, flatInside: 0.4 });
    case 'slim':
      return section(1.7 * heft, () => ({ halfWidth, halfThickness: 0.8 * heft }), { exponent: 2.6, flatInside: 0.5 });
    case 'armour':
      return section(2.3, (_away, angle) => {
        const plate = (angle / TAU) * 16;
        const along = Math.abs(plate - Math.round(plate)) * 2;
        const groove = smoothstep(0, 0.25, along);
        return { halfWidth: halfWidth * 1.25, halfThickness: 0.92 + 0.2 * groove };
      }, { exponent: 4, flatInside: 0.2, steps: 16 * 24 });
    default:
      return section(1.8, (away) => ({ halfWidth: halfWidth * (0.95 + 0.3 * away), halfThickness: 0.78 + 0.12 * away }), { exponent: 2.4, flatInside: 0.45 });
  }
}
