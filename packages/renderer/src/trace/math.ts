type Vec3 = readonly [number, number, number];

export function smoothstep(from: number, to: number, x: number): number {
  let t = (x - from) / (to - from);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}

export function cross(a: Vec3, b: Vec3): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

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
  const state = new Int32Array([0x9e3779b9 | 0]);
  return {
    seed(value) {
      state[0] = hash(value) || 1;
    },
    next() {
      let x = state[0]!;
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      state[0] = x;
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
