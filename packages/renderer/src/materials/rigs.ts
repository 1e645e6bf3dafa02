import type { Vec3 } from '@jewelry/design';
import type { Rgb } from './material';
import { sparks, type Spark } from './sparks';
import { BRILLIANT_PANELS, GEM_PANELS, type StoneView } from './stoneView';

/** A rectangular light with soft edges at a finite distance, so that flat facets show gradients. */
export interface Softbox {
  readonly center: Vec3;
  readonly aim: Vec3;
  /** mm. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radiance: Rgb;
  /** Width of the soft edge as a share of the half-size. */
  readonly softness: number;
  /** How much darker the corners are than the centre. */
  readonly hotspot: number;
  /** Share of its light that is left for matte metal, which light from the front makes flat; 1 by default. */
  readonly matteShare?: number;
  /** A graduated scrim: share of its light that metal misses at its lower end, or on the camera's side of one overhead. */
  readonly fade?: number;
  /**
   * Share of its light that flags let through to the stage; 1 by default. Light from all sides would leave the piece
   * without a shadow, as if it floated.
   */
  readonly stageShare?: number;
  /** Visible in metal only: it lights neither the stage nor the stones, whose tables it would wash out. */
  readonly metalOnly?: boolean;
}

export interface Rig {
  readonly boxes: readonly Softbox[];
  /** Light of the room without the boxes. The horizon is dark and warm: neutral flags turn gold olive. */
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  readonly nadir: Rgb;
  /** The dark side of the camera: its direction until a camera is placed, and how much of the room it darkens. */
  readonly lensSide: Vec3;
  readonly lensDarkness: number;
  /** Radiance of white cards all round, which metal alone sees, and the direction away from the stage. */
  readonly tent: Rgb;
  readonly tentUp: Vec3;
  /** The room as coloured stones see it, and as diamonds and stones of their brilliance do. */
  readonly gems: StoneView;
  readonly brilliants: StoneView;
  /** How much darker the stage far from the piece looks in metal: the gradient that shapes flat gold. */
  readonly stageFall: number;
  /**
   * A graduated sweep: how much darker the stage looks in metal to the right of the piece than to its left, seen by the
   * camera; on the wall below the piece than above it.
   */
  readonly stageSlope: number;
  readonly sparks: readonly Spark[];
}

/** For pieces that stand on the polished table. */
export const FLOOR_RIG: Rig = {
  boxes: [
    {
      center: [-20, 260, -60],
      aim: [0, 0, 0],
      halfWidth: 160,
      halfHeight: 95,
      radiance: [3.9, 3.9, 3.9],
      softness: 0.07,
      hotspot: 0.85,
      fade: 0.8,
    },
    {
      center: [-260, 110, 90],
      aim: [0, 10, 0],
      halfWidth: 105,
      halfHeight: 150,
      radiance: [5.6, 5.58, 5.54],
      softness: 0.07,
      hotspot: 0.9,
      fade: 0.85,
    },
    {
      center: [260, 90, 60],
      aim: [0, 10, 0],
      halfWidth: 110,
      halfHeight: 125,
      radiance: [3, 2.98, 2.95],
      softness: 0.07,
      hotspot: 0.9,
      fade: 0.85,
      matteShare: 0.35,
    },
    {
      center: [120, 150, -240],
      aim: [0, 10, 0],
      halfWidth: 150,
      halfHeight: 60,
      radiance: [4.4, 4.35, 4.3],
      softness: 0.07,
      hotspot: 0.7,
    },
    {
      center: [215, 55, 165],
      aim: [0, 10, 0],
      halfWidth: 13,
      halfHeight: 95,
      radiance: [8, 8, 8],
      softness: 0.1,
      hotspot: 0.2,
    },
    {
      center: [60, 60, 300],
      aim: [0, 10, 0],
      halfWidth: 40,
      halfHeight: 70,
      radiance: [1.5, 1.5, 1.52],
      softness: 0.07,
      hotspot: 0.3,
    },
    // A broad dim card beside the lens, for metal only: it lifts surfaces that would mirror only the dark room.
    {
      center: [-150, 70, 270],
      aim: [0, 10, 0],
      halfWidth: 130,
      halfHeight: 110,
      radiance: [0.8, 0.785, 0.765],
      softness: 0.6,
      hotspot: 0.6,
      metalOnly: true,
    },
    // One between the two boxes above and behind: plates that lie on the table mirrored the dark gap between them.
    {
      center: [-60, 215, -225],
      aim: [0, 0, 0],
      halfWidth: 190,
      halfHeight: 80,
      radiance: [1.15, 1.13, 1.1],
      softness: 0.8,
      hotspot: 1,
      metalOnly: true,
    },
  ],
  zenith: [0.45, 0.447, 0.444],
  horizon: [0.092, 0.076, 0.064],
  nadir: [0.3, 0.29, 0.28],
  lensSide: [0.1, 0.28, 1],
  lensDarkness: 0.6,
  tent: [0.2, 0.196, 0.19],
  tentUp: [0, 1, 0],
  gems: { ...GEM_PANELS, contrast: 1.35 },
  brilliants: { ...BRILLIANT_PANELS, contrast: 1.8 },
  stageFall: 0.78,
  stageSlope: 0.8,
  sparks: sparks((x, y, z) => [x, y, z]),
};

