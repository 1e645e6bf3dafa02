import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { girdleMm } from '../../parts/head';
import { buildPiece } from '../registry';
import { stonesIn } from '../../spec/tree';

/** Wall of a drop's bezel, mm. */
const WALL = 0.54;

test.each(['bold marquise', 'marquise', 'bold oval', 'pear'])(
  '%s drops hang side by side with gaps between their settings',
  (look) => {
    const designs = Array.from(
      { length: 20 },
      (_, seed) => designFromPrompt({ prompt: `${look} ruby drop necklace`, jewelryType: 'necklace', seed }).spec,
    );
    const spec = designs.find(({ root }) => root.kind === 'fringe')!;
    const drops = buildPiece(spec)
      .parts.flatMap((part) =>
        part.shape === 'gem'
          ? [
              {
                x: part.at.origin[0],
                half: Math.max(...girdleMm(stonesIn(spec)[0]!.cut, part.sizeMm).map((p) => p[0])) + WALL,
              },
            ]
          : [],
      )
      .toSorted((a, b) => a.x - b.x);
    expect(drops.length).toBeGreaterThanOrEqual(5);
    const air = drops.slice(1).map((drop, i) => drop.x - drops[i]!.x - drop.half - drops[i]!.half);
    expect(Math.min(...air)).toBeGreaterThan(0.5);
  },
);
