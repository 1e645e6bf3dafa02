import type { Mesh, MeshPart, Piece, Placement, Surface } from '@jewelry/design';
import { expect, it } from 'vitest';
import { WALL_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from '../trace/environment';
import { createKernel } from '../trace/kernel';
import { createTracer } from '../trace/tracer';
import { createCamera } from './camera';
import { cardsFor } from './cards';

const base = fixturePiece(fixtureSpec());
const shot = {
  ...base.shot,
  stage: 'white' as const,
  rig: 'wall' as const,
  camera: { ...base.shot.camera, azimuthDeg: 10, elevationDeg: 6, target: [0, 0, 20] as const },
};

/** A square plate of 12 mm, its face along +z. */
const PLATE: Mesh = {
  positions: new Float64Array([-6, -6, 0, 6, -6, 0, 6, 6, 0, -6, 6, 0]),
  triangles: new Uint32Array([0, 1, 2, 0, 2, 3]),
  creaseDeg: 38,
};
const level: Placement = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 20],
  scale: 1,
};
const tilted = (degrees: number, x: number): Placement => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    axes: [
      [c, 0, -s],
      [0, 1, 0],
      [s, 0, c],
    ],
    origin: [x, 0, 20],
    scale: 1,
  };
};
const own = base.parts[0] as MeshPart;
const madeOf = (surface: Surface, ...at: readonly Placement[]): Piece => ({
  ...base,
  meshes: [PLATE],
  gems: [],
  parts: at.map((placement): MeshPart => ({ ...own, surface, mesh: 0, at: placement })),
  shot,
});
const plates = (...at: readonly Placement[]): Piece => madeOf(own.surface, ...at);
const camera = createCamera(shot);
const cardsOf = (piece: Piece) => cardsFor(packPiece(piece).flats, shot, camera);

/** Brightness of a plate at places of the picture, with cards or without. */
function brightness(
  cards: readonly number[],
  places: readonly (readonly [number, number])[],
  piece = plates(level),
): number[] {
  const kernel = createKernel();
  const environment = createEnvironment(WALL_RIG, [0, 0, 4], kernel);
  environment.faceLens(...camera.back);
  environment.hangCards(cards);
  const tracer = createTracer(packPiece(piece), environment, stageSetting(shot), kernel, 0.001);
  return places.map(([x, y]) => {
    camera.aim(x, y, 0, 0);
    const { ray } = camera;
    tracer.sample(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!, 0.5, 0.5, 0, 1);
    return tracer.light[1]!;
  });
}

it('gives a flat polished plate a gradient between shadow and paper, bright at the upper left', () => {
  const places = [
    [0.42, 0.42],
    [0.5, 0.5],
    [0.58, 0.58],
  ] as const;
  const [bare = 0] = brightness([], [[0.5, 0.5]]);
  const [upper = 0, middle = 0, lower = 0] = brightness(cardsOf(plates(level)), places);
  expect(bare).toBeGreaterThan(1);
  expect(upper).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(lower);
  expect(upper).toBeLessThan(0.95);
  expect(lower).toBeGreaterThan(0.15);
});

it('draws the edge of a softbox across flat black enamel and onyx, and none across varnish', () => {
  const places = [
    [0.45, 0.45],
    [0.55, 0.55],
  ] as const;
  const contrast = (surface: Surface): number => {
    const piece = madeOf(surface, level);
    const [upper = 0, lower = 0] = brightness(cardsOf(piece), places, piece);
    return upper - lower;
  };
  const black = { kind: 'lacquer', color: [0.008, 0.008, 0.009] } as const;
  expect(contrast({ ...black, gloss: 1 })).toBeGreaterThan(0.05);
  expect(contrast({ kind: 'stone', gem: 'onyx' })).toBeGreaterThan(0.05);
  expect(contrast({ ...black, gloss: 0.2 })).toBeLessThan(0.02);
});

it('lights the window of a strobe in domes of onyx, and hardly in varnish', () => {
  const places = Array.from({ length: 2500 }, (_, i) => [(i % 50) / 50, Math.floor(i / 50) / 50] as const);
  const seen = (surface: Surface): number[] => {
    const piece = { ...madeOf(surface, level), meshes: [disc(60)] };
    return brightness(cardsOf(piece), places, piece);
  };
  const dull = seen({ kind: 'lacquer', color: [0.012, 0.012, 0.013], gloss: 0.2 });
  const gloss = seen({ kind: 'stone', gem: 'onyx' }).map((value, i) => value - dull[i]!);
  expect(Math.max(...gloss)).toBeGreaterThan(0.6);
});

it('hangs a card for plates apart from each other, one for a plane that wanders, none for facets that meet', () => {
  const one = cardsOf(plates(level)).length;
  expect(one).toBeGreaterThan(0);
  expect(cardsOf(plates(tilted(8, -20), tilted(-8, 20)))).toHaveLength(2 * one);
  expect(cardsOf(plates(tilted(12, -5.9), tilted(-12, 5.9)))).toEqual([]);
  expect(cardsOf(plates(tilted(0.8, -5.9), tilted(-0.8, 5.9)))).toHaveLength(one);
});

it('hangs a card for a plate that covers 0.15 % of the picture, none for a smaller one', () => {
  const width = 2 * shot.camera.distanceMm * Math.tan((shot.camera.fovDeg * Math.PI) / 360);
  const covering = (share: number) => {
    const distanceMm = (shot.camera.distanceMm * 12) / (width * Math.sqrt(share));
    const far = { ...shot, camera: { ...shot.camera, distanceMm } };
    return cardsFor(packPiece(plates(level)).flats, far, createCamera(far)).length;
  };
  expect(covering(0.002)).toBeGreaterThan(0);
  expect(covering(0.001)).toBe(0);
});

it('shows no waves of polish on a flat face, which is lapped', () => {
  const values = brightness(
    cardsOf(plates(level)),
    Array.from({ length: 40 }, (_, i) => [0.44 + i * 0.003, 0.56 - i * 0.003] as const),
  );
  const steps = values.slice(1).map((value, i) => Math.abs(value - values[i]!));
  expect(Math.max(...steps)).toBeLessThan(0.01);
});

/** A disc of 8 mm radius that bulges towards +z, whose rim leans by so many degrees. */
function disc(degrees: number): Mesh {
  const curve = 8 / Math.sin((degrees * Math.PI) / 180);
  const positions = [0, 0, 0];
  const triangles: number[] = [];
  const [rings, around] = [8, 32];
  for (let ring = 1; ring <= rings; ring++)
    for (let i = 0; i < around; i++) {
      const [r, turn] = [(8 * ring) / rings, (2 * Math.PI * i) / around];
      positions.push(r * Math.cos(turn), r * Math.sin(turn), Math.sqrt(curve * curve - r * r) - curve);
      const [a, b] = [1 + (ring - 1) * around + i, 1 + (ring - 1) * around + ((i + 1) % around)];
      if (ring === 1) triangles.push(0, a, b);
      else triangles.push(a - around, a, b, a - around, b, b - around);
    }
  return { positions: new Float64Array(positions), triangles: new Uint32Array(triangles), creaseDeg: 38 };
}

it('hangs a wider card for a shallow dome, none for a deep one', () => {
  const of = (degrees: number) => packPiece({ ...plates(level), meshes: [disc(degrees)] }).flats;
  const [dome] = of(6);
  expect(dome!.normal[2]).toBeCloseTo(1, 4);
  expect(dome!.lean).toBeGreaterThan(0.06);
  expect(cardsFor(of(6), shot, camera)).toHaveLength(cardsOf(plates(level)).length);
  expect(of(40)).toEqual([]);
});
