import { describe, expect, test } from 'vitest';
import { builtOf } from '../../built';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { cornersOf } from '../../inspect/corners';
import type { Piece } from '../../piece';
import type { DesignSpec } from '../../spec';
import { readSpec } from '../../spec/migrate';
import { sampled } from '../../testing/sampled';
import { buildPiece } from '../registry';

const without = (spec: DesignSpec, id: string): DesignSpec => ({
  ...spec,
  root: {
    ...spec.root,
    children: {
      ...spec.root.children,
      ornament: (spec.root.children['ornament'] ?? []).filter((part) => part.id !== id),
    },
  },
});

/** Corners of one part's metal. */
const cornersIn = (piece: Piece, part: string): readonly (readonly number[])[] =>
  cornersOf({ ...piece, parts: piece.parts.filter((one) => one.part === part) });

const outcome = (prompt: string): Record<string, string> => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  return Object.fromEntries(
    fulfil(requirements, spec, factsOf(spec, buildPiece(spec))).map(({ text, status, note }) => [
      text,
      note === undefined ? status : `${status}: ${note}`,
    ]),
  );
};

describe('ornament of rings', { timeout: 60_000 }, () => {
  test.each([
    'Victorian gold ring, five opals in a row with diamonds between them, engraved scrolls on the sides',
    'vintage three-stone ring with a sapphire and two diamonds',
  ])('a look with scrolls engraves the shoulders beside the stones of "%s"', (prompt) => {
    const { spec } = designFromPrompt({ prompt, seed: 1 });
    expect(spec.root.children['ornament']).toMatchObject([{ kind: 'ornament.engraving' }]);
    expect(spec.root.params['milgrain']).toBe('yes');
    expect(Object.values(outcome(prompt)).filter((status) => status !== 'met')).toEqual([]);
  });

  test('filigree is open metal on both sides between the shank and the head', () => {
    const { spec } = designFromPrompt({ prompt: 'gold filigree ring with a bezel set ruby', seed: 1 });
    const piece = buildPiece(spec);
    const corners = cornersIn(piece, 'filigree');
    const reach = [Math.min(...corners.map(([x]) => x!)), Math.max(...corners.map(([x]) => x!))] as const;
    expect(reach[0]).toBeCloseTo(-reach[1], 1);
    expect(reach[1]).toBeGreaterThan(6);
    // At least two scrolls on each side besides the rail, of strips that are 0.5 mm thick or more.
    expect(piece.parts.filter((one) => one.part === 'filigree').length).toBeGreaterThanOrEqual(6);
    const { metals } = builtOf(spec, piece);
    const bare = without(spec, 'filigree');
    const [own] = metals;
    const [plain] = builtOf(bare, buildPiece(bare)).metals;
    expect(own!.grams - plain!.grams).toBeGreaterThan(0.15);
  });

  describe.each(sampled(['scroll', 'leaf', 'step'], 3))('of the $group of patterns', ({ cases, tags }) => {
    test.each(cases)(
      'a %s engraving is symmetric on both shoulders and nowhere deeper than 0.25 mm',
      { tags },
      (pattern) => {
        const { spec } = designFromPrompt({ prompt: 'solitaire with a ruby and scroll engraving', seed: 1 });
        const cut = readSpec({
          ...spec,
          root: {
            ...spec.root,
            children: {
              ...spec.root.children,
              ornament: [{ id: 'engraving', kind: 'ornament.engraving', params: { pattern }, children: {} }],
            },
          },
        });
        const piece = buildPiece(cut);
        const center = Math.max(...cornersIn(buildPiece(without(cut, 'engraving')), 'shank').map(([, y]) => y!)) / 2;
        // Depth of the outside under a smooth band, where the middle third of the shoulders is.
        const onShoulder = cornersIn(piece, 'shank')
          .map(([x, y, z]) => ({ angle: Math.atan2(x!, y! - center), radius: Math.hypot(x!, y! - center), z: z! }))
          .filter(({ angle, z }) => Math.abs(angle) > 0.6 && Math.abs(angle) < 1.1 && Math.abs(z) < 0.5);
        const outside = onShoulder.filter(({ radius }) => radius > 9.2);
        for (const way of [-1, 1]) {
          const radii = outside.filter(({ angle }) => Math.sign(angle) === way).map(({ radius }) => radius);
          const deep = Math.max(...radii) - Math.min(...radii);
          expect(deep).toBeGreaterThan(0.12);
          expect(deep).toBeLessThan(0.4);
        }
        expect(builtOf(cut, piece).parts).toContainEqual({ id: 'engraving', kind: 'ornament.engraving' });
      },
    );
  });

  test('milgrain is a line of beads of 0.25 to 0.4 mm on the edges of bezel and shank', () => {
    const { spec } = designFromPrompt({ prompt: 'ring with a bezel set sapphire and milgrain', seed: 1 });
    const piece = buildPiece(spec);
    for (const part of ['head', 'shank']) {
      const counts = new Map<number, number>();
      for (const one of piece.parts)
        if (one.shape === 'mesh' && one.part === part) counts.set(one.mesh, (counts.get(one.mesh) ?? 0) + 1);
      const [mesh, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0]!;
      expect(count).toBeGreaterThan(30);
      const { positions } = piece.meshes[mesh]!;
      const widths = Array.from(positions, (x) => Math.abs(x) * 2);
      expect(Math.max(...widths)).toBeGreaterThan(0.25);
      expect(Math.max(...widths)).toBeLessThan(0.41);
    }
  });

  test('a ring without room for ornament reports it', () => {
    expect(outcome("men's signet ring with filigree")).toMatchObject({
      filigree: 'not: The piece has no open scrollwork.',
    });
    expect(outcome('minimalist pearl earrings with milgrain')).toMatchObject({
      milgrain: 'not: No edge of the piece is beaded.',
    });
    expect(outcome('diamond ring with pavé shoulders and scroll engraving')).toMatchObject({
      'scroll engraving': 'not: No pattern is engraved on the piece.',
    });
  });

  test('art deco has a step cut and stepped shoulders, and no unrequested stones', { tags: ['full'] }, () => {
    const { spec } = designFromPrompt({ prompt: 'vintage art deco sapphire ring with filigree and milgrain', seed: 4 });
    const built = builtOf(spec);
    expect(built.stones).toHaveLength(1);
    expect(['asscher', 'emerald']).toContain(built.stones[0]!.cut);
    expect(built.parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['ornament.filigree', 'ornament.engraving']),
    );
    expect(Object.values(outcome('vintage art deco sapphire ring with filigree and milgrain'))).toEqual(
      Array.from({ length: 6 }, () => 'met'),
    );
  });
});
