/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/**
 * Rough metal: the GGX microfacet distribution (Trowbridge and Reitz, 1975; Walter et al., 2007) with height-correlated
 * Smith shadowing (Heitz, 2014), sampled by its visible normals. Vectors are in the surface frame, z along the normal.
 */
import { ALBEDO, COLOR, M_DIP, M_REFLECTANCE, VECTOR } from './layout';
import { cos, PI, put, putUnit, sin } from './math';

/** Steps of the table of directional albedo, in cosine and in roughness. */
const ALBEDO_STEPS: i32 = 16;
/** Points of the unit square over which one entry of the table is averaged, per axis. */
const ALBEDO_POINTS: i32 = 12;

/**
 * Chooses a microfacet normal that the viewer sees (Dupuy and Benyoub, "Sampling visible GGX normals with spherical
 * caps", 2023), into VECTOR. The first three are the unit vector to the viewer, then roughness along x and y, then two
 * numbers in [0, 1).
 */
export function sampleVisibleNormal(vx: f64, vy: f64, vz: f64, ax: f64, ay: f64, u: f64, v: f64): void {
  const sx = ax * vx;
  const sy = ay * vy;
  const scale = 1 / sqrt<f64>(sx * sx + sy * sy + vz * vz);
  const wz = vz * scale;
  const z = (1 - v) * (1 + wz) - wz;
  const ring = sqrt<f64>(max<f64>(0, 1 - z * z));
  const turn = 2 * PI * u;
  putUnit(VECTOR, ax * (ring * cos(turn) + sx * scale), ay * (ring * sin(turn) + sy * scale), max<f64>(1e-6, z + wz));
}

/** Smith's lambda of GGX for a direction in the surface frame. */
function lambda(x: f64, y: f64, z: f64, ax: f64, ay: f64): f64 {
  return 0.5 * (sqrt<f64>(1 + (ax * ax * x * x + ay * ay * y * y) / (z * z)) - 1);
}

/** Weight, before Fresnel, of a direction to the light that was found by `sampleVisibleNormal`: G2 / G1. */
export function visibleWeight(vx: f64, vy: f64, vz: f64, lx: f64, ly: f64, lz: f64, ax: f64, ay: f64): f64 {
  if (lz <= 0) return 0;
  const towardsViewer = 1 + lambda(vx, vy, vz, ax, ay);
  return towardsViewer / (towardsViewer + lambda(lx, ly, lz, ax, ay));
}

function albedoAt(cosine: f64, alpha: f64): f64 {
  const vx = sqrt<f64>(1 - cosine * cosine);
  let sum: f64 = 0;
  for (let i = 0; i < ALBEDO_POINTS; i++) {
    for (let j = 0; j < ALBEDO_POINTS; j++) {
      sampleVisibleNormal(vx, 0, cosine, alpha, alpha, (i + 0.5) / ALBEDO_POINTS, (j + 0.5) / ALBEDO_POINTS);
      const d = 2 * (vx * load<f64>(VECTOR) + cosine * load<f64>(VECTOR, 16));
      sum += visibleWeight(vx, 0, cosine, d * load<f64>(VECTOR) - vx, d * load<f64>(VECTOR, 8), d * load<f64>(VECTOR, 16) - cosine, alpha, alpha);
    }
  }
  return sum / (ALBEDO_POINTS * ALBEDO_POINTS);
}

/** Fills the table that `directionalAlbedo` reads. */
export function fillAlbedo(): void {
  for (let k = 0; k < ALBEDO_STEPS * ALBEDO_STEPS; k++) {
    store<f64>(ALBEDO + (<usize>k << 3), albedoAt(((k % ALBEDO_STEPS) + 0.5) / ALBEDO_STEPS, (k / ALBEDO_STEPS + 0.5) / ALBEDO_STEPS));
  }
}

/** Share of light that a white microfacet surface returns after one reflection, from a table. */
export function directionalAlbedo(cosine: f64, alpha: f64): f64 {
  const x = min<f64>(ALBEDO_STEPS - 1.001, max<f64>(0, cosine * ALBEDO_STEPS - 0.5));
  const y = min<f64>(ALBEDO_STEPS - 1.001, max<f64>(0, alpha * ALBEDO_STEPS - 0.5));
  const i = <i32>x;
  const j = <i32>y;
  const o = ALBEDO + (<usize>(j * ALBEDO_STEPS + i) << 3);
  const below = o + (<usize>ALBEDO_STEPS << 3);
  const near = load<f64>(o) + (load<f64>(o, 8) - load<f64>(o)) * (x - i);
  const far = load<f64>(below) + (load<f64>(below, 8) - load<f64>(below)) * (x - i);
  return near + (far - near) * (y - j);
}

function channelFresnel(reflectance: f64, dip: f64, grazing: f64, shaded: f64): f64 {
  return reflectance + (1 - reflectance) * grazing - dip * shaded;
}

/**
 * Reflectance of a conductor into COLOR: Schlick's curve with the dip near 82 degrees that metals have
 * (Hoffman, "Fresnel equations considered harmful", 2019), at the cosine between the light and the microfacet's normal.
 */
export function conductorFresnel(metal: usize, cosine: f64): void {
  const m = 1 - cosine;
  const m2 = m * m;
  const grazing = m2 * m2 * m;
  const shaded = cosine * grazing * m;
  put(
    COLOR,
    channelFresnel(load<f64>(metal, M_REFLECTANCE), load<f64>(metal, M_DIP), grazing, shaded),
    channelFresnel(load<f64>(metal, M_REFLECTANCE + 8), load<f64>(metal, M_DIP + 8), grazing, shaded),
    channelFresnel(load<f64>(metal, M_REFLECTANCE + 16), load<f64>(metal, M_DIP + 16), grazing, shaded),
  );
}
