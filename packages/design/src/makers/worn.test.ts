import { describe, expect, test } from 'vitest';
import { cornersOf } from '../inspect/corners';
import { inspect } from '../inspect/inspect';
import { seededDesigns } from '../inspect/seededDesigns';
import type { Piece, Vec3 } from '../piece';
import { designFromPrompt } from '../compose';
import { edited } from '../spec/edit';
import { buildPiece } from './registry';

/** Time limit for building and inspecting on a busy machine, ms. */
const SLOW = 60_000;

/** All corners of a piece's metal in the world. */
const points = (piece: Piece): Vec3[] => cornersOf(piece, ({ surface }) => surface.kind !== 'crystal');

describe('every bracelet can be put on', () => {
  /** Makers and how their bracelets open: flexible ones need a clasp, stiff ones a gap or a hinge. */
  const OPENS: Record<string, string> = {
    'chain-bracelet': 'clasp',
    'link-bracelet': 'clasp',
    'tennis-bracelet': 'clasp',
    'snake-bracelet': 'gap',
    'bead-bracelet': 'clasp',
    'lattice-bracelet': 'clasp',
    'organic-cuff': 'gap',
    bangle: 'by form',
    'drawn-bangle': 'gap',
  };

  test('every maker has a way of opening', () => {
    expect(seededDesigns('bracelet', 60).filter(({ root }) => !(root.kind in OPENS))).toEqual([]);
  });

  test.each(['cuff', 'torque', 'bypass', 'plain', 'twist', 'facet', 'armour'])(
    'a bangle of the form %s has a gap in front, or a hinge and a clasp',
    { timeout: SLOW },
    (form) => {
      const { spec } = designFromPrompt({ prompt: 'gold bangle, no stones', seed: 1 });
      const piece = buildPiece(edited(spec, { op: 'set', id: 'bracelet', params: { form } }));
      const isOpen = form === 'cuff' || form === 'torque' || form === 'bypass';
      const front = points(piece).filter(([x, , z]) => z > 0 && Math.abs(x) < 0.25);
      if (form === 'cuff' || form === 'torque') expect(front).toEqual([]);
      // A closed bangle has knuckles and a clasp besides its metal; the ends of a bypass pass without touching.
      expect(piece.parts.length).toBeGreaterThanOrEqual(isOpen ? 1 : 6);
      expect(inspect(piece, 'bracelet')).toEqual([]);
    },
  );
});

test.each([
  'gold hoops',
  'two hoops twisted',
  'diamond studs',
  'drop earrings with pearls',
  'chandelier earrings',
  'heart earrings',
  'geometric earrings',
  'ear climbers',
])('%s have a post, a hook or a hinge behind the lobe', { timeout: SLOW }, (prompt) => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  if (spec.root.kind === 'ear.hoop') {
    // The post closes the gap at the top of each hoop, and a hinge of three knuckles carries it.
    expect(
      piece.parts.filter((part) => part.shape === 'mesh' && part.surface.kind === 'metal').length,
    ).toBeGreaterThanOrEqual(2 * 6);
    return;
  }
  const metal = points(piece);
  const depth = (pick: (a: number, b: number) => number): number => metal.reduce((z, p) => pick(z, p[2]), metal[0]![2]);
  // Posts and hooks run back from the face towards the wall.
  expect(depth(Math.max) - depth(Math.min)).toBeGreaterThan(3);
});

test.each([
  'gold necklace',
  'pearl necklace',
  'rivière with sapphires',
  'leaf necklace',
  'layered necklace',
  'choker',
  'lariat',
])('a %s ends outside the picture, at its clasp, or in two separate finials', { timeout: SLOW }, (prompt) => {
  const { spec } = designFromPrompt({ prompt, seed: 2 });
  const piece = buildPiece(spec);
  const metal = points(piece);
  const high = metal.reduce((most, p) => Math.max(most, p[1]), -Infinity);
  const top = metal.filter((p) => p[1] > high - 3);
  const crossesMiddle = top.some((p) => Math.abs(p[0]) < 1.5);
  // A row that closes in the picture has a clasp there; all others leave the picture or are open.
  if (crossesMiddle) expect(piece.parts.length).toBeGreaterThan(20);
  else expect(piece.unseenMetalMm3 > 0 || spec.root.kind === 'collar' || spec.root.kind === 'riviere').toBe(true);
});
