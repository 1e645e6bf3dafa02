/**
 * Rough metal: the GGX microfacet distribution (Trowbridge and Reitz, 1975; Walter et al., 2007) with height-correlated
 * Smith shadowing (Heitz, 2014), sampled by its visible normals. Vectors are in the surface frame, z along the normal.
 */
import type { Metal } from '../materials/material';

/** Steps of the table of directional albedo, in cosine and in roughness. */
const ALBEDO_STEPS = 16;
/** Points of the unit square over which one entry of the table is averaged, per axis. */
const ALBEDO_POINTS = 12;

/**
 * Chooses a microfacet normal that the viewer sees (Dupuy and Benyoub, "Sampling visible GGX normals with spherical caps", 2023).
 * @param vx @param vy @param vz unit vector to the viewer, vz > 0.
 * @param ax @param ay roughness along x and y. @param u @param v two numbers in [0, 1).
 */
export function sampleVisibleNormal(vx: number, vy: number, vz: number, ax: number, ay: number, u: number, v: number, out: Float64Array): void {
  const sx = ax * vx;
  const sy = ay * vy;
  const scale = 1 / Math.sqrt(sx * sx + sy * sy + vz * vz);
  const wz = vz * scale;
  const z = (1 - v) * (1 + wz) - wz;
  const ring = Math.sqrt(Math.max(0, 1 - z * z));
  const turn = 2 * Math.PI * u;
  const nx = ax * (ring * Math.cos(turn) + sx * scale);
  const ny = ay * (ring * Math.sin(turn) + sy * scale);
  const nz = Math.max(1e-6, z + wz);
  const unit = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz);
  out[0] = nx * unit;
  out[1] = ny * unit;
  out[2] = nz * unit;
}

/** Smith's lambda of GGX for a direction in the surface frame. */
function lambda(x: number, y: number, z: number, ax: number, ay: number): number {
  return 0.5 * (Math.sqrt(1 + (ax * ax * x * x + ay * ay * y * y) / (z * z)) - 1);
}

/** Weight, before Fresnel, of a direction to the light that was found by {@link sampleVisibleNormal}: G2 / G1. */
export function visibleWeight(vx: number, vy: number, vz: number, lx: number, ly: number, lz: number, ax: number, ay: number): number {
  if (lz <= 0) return 0;
  const towardsViewer = 1 + lambda(vx, vy, vz, ax, ay);
  return towardsViewer / (towardsViewer + lambda(lx, ly, lz, ax, ay));
}

function albedoAt(cosine: number, alpha: number): number {
  const vx = Math.sqrt(1 - cosine * cosine);
  const m = new Float64Array(3);
  let sum = 0;
  for (let i = 0; i < ALBEDO_POINTS; i++) {
    for (let j = 0; j < ALBEDO_POINTS; j++) {
      sampleVisibleNormal(vx, 0, cosine, alpha, alpha, (i + 0.5) / ALBEDO_POINTS, (j + 0.5) / ALBEDO_POINTS, m);
      const d = 2 * (vx * m[0]! + cosine * m[2]!);
      sum += visibleWeight(vx, 0, cosine, d * m[0]! - vx, d * m[1]!, d * m[2]! - cosine, alpha, alpha);
    }
  }
  return sum / (ALBEDO_POINTS * ALBEDO_POINTS);
}

const ALBEDO = Float64Array.from({ length: ALBEDO_STEPS * ALBEDO_STEPS }, (_, k) =>
  albedoAt(((k % ALBEDO_STEPS) + 0.5) / ALBEDO_STEPS, (Math.floor(k / ALBEDO_STEPS) + 0.5) / ALBEDO_STEPS),
);

/** Share of light that a white microfacet surface returns after one reflection, from a table. */
export function directionalAlbedo(cosine: number, alpha: number): number {
  const x = Math.min(ALBEDO_STEPS - 1.001, Math.max(0, cosine * ALBEDO_STEPS - 0.5));
  const y = Math.min(ALBEDO_STEPS - 1.001, Math.max(0, alpha * ALBEDO_STEPS - 0.5));
  const i = x | 0;
  const j = y | 0;
  const o = j * ALBEDO_STEPS + i;
  const near = ALBEDO[o]! + (ALBEDO[o + 1]! - ALBEDO[o]!) * (x - i);
  const far = ALBEDO[o + ALBEDO_STEPS]! + (ALBEDO[o + ALBEDO_STEPS + 1]! - ALBEDO[o + ALBEDO_STEPS]!) * (x - i);
  return near + (far - near) * (y - j);
}

/**
 * Reflectance of a conductor: Schlick's curve with the dip near 82 degrees that metals have
 * (Hoffman, "Fresnel equations considered harmful", 2019).
 * @param cosine between the light and the microfacet's normal.
 */
export function conductorFresnel({ reflectance, dip }: Metal, cosine: number, out: Float64Array): void {
  const m = 1 - cosine;
  const m2 = m * m;
  const grazing = m2 * m2 * m;
  const shaded = cosine * grazing * m;
  for (let c = 0; c < 3; c++) out[c] = reflectance[c]! + (1 - reflectance[c]!) * grazing - dip[c]! * shaded;
}
