import {
  BOX_HALF_HEIGHT,
  BOX_HALF_WIDTH,
  BOX_HOTSPOT,
  BOX_NORMAL,
  BOX_RADIANCE,
  BOX_RIGHT,
  BOX_STAGE_SHARE,
  BOX_STRIDE,
  BOX_UP,
} from './room';
import { HIT_T } from './intersect';
import { fraction } from './math';
import { photonIrradiance } from './photons';
import { texelOffset } from './stage';
import type { Tracer } from './tracer';

/** Steps of the R2 low-discrepancy sequence (Roberts, 2018). */
const R2_U = 0.7548776662466927;
const R2_V = 0.5698402909980532;
/** The texels of a 4 x 4 block take different points of the sequence, which the blur then combines. */
const BLOCK = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** Samples of texels that are fully lit in a coarser map. */
const LIT = 0.985;
const LIT_SHARE = 0.25;
/** Offset of bake rays from the plane, mm. */
const LIFT_MM = 1e-3;
/** Initial depth of rays to the piece, which limits further reflections. */
const BOUNCE_DEPTH = 2;
const BOUNCE_BLUR = 0.1;

/** A light map and its texels along a side. */
export interface LightMap {
  readonly map: Float32Array;
  readonly grid: number;
}

/**
 * Bakes one row of light map texels: irradiance as a ratio to that without the piece. `photons` is the grid of
 * deposits, `known` a coarser map.
 */
export type RowBaker = (
  row: number,
  grid: number,
  samples: number,
  photons: Int32Array,
  out: Float32Array,
  known?: LightMap,
) => void;

export function createRowBaker(tracer: Tracer): RowBaker {
  const { tracing, kernel, intersector, light } = tracer;
  const { setting } = tracing;
  const { boxes, boxCount } = tracing.environment;
  const { shadeHit, texelPosition } = kernel;
  const { hit } = intersector;
  const fromBehind = setting.backlit;
  const open = new Float64Array(3);
  const arrived = new Float64Array(3);

  /** Light of the softboxes, from one point on each. `point` is an index of the sequence. */
  function addBoxes(px: number, py: number, pz: number, point: number, samples: number): void {
    for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
      const u = fraction((point + o) * R2_U) * 2 - 1;
      const v = fraction((point + o) * R2_V) * 2 - 1;
      const right = boxes[o + BOX_HALF_WIDTH]! * u;
      const up = boxes[o + BOX_HALF_HEIGHT]! * v;
      let lx = boxes[o]! + boxes[o + BOX_RIGHT]! * right + boxes[o + BOX_UP]! * up - px;
      let ly = boxes[o + 1]! + boxes[o + BOX_RIGHT + 1]! * right + boxes[o + BOX_UP + 1]! * up - py;
      let lz = boxes[o + 2]! + boxes[o + BOX_RIGHT + 2]! * right + boxes[o + BOX_UP + 2]! * up - pz;
      const squared = lx * lx + ly * ly + lz * lz;
      const distance = Math.sqrt(squared);
      lx /= distance;
      ly /= distance;
      lz /= distance;
      const atStage = setting.wall ? lz : ly;
      const atBox = -(lx * boxes[o + BOX_NORMAL]! + ly * boxes[o + BOX_NORMAL + 1]! + lz * boxes[o + BOX_NORMAL + 2]!);
      if (atStage <= 0 || atBox <= 0) continue;
      const area = 4 * boxes[o + BOX_HALF_WIDTH]! * boxes[o + BOX_HALF_HEIGHT]!;
      const weight =
        (((atStage * atBox) / squared) *
          area *
          boxes[o + BOX_STAGE_SHARE]! *
          (1 - boxes[o + BOX_HOTSPOT]! * (u * u + v * v) * 0.5)) /
        samples;
      const blocked = intersector.blocked(px, py, pz, lx, ly, lz, distance);
      for (let c = 0; c < 3; c++) {
        const amount = boxes[o + BOX_RADIANCE + c]! * weight;
        open[c]! += amount;
        if (!blocked) arrived[c]! += amount;
      }
    }
  }

  /** Ambient light and light reflected by the piece, along one cosine-weighted direction. */
  function addSky(px: number, py: number, pz: number, point: number, samples: number): void {
    const u = fraction(point * R2_U);
    const turn = fraction(point * R2_V) * 2 * Math.PI;
    const ring = Math.sqrt(u);
    const rise = Math.sqrt(1 - u);
    const a = ring * Math.cos(turn);
    const b = ring * Math.sin(turn);
    const dy = setting.wall ? b : rise;
    const dz = setting.wall ? rise : b;
    const sky = (setting.ambient * Math.PI) / samples;
    const blocked = intersector.nearest(px, py, pz, a, dy, dz, Infinity, -1);
    if (blocked) {
      // Near a contact the stage is in shadow itself, so nearby metal reflects less light onto it.
      const contact = hit[HIT_T]! / (hit[HIT_T]! + 0.6);
      shadeHit(px, py, pz, a, dy, dz, BOUNCE_DEPTH, 0, BOUNCE_BLUR);
      const brightest = Math.max(light[0]!, light[1]!, light[2]!);
      const scale =
        (brightest > setting.bounceLimit ? setting.bounceLimit / brightest : 1) *
        ((Math.PI * setting.bounce * contact) / samples);
      for (let c = 0; c < 3; c++) arrived[c]! += light[c]! * scale;
    }
    for (let c = 0; c < 3; c++) {
      open[c]! += sky;
      if (!blocked) arrived[c]! += sky;
    }
  }

  /** Smallest channel of a map's ratio at plane coordinates: 1 is full light. */
  function lightAt({ map, grid }: LightMap, a: number, b: number): number {
    const x = Math.min(
      grid - 1,
      Math.max(0, Math.round(texelPosition((a - setting.centerA) / setting.mapHalfWidth, grid))),
    );
    const y = Math.min(
      grid - 1,
      Math.max(0, Math.round(texelPosition((b - setting.centerB) / setting.mapHalfWidth, grid))),
    );
    const o = (y * grid + x) * 3;
    return Math.min(map[o]!, map[o + 1]!, map[o + 2]!);
  }

  return (row, grid, mostSamples, photons, out, known) => {
    const b = setting.centerB + texelOffset(row, grid) * setting.mapHalfWidth;
    const py = setting.wall ? b : LIFT_MM;
    const pz = setting.wall ? LIFT_MM : b;
    for (let column = 0; column < grid; column++) {
      const a = setting.centerA + texelOffset(column, grid) * setting.mapHalfWidth;
      const samples = known && lightAt(known, a, b) > LIT ? Math.ceil(mostSamples * LIT_SHARE) : mostSamples;
      const cell = BLOCK[(row & 3) * 4 + (column & 3)]!;
      open.fill(0);
      arrived.fill(0);
      for (let sample = 0; sample < samples; sample++) {
        const point = 1 + cell + sample * BLOCK.length;
        addBoxes(a, py, pz, point, samples);
        addSky(a, py, pz, point * 2, samples * 2);
        addSky(a, py, pz, point * 2 + 1, samples * 2);
      }
      const o = (row * grid + column) * 3;
      for (let c = 0; c < 3; c++)
        arrived[c]! += Math.max(0, photonIrradiance(photons, o + c, column, row, grid, setting.mapHalfWidth));
      for (let c = 0; c < 3; c++) out[o + c] = fromBehind + ((1 - fromBehind) * arrived[c]!) / open[c]!;
    }
  };
}

