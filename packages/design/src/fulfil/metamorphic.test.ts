/** Verdicts on one piece while what is built of it changes: less, elsewhere, or in another finish. */
import { beforeAll, describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import type { Box, PlacedStone } from '../extents';
import { factsOf, type PieceFacts } from '../facts';
import { fulfil } from '../fulfil';
import type { Requirement } from '../language/requirement';
import { draftPiece } from '../makers/registry';
import type { Vec3 } from '../piece';
import { CUT_ADJECTIVE } from '../gems/names';
import type { Cut, DesignSpec, Finish, GemKind } from '../spec';
import { partsIn } from '../spec/tree';
import type { FulfilledRequirement } from './verdict';

interface Made {
  readonly spec: DesignSpec;
  readonly requirements: readonly Requirement[];
  readonly facts: PieceFacts;
}

function made(prompt: string): Made {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  return { spec, requirements, facts: factsOf(spec, draftPiece(spec)) };
}

const judged = ({ spec, requirements }: Made, facts: PieceFacts, text: string): FulfilledRequirement | undefined =>
  fulfil(requirements, spec, facts).find((one) => one.text === text);

/** The facts with other stones in the geometry. */
const withPlaced = (facts: PieceFacts, change: (stone: PlacedStone, i: number) => PlacedStone | null): PieceFacts => ({
  ...facts,
  extents: {
    ...facts.extents,
    stones: facts.extents.stones.flatMap((stone, i) => change(stone, i) ?? []),
  },
});

/** The facts without stones of a kind. */
function without(facts: PieceFacts, kind: GemKind): PieceFacts {
  const isOther = (one: { readonly kind: GemKind }): boolean => one.kind !== kind;
  return {
    ...withPlaced(facts, (stone) => (isOther(stone) ? stone : null)),
    bill: { ...facts.bill, stones: facts.bill.stones.filter(isOther) },
    built: { ...facts.built, stones: facts.built.stones.filter(isOther) },
  };
}

const mirrored = ([low, high]: Box): Box => [
  [low[0], -high[1], low[2]],
  [high[0], -low[1], high[2]],
];

/** The facts upside down. */
function upsideDown(facts: PieceFacts): PieceFacts {
  const { extents, ...turned } = withPlaced(facts, (stone) => ({
    ...stone,
    at: [stone.at[0], -stone.at[1], stone.at[2]],
  }));
  const boxes = Object.fromEntries(Object.entries(extents.boxes).map(([id, box]) => [id, mirrored(box)]));
  return { ...turned, extents: { ...extents, boxes } };
}

const WITH_STONES: readonly (readonly [prompt: string, kind: GemKind])[] = [
  ['platinum ring with a 6 mm oval sapphire in the centre and two small round diamonds on each side', 'diamond'],
  ['gold ring with a big ruby and a halo of diamonds', 'diamond'],
  ['rose gold drop earrings with a pear tanzanite below and a tiny round diamond above', 'tanzanite'],
  ['silver pendant with three round garnets and a pearl at the bottom', 'garnet'],
  ['gold octopus ring with emerald eyes', 'emerald'],
  ['silver bracelet with round amethysts, blue topaz between them', 'topaz'],
  ['Goldring mit drei kleinen Rubinen nebeneinander', 'ruby'],
  ['pendientes de oro con una esmeralda ovalada grande', 'emerald'],
];

describe('without its stones', { timeout: 60_000 }, () => {
  test.each(WITH_STONES)('"%s" meets no requirement that is of %s', (prompt, kind) => {
    const { spec, requirements, facts } = made(prompt);
    const own = requirements.filter((one) => !one.isRefused && (one.value === kind || one.of === kind));
    expect(own.length).toBeGreaterThan(0);
    const isMet = (of: PieceFacts): string[] =>
      fulfil(requirements, spec, of)
        .filter(
          ({ status, start, end }) => status === 'met' && own.some((one) => one.start === start && one.end === end),
        )
        .map(({ text }) => text);
    expect(isMet(facts).length).toBeGreaterThan(0);
    expect(isMet(without(facts, kind))).toEqual([]);
  });
});

test.each([
  ['rose gold drop earrings, a round diamond above, an aquamarine drop below', 'aquamarine'],
  ['jhumka earrings in gold with a round ruby on the top stud, pearls at the bottom', 'ruby'],
  ['platinum ring with an oval sapphire and two pear diamonds on each side', 'diamond'],
  ['gold pendant with a square emerald', 'emerald'],
  ['Ohrhänger, oben ein kleiner runder Brillant, unten dran ein Aquamarin-Tropfen, Weißgold', 'aquamarine'],
] as const)('no note on a cut names the cut that is wanted: %s', { timeout: 60_000 }, (prompt, kind) => {
  const { spec, requirements, facts } = made(prompt);
  const cuts = requirements.filter(({ concept }) => concept === 'cut');
  expect(cuts.length).toBeGreaterThan(0);
  for (const other of ['round', 'pear', 'oval', 'cabochon'] as const) {
    const recut = <T extends { readonly kind: GemKind }>(list: readonly T[]): T[] =>
      list.map((stone) => (stone.kind === kind ? { ...stone, cut: other } : stone));
    const varied: PieceFacts = {
      ...facts,
      bill: { ...facts.bill, stones: recut(facts.bill.stones) },
      built: { ...facts.built, stones: recut(facts.built.stones) },
    };
    for (const { start, end, status, note = '' } of fulfil(requirements, spec, varied)) {
      const cut = cuts.find((one) => one.start === start && one.end === end);
      if (cut && status !== 'met') expect(note).not.toContain(` ${CUT_ADJECTIVE[cut.value as Cut]}`);
    }
  }
});

describe('positions', { timeout: 60_000 }, () => {
  test.each([
    ["boucles d'oreilles en or : en haut un diamant rond, en bas une perle", 'en haut', 'en bas'],
    ['white gold earrings, a round diamond above, a pear aquamarine below', 'above', 'below'],
    ['white gold Art Deco earrings, a round diamond above, an onyx drop below', 'above', 'below'],
  ])('%s: "%s" and "%s" are not met upside down', (prompt, above, below) => {
    const one = made(prompt);
    const turned = upsideDown(one.facts);
    for (const text of [above, below].filter((words) => judged(one, one.facts, words) !== undefined)) {
      expect([text, judged(one, one.facts, text)?.status]).toEqual([text, 'met']);
      expect([text, judged(one, turned, text)?.status]).toEqual([text, 'differently']);
    }
  });

  test('stones on both sides are not met on one side', () => {
    const one = made('gold ring with an oval ruby and two small diamonds on each side');
    const aside = withPlaced(one.facts, (stone) =>
      stone.role === 'center' ? stone : { ...stone, at: [Math.abs(stone.at[0]), stone.at[1], stone.at[2]] },
    );
    expect(judged(one, one.facts, 'diamonds')?.status).toBe('met');
    expect(judged(one, aside, 'diamonds')?.status).toBe('differently');
  });

  test('stones between others are not met at their end', () => {
    const one = made('yellow gold ring, five round opals in a row, a tiny diamond tucked in each gap between them');
    const apart = withPlaced(one.facts, (stone, i) =>
      stone.kind === 'diamond' ? { ...stone, at: [40 + i, 0, 0] } : stone,
    );
    expect(judged(one, one.facts, 'between')?.status).toBe('met');
    expect(judged(one, apart, 'between')?.status).toBe('differently');
  });

  test('a row is not met by stones in a heap', () => {
    const one = made('gold ring with five small rubies in a row');
    const heap: readonly Vec3[] = [
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
      [2, 2, 0],
      [1, 1, 0],
    ];
    const parts = one.facts.built.parts.map((part) => ({ ...part, kind: part.kind.replace('row.', '') }));
    const row = { ...one.facts, built: { ...one.facts.built, parts } };
    expect(judged(one, row, 'in a row')?.status).toBe('met');
    expect(
      judged(
        one,
        withPlaced(row, (stone, i) => ({ ...stone, at: heap[i % 5]! })),
        'in a row',
      )?.status,
    ).toBe('differently');
  });
});

describe('rows', { timeout: 60_000 }, () => {
  let ring: Made;
  beforeAll(() => {
    ring = made('platinum eternity ring, round diamonds all the way round');
  });

  test.each([
    [1, 'met'],
    [0.8, 'differently'],
    [0.5, 'differently'],
    [0.25, 'differently'],
  ])('that cover %s of a ring are %s all the way round', (share, status) => {
    const { extents } = ring.facts;
    const [low, high] = extents.boxes[ring.spec.root.id]!;
    const middle = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2] as const;
    const turn = ({ at }: PlacedStone): number => Math.abs(Math.atan2(at[0] - middle[0], at[1] - middle[1])) / Math.PI;
    const covered = withPlaced(ring.facts, (stone) => (turn(stone) <= share ? stone : null));
    expect(judged(ring, covered, 'all the way round')?.status).toBe(status);
  });

  test('that grow are not met by widths in any other order', () => {
    const one = made('rivière necklace in gold with oval citrines growing toward the centre');
    const { stones } = one.facts.extents;
    const shuffled = withPlaced(one.facts, (stone, i) => ({ ...stone, mm: stones[(i * 7) % stones.length]!.mm }));
    expect(judged(one, one.facts, 'growing toward the centre')?.status).toBe('met');
    expect(judged(one, shuffled, 'growing toward the centre')?.status).toBe('not');
  });

  test('that take turns are not met by one kind after the other', () => {
    const one = made('tennis bracelet in white gold with sapphires and diamonds alternating');
    const { stones } = one.facts.extents;
    const sorted = withPlaced(one.facts, (stone, i) => ({
      ...stone,
      kind: i < stones.length / 2 ? 'diamond' : 'blue-sapphire',
      at: [i, 0, 0],
    }));
    expect(judged(one, one.facts, 'alternating')?.status).toBe('met');
    expect(judged(one, sorted, 'alternating')?.status).toBe('not');
  });
});

