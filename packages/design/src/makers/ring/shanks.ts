/** The shanks of rings by name, and the choice of one for a brief. */
import type { Vec3 } from '../../piece';
import type { Random } from '../../random';
import type { SectionAt, Sectioned } from '../../parts/section';
import {
  SPLIT_FLAT,
  facetHeight,
  facetShank,
  innerRadiusOf,
  leastHalfThickness,
  sectionShank,
  splitShank,
  twistShank,
} from '../../parts/shank';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Brief } from '../maker';
import type { Hoop } from './common';
import { pointedLine } from './pointed';
import { BAMBOO, TWIG } from './stems';
import { isWaved, wavedShift } from './waved';

export type ShankName =
  | 'plain'
  | 'cathedral'
  | 'taper'
  | 'twist'
  | 'facet'
  | 'split'
  | 'knife'
  | 'wave'
  | 'waved'
  | 'chevron'
  | 'wide'
  | 'dome'
  | 'slim'
  | 'armour'
  | 'flat'
  | 'half-round'
  | 'comfort'
  | 'flared'
  | 'twig'
  | 'bamboo';

/** Number of windings of a twisted shank times the radius of its wires, mm: thin wires wind more closely. */
const TWISTS_MM = 7.2;
/** Shanks that are the stem of a plant. */
export const STEMS: Readonly<Record<string, ShankName>> = { branch: 'twig', bamboo: 'bamboo' };
/** Thickness of a faceted shank, and half thickness of a split one's arms, mm. */
const FACET_MM = 1.75;
const SPLIT_HALF_MM = 0.86;

export function chooseShank(brief: Brief, rng: Random): ShankName {
  if (brief.section) return brief.section;
  if (brief.wants('twist')) return 'twist';
  if (brief.wants('split')) return 'split';
  if (isWaved(brief)) return 'waved';
  if (brief.wants('cathedral')) return 'cathedral';
  if (brief.wants('tapered')) return 'flared';
  if (brief.isForMan) return brief.isTextured ? 'flat' : 'wide';
  if (brief.has('sci-fi')) return 'armour';
  if (brief.has('geometric') || brief.has('honeycombs')) return 'facet';
  if (brief.has('organic-shapes') && !brief.wants('bridal-set'))
    return rng.about('shank kind').pick(brief.isTextured ? ['wave'] : ['wave', 'twist']);
  if (brief.has('bold')) return 'wide';
  if (brief.has('contemporary')) return 'knife';
  if (brief.has('innovative')) return 'split';
  if (brief.has('minimalist')) return rng.about('shank kind').pick(['plain', 'taper']);
  // Hammer marks need a broad surface.
  if (brief.isTextured) return 'flat';
  if (brief.wants('plain')) return rng.about('shank kind').pick(['plain', 'taper']);
  // A ring about which the prompt states more has no shank that draws attention from it.
  return rng
    .about('shank kind')
    .pick(
      brief.isOpen
        ? ['plain', 'cathedral', 'taper', 'twist', 'split', 'cathedral']
        : ['plain', 'cathedral', 'taper', 'plain', 'taper', 'plain'],
    );
}

/** Length of the point of a V-shaped shank under a head, and the usual radius of its middle, mm. */
const POINTED = { mm: 3, radius: 9.2 } as const;
const ARMOUR_PLATES = 16;

