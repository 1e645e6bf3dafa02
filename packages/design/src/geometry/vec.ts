/** Three-component vectors as plain tuples. Lengths are millimetres wherever a vector is a position. */
import type { Vec3 } from '../piece';

export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];
export const TAU = Math.PI * 2;

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const distance = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
export const lerp = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
/** The point `d` along `direction` from `origin`. */
export const along = (origin: Vec3, direction: Vec3, d: number): Vec3 => add(origin, scale(direction, d));

/** Unit vector; a zero vector stays zero. */
export function unit(a: Vec3): Vec3 {
  const l = length(a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}

export type Axes = readonly [Vec3, Vec3, Vec3];
export const WORLD: Axes = [X, Y, Z];

/** Orthonormal right-handed axes whose third is `normal` and whose first is as close to `towards` as possible. */
export function axesFacing(normal: Vec3, towards: Vec3 = X): Axes {
  const z = unit(normal);
  let x = sub(towards, scale(z, dot(towards, z)));
  if (length(x) < 1e-3) x = sub(Y, scale(z, z[1]));
  if (length(x) < 1e-3) x = sub(X, scale(z, z[0]));
  x = unit(x);
  return [x, cross(z, x), z];
}

/** Local coordinates through `axes` into the world. */
export const fromAxes = (axes: Axes, origin: Vec3, p: Vec3): Vec3 => [
  origin[0] + axes[0][0] * p[0] + axes[1][0] * p[1] + axes[2][0] * p[2],
  origin[1] + axes[0][1] * p[0] + axes[1][1] * p[1] + axes[2][1] * p[2],
  origin[2] + axes[0][2] * p[0] + axes[1][2] * p[1] + axes[2][2] * p[2],
];

/** Axes turned by `angle` radians about their own third axis. */
export function spin(axes: Axes, angle: number): Axes {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [add(scale(axes[0], c), scale(axes[1], s)), add(scale(axes[0], -s), scale(axes[1], c)), axes[2]];
}

/** Smooth 0 to 1 between the edges `from` and `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