/** B-spline taps at distance 0, 1 and 2. */
const SPLINE = [0.375, 0.25, 0.0625] as const;
/** A box of four convolved with one of two: sums every 4 x 4 pattern to one value. */
const BLOCK_TAPS = [0.25, 0.25, 0.125] as const;

/**
 * One row of an edge-keeping a-trous blur (Dammertz et al., 2010). `step` is the distance between taps in texels,
 * `tolerance` the squared difference in shadow (sum of the channels) at which a neighbour counts 1/e; Infinity
 * preserves no edges and combines the 4 x 4 blocks of the bake. Light above 1, reflected by the piece, never counts as
 * an edge, since single bright samples would remain as specks.
 */
export function smoothRow(
  row: number,
  grid: number,
  step: number,
  tolerance: number,
  from: Float32Array,
  to: Float32Array,
): void {
  const taps = tolerance === Infinity ? BLOCK_TAPS : SPLINE;
  for (let column = 0; column < grid; column++) {
    const o = (row * grid + column) * 3;
    const center = shade(from, o);
    let red = 0;
    let green = 0;
    let blue = 0;
    let total = 0;
    for (let j = -2; j <= 2; j++) {
      const y = row + j * step;
      if (y < 0 || y >= grid) continue;
      for (let i = -2; i <= 2; i++) {
        const x = column + i * step;
        if (x < 0 || x >= grid) continue;
        const q = (y * grid + x) * 3;
        const difference = shade(from, q) - center;
        const weight = taps[Math.abs(i)]! * taps[Math.abs(j)]! * Math.exp((-difference * difference) / tolerance);
        red += from[q]! * weight;
        green += from[q + 1]! * weight;
        blue += from[q + 2]! * weight;
        total += weight;
      }
    }
    to[o] = red / total;
    to[o + 1] = green / total;
    to[o + 2] = blue / total;
  }
}

function shade(map: Float32Array, at: number): number {
  return Math.min(1, map[at]!) + Math.min(1, map[at + 1]!) + Math.min(1, map[at + 2]!);
}