const SECTIONED: Readonly<Record<Exclude<ShankName, 'twist' | 'facet' | 'split'>, Sectioned>> = {
  plain: {
    below: 1.8,
    exponent: 2.4,
    flatInside: 0.45,
    shape: (half) => (away) => ({ halfWidth: half * (0.95 + 0.3 * away), halfThickness: 0.78 + 0.12 * away }),
  },
  cathedral: {
    below: 1.9,
    exponent: 2.6,
    flatInside: 0.3,
    shape: (half) => (away) => {
      const rise = Math.exp(-((away / 0.15) ** 2));
      return { halfWidth: half * (1.0 + 0.2 * away - 0.22 * rise), halfThickness: 0.78 + 0.1 * away + 0.7 * rise };
    },
  },
  taper: {
    below: 1.9,
    exponent: 2.3,
    flatInside: 0.5,
    shape: (half) => (away) => ({
      halfWidth: half * (0.72 + 0.75 * smoothstep(0, 0.7, away)),
      halfThickness: 0.78 + 0.16 * away,
    }),
  },
  knife: {
    below: 2.1,
    exponent: 1.35,
    flatInside: 0.25,
    shape: (half) => (away) => ({ halfWidth: half * (1.1 + 0.2 * away), halfThickness: 1.05 }),
  },
  wave: {
    below: 2.1,
    exponent: 2,
    flatInside: 0.4,
    shape: (half) => (away, angle) => ({
      halfWidth: half * (0.95 + 0.28 * Math.sin(angle * 3 + 0.6)),
      halfThickness: 0.9 + 0.14 * Math.sin(angle * 2 + 1),
      shift: 0.75 * Math.sin(angle * 4 + 0.4) * smoothstep(0.04, 0.3, away),
    }),
  },
  waved: {
    below: 1.8,
    exponent: 3.2,
    flatInside: 0.4,
    steps: 320,
    shape: (half) => (_away, angle) => ({ halfWidth: half, halfThickness: 0.84, shift: wavedShift(angle) }),
  },
  chevron: {
    below: 1.8,
    exponent: 2.6,
    flatInside: 0.4,
    steps: 300,
    shape: (half) => (_away, angle) => {
      const { shift, slant } = pointedLine(angle, POINTED.radius, POINTED.mm);
      return { halfWidth: half * slant, halfThickness: 0.86, shift };
    },
  },
  flat: {
    below: 1.75,
    exponent: 9,
    flatInside: 0.35,
    shape: (half) => () => ({ halfWidth: half, halfThickness: 0.86 }),
  },
  'half-round': {
    below: 1.9,
    exponent: 2,
    flatInside: 0.9,
    shape: (half) => () => ({ halfWidth: half, halfThickness: 0.93 }),
  },
  comfort: {
    below: 2,
    exponent: 2.3,
    flatInside: 0,
    shape: (half) => () => ({ halfWidth: half, halfThickness: 0.98 }),
  },
  flared: {
    below: 1.9,
    exponent: 2.5,
    flatInside: 0.4,
    shape: (half) => (away) => ({
      halfWidth: half * (1.25 - 0.35 * smoothstep(0, 0.7, away)),
      halfThickness: 0.86 + 0.08 * away,
    }),
  },
  wide: { below: 2.3, exponent: 2.8, flatInside: 0.4, shape: (half) => domed(half * WIDE_SHARE) },
  dome: { below: 2.3, exponent: 2.8, flatInside: 0.4, shape: (half) => domed(half) },
  slim: {
    below: 1.7,
    exponent: 2.6,
    flatInside: 0.5,
    shape: (half) => () => ({ halfWidth: half, halfThickness: 0.8 }),
  },
  twig: TWIG,
  bamboo: BAMBOO,
  armour: {
    below: 2.3,
    exponent: 4,
    flatInside: 0.2,
    steps: ARMOUR_PLATES * 40,
    shape: (half) => (_away, angle) => {
      // The head is on the middle of a plate.
      const plate = (angle / TAU) * ARMOUR_PLATES + 0.5;
      const fromGroove = Math.abs(plate - Math.round(plate)) * 2;
      const height = 0.7 * smoothstep(0.06, 0.11, fromGroove) + 0.3 * smoothstep(0.1, 0.24, fromGroove);
      return { halfWidth: half * (1.15 + 0.1 * height), halfThickness: 0.92 + 0.2 * height };
    },
  },
};

/** Width of a wide shank at the top relative to its head's; a domed band has its stated width. */
export const WIDE_SHARE = 1.35;

