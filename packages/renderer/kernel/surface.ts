/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** The surface that was hit, at SURFACE: its normals towards the ray, and the direction in which it mirrors. */
import {
  CORNERS, COS, FRAME_SHIFT, frames, G, HIT_TRIANGLE, HIT_U, HIT_V, INSTANCE_SHIFT, instances, MIRRORED_GEM, N, normals, planes, Q, R, TRIANGLES_SIZE,
  triangles, VECTOR,
} from './layout';
import { exp, put, putUnit } from './math';

/** Reflected rays start this far above the surface, mm. */
const LIFT_MM: f64 = 2e-3;
/** How much of the angle by which the normal turns within a pixel softens the lights, and the most of it, radians. */
const CURVED_SHARE: f64 = 0.8;
const MOST_CURVED_BLUR: f64 = 1;
/** Edges count as at least this long when the curvature of a triangle is measured, mm. */
const SHORTEST_MM: f64 = 0.01;
/** A pixel's share of a surface seen edge-on is no longer than at this cosine. */
const EDGE_ON: f64 = 0.25;
/** How fast the planes of the other half of a stone fade, against those by a point, with its distance from the mirror. */
const FAR_SIDE: f64 = 0.3;

function turnToWorld(f: usize, x: f64, y: f64, z: f64, at: usize): void {
  putUnit(
    at,
    load<f64>(f) * x + load<f64>(f, 24) * y + load<f64>(f, 48) * z,
    load<f64>(f, 8) * x + load<f64>(f, 32) * y + load<f64>(f, 56) * z,
    load<f64>(f, 16) * x + load<f64>(f, 40) * y + load<f64>(f, 64) * z,
  );
}

function negate(at: usize): void {
  put(at, -load<f64>(at), -load<f64>(at, 8), -load<f64>(at, 16));
}

/** A number of the triangle that was hit: three of its corner, three of each edge. */
function corner(triangle: usize, value: usize): f64 {
  return load<f32>(triangles + (triangle >> 2) * TRIANGLES_SIZE + ((triangle & 3) << 2) + (value << 4));
}

/** Bytes of the three packed normals of a triangle, and the length of a coordinate of 1. */
const PACKED_NORMALS: usize = 12;
const PACKED: f64 = 1 / 32767;

/** Unpacks a normal of two octahedral coordinates. */
function unpackNormal(packed: usize, at: usize): void {
  let x = <f64>load<i16>(packed) * PACKED;
  let y = <f64>load<i16>(packed, 2) * PACKED;
  const z = 1 - abs<f64>(x) - abs<f64>(y);
  const folded = max<f64>(0, -z);
  x += x < 0 ? folded : -folded;
  y += y < 0 ? folded : -folded;
  putUnit(at, x, y, z);
}

/** Shading and geometric normal of the mesh that was hit, in world space, both towards the ray. */
export function meshNormals(instance: i32, dx: f64, dy: f64, dz: f64): void {
  const triangle = <usize>load<i32>(HIT_TRIANGLE);
  const packed = normals + triangle * PACKED_NORMALS;
  for (let number: usize = 0; number < 3; number++) unpackNormal(packed + (number << 2), CORNERS + number * 24);
  const u = load<f64>(HIT_U);
  const v = load<f64>(HIT_V);
  const w = 1 - u - v;
  const f = frames + (<usize>instance << FRAME_SHIFT);
  const sx = load<f64>(CORNERS) * w + load<f64>(CORNERS, 24) * u + load<f64>(CORNERS, 48) * v;
  const sy = load<f64>(CORNERS, 8) * w + load<f64>(CORNERS, 32) * u + load<f64>(CORNERS, 56) * v;
  const sz = load<f64>(CORNERS, 16) * w + load<f64>(CORNERS, 40) * u + load<f64>(CORNERS, 64) * v;
  const ax = corner(triangle, 3);
  const ay = corner(triangle, 4);
  const az = corner(triangle, 5);
  const bx = corner(triangle, 6);
  const by = corner(triangle, 7);
  const bz = corner(triangle, 8);
  turnToWorld(f, sx, sy, sz, N);
  turnToWorld(f, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx, G);
  if (load<f64>(G) * dx + load<f64>(G, 8) * dy + load<f64>(G, 16) * dz > 0) negate(G);
  if (load<f64>(N) * load<f64>(G) + load<f64>(N, 8) * load<f64>(G, 8) + load<f64>(N, 16) * load<f64>(G, 16) < 0) negate(N);
}

