import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { pearlCap } from '../parts/pearl';
import type { Piece, Vec3 } from '../piece';
import { buildPiece } from './registry';

const built = (prompt: string): Piece => buildPiece(designFromPrompt({ prompt, seed: 1 }).spec);

/** World positions of the vertices of a part's meshes, mm. */
const pointsOf = (piece: Piece, id: string): Vec3[] =>
  piece.parts.flatMap((part) => {
    if (part.shape !== 'mesh' || part.part !== id) return [];
    const { positions: p } = piece.meshes[part.mesh]!;
    const { axes, origin, scale } = part.at;
    const at = (i: number, k: 0 | 1 | 2): number =>
      origin[k] + scale * (p[i]! * axes[0][k] + p[i + 1]! * axes[1][k] + p[i + 2]! * axes[2][k]);
    return Array.from({ length: p.length / 3 }, (_, n): Vec3 => [at(3 * n, 0), at(3 * n, 1), at(3 * n, 2)]);
  });

test('a bar slopes from the middle of its face to its sides and has bevelled edges', () => {
  const points = pointsOf(built('gold bar necklace'), 'bar');
  const [low, high] = [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))];
  const middle = (low + high) / 2;
  const face = (share: number): number =>
    Math.max(
      ...points
        .filter(([x, y]) => Math.abs(x) < 3 && Math.abs(y - middle - (share * (high - low)) / 2) < 0.15)
        .map((p) => p[2]),
    );
  expect(face(0) - face(0.7)).toBeGreaterThan(0.08);
  expect(face(0.7) - face(0.96)).toBeGreaterThan(0.15);
});

test('a garland has rolled leaves and symmetric sides', () => {
  const piece = built('leaf necklace');
  const leaves = piece.parts.flatMap((part) =>
    part.shape === 'mesh' && piece.meshes[part.mesh]!.positions.length > 9000
      ? [{ x: part.at.origin[0], way: part.at.axes[1], face: part.at.axes[2], mesh: part.mesh }]
      : [],
  );
  const left = leaves.filter(({ x }) => x < -0.5).toSorted((a, b) => a.x - b.x);
  const right = leaves.filter(({ x }) => x > 0.5).toSorted((a, b) => b.x - a.x);
  expect(left.length).toBeGreaterThanOrEqual(6);
  expect(right.map(({ way: [x, y, z] }) => [-x, y, z].map((v) => v.toFixed(6)))).toEqual(
    left.map(({ way }) => way.map((v) => v.toFixed(6))),
  );
  expect(left.some(({ mesh }) => right.some((other) => other.mesh === mesh))).toBe(false);
  const facing = leaves.map(({ face }) => face[2]);
  expect(facing.filter((z) => z < 0.99).length).toBe(leaves.length - 1);
});

test('the cap of a pearl is 0.4 as wide as the pearl', () => {
  const { positions: p } = pearlCap(5, 0.9);
  const wide = Math.max(...Array.from({ length: p.length / 3 }, (_, i) => Math.hypot(p[3 * i]!, p[3 * i + 1]!)));
  expect(wide / 5).toBeGreaterThan(0.38);
  expect(wide / 5).toBeLessThan(0.46);
});

test('initials stay clear of the edge of an oval signet', { tags: ['full'] }, () => {
  const { spec } = designFromPrompt({ prompt: 'gold signet ring engraved RJM', seed: 1 });
  const plate = spec.root.children['heads']![0]!;
  expect(plate.params['face']).toMatch(/oval|cushion/);
  const piece = buildPiece(spec);
  const top = Math.max(...pointsOf(piece, 'shank').map((p) => p[1]));
  const half = Number(plate.params['face_width']) / 2;
  const cut = pointsOf(piece, 'shank').filter(
    ([x, y, z]) => y < top - 0.12 && y > top - 0.5 && Math.hypot(x / (half * 0.84), z / half) < 0.86,
  );
  expect(cut.length).toBeGreaterThan(50);
  for (const [x, , z] of cut) expect(Math.hypot(x / (half * 0.84), z / half)).toBeLessThan(0.8);
});

test.each([
  ['square onyx signet ring', 'square'],
  ['oval onyx signet ring', 'oval'],
])('%s has a slab as wide as its %s face', (prompt, face) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const plate = spec.root.children['heads']![0]!;
  expect([plate.params['face'], plate.children['face']?.[0]?.kind]).toEqual([face, 'inlay.slab']);
  const verdicts = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(verdicts.filter(({ status }) => status !== 'met')).toEqual([]);
});

test('a diving watch has luminous plots and the minutes of a dive on its bezel', () => {
  const piece = built('diving watch');
  const lume = piece.parts.filter(
    (part) => part.shape === 'mesh' && part.surface.kind === 'lacquer' && part.surface.color[1] === 0.9,
  );
  // Eight dots, five bars, three hands and the pip.
  expect(lume.length).toBe(17);
  const bezel = piece.parts.filter((part) => part.part === 'bezel' && part.shape === 'mesh' && part.at.scale > 0);
  expect(bezel.length).toBeGreaterThan(30);
});
