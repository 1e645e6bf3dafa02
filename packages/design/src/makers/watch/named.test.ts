import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import type { Piece, Surface } from '../../piece';
import { mismatches } from '../../truth';
import { buildPiece } from '../registry';

const built = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  return { spec, requirements, piece };
};

const surfacesOf = (piece: Piece, id: string): Surface[] =>
  piece.parts.flatMap((part) => (part.part === id && part.shape === 'mesh' ? [part.surface] : []));

const PROMPTS = [
  'ladies white gold watch, oval case, diamonds all round the bezel, bracelet of diamonds',
  'steel pocket watch with eastern arabic numerals',
  'bangle watch in yellow gold, tiny',
  'золотые женские часы на тонком браслете',
  'orologio da donna in oro con bracciale sottile',
  'oval gold watch on a slim bracelet',
  'watch with a thin leather strap',
  'steel chronograph, white dial with three black subdials, tachymeter, black crocodile strap',
  'square gold watch with diamonds around the bezel, green nato strap',
  'tonneau steel watch with rubies around the bezel, grey suede strap',
  'watch with a night sky dial, gold hands, orange rubber strap',
  'watch with a malachite dial, no markers, copper hands',
  'steel watch, small seconds at 9, moon phase at six, breguet hands, breguet numerals',
  'steel field watch, matte black dial, arabic numerals',
  'steel watch with an open heart and a power reserve at 12, orange seconds hand',
  'tourbillon watch at six in platinum, dauphine hands, brown leather strap with white stitching',
  'steel watch, black dial, 12 diamonds at the hours, date at 3',
  'bicompax chronograph, panda dial, arabic numerals at 12 and 6, black tachymeter bezel',
] as const;

describe.each(PROMPTS)('%s', (prompt) => {
  const { spec, requirements, piece } = built(prompt);

  test('is one piece with its stones in seats, as its spec states', () => {
    expect(inspect(piece, 'watch').map(({ why }) => why)).toEqual([]);
    expect(mismatches(spec, piece)).toEqual([]);
  });

  test('has all that is named', () => {
    const judged = fulfil(requirements, spec, factsOf(spec, piece));
    expect(judged.filter(({ status }) => status !== 'met').map(({ text }) => text)).toEqual([]);
  });
});

test.each([
  ['watch with gold hands', 'hands', { kind: 'metal', alloy: 'yellow-gold-18k' }],
  ['silver watch with black hands', 'hands', { kind: 'lacquer', color: [0.012, 0.012, 0.013] }],
  ['watch with a malachite dial', 'dial', { kind: 'stone', gem: 'malachite' }],
  ['chronograph with white subdials', 'hours-dial', { kind: 'lacquer', color: [0.86, 0.86, 0.84] }],
  ['watch on an orange rubber strap', 'strap', { kind: 'lacquer', color: [0.5, 0.13, 0.015] }],
] as const)('%s: the %s has its colour', (prompt, id, surface) => {
  expect(surfacesOf(built(prompt).piece, id)).toContainEqual(expect.objectContaining(surface));
});

test('a two-tone watch with a gold bezel is of steel, with its bezel of gold', () => {
  const { spec, piece } = built('two tone watch, fluted gold bezel');
  expect(spec.root.metal).toMatchObject({ alloy: 'steel-316l', second: 'yellow-gold-18k' });
  expect(surfacesOf(piece, 'bezel')).toContainEqual(expect.objectContaining({ alloy: 'yellow-gold-18k' }));
});

test.each([
  ['steel pocket watch', 0, 1],
  ['steel wristwatch', 1, 0],
] as const)('%s: its crown is in its direction', (prompt, x, y) => {
  const { piece } = built(prompt);
  const crown = piece.parts.find(({ part }) => part === 'crown')!;
  const mesh = crown.shape === 'mesh' ? piece.meshes[crown.mesh]! : null;
  const axes = crown.at.axes;
  let [far, at] = [-Infinity, [0, 0]];
  for (let i = 0; i < mesh!.positions.length; i += 3) {
    const p = [0, 1].map(
      (k) =>
        axes[0][k]! * mesh!.positions[i]! +
        axes[1][k]! * mesh!.positions[i + 1]! +
        axes[2][k]! * mesh!.positions[i + 2]!,
    );
    if (Math.hypot(p[0]!, p[1]!) > far) [far, at] = [Math.hypot(p[0]!, p[1]!), p];
  }
  expect(at[0]! * x + at[1]! * y).toBeGreaterThan(0.95 * far);
});

test.each(['oval', 'rectangular', 'square', 'tonneau'])(
  'the stones of the bezel of a watch that is %s surround it without touching',
  (shape) => {
    const { piece } = built(`${shape} watch with diamonds around the bezel`);
    const stones = piece.parts.flatMap((part) => (part.shape === 'gem' ? [part] : []));
    for (const way of [0, 1] as const)
      for (const side of [-1, 1]) expect(stones.some(({ at }) => side * at.origin[way] > 10)).toBe(true);
    for (const [i, a] of stones.entries())
      for (const b of stones.slice(0, i))
        expect(Math.hypot(...a.at.origin.map((x, k) => x - b.at.origin[k]!))).toBeGreaterThan(a.sizeMm);
  },
);
