/** Hasty drawings of a whole piece: wobbly, not closed, with a thick pen. */
import { describe, expect, test } from 'vitest';
import { describeDesign } from '../describe';
import type { JewelryType } from '../spec';
import type { DrawnPath } from './strokes';
import { DRAWINGS } from './testing/drawings';
import { partWith, stonesIn } from '../spec/tree';
import { made, round, RED, taken, GREEN, BLUE, line, heart, straight } from './testing/pen';

describe.each([30, 60, 90])('at an influence of %i', (influence) => {
  test('a circle with a stone on top is a solitaire with that stone', () => {
    const answer = made('ring', [round([256, 300], 152, { size: 16 }, 0.97), round([256, 118], 38, RED)], {
      influence,
    });
    expect(answer.spec.given).toMatchObject({ stones: 'drawing' });
    expect(stonesIn(answer.spec)).toMatchObject([{ kind: 'ruby', cut: 'round', count: 1 }]);
    expect(taken(answer)).toBe('drawing: a solitaire from the front');
    expect(describeDesign(answer.spec)).toContain('after a drawing');
  });

  test('a stone with a line around it is in a halo, three on top are a three-stone ring', () => {
    const halo = made(
      'ring',
      [round([256, 320], 140), round([256, 320], 116), round([256, 120], 36, GREEN), round([256, 120], 66)],
      { influence },
    );
    expect(partWith(halo.spec, 'halo')).toBeDefined();
    expect(partWith(halo.spec, 'head')).toMatchObject({ stones: [{ kind: 'emerald' }] });
    const three = made(
      'ring',
      [round([256, 310], 150), round([256, 118], 36, BLUE), round([184, 140], 26, RED), round([330, 142], 26, RED)],
      { influence },
    );
    expect(stonesIn(three.spec)).toMatchObject([
      { kind: 'blue-sapphire', count: 1 },
      { kind: 'ruby', count: 2 },
    ]);
  });

  test('two circles are a pair of hoops', () => {
    const answer = made(
      'earrings',
      [
        round([136, 280], 96, { size: 18 }),
        round([376, 276], 98, { size: 18 }),
        line([
          [136, 180],
          [130, 150],
          [142, 130],
        ]),
        line([
          [376, 178],
          [372, 150],
          [384, 132],
        ]),
      ],
      { influence },
    );
    expect(answer.spec.root.kind).toBe('ear.hoop');
    expect(stonesIn(answer.spec)).toEqual([]);
  });

  test('the chain drawn over a heart is a chain, and the heart is as large as a pendant', () => {
    const stone = round([256, 318], 21, RED);
    const whole = made(
      'pendant',
      [
        heart(),
        line(
          [
            [70, 20],
            [130, 120],
            [200, 190],
            [254, 232],
          ],
          { size: 7 },
        ),
        line(
          [
            [440, 18],
            [380, 124],
            [310, 192],
            [260, 232],
          ],
          { size: 7 },
        ),
        stone,
      ],
      { influence },
    );
    expect(whole.spec.drawing).toMatchObject({
      outlines: [expect.anything()],
      wires: [],
      stones: [{ kind: 'ruby', cut: 'round' }],
    });
    expect(taken(whole)).toBe('drawing: what hangs on the drawn chain');
  });
});

describe('a ring', () => {
  test('seen from above, a stone between its shoulders, is a ring with that stone', () => {
    const shoulders = [
      [
        [40, 240],
        [110, 236],
        [196, 250],
      ],
      [
        [42, 282],
        [110, 284],
        [198, 270],
      ],
      [
        [318, 248],
        [400, 238],
        [474, 244],
      ],
      [
        [316, 268],
        [402, 284],
        [472, 280],
      ],
    ] as const;
    const { spec } = made('ring', [round([256, 256], 61, BLUE), ...shoulders.map((points) => line(points))]);
    expect(stonesIn(spec)).toMatchObject([{ kind: 'blue-sapphire', cut: 'round' }]);
  });

  test('gives a ring whose stone is drawn in black from the side the stone of the prompt in a brilliant cut', () => {
    const stone = straight(
      [
        [200, 140],
        [226, 100],
        [290, 100],
        [314, 140],
        [256, 176],
        [200, 142],
      ],
      { size: 9 },
    );
    const { spec } = made('ring', [round([256, 310], 150, { size: 14 }, 0.9), stone], { prompt: 'amethyst ring' });
    expect(stonesIn(spec)).toMatchObject([{ kind: 'amethyst', cut: 'round' }]);
  });

  test('that is only a circle is plain', () => {
    expect(made('ring', [round([256, 256], 170)]).spec).toMatchObject({
      root: { kind: expect.stringMatching(/^shank\./) as string, children: {} },
    });
  });

  test('renders the star of a ring as drawn, without the circle', () => {
    const star = straight(
      [
        [256, 60],
        [300, 200],
        [186, 112],
        [326, 112],
        [212, 202],
        [254, 64],
      ],
      { size: 9 },
    );
    const { spec } = made('ring', [round([256, 330], 130), star]);
    expect(spec).toMatchObject({ root: { kind: 'drawn-ring' }, drawing: { outlines: [], wires: [expect.anything()] } });
  });
});

