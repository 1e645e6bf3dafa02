/** The shanks a ring can have, by name, and which of them suits which brief. */
import type { Vec3 } from '../../piece';
import type { Random } from '../../random';
import type { SectionAt } from '../../parts/shank';
import { SPLIT_FLAT, facetShank, innerRadiusOf, leastHalfThickness, sectionShank, splitShank, twistShank } from '../../parts/shank';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Brief } from '../maker';
import type { Hoop } from './common';

export const SHANKS = ['plain', 'cathedral', 'taper', 'twist', 'facet', 'split', 'knife', 'wave', 'wide', 'slim', 'armour', 'flat', 'half-round', 'comfort'] as const;
export type ShankName = (typeof SHANKS)[number];

/** How thick a faceted shank is, and half of each arm of a split one, mm. */
const FACET_MM = 1.75;
const SPLIT_HALF_MM = 0.86;

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

export interface ShankOptions {
  /** Thickens bands that are a band and no more. */
  heft?: number;
  /** How thick the metal is at the top. */
  thicknessMm?: number;
  /** How much further apart the arms of a split shank stand. */
  spreadMm?: number;
  /** How high over the floor it stands. */
  raisedMm?: number;
}

/** Builds a shank for a bore of so many mm across, standing on the floor. `halfWidth` is half the band's width at the top, mm. */
export function makeShank(name: string, boreMm: number, halfWidth: number, { heft: requested = 1, thicknessMm, spreadMm = 0, raisedMm = 0 }: ShankOptions = {}): Hoop {
  const standing = (innerRadius: number, thicknessBelow: number): Vec3 => [0, innerRadius + thicknessBelow + raisedMm, 0];
  const section = (
    thicknessBelow: number,
    shape: SectionAt,
    crossSection: { exponent: number; flatInside: number; steps?: number },
  ): Hoop => {
    const heft = thicknessMm === undefined ? requested : thicknessMm / (shape(0, 0).halfThickness * (2 - crossSection.flatInside));
    const thick: SectionAt = (away, angle) => {
      const own = shape(away, angle);
      return { ...own, halfThickness: own.halfThickness * heft };
    };
    const innerRadius = innerRadiusOf(boreMm, crossSection.flatInside, leastHalfThickness(thick));
    const center = standing(innerRadius, thicknessBelow * heft);
    return { ...sectionShank({ innerRadius, center, section: thick, ...crossSection }), center };
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
      const thickness = thicknessMm ?? FACET_MM;
      const center = standing(boreMm / 2, thickness + 0.1);
      return { ...facetShank(boreMm / 2, center, Math.max(1.15, halfWidth * 1.25), thickness), center };
    }
    case 'split': {
      const half = thicknessMm === undefined ? SPLIT_HALF_MM : thicknessMm / (2 - SPLIT_FLAT);
      const innerRadius = innerRadiusOf(boreMm, SPLIT_FLAT, half * 0.95);
      const center = standing(innerRadius, half * 2.15);
      return { ...splitShank(innerRadius, center, Math.max(0.95, halfWidth), half, Math.max(1.5, halfWidth * 1.6) + spreadMm), center };
    }
    case 'knife':
      return section(2.1, (away) => ({ halfWidth: halfWidth * (1.1 + 0.2 * away), halfThickness: 1.05 }), { exponent: 1.35, flatInside: 0.25 });
    case 'wave':
      return section(2.1, (away, angle) => ({
        halfWidth: halfWidth * (0.95 + 0.28 * Math.sin(angle * 3 + 0.6)),
        halfThickness: 0.9 + 0.14 * Math.sin(angle * 2 + 1),
        shift: 0.75 * Math.sin(angle * 4 + 0.4) * smoothstep(0.04, 0.3, away),
      }), { exponent: 2, flatInside: 0.4 });
    case 'flat':
      return section(1.75, () => ({ halfWidth, halfThickness: 0.86 }), { exponent: 9, flatInside: 0.35 });
    case 'half-round':
      return section(1.9, () => ({ halfWidth, halfThickness: 0.93 }), { exponent: 2, flatInside: 0.9 });
    case 'comfort':
      return section(2, () => ({ halfWidth, halfThickness: 0.98 }), { exponent: 2.3, flatInside: 0 });
    case 'wide':
      return section(2.3, (away) => ({ halfWidth: halfWidth * (1.05 + 0.3 * (1 - smoothstep(0, 0.8, away))), halfThickness: 1.12 }), { exponent: 2.8, flatInside: 0.4 });
    case 'slim':
      return section(1.7, () => ({ halfWidth, halfThickness: 0.8 }), { exponent: 2.6, flatInside: 0.5 });
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