/** A broad section that narrows to three quarters at the foot. */
const domed =
  (half: number): SectionAt =>
  (away) => ({ halfWidth: (half * (1.05 + 0.3 * (1 - smoothstep(0, 0.8, away)))) / WIDE_SHARE, halfThickness: 1.12 });

/**
 * Default thickness of a shank at the top, mm; undefined for twisted wires, whose thickness equals the band's width.
 */
export function usualThickness(name: ShankName): number | undefined {
  if (name === 'twist') return undefined;
  if (name === 'facet') return FACET_MM;
  if (name === 'split') return SPLIT_HALF_MM * (2 - SPLIT_FLAT);
  const { shape, flatInside } = SECTIONED[name];
  return shape(1)(0, 0).halfThickness * (2 - flatInside);
}

export interface ShankOptions {
  /** Thickness at the top. */
  thicknessMm?: number;
  /** Additional gap between the arms of a split shank. */
  spreadMm?: number;
  /** Height above the floor. */
  raisedMm?: number;
  /** True for bevels along both edges of the outside. */
  isBevelled?: boolean;
  /** True with a head on top. */
  isHeaded?: boolean;
}

/** Width of a bevel along the edges of a band, mm, and at most these shares of half its width and thickness. */
const BEVEL = { mm: 0.75, ofWidth: 0.34, ofThickness: 0.8 } as const;
export const bevelOf = (halfWidth: number, halfThickness: number): number =>
  Math.min(BEVEL.mm, BEVEL.ofWidth * halfWidth, BEVEL.ofThickness * halfThickness);

/** Builds a shank for a bore in mm, standing on the floor. `halfWidth` is half the band's width at the top, mm. */
export function makeShank(
  name: ShankName,
  boreMm: number,
  halfWidth: number,
  { thicknessMm, spreadMm = 0, raisedMm = 0, isBevelled, isHeaded }: ShankOptions = {},
): Hoop {
  const standing = (innerRadius: number, thicknessBelow: number): Vec3 => [
    0,
    innerRadius + thicknessBelow + raisedMm,
    0,
  ];
  switch (name) {
    case 'twist': {
      const wire = Math.max(0.45, halfWidth * 0.64);
      const center = standing(boreMm / 2, wire * 3.84);
      return { ...twistShank(boreMm / 2, center, wire, Math.round(TWISTS_MM / wire)), center };
    }
    case 'facet': {
      const thickness = thicknessMm ?? FACET_MM;
      const center = standing(boreMm / 2, facetHeight(thickness));
      return {
        ...facetShank(boreMm / 2, center, Math.max(1.15, halfWidth * 1.25), thickness, isHeaded),
        center,
      };
    }
    case 'split': {
      const half = thicknessMm === undefined ? SPLIT_HALF_MM : thicknessMm / (2 - SPLIT_FLAT);
      const innerRadius = innerRadiusOf(boreMm, SPLIT_FLAT, half * 0.95);
      const center = standing(innerRadius, half * 2.15);
      return {
        ...splitShank(innerRadius, center, Math.max(0.95, halfWidth), half, Math.max(1.5, halfWidth * 1.6) + spreadMm),
        center,
      };
    }
    default: {
      const { below, shape, ...crossSection } = SECTIONED[name];
      const heft = thicknessMm === undefined ? 1 : thicknessMm / usualThickness(name)!;
      const section: SectionAt = (away, angle) => {
        const own = shape(halfWidth)(away, angle);
        return { ...own, halfThickness: own.halfThickness * heft };
      };
      const innerRadius = innerRadiusOf(boreMm, crossSection.flatInside, leastHalfThickness(section));
      const center = standing(innerRadius, below * heft);
      const bevel = isBevelled && { bevelMm: bevelOf(halfWidth, section(0, 0).halfThickness) };
      return { ...sectionShank({ innerRadius, center, section, ...crossSection, ...bevel }), center };
    }
  }
}
