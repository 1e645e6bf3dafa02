import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { cornersOf } from '../inspect/corners';
import type { GemPart, Part, Piece, Vec3 } from '../piece';
import type { DesignRequest } from '../compose/request';
import { distance, dot, sub } from '../geometry/vec';
import { buildPiece } from './registry';

const pieceOf = (request: DesignRequest): Piece => buildPiece(designFromPrompt({ seed: 7, ...request }).spec);

const stonesOf = ({ parts }: Piece): GemPart[] => parts.flatMap((part) => (part.shape === 'gem' ? [part] : []));

/** Corners of the first mesh of a piece. */
const firstOf = (piece: Piece): Vec3[] => cornersOf(piece, (part) => part === piece.parts[0]);

test('a narrow bangle widens into a plate under its bezel', () => {
  const piece = pieceOf({ prompt: '', presets: ['minimalist'], jewelryType: 'bracelet' });
  const [stone] = stonesOf(piece);
  const heights = firstOf(piece)
    .filter(([x, , z]) => z > 0 && Math.abs(x) < 1)
    .map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(stone!.sizeMm + 1);
});

test.each(['minimalist', 'contemporary', 'innovative'] as const)(
  'the stones of a %s bangle are let into it, with the girdle near its face',
  (preset) => {
    const piece = pieceOf({ prompt: '', presets: [preset], jewelryType: 'bracelet' });
    for (const { at } of stonesOf(piece)) {
      const face = Math.max(
        ...firstOf(piece)
          .map((p) => sub(p, at.origin))
          .filter((p) => Math.abs(dot(p, at.axes[0])) < 1.5 && Math.abs(dot(p, at.axes[1])) < 1.5)
          .map((p) => dot(p, at.axes[2])),
      );
      expect(Math.abs(face)).toBeLessThan(0.25);
    }
  },
);

test('a bezel on one of three strands is as high as its strand', () => {
  const piece = pieceOf({ prompt: '', presets: ['layered'], jewelryType: 'bracelet' });
  const strand = firstOf(piece).map(([, y]) => y);
  expect(stonesOf(piece)[0]!.sizeMm + 1).toBeLessThan(Math.max(...strand) - Math.min(...strand) + 0.05);
});

test('the strands of a twisted collar pass below the girdle of its stone', () => {
  const piece = pieceOf({ prompt: 'twisted collar necklace with a ruby' });
  const [{ at, sizeMm }] = stonesOf(piece) as [GemPart];
  const beforeStone = piece.parts.findIndex(({ shape }) => shape === 'gem');
  const collar = new Set<Part>(piece.parts.slice(0, beforeStone));
  const under = cornersOf(piece, (part) => collar.has(part)).filter(
    ([x, y]) => Math.hypot(x - at.origin[0], y - at.origin[1]) < sizeMm / 2,
  );
  expect(under.length).toBeGreaterThan(0);
  expect(Math.max(...under.map(([, , z]) => z))).toBeLessThan(at.origin[2]);
});

test('the branches of a cuff part around a lone stone, which is level in the middle of the front', () => {
  const piece = pieceOf({ prompt: '', presets: ['organic-shapes'], jewelryType: 'bracelet' });
  const [{ at, sizeMm }] = stonesOf(piece) as [GemPart];
  expect(at.origin[0]).toBeCloseTo(0, 6);
  const inStone = firstOf(piece).filter(
    ([x, y, z]) => z > at.origin[2] && Math.hypot(x, y - at.origin[1]) < sizeMm * 0.45,
  );
  expect(inStone).toEqual([]);
});

test('the links beside a stone in prongs hang in eyes outside its girdle', () => {
  const piece = pieceOf({ prompt: 'chain bracelet with a single round ruby in prongs' });
  const [{ at, sizeMm }] = stonesOf(piece) as [GemPart];
  const links = cornersOf(piece, ({ part }) => part === 'chain');
  expect(links.length).toBeGreaterThan(0);
  expect(Math.min(...links.map((p) => distance(p, at.origin)))).toBeGreaterThan(sizeMm / 2);
});

test('two bezels hang by an eye on each rim and one ring through both eyes', () => {
  const piece = pieceOf({ prompt: '', presets: ['layered'], jewelryType: 'pendant' });
  const [upper, lower] = stonesOf(piece).toSorted((a, b) => b.at.origin[1] - a.at.origin[1]) as [GemPart, GemPart];
  const low = upper.at.origin[1] - upper.sizeMm / 2;
  const high = lower.at.origin[1] + lower.sizeMm / 2;
  const links = piece.parts.flatMap((part) => {
    const ys = cornersOf(piece, (other) => other === part).map(([, y]) => y);
    const [from, to] = [Math.min(...ys), Math.max(...ys)];
    return ys.length > 0 && to < low + 0.1 && from > high - 0.1 ? [{ from, to }] : [];
  });
  const [top, ring, bottom] = links.toSorted((a, b) => b.to - a.to);
  expect(links).toHaveLength(3);
  // The wires overlap in height, so that each link passes through the next.
  expect(ring!.to).toBeGreaterThan(top!.from + 0.5);
  expect(ring!.from).toBeLessThan(bottom!.to - 0.5);
});
