import type { Shot, Stage } from '@jewelry/design';
import { smoothstep } from '../trace/math';
import type { Rgb } from './material';

interface StageOptics {
  /** Lit surface under the piece. */
  readonly color: Rgb;
  /** Backdrop at the horizon and high above it. */
  readonly low: Rgb;
  readonly high: Rgb;
  /**
   * The stage as metal and stones reflect it, when that differs from its colour: a warm card under the lens, or gold
   * would mirror grey, green and black and turn olive.
   */
  readonly reflected?: Rgb;
  /** Strength of the polished surface's reflection; 1 is acrylic (4 % facing the eye). */
  readonly gloss: number;
  /** Share of the light that is lost far from the piece; about a quarter by default. */
  readonly fallOff?: number;
  /** Share of the surface's light that comes from behind it, as of an acrylic sheet over a lamp: casts no shadow. */
  readonly backlit?: number;
  /** On the floor, how much the pale ends of shadows are lightened, 0 to 1, while those at a contact deepen. */
  readonly retouched?: number;
  /** Structure of the surface, as the camera sees it; even without. */
  readonly texture?: 'cloth' | 'stone';
  /** Whether white metal needs dark flags, or would vanish on it. */
  readonly hasFlags?: boolean;
}

const STAGE_OPTICS: Record<Stage, StageOptics> = {
  white: {
    color: [1.16, 1.16, 1.16],
    low: [1.16, 1.16, 1.16],
    high: [1.16, 1.16, 1.16],
    reflected: [0.95, 0.94, 0.925],
    gloss: 0,
    fallOff: 0.03,
    backlit: 0.12,
    retouched: 0.7,
    hasFlags: true,
  },
  warm: { color: [0.74, 0.7, 0.66], low: [0.8, 0.76, 0.72], high: [0.58, 0.54, 0.5], gloss: 1.1 },
  grey: {
    color: [0.5, 0.51, 0.53],
    low: [0.56, 0.57, 0.59],
    high: [0.34, 0.35, 0.37],
    reflected: [0.54, 0.53, 0.515],
    gloss: 1.4,
  },
  blush: { color: [0.78, 0.66, 0.61], low: [0.82, 0.71, 0.66], high: [0.62, 0.51, 0.47], gloss: 1 },
  slate: {
    color: [0.053, 0.056, 0.062],
    low: [0.081, 0.084, 0.093],
    high: [0.022, 0.024, 0.028],
    reflected: [0.5, 0.487, 0.474],
    gloss: 2.4,
  },
  velvet: {
    color: [0.022, 0.037, 0.03],
    low: [0.04, 0.063, 0.052],
    high: [0.009, 0.017, 0.014],
    reflected: [0.5, 0.48, 0.46],
    gloss: 2,
  },
  cloth: {
    color: [0.034, 0.035, 0.06],
    low: [0.042, 0.044, 0.073],
    high: [0.01, 0.01, 0.018],
    reflected: [0.48, 0.46, 0.445],
    gloss: 0,
    texture: 'cloth',
  },
  stone: {
    color: [0.72, 0.685, 0.64],
    low: [0.78, 0.745, 0.7],
    high: [0.5, 0.475, 0.44],
    reflected: [0.62, 0.59, 0.55],
    gloss: 0.35,
    texture: 'stone',
  },
};

/** The surroundings of the piece: floor or wall. Lengths in mm. */
export interface StageSetting extends StageOptics {
  readonly wall: boolean;
  /** Centre of the piece on the stage plane: (x, z) on the floor, (x, y) on the wall. */
  readonly centerA: number;
  readonly centerB: number;
  /** Light falls off between these distances from the centre, by `fallOff`. */
  readonly fallFrom: number;
  readonly fallTo: number;
  readonly fallOff: number;
  readonly backlit: number;
  readonly retouched: number;
  /**
   * Share of its light that the stage has lost where metal mirrors it from nearby. Upright pieces mirror much of it and
   * show its fall; without this, low ones were one flat tone.
   */
  readonly shaded: number;
  /** Distance from which it has lost none. */
  readonly shadedMm: number;
  /** Light that flags for white metal let through, in units of their limit at an exposure of 1; 0 without flags. */
  readonly flags: number;
  /** The floor runs into the backdrop between these distances. */
  readonly fadeFrom: number;
  readonly fadeTo: number;
  /** Brightening of a wall towards its top. */
  readonly tilt: number;
  /** Spread of the reflection of a polished floor, as a ray offset per unit length. */
  readonly roughness: number;
  /** The light map covers the square of this half-width around the centre. */
  readonly mapHalfWidth: number;
  /** Light from everywhere, relative to the boxes, when a light map texel is baked. */
  readonly ambient: number;
  /** Strength of light reflected by the piece onto the stage, and its upper limit (keeps caustics from speckling). */
  readonly bounce: number;
  readonly bounceLimit: number;
}

/** How much low pieces shade the stage, and heights of their middle, as shares of the radius, that are low and not. */
const SHADED = 0.5;
const LOW = 0.25;
const UPRIGHT = 0.75;
/** How far they shade it, in heights of their middle, and at least, mm. */
const SHADED_HEIGHTS = 2.6;
const LEAST_SHADED_MM = 6;

/** Paper behind a piece is lit less than paper under it, or its pale shadows would be overexposed. */
const PAPER_BEHIND = 0.94;

/** The stage for a shot; distances follow the piece's radius. */
export function stageSetting(shot: Shot): StageSetting {
  const wall = shot.rig === 'wall';
  const radius = Math.max(4, shot.radiusMm);
  const height = shot.camera.target[wall ? 2 : 1];
  const optics = STAGE_OPTICS[shot.stage];
  // White paper is lit apart from the piece: it stays white when the piece is exposed for less.
  const paper = (light: Rgb): Rgb => {
    const share = (wall ? PAPER_BEHIND : 1) / shot.exposure;
    return shot.stage === 'white' ? [light[0] * share, light[1] * share, light[2] * share] : light;
  };
  return {
    ...optics,
    color: paper(optics.color),
    low: paper(optics.low),
    high: paper(optics.high),
    gloss: wall ? 0 : optics.gloss,
    wall,
    centerA: shot.center[0],
    centerB: wall ? shot.center[1] : shot.center[2],
    fallFrom: wall ? radius * 0.8 : radius * 1.15,
    fallTo: wall ? radius * 6 : radius * 8.4,
    fallOff: optics.fallOff ?? (wall ? 0.3 : 0.25),
    backlit: optics.backlit ?? 0,
    retouched: wall ? 0 : (optics.retouched ?? 0),
    flags: optics.hasFlags ? 1 / shot.exposure : 0,
    shaded: SHADED * (wall ? 1 : 1 - smoothstep(LOW, UPRIGHT, height / radius)),
    shadedMm: Math.max(LEAST_SHADED_MM, SHADED_HEIGHTS * height),
    fadeFrom: radius * 4.2,
    fadeTo: radius * 13,
    tilt: wall && shot.stage !== 'white' ? 0.12 : 0,
    roughness: 0.03,
    mapHalfWidth: radius * (wall ? 3.4 : 2.6),
    ambient: wall ? 0.12 : 0.3,
    bounce: 0.6,
    bounceLimit: 1.2,
  };
}
