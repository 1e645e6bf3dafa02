import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { kindNamed } from '../catalogue/kinds';
import { mainStone } from '../makers/maker';
import { buildPiece } from '../makers/registry';
import { describeDesign } from '../describe';
import { caratsOfWidth } from '../gems/carats';
import { PEARLS } from '../gems/pearls';
import type { DesignSpec } from '../spec';
import { inspect } from '../inspect/inspect';
import { parsePrompt } from './parsePrompt';
import { CUSTOMERS } from './testing/customers';
import { LANGUAGES } from './testing/languages';
import { PEOPLE } from './testing/people';
import { PROMPTS } from './testing/prompts';
import { EVERYDAY } from './testing/everyday';
import type { Understood } from './testing/understood';
import { WATCHES } from './testing/watches';
import { paramIn, partsIn, stonesIn } from '../spec/tree';

const colorOf = ({ root }: DesignSpec, part: string): unknown =>
  [...partsIn(root)].find(({ kind }) => kind.startsWith(part))?.params['color'];

describe('the parsed prompt matches the table', () => {
  test('the tables hold at least two hundred different prompts', () => {
    expect(new Set(PROMPTS.map(([prompt]) => prompt)).size).toBeGreaterThanOrEqual(200);
  });

  test.each([...PROMPTS, ...EVERYDAY, ...PEOPLE, ...CUSTOMERS, ...LANGUAGES, ...WATCHES])('%s', (prompt, promised) => {
    const { spec } = designFromPrompt({ prompt });
    const parsed = parsePrompt(prompt);
    const understood: Understood = {
      type: spec.type,
      alloy: spec.root.metal.alloy,
      second: spec.root.metal.second,
      finish: spec.root.metal.finish,
      gems: parsed.gems,
      cut: mainStone(stonesIn(spec))?.cut,
      count: parsed.stoneCount ?? undefined,
      quantity: parsed.quantity ?? undefined,
      motif: spec.motif,
      pearl: PEARLS.find((name) => name === spec.sold.pearl),
      name: String(paramIn(spec, 'name') ?? ''),
      text: String(paramIn(spec, 'text') ?? paramIn(spec, 'letters') ?? ''),
      chain: parsed.chain ?? undefined,
      section: parsed.section ?? undefined,
      stage: spec.stage,
      readAs: spec.read_as,
      lost: spec.not_understood,
    };
    expect(understood).toMatchObject(
      Object.fromEntries(Object.entries(promised).filter(([field]) => field in understood)),
    );
    if (promised.gems?.length === 0) expect(stonesIn(spec)).toEqual([]);
    if (promised.gems?.[0]) expect(mainStone(stonesIn(spec))?.kind).toBe(promised.gems[0]);
    if (promised.style) expect(spec.styles).toContain(promised.style);
    if (promised.forms) expect(parsed.forms.toSorted()).toEqual(promised.forms.toSorted());
    if (promised.dial) expect(colorOf(spec, 'watch.dial')).toBe(promised.dial);
    if (promised.strap) expect(colorOf(spec, 'strap.')).toBe(promised.strap);
    if (promised.tints) expect(parsed.tints).toEqual(promised.tints);
    if (promised.mm) expect(mainStone(stonesIn(spec))?.size_mm).toBe(promised.mm);
    const main = mainStone(stonesIn(spec));
    if (promised.ct) expect(caratsOfWidth(main!.kind, main!.cut, main!.size_mm)).toBeCloseTo(promised.ct, 1);
    const lengths = Object.entries(promised.piece ?? {}).map(([name, mm]) => [name, expect.closeTo(mm, 1)]);
    expect(parsed.piece).toMatchObject(Object.fromEntries(lengths));
  });

  test('builds a piece to its stated measure', () => {
    expect(designFromPrompt({ prompt: 'plain gold band, 3 mm wide, size 7' }).spec.root.params).toMatchObject({
      band_width: 3,
      inner_diameter: 17.32,
    });
    expect(designFromPrompt({ prompt: '4 mm gold hoops' }).spec.root.params).toMatchObject({ diameter: 18, wire: 4 });
    expect(designFromPrompt({ prompt: '7 mm gold hoops' }).not_understood).toEqual(['7 mm']);
  });

  test('a one-carat round diamond is about 6.5 mm wide', () => {
    const [stone] = stonesIn(designFromPrompt({ prompt: 'solitaire ring with a 1 carat round diamond' }).spec);
    expect(Math.abs(stone!.size_mm - 6.5)).toBeLessThan(0.12);
  });

  test('includes two required metals in the piece and its weight', () => {
    const { spec } = designFromPrompt({ prompt: 'yellow gold solitaire ring with a diamond, two-tone' });
    const alloys = new Set(
      buildPiece(spec).parts.flatMap((p) =>
        p.shape === 'mesh' && p.surface.kind === 'metal' ? [p.surface.alloy] : [],
      ),
    );
    expect(alloys).toEqual(new Set(['yellow-gold-18k', 'white-gold-18k']));
  });
});

test.each([
  ['a solitaire with a cathedral shank', ['shank.cathedral']],
  ['amethyst ring with a bezel and a twisted shank', ['shank.twist', 'head.bezel']],
  ['half bezel diamond ring', ['head.half-bezel']],
])('%s has the named parts for every seed', (prompt, kinds) => {
  for (let seed = 0; seed < 12; seed++)
    expect([...partsIn(designFromPrompt({ prompt, seed }).spec.root)].map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(kinds),
    );
});

