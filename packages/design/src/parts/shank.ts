/** Ring shanks: hoops in the xy plane with their top at angle 0, each with the field that its head blends into. */
import type { Vec3 } from '../piece';
import { sample, turn, type Point2 } from '../geometry/curves';
import { blend, type Field } from '../geometry/field';
import { facetedHoop } from '../geometry/facetedHoop';
import { wire } from '../geometry/wireField';
import { superellipse } from '../geometry/profiles';
import type { Solid } from '../geometry/solid';
import { sweep, sweepSections, tube, type Station } from '../geometry/sweep';
import { TAU, smoothstep } from '../geometry/vec';
import { layersOn, type Layers } from './layer';
import { bevelAt, type SectionAt, type ShankOptions, type ShankSection } from './section';

const awayAt = (angle: number): number => Math.min(angle, TAU - angle) / Math.PI;

/**
 * One arm of a shank whose outside can have stones. Angles are in radians from the top, clockwise, and may be
 * negative.
 */
export interface Arm {
  /** Offset of its middle along the finger, mm. */
  across: (angle: number) => number;
  halfWidth: (angle: number) => number;
  /** Radius of the outside from the hoop's centre, `aside` mm from the middle of the arm, mm. */
  outside: (angle: number, aside: number) => number;
}

export interface Shank {
  /** Empty when no part of it is regular enough for stones. */
  arms: readonly Arm[];
  solids: { solid: Solid; creaseDeg: number }[];
  field: Field;
  /** Distance from the hoop's centre to the outside at the top, mm. */
  topRadius: number;
  /** Absent on hoops of wires or facets. */
  layers?: Layers;
}

/**
 * The inner radius of a hoop with the bore (diameter for the finger) `boreMm`: a flat inside is set back by its
 * flatness times the minimum half thickness.
 */
export const innerRadiusOf = (boreMm: number, flatInside: number, leastHalfThickness: number): number =>
  boreMm / 2 - flatInside * leastHalfThickness;

/** Number of samples of a hoop's thickness. */
const SAMPLES = 64;

/** Minimum half thickness of a hoop, mm. */
export const leastHalfThickness = (section: SectionAt): number =>
  Math.min(...turn(SAMPLES, (angle) => section(awayAt(angle), angle).halfThickness));

/**
 * Share of the depth below a hoop's surface over which its field changes from a distance to a depth that never exceeds
 * the thickness of the metal.
 */
const SKIN = 0.3;

/** The outside of a hoop with a superelliptic section, for stones. */
const armOf = (innerRadius: number, section: SectionAt, exponent: number): Arm =>
  armAlong(innerRadius, exponent, (angle) => section(awayAt(angle), angle));

/** Points of an outline in units of half a section with its outer edges cut at a slant. */
function bevelled(outline: readonly Point2[], own: ShankSection, bevelMm: number): Point2[] {
  const most = bevelAt(own, bevelMm);
  return outline.map(([u, v]): Point2 => {
    const along = u * own.halfThickness + Math.abs(v) * own.halfWidth;
    return u > 0 && along > most ? [(u * most) / along, (v * most) / along] : [u, v];
  });
}

export function armAlong(innerRadius: number, exponent: number, sectionAt: (angle: number) => ShankSection): Arm {
  const at = (angle: number): ShankSection => sectionAt((angle + TAU) % TAU);
  return {
    across: (angle) => at(angle).shift ?? 0,
    halfWidth: (angle) => at(angle).halfWidth,
    outside: (angle, aside) => {
      const { halfWidth, halfThickness } = at(angle);
      return (
        innerRadius + halfThickness * (1 + Math.max(0, 1 - Math.abs(aside / halfWidth) ** exponent) ** (1 / exponent))
      );
    },
  };
}