test('a bracelet drawn as a circle with a stone is a bangle with one such stone', () => {
  const answer = made('bracelet', [round([256, 270], 188, { size: 16 }), round([256, 84], 30, GREEN)]);
  expect(answer.spec).toMatchObject({
    root: { kind: 'bangle', params: { form: 'plain' }, stones: [{ kind: 'emerald', cut: 'round', count: 1 }] },
  });
});

test('of a pair with hooks is made from one of them, mirrored, with hooks in place of the drawn ones', () => {
  const pair = [140, 372].flatMap((x) => [
    line(
      [
        [x, 180],
        [x - 60, 320],
        [x, 390],
        [x + 60, 322],
        [x + 2, 184],
      ],
      RED,
    ),
    line(
      [
        [x, 176],
        [x + 4, 130],
        [x - 14, 90],
        [x - 30, 110],
      ],
      { size: 8 },
    ),
  ]);
  const { spec } = made('earrings', pair);
  expect(spec.drawing).toMatchObject({ outlines: [], wires: [], stones: [{ kind: 'ruby', cut: 'pear' }] });
  expect(stonesIn(spec)).toMatchObject([{ count: 2 }]);
  expect(stonesIn(spec)[0]!.size_mm).toBeLessThan(10.5);
});

test('a watch drawn with its strap and hands is a watch, not a watch on a watch', () => {
  const hands = [
    straight([
      [256, 256],
      [256, 180],
    ]),
    straight([
      [256, 256],
      [310, 280],
    ]),
  ];
  const strap = [200, 312].flatMap((x) => [
    straight([
      [x, 155],
      [x, 10],
    ]),
    straight([
      [x, 356],
      [x, 500],
    ]),
  ]);
  expect(made('watch', [round([256, 256], 110), ...hands, ...strap]).spec.drawing).toBeUndefined();
});

test('letters whose strokes meet are wires, not plates', () => {
  const b = [
    straight(
      [
        [276, 120],
        [280, 400],
      ],
      { size: 20 },
    ),
    line(
      [
        [278, 124],
        [380, 132],
        [386, 220],
        [284, 250],
      ],
      { size: 20 },
    ),
    line(
      [
        [286, 250],
        [420, 262],
        [416, 380],
        [280, 398],
      ],
      { size: 20 },
    ),
  ];
  expect(made('necklace', b).spec.drawing).toMatchObject({ outlines: [], wires: { length: 3 } });
});

describe('a pattern stays a pattern', () => {
  const flower = [0, 1, 2, 3, 4].map((i) =>
    round([256 + 105 * Math.cos(i * 1.257 - 1.57), 240 + 105 * Math.sin(i * 1.257 - 1.57)], 64),
  );
  const cat = [
    round([256, 290], 130, { size: 14 }),
    straight([
      [140, 216],
      [130, 90],
      [216, 176],
    ]),
    straight([
      [300, 176],
      [384, 92],
      [376, 220],
    ]),
  ];
  const kept = (paths: readonly DrawnPath[], type: JewelryType): boolean => taken(made(type, paths)) === undefined;

  test.each(['ring', 'bracelet', 'pendant', 'earrings', 'necklace', 'watch'] as const)(
    'on a %s, for the five examples and for a flower',
    (type) => {
      expect(
        [...DRAWINGS.map(({ paths }) => paths), [...flower, round([256, 240], 42, RED)]].filter(
          (paths) => !kept(paths, type),
        ),
      ).toEqual([]);
    },
  );

  test.each(['pendant', 'necklace', 'earrings'] as const)('on a %s, for a cat with its ears', (type) => {
    expect(kept(cat, type)).toBe(true);
  });
});