export function tiltNormal(x: f64, y: f64, z: f64): void {
  putUnit(N, load<f64>(N) + x, load<f64>(N, 8) + y, load<f64>(N, 16) + z);
}

/** Reflected direction (kept above the surface), its start and the cosine of incidence. */
export function reflect(px: f64, py: f64, pz: f64, dx: f64, dy: f64, dz: f64): void {
  const nx = load<f64>(N);
  const ny = load<f64>(N, 8);
  const nz = load<f64>(N, 16);
  const cos = max<f64>(0.02, -(dx * nx + dy * ny + dz * nz));
  put(Q, px + load<f64>(G) * LIFT_MM, py + load<f64>(G, 8) * LIFT_MM, pz + load<f64>(G, 16) * LIFT_MM);
  store<f64>(COS, cos);
  setReflection(dx + 2 * cos * nx, dy + 2 * cos * ny, dz + 2 * cos * nz);
}

/** Takes a direction to reflect in, lifted above the surface where it points into it. */
export function setReflection(rx: f64, ry: f64, rz: f64): void {
  const gx = load<f64>(G);
  const gy = load<f64>(G, 8);
  const gz = load<f64>(G, 16);
  const lift = max<f64>(0, 0.01 - (rx * gx + ry * gy + rz * gz));
  putUnit(R, rx + lift * gx, ry + lift * gy, rz + lift * gz);
}

/** Squared turn of the normal over squared length, between two corners of a triangle (0, 1 or 2). */
function bend(triangle: usize, from: usize, to: usize): f64 {
  const a = CORNERS + from * 24;
  const b = CORNERS + to * 24;
  const turnX = load<f64>(b) - load<f64>(a);
  const turnY = load<f64>(b, 8) - load<f64>(a, 8);
  const turnZ = load<f64>(b, 16) - load<f64>(a, 16);
  const hasStart: f64 = from > 0 ? 1 : 0;
  const x = corner(triangle, to * 3) - hasStart * corner(triangle, from * 3);
  const y = corner(triangle, to * 3 + 1) - hasStart * corner(triangle, from * 3 + 1);
  const z = corner(triangle, to * 3 + 2) - hasStart * corner(triangle, from * 3 + 2);
  return (turnX * turnX + turnY * turnY + turnZ * turnZ) / (x * x + y * y + z * z + SHORTEST_MM * SHORTEST_MM);
}

/** Curvature of the mesh whose normals were asked for last, where it was hit, radians per mm. */
export function meshCurvature(instance: i32): f64 {
  const triangle = <usize>load<i32>(HIT_TRIANGLE);
  const steepest = max<f64>(bend(triangle, 0, 1), max<f64>(bend(triangle, 0, 2), bend(triangle, 1, 2)));
  return sqrt<f64>(steepest) * load<f64>(frames + (<usize>instance << FRAME_SHIFT), 104);
}

/**
 * Softness that a curved mesh gives to what it mirrors where a ray's footprint is `widthMm` wide, radians: the ray is a
 * cone (Akenine-Moller et al., "Improved shader and texture level of detail using ray cones", 2021). Without it a
 * reflection narrower than a pixel is a dotted line.
 */
export function curvedBlur(curvature: f64, widthMm: f64): f64 {
  return min<f64>(MOST_CURVED_BLUR, (CURVED_SHARE * curvature * widthMm) / max<f64>(EDGE_ON, load<f64>(COS)));
}

