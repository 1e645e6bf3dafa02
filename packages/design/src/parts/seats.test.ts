import { expect, test } from 'vitest';
import { WORLD } from '../geometry/vec';
import type { Vec3 } from '../piece';
import { seated, type Seat } from './seats';

const SIZE = 1.6;
/** Metal below z = 0. */
const ground = (_x: number, _y: number, z: number): number => z;

/** Seats on a diagonal, at every position relative to the cells by which seats are found. */
const SEATS = Array.from({ length: 40 }, (_, i): Seat => {
  const at = i * 1.93 - 30;
  return { origin: [at, at * 0.7, -0.1], axes: WORLD, sizeMm: SIZE };
});

const metal = seated(ground, SEATS);
const beside = ([x, y, z]: Vec3, out: number, up: number): number => metal(x + out, y, z + up);

test('every seat is open over its whole stone, wherever it lies', () => {
  for (const { origin } of SEATS)
    for (const out of [-0.49, 0, 0.49]) expect(beside(origin, out * SIZE, 0.05)).toBeGreaterThan(0);
});

test('a seat bears the girdle, and its edge is bevelled above it', () => {
  for (const { origin } of SEATS) {
    expect(beside(origin, 0.49 * SIZE, -0.08)).toBeLessThan(0);
    expect(beside(origin, 0.56 * SIZE, 0.02)).toBeLessThan(0);
    expect(beside(origin, 0.56 * SIZE, 0.095)).toBeGreaterThan(-0.005);
  }
});