test('stones in a stated order are not met in another one', { timeout: 60_000 }, () => {
  const one = made('silver station bracelet with a garnet, a peridot, a ruby and an amethyst, in that order');
  const kinds = one.facts.extents.stones.map(({ kind }) => kind);
  const swapped = withPlaced(one.facts, (stone, i) => ({ ...stone, kind: kinds[[1, 0, 2, 3][i]!]! }));
  const text = one.requirements.find(({ concept }) => concept === 'sequence')!.text;
  expect(judged(one, one.facts, text)?.status).toBe('met');
  expect(judged(one, swapped, text)?.status).toBe('differently');
});

test('a stack with a ring less has another number of rings', { timeout: 60_000 }, () => {
  const one = made('set of three thin stacking rings in silver');
  const [, second] = [...partsIn(one.spec.root)].filter(({ kind }) => kind.startsWith('shank.'));
  const parts = one.facts.built.parts.filter(({ id }) => id !== second!.id);
  expect(judged(one, one.facts, 'set of three')?.status).toBe('met');
  expect(judged(one, { ...one.facts, built: { ...one.facts.built, parts } }, 'set of three')?.status).toBe(
    'differently',
  );
});

test.each([
  ['hammered silver band ring', 'hammered', 'polished'],
  ['matte gold signet ring', 'matte', 'polished'],
  ['polished steel dog tag necklace', 'polished', 'matte'],
  ['silberner Ring, geschwärzt', 'geschwärzt', 'polished'],
] as const)('"%s" is not %s in another finish', { timeout: 60_000 }, (prompt, text, other) => {
  const one = made(prompt);
  const finished = <T extends { readonly finish: Finish }>(list: readonly T[]): T[] =>
    list.map((metal) => ({ ...metal, finish: other }));
  const parts = Object.fromEntries(
    Object.entries(one.facts.extents.parts).map(([id, part]) => [id, { ...part, metals: finished(part.metals) }]),
  );
  const varied: PieceFacts = {
    ...one.facts,
    built: { ...one.facts.built, metals: finished(one.facts.built.metals) },
    extents: { ...one.facts.extents, parts },
  };
  expect(judged(one, one.facts, text)?.status).toBe('met');
  expect(judged(one, varied, text)?.status).not.toBe('met');
});