/**
 * Blended normal of a rounded stone (cabochon, sphere) whose surface is given by many planes, into VECTOR: by how close
 * they are to a point of the stone's frame. Planes of a sphere cut into n facets lie about 2 pi / n under its surface
 * at the neighbouring facet's centre, which sets the sharpness of the blend.
 */
export function roundedNormal(instance: i32, x: f64, y: f64, z: f64): void {
  const word = instances + (<usize>instance << INSTANCE_SHIFT);
  const endPlane = load<i32>(word, 4) + load<i32>(word, 8);
  if (load<i32>(word) == MIRRORED_GEM) {
    mirroredNormal(load<i32>(word, 4) + 1, endPlane, x, y, z);
    return;
  }
  const firstPlane = load<i32>(word, 4);
  const sharpness = <f64>(endPlane - firstPlane) * 0.5;
  let nx: f64 = 0;
  let ny: f64 = 0;
  let nz: f64 = 0;
  for (let plane = firstPlane; plane < endPlane; plane++) {
    const o = planes + (<usize>plane << 5);
    const below = load<f64>(o, 24) - (load<f64>(o) * x + load<f64>(o, 8) * y + load<f64>(o, 16) * z);
    const weight = exp(-below * sharpness);
    nx += load<f64>(o) * weight;
    ny += load<f64>(o, 8) * weight;
    nz += load<f64>(o, 16) * weight;
  }
  putUnit(VECTOR, nx, ny, nz);
}

/** The blended normal of a stone that is a half and its mirror image: the two blend where they meet. */
function mirroredNormal(firstPlane: i32, endPlane: i32, x: f64, y: f64, z: f64): void {
  const sharpness = <f64>(endPlane - firstPlane) * 0.5;
  const across = abs<f64>(x);
  let nx: f64 = 0;
  let ny: f64 = 0;
  let nz: f64 = 0;
  for (let plane = firstPlane; plane < endPlane; plane++) {
    const o = planes + (<usize>plane << 5);
    const rest = load<f64>(o, 24) - load<f64>(o, 8) * y - load<f64>(o, 16) * z;
    const own = exp((load<f64>(o) * across - rest) * sharpness);
    const below = rest + load<f64>(o) * across;
    const other = exp(-(abs<f64>(below) + FAR_SIDE * across) * sharpness);
    nx += load<f64>(o) * (own - other);
    ny += load<f64>(o, 8) * (own + other);
    nz += load<f64>(o, 16) * (own + other);
  }
  putUnit(VECTOR, x < 0 ? -nx : nx, ny, nz);
}

/** World normal of a stone's facet, or the blended one of a rounded stone. */
export function gemNormal(instance: i32, plane: i32, rounded: bool, px: f64, py: f64, pz: f64): void {
  const f = frames + (<usize>instance << FRAME_SHIFT);
  const inverse = load<f64>(f, 104);
  const x = (px - load<f64>(f, 72)) * inverse;
  const y = (py - load<f64>(f, 80)) * inverse;
  const z = (pz - load<f64>(f, 88)) * inverse;
  const across = load<f64>(f) * x + load<f64>(f, 8) * y + load<f64>(f, 16) * z;
  if (!rounded) {
    const isImage = load<i32>(instances + (<usize>instance << INSTANCE_SHIFT)) == MIRRORED_GEM && across < 0;
    const o = planes + (<usize>plane << 5);
    turnToWorld(f, isImage ? -load<f64>(o) : load<f64>(o), load<f64>(o, 8), load<f64>(o, 16), N);
    return;
  }
  roundedNormal(
    instance,
    across,
    load<f64>(f, 24) * x + load<f64>(f, 32) * y + load<f64>(f, 40) * z,
    load<f64>(f, 48) * x + load<f64>(f, 56) * y + load<f64>(f, 64) * z,
  );
  turnToWorld(f, load<f64>(VECTOR), load<f64>(VECTOR, 8), load<f64>(VECTOR, 16), N);
}
