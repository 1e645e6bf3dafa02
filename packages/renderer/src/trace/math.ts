type Vec3 = readonly [number, number, number];

export function smoothstep(from: number, to: number, x: number): number {
  let t = (x - from) / (to - from);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}

/** Fractional part of a non-negative number; several times as fast as `x % 1`. */
export const fraction = (x: number): number => x - Math.floor(x);

export function cross(a: Vec3, b: Vec3): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function normalize(a: Vec3): [number, number, number] {
  const length = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** A seeded stream of numbers in [0, 1): xorshift32 (Marsaglia, 2003). */
export interface Random {
  seed(value: number): void;
  next(): number;
}

export function createRandom(): Random {
  let state = 1;
  return {
    seed(value) {
      state = hash(value) || 1;
    },
    next() {
      let x = state;
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      state = x;
      return (x >>> 0) * 2.3283064365386963e-10;
    },
  };
}

/** Mixes the bits of an integer (the finaliser of MurmurHash3). */
export function hash(value: number): number {
  let h = value | 0;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Smooth noise with one value per unit square, 0 to 1 (value noise). */
export function noise(a: number, b: number, salt: number): number {
  const i = Math.floor(a);
  const j = Math.floor(b);
  const u = a - i;
  const v = b - j;
  const fu = u * u * (3 - 2 * u);
  const fv = v * v * (3 - 2 * v);
  const left = corner(i, j, salt) * (1 - fv) + corner(i, j + 1, salt) * fv;
  const right = corner(i + 1, j, salt) * (1 - fv) + corner(i + 1, j + 1, salt) * fv;
  return left * (1 - fu) + right * fu;
}

function corner(i: number, j: number, salt: number): number {
  return (hash(Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(salt, 83492791)) >>> 8) / 16777216;
}

/** Smooth noise with one value per unit cube, 0 to 1. */
export function noise3(x: number, y: number, z: number, salt: number): number {
  const k = Math.floor(z);
  const w = z - k;
  const share = w * w * (3 - 2 * w);
  const near = noise(x, y, salt + k * 7919);
  return near + (noise(x, y, salt + (k + 1) * 7919) - near) * share;
}

/** Four octaves of noise, 0 to 1, the coarsest one unit wide. */
export function cloud(a: number, b: number, salt: number): number {
  return (
    (noise(a, b, salt) * 8 +
      noise(a * 2.03 + 5.1, b * 2.03, salt + 1) * 4 +
      noise(a * 4.1, b * 4.1 + 3.7, salt + 2) * 2 +
      noise(a * 8.3, b * 8.3, salt + 3)) /
    15
  );
}
