import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { cornersOf } from '../../inspect/corners';
import type { Piece } from '../../piece';
import { buildPiece } from '../registry';
import { lengthIn } from '../../spec/tree';
import { sampled } from '../../testing/sampled';

/** Radius of the widest round bar that fits through a standing ring, mm, searched in steps of 0.02 mm. */
function boreRadius(piece: Piece, about: number): number {
  const places = cornersOf(piece);
  let widest = 0;
  for (let height = about; height < about + 5; height += 0.02) {
    let room = Infinity;
    for (const [x, y] of places) {
      room = Math.min(room, Math.hypot(x, y - height));
      if (room < widest) break;
    }
    widest = Math.max(widest, room);
  }
  return widest;
}

const PROMPTS = [
  'size 7 half round band',
  'flat wedding band, size 10',
  'comfort fit band size 5',
  'knife edge band',
  'brushed plain band',
  'solitaire ring',
  'cathedral diamond ring',
  'solitaire with a sapphire in a bezel',
  'split shank ring',
  'twist ring with a ruby',
  'bold ring with a 10 mm round ruby',
  'sci-fi ring',
  'halo ring size 8',
  'three stone ring',
  'cluster ring',
  'pave band',
  'eternity band',
  'channel set ring',
  'bypass ring',
  'chevron ring',
  'crossover ring',
  'dome ring',
  'signet ring',
  'snake ring',
  'octopus ring',
  'stack ring',
  'tension ring',
  'leaf ring',
  'honeycomb ring',
  'ring with the name Noor',
  'name ring ليلى, size 8',
];

describe.each(sampled(PROMPTS, 6))('in the $group of rings', ({ cases, tags }) => {
  test.each(cases)('"%s" has the inner diameter of its spec within 0.15 mm', { tags }, (prompt) => {
    const { spec } = designFromPrompt({ prompt, seed: 3 });
    const radius = lengthIn(spec, 'inner_diameter')! / 2;
    expect(Math.abs(boreRadius(buildPiece(spec), radius) - radius)).toBeLessThan(0.15);
  });
});
