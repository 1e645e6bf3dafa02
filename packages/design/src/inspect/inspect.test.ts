import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { roundedBox, sphere } from '../geometry/blocks';
import { circle } from '../geometry/curves';
import { tube } from '../geometry/sweep';
import { WORLD, X, Y, Z } from '../geometry/vec';
import { Bench } from '../parts/bench';
import { chain } from '../parts/chain';
import { prongHead } from '../parts/prongHead';
import type { Piece } from '../piece';
import { inspect } from './inspect';

const { spec } = designFromPrompt({ prompt: 'bracelet' });
const shot: Piece['shot'] = {
  rig: 'floor',
  stage: 'white',
  center: [0, 0, 0],
  radiusMm: 10,
  exposure: 1,
  camera: {
    target: [0, 0, 0],
    azimuthDeg: 0,
    elevationDeg: 0,
    distanceMm: 300,
    fovDeg: 10,
    apertureMm: 0,
    focusMm: 300,
  },
};
const piece = (make: (bench: Bench) => void): Piece => {
  const bench = new Bench(spec);
  make(bench);
  return bench.finishWith(shot);
};
const faults = (make: (bench: Bench) => void): string[] => inspect(piece(make), 'bracelet').map((fault) => fault.kind);
const head = (): ReturnType<typeof prongHead> =>
  prongHead({
    kind: 'ruby',
    cut: 'round',
    sizeMm: 6,
    axes: WORLD,
    origin: [0, 0, 0],
    prongs: 4,
    wireMm: 0.5,
    depth: 2.8,
  });
const setStone = (bench: Bench, z: number): void =>
  bench.stone({ kind: 'ruby', cut: 'round', sizeMm: 6, role: 'center', origin: [0, 0, z] });

test('a stone in its prongs is sound', () => {
  expect(
    faults((bench) => {
      bench.add(head());
      setStone(bench, 0);
    }),
  ).toEqual([]);
});

test('reports a stone above its prongs as floating, with place and distance', () => {
  const [fault] = inspect(
    piece((bench) => {
      bench.add(head());
      setStone(bench, 3);
    }),
    'bracelet',
  );
  expect(fault).toMatchObject({ kind: 'stone floats', part: 1 });
  expect(fault!.mm).toBeGreaterThan(1);
  expect(fault!.why).toMatch(
    /^stone floats: part 1, center ruby of 6 mm at 0\.0, 0\.0, 3\.0, nearest metal \d\.\d\d mm$/,
  );
});

test('a stone held on one side only floats', () => {
  expect(
    faults((bench) => {
      bench.add(roundedBox([1, 1, 1], 0.2), 38, { origin: [3.9, 0, 0] });
      setStone(bench, 0);
    }),
  ).toEqual(['stone floats']);
});

test('a stone under metal is buried', () => {
  expect(
    faults((bench) => {
      bench.add(roundedBox([5, 5, 3], 0.4), 38);
      setStone(bench, 0.2);
    }),
  ).toEqual(['stone is buried']);
});

test('two stones in one place collide', () => {
  expect(
    faults((bench) => {
      for (const x of [0, 4]) {
        bench.add(head(), 38, { origin: [x, 0, 0] });
        bench.stone({ kind: 'ruby', cut: 'round', sizeMm: 6, role: 'center', origin: [x, 0, 0] });
      }
    }),
  ).toContain('stones collide');
});

test('counts overlapping bodies as one piece, but not bodies 0.1 mm apart', () => {
  const balls =
    (apart: number) =>
    (bench: Bench): void => {
      const ball = bench.define(sphere(1));
      for (const x of [0, 1]) bench.place(ball, { origin: [x * (2 + apart), 0, 0] });
    };
  expect(faults(balls(-0.1))).toEqual([]);
  expect(faults(balls(0.1))).toEqual(['not one piece']);
});

test('counts a body inside another as part of it', () => {
  expect(
    faults((bench) => {
      bench.add(sphere(3));
      bench.add(sphere(1));
    }),
  ).toEqual([]);
});

test('counts interlocked links as one piece, but not links side by side', () => {
  const rings =
    (second: [number, number, number]) =>
    (bench: Bench): void => {
      const wire = (u: typeof X, v: typeof X): void =>
        bench.add(tube(circle(u === X ? [0, 0, 0] : second, u, v, 2, 40), 0.4, { closed: true }));
      wire(X, Y);
      wire(Y, Z);
    };
  // The second link passes upright through the first one's hole, or stands beside it.
  expect(faults(rings([0, 2, 0]))).toEqual([]);
  expect(faults(rings([3.2, 0, 0]))).toEqual(['not one piece']);
});

test('a chain of links is one piece', () => {
  expect(
    faults((bench) =>
      chain(bench, [
        [-15, 0, 0],
        [15, 0, 0],
      ]),
    ),
  ).toEqual([]);
});

test('reports a wall of 0.4 mm but not one of 0.6 mm, and does not count a wire of 0.4 mm as a wall', () => {
  const sheet =
    (mm: number) =>
    (bench: Bench): void =>
      bench.add(roundedBox([4, 4, mm / 2], 0.1));
  expect(faults(sheet(0.4))).toEqual(['thin wall']);
  expect(faults(sheet(0.6))).toEqual([]);
  expect(
    faults((bench) =>
      bench.add(
        tube(
          [
            [0, 0, 0],
            [8, 0, 0],
          ],
          0.2,
        ),
      ),
    ),
  ).toEqual([]);
});

test('measures a thin sheet soldered onto a block together with the block', () => {
  expect(
    faults((bench) => {
      bench.add(roundedBox([4, 4, 0.2], 0.1));
      bench.add(roundedBox([4.2, 4.2, 1], 0.1), 38, { origin: [0, 0, -1.1] });
    }),
  ).toEqual([]);
});