/** Distance from the surface of a superelliptic section, negative inside: `out` and `aside` mm from its middle. */
export function sectionDistance(
  out: number,
  aside: number,
  { halfWidth, halfThickness }: ShankSection,
  exponent: number,
  flatInside: number,
): number {
  const across = out < 0 ? halfThickness * (1 - flatInside) : halfThickness;
  const u = Math.abs(out) / across;
  const v = Math.abs(aside) / halfWidth;
  const powerU = u ** exponent;
  const powerV = v ** exponent;
  const level = (powerU + powerV) ** (1 / exponent);
  const shallow = Math.min(halfWidth, across);
  const depth = (1 - level) / SKIN;
  if (depth > 1) return (level - 1) * shallow * 0.85;
  // Near the surface the level is divided by its slope to give a distance, equally on both sides, since normals are
  // sampled across the surface.
  const perPower = level / (powerU + powerV);
  const slopeU = u > 0 ? ((powerU / u) * perPower) / across : 0;
  const slopeV = v > 0 ? ((powerV / v) * perPower) / halfWidth : 0;
  const distance = 1 / Math.sqrt(slopeU * slopeU + slopeV * slopeV);
  return (level - 1) * (level > 1 ? distance : distance + (shallow - distance) * depth * depth) * 0.85;
}

/** Points of a bevelled outline, whose corners fall between points of a smooth one, to those of the latter. */
const BEVELLED_POINTS = 3;

/** A hoop with a superelliptic section that may vary around it. */
export function sectionShank(options: ShankOptions): Shank {
  const { innerRadius, center, section, exponent = 2.4, flatInside = 0.5, bevelMm, steps = 220, points = 44 } = options;
  const stations = Array.from({ length: steps }, (_, i): Station => {
    const angle = (i / steps) * TAU;
    const { halfWidth, halfThickness, shift = 0 } = section(awayAt(angle), angle);
    const out: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
    const r = innerRadius + halfThickness;
    return {
      at: [center[0] + out[0] * r, center[1] + out[1] * r, center[2] + shift],
      u: out,
      v: [0, 0, 1],
      halfU: halfThickness,
      halfV: halfWidth,
    };
  });
  const field: Field = (x, y, z) => {
    const dx = x - center[0];
    const dy = y - center[1];
    const angle = (Math.atan2(dx, dy) + TAU) % TAU;
    const { halfWidth, halfThickness, shift = 0 } = section(awayAt(angle), angle);
    const out = Math.sqrt(dx * dx + dy * dy) - innerRadius - halfThickness;
    const aside = z - center[2] - shift;
    const distance = sectionDistance(out, aside, { halfWidth, halfThickness }, exponent, flatInside);
    if (bevelMm === undefined) return distance;
    return Math.max(distance, (out + Math.abs(aside) - bevelAt({ halfWidth, halfThickness }, bevelMm)) * Math.SQRT1_2);
  };
  const outline =
    bevelMm === undefined
      ? superellipse(points, exponent, flatInside)
      : bevelled(superellipse(points * BEVELLED_POINTS, exponent, flatInside), section(0, 0), bevelMm);
  return {
    solids: [{ solid: sweep(stations, outline, true), creaseDeg: bevelMm === undefined ? 38 : 24 }],
    field,
    topRadius: innerRadius + 2 * section(0, 0).halfThickness,
    arms: [armOf(innerRadius, section, exponent)],
    layers: layersOn(options),
  };
}

/** Two round wires that wind around each other `turns` times over the hoop. */
export function twistShank(innerRadius: number, center: Vec3, wireRadius: number, turns: number): Shank {
  const swing = wireRadius * 0.92;
  const middle = innerRadius + swing + wireRadius;
  const paths = [0, 0.5].map((share) =>
    turn(240, (angle): Vec3 => {
      const phase = angle * turns + share * TAU;
      const r = middle + swing * Math.cos(phase);
      return [
        center[0] + Math.sin(angle) * r,
        center[1] + Math.cos(angle) * r,
        center[2] + swing * 1.15 * Math.sin(phase),
      ];
    }),
  );
  return {
    solids: paths.map((path) => ({ solid: tube(path, wireRadius, { closed: true, points: 18 }), creaseDeg: 40 })),
    field: blend(0.05, ...paths.map((path) => wire(path, wireRadius, true))),
    topRadius: innerRadius + 2 * wireRadius + 2 * swing,
    arms: [],
  };
}

