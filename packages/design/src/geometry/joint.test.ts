import { expect, test } from 'vitest';
import { blend, type Field } from './field';
import { grownOutOf } from './joint';
import { superellipse } from './profiles';
import { refined } from './refine';
import { sculpt } from './sculpt';
import type { Solid } from './solid';
import { sweep } from './sweep';

/** A plate whose upper face is at height 0, and a post that a fillet joins to it. */
const plate: Field = (x, y, z) => Math.max(z, -z - 1, Math.hypot(x, y) - 4);
const post: Field = (x, y, z) => Math.max(Math.hypot(x, y) - 1, z - 2, -z - 0.5);
const SUNK = 0.008;

/**
 * Greatest angle between the plate's normal and those of vertices up to `mm` over it and up to `aside` from its middle
 * line that face up, degrees.
 */
function steepest({ positions: p, normals: n }: Solid, mm: number, aside = 3): number {
  let most = 0;
  for (let i = 0; i < p.length; i += 3) {
    const [over, up] = [p[i + 2]!, n![i + 2]!];
    const isOnFace = Math.hypot(p[i]!, p[i + 1]!) < 3 && Math.abs(p[i + 1]!) < aside && up > 0;
    if (isOnFace && over > 0 && over < mm) most = Math.max(most, (Math.acos(Math.min(1, up)) * 180) / Math.PI);
  }
  return most;
}

test('a joint leaves the metal below with the normals of that metal', () => {
  const joint = blend(0.6, post, (...at) => plate(...at) + SUNK);
  const mesh = sculpt(joint, [-4.5, -4.5, -1.5], [4.5, 4.5, 2.5], 0.12);
  expect(steepest(refined(mesh, joint), 0.005)).toBeGreaterThan(5);
  expect(steepest(refined(mesh, joint, plate), 0.005)).toBeLessThan(2);
});

test('an arch leaves the metal below with the normals of that metal', () => {
  const rising = sweep(
    Array.from({ length: 30 }, (_, i) => {
      const t = i / 29;
      return { at: [t * 2.5, 0, -0.5 + t * 0.6], u: [0, 1, 0], v: [0, 0, 1], halfU: 0.5, halfV: 0.5 } as const;
    }),
    superellipse(64, 2),
    false,
  );
  expect(
    steepest(
      grownOutOf(rising, () => 1),
      0.02,
    ),
  ).toBeGreaterThan(10);
  expect(steepest(grownOutOf(rising, plate), 0.02, 0.2)).toBeLessThan(6);
});