/** For pieces that hang before the wall and face +z. */
export const WALL_RIG: Rig = {
  boxes: [
    {
      center: [-130, 230, 120],
      aim: [0, 0, 0],
      halfWidth: 120,
      halfHeight: 85,
      radiance: [6.2, 6.15, 6.1],
      softness: 0.07,
      hotspot: 0.75,
      fade: 0.8,
    },
    {
      center: [-270, 10, 120],
      aim: [0, 0, 0],
      halfWidth: 60,
      halfHeight: 150,
      radiance: [5, 5, 5.1],
      softness: 0.07,
      hotspot: 0.6,
      fade: 0.85,
      stageShare: 0.3,
    },
    {
      center: [270, 40, 120],
      aim: [0, 0, 0],
      halfWidth: 50,
      halfHeight: 140,
      radiance: [4.2, 4.15, 4.1],
      softness: 0.07,
      hotspot: 0.6,
      fade: 0.85,
      matteShare: 0.4,
      stageShare: 0.15,
    },
    {
      center: [60, -240, 160],
      aim: [0, 0, 0],
      halfWidth: 190,
      halfHeight: 85,
      radiance: [2, 1.97, 1.93],
      softness: 0.3,
      hotspot: 0.6,
      matteShare: 0.3,
      stageShare: 0.05,
    },
    {
      center: [-20, 175, 320],
      aim: [0, 0, 0],
      halfWidth: 190,
      halfHeight: 125,
      radiance: [2.3, 2.28, 2.25],
      softness: 0.9,
      hotspot: 0.75,
      matteShare: 1.05,
      stageShare: 0.15,
    },
    // A broad dim card under and around the lens: without it large faces that look at the camera are black.
    {
      center: [-70, -50, 330],
      aim: [0, 0, 0],
      halfWidth: 150,
      halfHeight: 85,
      radiance: [0.66, 0.645, 0.625],
      softness: 0.8,
      hotspot: 1,
      metalOnly: true,
    },
    // Strips beside the lens, as wide as their gaps: a plane that faces the camera mirrors the edge of one and reads as
    // polished.
    {
      center: [-62, 40, 330],
      aim: [0, 0, 0],
      halfWidth: 26,
      halfHeight: 150,
      radiance: [1.9, 1.88, 1.86],
      softness: 0.07,
      hotspot: 0.2,
      metalOnly: true,
    },
    {
      center: [66, 30, 330],
      aim: [0, 0, 0],
      halfWidth: 20,
      halfHeight: 140,
      radiance: [1.5, 1.49, 1.47],
      softness: 0.07,
      hotspot: 0.2,
      metalOnly: true,
    },
  ],
  zenith: [0.3, 0.297, 0.294],
  horizon: [0.09, 0.083, 0.077],
  nadir: [0.14, 0.134, 0.128],
  lensSide: [0, -0.05, 1],
  lensDarkness: 0.42,
  tent: [0.22, 0.215, 0.208],
  tentUp: [0, 0, 1],
  gems: { ...GEM_PANELS, contrast: 1.85 },
  brilliants: { ...BRILLIANT_PANELS, contrast: 1.9 },
  stageFall: 0.45,
  stageSlope: 1.2,
  sparks: sparks((x, y, z) => [x, z, y]),
};