describe('refusals', { timeout: 60_000 }, () => {
  const stoneOf = (kind: GemKind): PieceFacts['bill']['stones'][number] => ({
    role: 'side',
    kind,
    cut: 'round',
    size_mm: 2,
    count: 2,
    carats: 0.1,
  });

  test.each([
    ['gold ring with a ruby, no diamonds', 'no diamonds', 'diamond'],
    ['gold ring with a ruby, no green stones', 'no green stones', 'peridot'],
    ['Goldring mit einem Rubin, ohne Diamanten', 'ohne Diamanten', 'diamond'],
    ['золотое кольцо с рубином, без бриллиантов', 'без бриллиантов', 'diamond'],
    ['bague en or avec un rubis, sans perles', 'sans perles', 'pearl'],
    ['altın yüzük, yakut taşlı, pırlanta olmasın', 'pırlanta olmasın', 'diamond'],
    ['ルビーの指輪、ダイヤはなしで', 'ダイヤはなし', 'diamond'],
    ['金戒指，红宝石，不要钻石', '不要钻石', 'diamond'],
    ['plain gold band, no stones', 'no stones', 'diamond'],
  ] as const)('%s: "%s" is met exactly without %s', (prompt, text, kind) => {
    const one = made(prompt);
    const { bill } = one.facts;
    const set = { ...one.facts, bill: { ...bill, stones: [...bill.stones, stoneOf(kind)] } };
    expect(judged(one, one.facts, text)?.status).toBe('met');
    expect(judged(one, set, text)?.status).toBe('not');
  });
});

test.each([
  ['gold ring in kundan style with an emerald', 'kundan'],
  ['manchette en argent, style berbère', 'berbère'],
])('%s: "%s" is not met by the more general thing that is built', { timeout: 60_000 }, (prompt, text) => {
  const one = made(prompt);
  expect(judged(one, one.facts, text)?.status).toMatch(/differently|not/);
});
