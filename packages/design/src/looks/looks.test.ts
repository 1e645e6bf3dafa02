import { describe, expect, test } from 'vitest';
import { builtOf } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { parsePrompt } from '../language/parsePrompt';
import { LOOKED, NOT_LOOKED } from '../language/testing/looks';
import { buildPiece } from '../makers/registry';
import type { DesignSpec, JewelryType } from '../spec';
import { partsIn, stonesIn } from '../spec/tree';
import { sampled } from '../testing/sampled';
import type { LookName } from './looks';
import { LOOK_NAMES } from './looks';
import { areEnough, signsOf } from './signs';

describe('words of looks', () => {
  test.each(LOOKED)('%s', (prompt, named) => {
    const { looks, styles, notUnderstood } = parsePrompt(prompt);
    expect([...looks, ...styles]).toContain(named);
    expect(notUnderstood).toEqual([]);
  });

  test.each(NOT_LOOKED)('%s names no look', (prompt) => {
    expect(parsePrompt(prompt).looks).toEqual([]);
  });

  test.each([
    ['ring with a ruby, not gothic', 'gothic'],
    ['nothing modern, a ring with a ruby', 'contemporary'],
    ['nichts Modernes, ein Ring mit Rubin', 'contemporary'],
  ])('%s refuses it', (prompt, value) => {
    const { looks, styles, requirements } = parsePrompt(prompt);
    expect([looks, styles]).toEqual([[], []]);
    expect(requirements).toContainEqual(expect.objectContaining({ concept: 'style', value, isRefused: true }));
  });

  test('every look has words in English', () => {
    const named = new Set(LOOKED.map(([, name]) => name));
    expect(LOOK_NAMES.filter((name) => !named.has(name))).toEqual([]);
  });
});

const WORDS: Partial<Record<LookName, string>> = {
  'art-deco': 'art deco',
  'art-nouveau': 'art nouveau',
  arabic: 'moroccan style',
  cottage: 'fairy style',
};
const TYPES: readonly JewelryType[] = ['ring', 'pendant', 'necklace', 'earrings', 'bracelet', 'watch'];

const designed = (name: LookName, type: JewelryType): ReturnType<typeof designFromPrompt> =>
  designFromPrompt({
    prompt: `${WORDS[name] ?? name} ${type}${type === 'watch' ? '' : ' with a garnet'}`,
    seed: 5,
  });

/** Looks of plain pieces, which show less than what a look needs on some types. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'masculine earrings',
  'masculine bracelet',
  'bauhaus earrings',
  'nautical earrings',
]);

describe.each(LOOK_NAMES)('%s', (name) => {
  test('shows on every type of piece without uninvited stones', () => {
    for (const type of TYPES) {
      const { spec } = designed(name, type);
      expect([type, areEnough(signsOf(name, spec))]).toEqual([type, !IN_PARTS.has(`${name} ${type}`)]);
      if (type !== 'watch') expect(new Set(stonesIn(spec).map(({ kind }) => kind))).toEqual(new Set(['garnet']));
    }
  });

  test('is not shown by the same piece in the classic style', () => {
    for (const type of ['ring', 'pendant', 'earrings'] as const) {
      const { spec } = designFromPrompt({ prompt: `classic ${type} with a garnet`, seed: 5 });
      expect(areEnough(signsOf(name, spec))).toBe(false);
    }
  });
});

describe.each(sampled(LOOK_NAMES, 9))('of the $group of looks', ({ cases, tags }) => {
  test.each(cases)(
    '%s is built as one piece, and its requirement is judged by it',
    { tags, timeout: 60_000 },
    (name) => {
      for (const type of ['ring', 'pendant', 'earrings', 'bracelet'] as const) {
        const { spec, requirements } = designed(name, type);
        const piece = buildPiece(spec);
        expect(inspect(piece, type)).toEqual([]);
        const verdict = fulfil(requirements, spec, factsOf(spec, piece)).find(
          ({ text }) => requirements.find((one) => one.text === text)?.concept === 'style',
        );
        expect([type, verdict?.status]).toEqual([type, IN_PARTS.has(`${name} ${type}`) ? 'differently' : 'met']);
      }
    },
  );
});

/** A design without the parts and the finish of its look. */
function bare({ root, ...spec }: DesignSpec): DesignSpec {
  const stripped = structuredClone(root);
  stripped.metal.finish = 'polished';
  for (const { children } of partsIn(stripped)) {
    delete children['ornament'];
    if (children['around']) children['around'] = children['around'].filter(({ kind }) => kind !== 'border');
  }
  return { ...spec, root: stripped };
}

test('a look whose ornament is missing is not met, with words for what was built', () => {
  const { spec, requirements } = designed('gothic', 'ring');
  const plain = bare(spec);
  const facts = factsOf(plain, buildPiece(plain));
  expect(fulfil(requirements, plain, facts).find(({ text }) => text === 'gothic')).toMatchObject({
    status: 'differently',
    note: 'Only in parts: a cut of its time.',
  });
});

