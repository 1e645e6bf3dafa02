/** Fittings of earrings: hooks, lever backs, and posts with butterflies. */
import type { Vec3 } from '../piece';
import { sample, spline } from '../geometry/curves';
import { sphere } from '../geometry/blocks';
import { TAU, X, Y, Z } from '../geometry/vec';
import { lathe, tube } from '../geometry/sweep';
import type { Bench } from './bench';
import { jumpRing } from './chain';

/** A fish hook above `top` (the highest metal), curling away from the viewer; `way` leans it left or right. */
export function earHook(bench: Bench, top: Vec3, way: number): void {
  bench.inPart('ear-hook', () => bendHook(bench, top, way));
}

function bendHook(bench: Bench, top: Vec3, way: number): void {
  const [x, y, z] = top;
  bench.add(jumpRing([x, y + 0.6, z], Y, Z, 1.0, 0.25), 40);
  bench.add(
    tube(
      spline(
        [
          [x, y + 1.35, z + 0.1],
          [x, y + 3.0, z + 0.75],
          [x + way * 0.2, y + 6.4, z + 1.6],
          [x + way * 0.8, y + 9.8, z + 0.3],
          [x + way * 1.2, y + 10.6, z - 1.4],
          [x + way * 1.2, y + 8.6, z - 2.4],
          [x + way * 1.1, y + 5.4, z - 2.7],
        ],
        false,
        8,
      ),
      0.33,
      { points: 12 },
    ),
    40,
  );
  bench.add(sphere(0.6, 14), 40, { origin: [x, y + 2.7, z + 0.65] });
}

/** A post from the back of a stud towards the wall, `length` mm with the butterfly that closes it. */
export function earPost(bench: Bench, from: Vec3, length: number): void {
  bench.inPart('ear-post', () => solderPost(bench, from, length));
}

function solderPost(bench: Bench, from: Vec3, length: number): void {
  const [x, y, z] = from;
  const end = z - length + 0.3;
  bench.add(tube([from, [x, y, (z + end) / 2], [x, y, end]], 0.42, { points: 12 }), 40);
  const back = end + 0.75;
  bench.add(
    lathe(
      [
        [0.36, -0.14],
        [0.85, -0.14],
        [0.9, 0],
        [0.85, 0.14],
        [0.36, 0.14],
      ],
      36,
    ),
    30,
    { origin: [x, y, back] },
  );
  // Two curls of sheet that spring against the post.
  for (const way of [-1, 1]) {
    const curl = sample(20, (t): Vec3 => {
      const a = -0.25 * TAU + t * 0.82 * TAU;
      return [x + way * (0.78 + 0.46 * Math.cos(a)), y, back + 0.58 + 0.45 * Math.sin(a)];
    });
    bench.add(tube(curl, 0.14, { points: 10, up: Y, flat: 4.2, exponent: 4 }), 40);
  }
}

/**
 * An eye above (`way` 1) or below (-1) a stone, on a strut from the floor of its head `depth` mm below the girdle.
 * Returns its middle.
 */
function eyeBeside(bench: Bench, stone: Vec3, sizeMm: number, depth: number, way: 1 | -1): Vec3 {
  const [x, y, z] = stone;
  const eye: Vec3 = [x, y + way * (sizeMm / 2 + 0.35), z - 0.45];
  bench.add(
    tube(
      [
        [x, y, z - depth],
        [x, (y + eye[1]) / 2, z - 0.45 - (depth - 0.45) * 0.56],
        [x, eye[1] - way * 0.3, z - 0.45],
      ],
      0.25,
      { points: 12 },
    ),
    40,
  );
  bench.add(jumpRing(eye, X, Y, 0.5, 0.2), 40);
  return eye;
}

/** An eye below a stone in a head `depth` mm deep. Returns the middle of the eye's lower wire, for the next ring. */
export function eyeUnder(bench: Bench, stone: Vec3, sizeMm: number, depth: number): Vec3 {
  const [x, y, z] = eyeBeside(bench, stone, sizeMm, depth, -1);
  return [x, y - 0.5, z];
}

/** A lever back above `top` (the highest metal): a wire through the ear, and a hinged lever that closes behind it. */
export function leverBack(bench: Bench, top: Vec3): void {
  bench.inPart('lever-back', () => hingeLever(bench, top));
}

function hingeLever(bench: Bench, top: Vec3): void {
  const [x, y, z] = top;
  bench.add(jumpRing([x, y + 0.55, z], Y, Z, 0.95, 0.25), 40);
  const front = spline(
    [
      [x, y + 1.2, z + 0.2],
      [x, y + 3.4, z + 0.9],
      [x, y + 6.6, z + 0.4],
      [x, y + 8.2, z - 1.2],
      [x, y + 6.8, z - 2.6],
    ],
    false,
    8,
  );
  bench.add(tube(front, 0.36, { points: 12 }), 40);
  const back = spline(
    [
      [x, y + 1.3, z + 0.1],
      [x, y + 1.9, z - 1.3],
      [x, y + 4.2, z - 2.8],
      [x, y + 6.8, z - 2.75],
    ],
    false,
    8,
  );
  bench.add(tube(back, 0.3, { points: 12, up: X, flat: 1.8 }), 40);
  bench.add(
    tube(
      [
        [x - 0.55, y + 1.35, z],
        [x, y + 1.35, z],
        [x + 0.55, y + 1.35, z],
      ],
      0.4,
      { points: 12, roundEnds: false },
    ),
    30,
  );
}
