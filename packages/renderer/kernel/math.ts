/* oxlint-disable -- this is AssemblyScript: its numbers have machine types that the linter takes for needless assertions. */
/** The engine's own functions: the same values as in JavaScript. */
export declare function cos(x: f64): f64;
export declare function sin(x: f64): f64;
export declare function exp(x: f64): f64;
export declare function atan2(y: f64, x: f64): f64;

export const PI: f64 = 3.141592653589793;

export function smoothstep(from: f64, to: f64, x: f64): f64 {
  let t = (x - from) / (to - from);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}

export function fraction(x: f64): f64 {
  return x - floor<f64>(x);
}

/** Mixes the bits of an integer (the finaliser of MurmurHash3). */
export function hash(value: i32): i32 {
  let h = value;
  h ^= h >>> 16;
  h *= 0x85ebca6b;
  h ^= h >>> 13;
  h *= 0xc2b2ae35;
  return h ^ (h >>> 16);
}

/** Bits of the unit cube in which a point lies. */
export function cellHash(i: i32, j: i32, k: i32): i32 {
  return hash((i * 73856093) ^ (j * 19349663) ^ (k * 83492791));
}

/** Smooth noise with one value per unit square, 0 to 1 (value noise). */
export function noise(a: f64, b: f64, salt: i32): f64 {
  const low = floor<f64>(a);
  const near = floor<f64>(b);
  const i = <i32>low;
  const j = <i32>near;
  const u = a - low;
  const v = b - near;
  const fu = u * u * (3 - 2 * u);
  const fv = v * v * (3 - 2 * v);
  const left = corner(i, j, salt) * (1 - fv) + corner(i, j + 1, salt) * fv;
  const right = corner(i + 1, j, salt) * (1 - fv) + corner(i + 1, j + 1, salt) * fv;
  return left * (1 - fu) + right * fu;
}

function corner(i: i32, j: i32, salt: i32): f64 {
  return <f64>(<u32>cellHash(i, j, salt) >>> 8) / 16777216;
}

/** Four octaves of noise, 0 to 1, the coarsest one unit wide. */
export function cloud(a: f64, b: f64, salt: i32): f64 {
  return (
    (noise(a, b, salt) * 8 + noise(a * 2.03 + 5.1, b * 2.03, salt + 1) * 4 + noise(a * 4.1, b * 4.1 + 3.7, salt + 2) * 2 + noise(a * 8.3, b * 8.3, salt + 3)) / 15
  );
}

export function put(at: usize, x: f64, y: f64, z: f64): void {
  store<f64>(at, x);
  store<f64>(at, y, 8);
  store<f64>(at, z, 16);
}

/** Puts a vector scaled to length 1. */
export function putUnit(at: usize, x: f64, y: f64, z: f64): void {
  const scale = 1 / sqrt<f64>(x * x + y * y + z * z);
  put(at, x * scale, y * scale, z * scale);
}

/** Scales the radiance at `at`, channel by channel. */
export function dim(at: usize, r: f64, g: f64, b: f64): void {
  put(at, load<f64>(at) * r, load<f64>(at, 8) * g, load<f64>(at, 16) * b);
}

/** Leaves the color at an address a share of its saturation. */
export function fade(at: usize, share: f64): void {
  const luminance = 0.2126 * load<f64>(at) + 0.7152 * load<f64>(at, 8) + 0.0722 * load<f64>(at, 16);
  put(
    at,
    luminance + share * (load<f64>(at) - luminance),
    luminance + share * (load<f64>(at, 8) - luminance),
    luminance + share * (load<f64>(at, 16) - luminance),
  );
}