test.each([
  ['watch with a blue dial', 'midnight'],
  ['steel watch, salmon dial', 'salmon'],
])('%s has its dial for every seed', (prompt, dial) => {
  for (let seed = 0; seed < 12; seed++)
    expect(colorOf(designFromPrompt({ prompt, seed }).spec, 'watch.dial')).toBe(dial);
});

test.each<[string, (spec: DesignSpec) => boolean]>([
  ['platinum ring dont want a halo', (spec) => stonesIn(spec).some(({ role }) => role === 'halo')],
  [
    'diamond ring no prongs',
    ({ root }) => [...partsIn(root)].some(({ kind }) => kind === 'head.prong' || kind === 'head.basket'),
  ],
  ["gold signet ring, I don't want it shiny, more of a satin look", ({ root }) => root.metal.finish !== 'satin'],
  ['necklace for a beekeeper with a honeycomb and a bee', ({ type }) => type !== 'necklace'],
  ['three stone ring, not round', (spec) => stonesIn(spec)[0]!.cut === 'round'],
  ['sapphire halo ring, no diamonds', (spec) => stonesIn(spec).some(({ kind }) => kind === 'diamond')],
  ['emerald ring, no little stones on the sides', (spec) => stonesIn(spec).length > 1],
  ['emerald ring without any tiny diamonds', (spec) => stonesIn(spec).some(({ kind }) => kind === 'diamond')],
  ['su yolu bileklik, aralıklı üç zümrüt', ({ root }) => root.kind !== 'tennis-bracelet'],
  ['anything except diamonds ring', (spec) => stonesIn(spec).some(({ kind }) => kind === 'diamond')],
  ['anything but silver or gold bracelet', ({ root }) => root.metal.alloy !== 'platinum-950'],
])('"%s" has nothing that is refused for every seed', (prompt, isThere) => {
  const specs = Array.from({ length: 24 }, (_, seed) => designFromPrompt({ prompt, seed }).spec);
  expect(specs.filter(isThere)).toEqual([]);
});

test.each(['prsten se safírem', 'แหวนทับทิม', 'zxqv blorp gnarl', 'δαχτυλίδι με ρουμπίνι', '🦖🚀'])(
  '"%s", in unknown words, gives a sound piece that is marked as a guess',
  { timeout: 60_000 },
  (prompt) => {
    const { spec, not_understood } = designFromPrompt({ prompt });
    expect(inspect(buildPiece(spec), spec.type)).toEqual([]);
    expect(not_understood.length).toBeGreaterThan(0);
    expect(describeDesign(spec)).toContain('our guess');
  },
);

describe('the origin of each field is recorded', () => {
  test('presets beat the prompt, the prompt beats the seed', () => {
    const { spec } = designFromPrompt({ prompt: 'yellow gold ring with a ruby', presets: ['white-gold', 'emerald'] });
    expect(spec.root.metal.alloy).toBe('white-gold-18k');
    expect(stonesIn(spec)[0]?.kind).toBe('emerald');
    expect(spec.given).toMatchObject({ metal: 'preset', stones: 'preset', type: 'prompt', finish: 'seed' });
  });

  test('takes the karat of the prompt, else of a preset, else the default, and reports a karat that a preset overrules', () => {
    const karat = (prompt: string, presets: string[] = []) => designFromPrompt({ prompt, presets });
    expect(karat('22k gold ring').spec.given['karat']).toBe('prompt');
    expect(karat('gold ring').spec.given['karat']).toBe('seed');
    const ticked = karat('22k ring', ['yellow-gold']);
    expect(ticked.spec).toMatchObject({
      root: { metal: { alloy: 'yellow-gold-18k' } },
      given: { karat: 'preset' },
      not_understood: ['22k'],
    });
    expect(ticked.understood).not.toContain('22k');
  });

  test('the chosen type beats the prompt', () => {
    expect(designFromPrompt({ prompt: 'a ring', jewelryType: 'watch' }).spec.type).toBe('watch');
  });

  test('unknown words are reported', () => {
    const answer = designFromPrompt({ prompt: 'zxqv blorp ring' });
    expect(answer.understood).toEqual(['ring']);
    expect(answer.not_understood).toEqual(['zxqv', 'blorp']);
  });

  test('a prompt in another script gives a complete design and reports its words', () => {
    const answer = designFromPrompt({ prompt: 'แหวน ทอง 🦖' });
    expect(answer.not_understood).toEqual(['แหวน', 'ทอง', '🦖']);
    expect(describeDesign(answer.spec)).toContain('our guess');
    expect(describeDesign(designFromPrompt({ prompt: 'ring' }).spec)).not.toContain('guess');
    expect(kindNamed(answer.spec.root.kind)).toBeDefined();
  });
});

test('gives a complete and reproducible design for any text', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
      fc.integer({ min: 0, max: 0xffffffff }),
      (prompt, seed) => {
        const answer = designFromPrompt({ prompt, seed });
        expect(answer).toEqual(designFromPrompt({ prompt, seed }));
        expect(kindNamed(answer.spec.root.kind)).toBeDefined();
        expect(answer.spec.seed).toBe(seed);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['a gold ring', 12],
  ['a gold necklace', 8],
  ['gold earrings', 7],
  ['a gold pendant', 7],
  ['a gold bracelet', 7],
])('36 seeds of "%s" give at least %i different constructions', (prompt, least) => {
  const makers = new Set(
    Array.from({ length: 36 }, (_, seed) => designFromPrompt({ prompt, seed: seed + 1 }).spec.root).map(
      ({ kind, children }) => [kind, children['center']?.[0]?.kind, children['layers'] !== undefined].join(),
    ),
  );
  expect(makers.size).toBeGreaterThanOrEqual(least);
});