test('what the prompt states overrules its look', () => {
  const { spec } = designFromPrompt({ prompt: 'polished rose gold gothic ring with a round ruby in prongs', seed: 5 });
  expect([spec.root.metal.alloy, spec.root.metal.finish, stonesIn(spec)[0]?.cut]).toEqual([
    'rose-gold-18k',
    'polished',
    'round',
  ]);
  expect([...partsIn(spec.root)].some(({ kind }) => kind === 'head.prong')).toBe(true);
});

test('runes go all the way round a band without a head, and spikes stand on it above its lowest point', () => {
  const at = (prompt: string, part: string): number[] => {
    const { spec } = designFromPrompt({ prompt, seed: 5 });
    const piece = buildPiece(spec);
    expect(inspect(piece, 'ring')).toEqual([]);
    return piece.parts.filter((one) => one.part === part).map(({ at: { origin } }) => origin[1]);
  };
  const heights = at('punk ring with spikes', 'border');
  expect(heights.length).toBeGreaterThan(6);
  expect(Math.min(...heights)).toBeGreaterThan(1.5);
  const { spec } = designFromPrompt({ prompt: 'viking ring with runes', seed: 5 });
  // The ring stands on its lowest point, where the uncut band is less than 0.1 mm above the table.
  const cut = buildPiece(spec).meshes.flatMap(({ positions }) =>
    [...positions].filter(
      (y, i, all) => i % 3 === 1 && Math.abs(all[i - 1]!) < 1.2 && Math.abs(all[i + 1]!) < 1.5 && y > 0.12 && y < 0.3,
    ),
  );
  expect(cut.length).toBeGreaterThan(0);
});

describe('metal of a look without stones', () => {
  test.each([
    ['filigree gold ring', 'open filigree'],
    ['filigree silver bangle', 'open filigree'],
    ['filigree gold brooch', 'open filigree'],
    ['filigree cufflinks', 'open filigree'],
    ['filigree gold pendant', 'filigree drop'],
    ['silver filigree necklace', 'filigree drop'],
    ['gothic gold ring without stones', 'open tracery'],
    ['gothic silver brooch', 'open tracery'],
    ['gothic cufflinks', 'open tracery'],
    ['baroque gold ring without stones', 'heavy volutes'],
    ['baroque gold brooch', 'heavy volutes'],
    ['art nouveau gold ring without stones', 'whiplash lines'],
    ['art nouveau gold brooch', 'whiplash lines'],
    ['brutalist silver ring without stones', 'rough blocks'],
  ])('%s has %s', { timeout: 60_000 }, (prompt, text) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 5 });
    const piece = buildPiece(spec);
    expect(inspect(piece, spec.type)).toEqual([]);
    const facts = factsOf(spec, piece);
    expect(facts.alt).toContain(text);
    expect(stonesIn(spec)).toEqual([]);
    expect(fulfil(requirements, spec, facts).map(({ status }) => status)).not.toContain('not');
  });

  test('openwork replaces the metal of a band, which is lighter', () => {
    const grams = (prompt: string): number => {
      const { spec } = designFromPrompt({ prompt, seed: 5 });
      return builtOf(spec, buildPiece(spec)).metals.reduce((sum, metal) => sum + metal.grams, 0);
    };
    expect(grams('filigree gold ring, 5 mm wide')).toBeLessThan(0.75 * grams('flat gold ring, 5 mm wide'));
  });

  test.each([
    ['victorian gold brooch', 'scroll'],
    ['art deco cufflinks', 'step'],
    ['renaissance gold brooch', 'leaf'],
    ['victorian gold brooch, engraved "Mary"', undefined],
    ['victorian gold brooch without engraving', undefined],
    ['victorian brooch with onyx', undefined],
    ['baroque gold brooch', undefined],
  ])('the face of a %s has the pattern %s', (prompt, engraving) => {
    expect(designFromPrompt({ prompt, seed: 5 }).spec.root.params['engraving']).toBe(engraving);
  });

  test.each(['byzantine', 'romantic', 'temple style'])(
    'a band of the %s style is smooth, with its pattern',
    (style) => {
      for (let seed = 1; seed < 6; seed++) {
        const { spec } = designFromPrompt({ prompt: `${style} gold ring without stones`, seed });
        expect(spec.root.children['ornament']).toMatchObject([{ kind: 'ornament.engraving' }]);
      }
    },
  );

  test('ornament around a band faces the viewer', () => {
    for (const prompt of ['vintage gold band without stones', 'engraved gold band', 'filigree gold ring'])
      expect(designFromPrompt({ prompt, seed: 5 }).spec.view.azimuth_deg).toBeGreaterThan(50);
  });
});