/** Number of the high corners of a faceted shank. */
const FACETS = 14;
/** Lower corners of a faceted shank, as a share of the higher ones; a head stands on a level part this wide to both sides. */
const FACET_LOW = 0.74;
const FACET_LEVEL = (26 * Math.PI) / 180;
/** Greatest height of its facets over the bore, mm. */
export const facetHeight = (thickness: number): number => thickness * 1.06 + 0.12;

/** Flat facets around the outside, smooth inside. A shank with a head has its full height under and beside it. */
export function facetShank(
  innerRadius: number,
  center: Vec3,
  halfWidth: number,
  thickness: number,
  isHeaded = false,
): Shank {
  const n = FACETS * 2;
  const sections = Array.from({ length: n }, (_, i): Vec3[] => {
    const angle = (i / n) * TAU;
    const isLevel = isHeaded && Math.min(angle, TAU - angle) < FACET_LEVEL;
    const k = isLevel || i % 2 === 0 ? 1 : FACET_LOW;
    const outline = [
      [0, -1],
      [thickness * (0.62 * k + 0.16), -k],
      [thickness * (k + 0.06), -0.26 * (1.74 - k)],
      [thickness * (k + 0.06), 0.26 * (1.74 - k)],
      [thickness * (0.62 * k + 0.16), k],
      [0, 1],
    ] as const;
    return outline.map(([out, across]) => {
      const r = innerRadius + 0.12 + out;
      return [center[0] + Math.sin(angle) * r, center[1] + Math.cos(angle) * r, center[2] + across * halfWidth];
    });
  });
  const lining = sectionShank({
    innerRadius,
    center,
    exponent: 4,
    flatInside: 0,
    section: () => ({ halfWidth: halfWidth * 0.9, halfThickness: 0.2 }),
  });
  const facets = facetedHoop(sections, center);
  return {
    solids: [{ solid: sweepSections(sections, true), creaseDeg: 10 }, ...lining.solids],
    field: (x, y, z, limit) => Math.min(facets(x, y, z, limit), lining.field(x, y, z, limit)),
    topRadius: innerRadius + thickness,
    arms: [],
  };
}

/** Inner flatness of both bands of a split shank. */
export const SPLIT_FLAT = 0.35;

/** Range in which the arms join, as shares of the way from top to bottom. */
const SPLIT_FROM = 0.04;
const SPLIT_TO = 0.56;

/** A hoop that divides into two bands towards the top; `gap` is half the distance between them, mm. */
export function splitShank(
  innerRadius: number,
  center: Vec3,
  halfWidth: number,
  halfThickness: number,
  gap: number,
): Shank {
  const arms = [-1, 1].map((side) =>
    sectionShank({
      innerRadius,
      center,
      exponent: 2.3,
      flatInside: SPLIT_FLAT,
      section: (away) => ({
        halfWidth: halfWidth * (0.62 + 0.48 * smoothstep(0.2, 0.75, away)),
        halfThickness: halfThickness * (0.95 + 0.1 * away),
        shift: side * gap * (1 - smoothstep(SPLIT_FROM, SPLIT_TO, away)),
      }),
    }),
  );
  // The head is on a bridge between the arms.
  const bridge = sample(9, (t): Vec3 => [
    center[0],
    center[1] + innerRadius + halfThickness,
    center[2] + gap * (2 * t - 1),
  ]);
  return {
    solids: [
      ...arms.flatMap((a) => a.solids),
      { solid: tube(bridge, halfThickness * 0.8, { points: 18 }), creaseDeg: 40 },
    ],
    field: blend(0.3, ...arms.map((a) => a.field), wire(bridge, halfThickness * 0.8)),
    topRadius: innerRadius + 2 * halfThickness,
    arms: arms.flatMap((a) => a.arms),
  };
}
