import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { buildPiece } from '../makers/registry';
import type { MeshPart } from '../piece';
import { signedVolume } from '../geometry/solid';
import { builtOf } from '../built';
import { recessOf } from './darkenedCut';

const skinsOf = (prompt: string): { skins: MeshPart[]; finishes: string[] } => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  const skins = piece.parts.filter((part): part is MeshPart => part.shape === 'mesh' && part.isSkin === true);
  return { skins, finishes: builtOf(spec, piece).metals.map(({ finish }) => finish) };
};

test.each(['rose gold signet ring oval, initials JM', 'gold signet ring with a fox engraved'])(
  'darkens what is cut into the face of "%s" without a second finish',
  (prompt) => {
    const { skins, finishes } = skinsOf(prompt);
    expect(skins.map(({ surface }) => surface.kind === 'metal' && surface.finish)).toEqual(['matte-oxidised']);
    expect(finishes).toEqual(['polished']);
  },
);

test.each([
  'rose gold bar necklace engraved Maya',
  'silver id bracelet engraved Tom',
  'gold disc pendant engraved Ada',
  'oval gold locket engraved Anna',
  'gold bangle engraved Emma',
])('darkens the text of "%s"', (prompt) => {
  expect(skinsOf(prompt).skins).toHaveLength(1);
});

test('leaves a plain signet and an oxidised one without a darkened recess', () => {
  expect(skinsOf('plain gold signet ring').skins).toEqual([]);
  expect(skinsOf('oxidised silver signet ring with initials JM').skins).toEqual([]);
});

test('cuts triangles where they reach the level', () => {
  const face = {
    positions: [0, 0, 0, 1, 0, 0, 0, 1, 0],
    triangles: [0, 1, 2],
    normals: [0, 0, 1, 0, 0, 1, 0, 0, 1],
  };
  const recess = recessOf(face, (x) => x * 0.14);
  expect(Math.min(...recess.positions.filter((_, i) => i % 3 === 0))).toBeCloseTo(0.5);
  expect(recess.triangles).toHaveLength(3);
  expect(recessOf(face, () => 0).triangles).toHaveLength(0);
  expect(signedVolume(recess)).toBeGreaterThan(0);
});
