import { describe, expect, test } from 'vitest';
import { designFromPrompt } from './compose';
import { factsOf } from './facts';
import { fulfil } from './fulfil';
import { draftPiece } from './makers/registry';
import { sampled } from './testing/sampled';

/** Requirements as `words: status part`. */
function outcome(prompt: string): string[] {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  return fulfil(requirements, spec, factsOf(spec, draftPiece(spec))).map(({ text, status, part = '' }) =>
    `${text}: ${status} ${part}`.trim(),
  );
}

const EXPECTED: readonly (readonly [prompt: string, entries: readonly string[]])[] = [
  ['classic pearl strand, white gold clasp', ['strand: met', 'white gold: met']],
  ['collier de perles, fermoir en or blanc', ['collier: met', 'or blanc: met']],
  ['collana di perle con chiusura in oro bianco', ['collana: met', 'oro bianco: met']],
  ['necklace of white gold with a pearl', ['white gold: met']],
  [
    'platinum wave ring with a 1.5 carat oval aquamarine, tiny diamonds like foam',
    ['wave: met wave', '1.5 carat: met head', 'oval: met head', 'tiny: met wave', 'diamonds: met wave', 'foam: not'],
  ],
  [
    'brushed gold ring with a 7 mm round sapphire and a diamond halo',
    ['brushed: met', 'gold: met', '7 mm: met head', 'diamond: met halo', 'halo: met halo'],
  ],
  ['toi et moi ring with two pear diamonds', ['toi et moi: met', 'two: met', 'pear: met head', 'diamonds: met head']],
  [
    'bridal set in platinum, an oval diamond solitaire and a matching band',
    ['bridal set: met companion', 'matching band: met companion'],
  ],
  [
    'platinum ring, emerald cut diamond with two baguette diamonds on each side',
    ['two: met', 'baguette: met side', 'diamonds: met side', 'on each side: met'],
  ],
  [
    'wedding band half yellow half white gold, split down the middle',
    ['half yellow half white gold: differently shank', 'split down the middle: differently'],
  ],
  ['gold signet ring engraved with JRM and "semper fidelis" inside', ['JRM: met', 'semper fidelis: met']],
  ['ring with a sapphire and flush diamonds in the shoulders', ['diamonds in the shoulders: met shoulders']],
  ['layered chains: one with a coin, one with a tiny star', ['coin: met', 'star: met star']],
  ['star necklace in gold with a coin', ['coin: met']],
  ['gold necklace with seven small stars', ['small: met', 'stars: met star-1']],
  ['collier en or avec sept petites étoiles', ['petites: met', 'étoiles: met star-1']],
  ['collar de oro con siete estrellas pequeñas', ['estrellas: met star-1', 'pequeñas: met']],
  ['gold necklace with a small star', ['small: met star', 'star: met star']],
  ['jade donut pendant in gold', ['jade donut: met pingan-kou', 'gold: met']],
  ['翡翠平安扣吊坠，18K白金包边', ['翡翠: met pingan-kou', '平安扣: met pingan-kou', '包边: not']],
  ['gold cuff, no bling', ['no bling: met']],
  ['matching couple bracelets in silver', ['couple bracelets: differently', 'silver: met']],
  ['geometric triangle earrings in silver', ['triangle: met']],
  ['silver lion pendant with huge onyx eyes', ['huge: differently eyes']],
  ['necklace with three initials on little discs, J, M and L', ['discs: differently disc']],
  ['silver necklace with leaves', ['leaves: met']],
  ['gold signet ring engraved AB 12.05.2020', ['AB 12.05.2020: differently']],
  ['золотое кольцо с гравировкой внутри "навсегда вместе"', ['навсегда вместе: met']],
  ['name necklace Layla with a small heart', ['Layla: met', 'heart: met heart']],
  ['rose pendant with rubies', ['rubies: met petals']],
  ['scorpio necklace with tiny diamonds', ['tiny: met scorpio', 'diamonds: met scorpio']],
  ["ring with a hidden message inside 'always'", ['ring: met', 'always: met']],
  [
    'wedding ring with a black inlay and the engraving 12.06.2024',
    ['black inlay: met enamel-black-inlay', '12.06.2024: met'],
  ],
  // Positions, colours and sizes are confirmed by the geometry, or not met.
  [
    'gold name necklace Layla with a butterfly above the name',
    ['butterfly: met butterfly', 'above the name: differently butterfly'],
  ],
  ['silver cat ring, wrapping around the finger', ['wrapping around the finger: differently cat']],
  ['oval coral pendant, red', ['red: met head']],
  ['aquamarine pendant, deep red', ['deep red: differently head']],
  ['ruby ring in gold, nothing modern', ['nothing modern: not']],
  ['thick wide gold ring with a big ruby for her', ['wide: differently']],
  ['anillo de oro con un zafiro, "te amo siempre" por dentro', ['te amo siempre: met']],
  ['signet ring with a square face, engraved 1994', ['1994: differently']],
  ['bracciale rigido con ametista ovale al centro', ['ametista: differently center']],
  ['anello con smalto verde', ['smalto verde: met enamel-green-inlay']],
  ['gold nose pin with a diamond', ['nose pin: differently', 'diamond: met head']],
  ['gold snake ring with ruby eyes', ['ruby: met eyes']],
  ['peacock brooch with emeralds in the tail', ['emeralds: met tips']],
  ['infinity necklace with two birthstones, ruby and peridot', ['two: met', 'ruby: met tips', 'peridot: met tips']],
  [
    'matching wedding bands, one in rose gold and one in platinum',
    ['matching wedding bands: met pair', 'rose gold: met', 'platinum: met'],
  ],
  ['ring half rose gold half white gold', ['half rose gold half white gold: differently']],
  ['pendant half silver half gold, sun and moon', ['half silver half gold: met', 'sun: met sun', 'moon: met moon']],
  ['tennis necklace with 5 carats of diamonds', ['tennis: met', '5 carats: met center']],
  ['gold locket engraved with a rose', ['engraved: met', 'rose: met rose']],
  ['layered necklace with gold coins', ['layered: met', 'coins: met']],
  [
    "paw print pendant with my dog's name Biscuit engraved, a small diamond",
    ['paw print: met paw', 'Biscuit: met', 'diamond: met head'],
  ],
  ['lariat with two rubies hanging at the ends', ['two: met', 'rubies: met head']],
  ['choker with five graduated marquise sapphires', ['five: met', 'graduated: met', 'sapphires: met center']],
  ['gold link bracelet, every third link carries a diamond', ['every third link: met']],
  ['infinity bracelet with diamonds on half of it', ['on half of it: not']],
  ['gold ring with a tiny ruby hidden on the inside', ['ruby: met head', 'hidden on the inside: not']],
  ['silver necklace, a heart with a key next to it', ['heart: met heart', 'next to it: met', 'key: met key']],
  ['garnet studs, one gold one silver', ['gold: met', 'silver: differently']],
  ['two tone diamond studs', ['two tone: met']],
  ['mismatched studs, one moon one star', ['mismatched studs: met', 'moon: met moon', 'star: met star']],
  ['earrings with a pearl, a leaf and another pearl', ['leaf: met leaf', 'pearl: differently leaf']],
  ['ダイヤモンド五つの指輪', ['五つ: met']],
  ['hammered twisted gold ring', ['hammered: differently']],
  ['silver cuff with leaves', ['leaves: differently leaf']],
  ['hoops with emeralds inside and outside', ['inside and outside: met']],
  ['gold watch with diamonds at 12, 3, 6 and 9', ['12, 3, 6 and 9: met indices']],
  ['leo pendant, its constellation in diamonds on a disc', ['constellation: met leo-constellation']],
  ['square art deco watch', ['art deco: met']],
  ['wedding bands, two rings, his plain, hers with diamonds', ['plain: met', 'diamonds: met head']],
  ['pearl ring, the pearl between two diamonds', ['between two: met', 'diamonds: met side']],
  ['opal ring with a tiny diamond on each prong', ['on each prong: not']],
  ['hare ring, its eyes little rubies', ['rubies: met eyes']],
  ['twig ring with a tiny diamond', ['twig: met branch-shank', 'diamond: met head']],
  ['bangle in three colours of gold', ['three colours: differently']],
  ['cross pendant, a diamond at each tip, a ruby in the centre', ['diamond: met tips', 'ruby: met cross']],
  ['necklace with an emerald and a diamond on each side', ['emerald: met stations-2', 'diamond: met stations']],
  ['anchor bracelet with a blue stone on each end', ['on each end: differently']],
  ['claddagh ring in gold', ['claddagh: met claddagh']],
  [
    'claddagh ring with an emerald heart and a crown',
    ['emerald: met claddagh', 'heart: met claddagh', 'crown: met claddagh'],
  ],
  ["men's ring black with a blue inlay, brushed", ['black: met', 'blue inlay: met enamel-blue-inlay', 'brushed: met']],
  ['platinum watch without diamonds', ['without diamonds: met']],
  ['18k gold bangle, under 500 dollars', ['bangle: met', 'under 500 dollars: not']],
  ['bronze earrings with coral', ['bronze: differently', 'coral: met head']],
];

describe.each(sampled(EXPECTED, 10))('of the $group of prompts', ({ cases, tags }) => {
  test.each(cases)('"%s"', { tags }, (prompt, expected) => {
    const all = outcome(prompt);
    // An expected entry without a part is met by any part.
    for (const one of expected) expect(all.map((entry) => (entry.startsWith(`${one} `) ? one : entry))).toContain(one);
  });
});

test('decides by the geometry: a requirement that only the spec meets is not met', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'gold solitaire ring with a 6 mm round ruby', seed: 1 });
  const piece = draftPiece(spec);
  const bare = factsOf(spec, { ...piece, parts: piece.parts.filter(({ shape }) => shape === 'mesh') });
  const statuses = Object.fromEntries(fulfil(requirements, spec, bare).map(({ text, status }) => [text, status]));
  expect(statuses).toMatchObject({ gold: 'met', ruby: 'not', round: 'not', '6 mm': 'not', solitaire: 'not' });
});

test.each([
  ['silver dragon ring holding a round aquamarine', 'aquamarine', 'Set between two figures of the dragon.'],
  ['steampunk octopus ring in silver', 'steampunk', 'Only in parts: darkened metal.'],
  ['masculine earrings with a garnet', 'masculine', 'Only in parts: brushed metal, a cut of its time.'],
  ['lynx pendant in gold', 'lynx', 'Made with leopard instead.'],
])('"%s" states the difference for "%s"', (prompt, words, note) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(fulfil(requirements, spec, factsOf(spec, draftPiece(spec)))).toContainEqual(
    expect.objectContaining({ text: words, status: 'differently', note }),
  );
});

test('finds refused stones in the geometry beside the named one', () => {
  const prompt = 'gold ring with a 7 mm ruby, no other stones';
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, draftPiece(spec));
  const refusal = (stones: typeof facts.bill.stones): unknown =>
    fulfil(requirements, spec, { ...facts, bill: { ...facts.bill, stones } }).find(
      ({ text }) => text === 'no other stones',
    );
  expect(refusal(facts.bill.stones)).toMatchObject({ status: 'met' });
  expect(
    refusal([
      ...facts.bill.stones,
      { ...facts.bill.stones[0]!, role: 'side', kind: 'diamond', cut: 'round', size_mm: 2 },
    ]),
  ).toMatchObject({ status: 'not', note: 'Also set with a round diamond.' });
});

test('judges requested surrounding stones that lie along the band as met differently', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'gold ring with a ruby and a diamond halo', seed: 1 });
  const facts = factsOf(spec, draftPiece(spec));
  const stones = facts.bill.stones.map((stone) =>
    stone.role === 'halo' ? { ...stone, role: 'side' as const } : stone,
  );
  expect(
    fulfil(requirements, spec, { ...facts, bill: { ...facts.bill, stones } }).find(({ text }) => text === 'diamond'),
  ).toMatchObject({ status: 'differently', note: 'Set beside the main stone, not around it.' });
});

test('judges a counted cut as met by that many stones, and as met differently by fewer', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'toi et moi ring with two pear diamonds', seed: 1 });
  const piece = draftPiece(spec);
  const facts = factsOf(spec, piece);
  const stones = facts.bill.stones.map((stone) =>
    stone.role === 'side' ? { ...stone, cut: 'round' as const } : stone,
  );
  const cut = fulfil(requirements, spec, { ...facts, bill: { ...facts.bill, stones } }).find(
    ({ text }) => text === 'pear',
  );
  expect(cut).toMatchObject({ status: 'differently', note: '1 of 2 is cut so.' });
});

test('gives every entry a span of the prompt, and a reason when it is not met', () => {
  const prompt = 'Ohrringe aus Roségold mit Saphiren 🦋 zxqv, no diamonds, 30 cm long, "Ada" engraved';
  const { spec, requirements } = designFromPrompt({ prompt, seed: 2 });
  const all = fulfil(requirements, spec, factsOf(spec, draftPiece(spec)));
  expect(all.length).toBeGreaterThan(4);
  for (const { text, start, end, status, note } of all) {
    expect(text).toBe(prompt.slice(start, end));
    if (status !== 'met') expect(note).toMatch(/^[A-Z].+\.$/);
  }
  expect(new Set(all.map(({ start, end }) => `${start} ${end}`)).size).toBe(all.length);
});

const CALLED_SMALL = [
  ['gold ring with one tiny emerald', 'tiny'],
  ['gold necklace with a tiny diamond', 'tiny'],
  ['gold bee necklace with a small diamond', 'small'],
  ['flower brooch with a small ruby', 'small'],
] as const;

describe.each(sampled(CALLED_SMALL, 6))('of the $group of prompts', ({ cases, tags }) => {
  test.each(cases)('builds the stone of "%s" no wider than requested: %s', { tags }, (prompt, word) => {
    expect(outcome(prompt)).toContainEqual(expect.stringMatching(new RegExp(`^${word}: met`)));
  });
});

test.each([
  ['gold keychain with a heart', 'keychain', 'Made as a pendant.'],
  ['silver tie clip', 'tie clip', 'Made as a brooch.'],
  ['gold body chain', 'body chain', 'Made as a necklace.'],
  ['byzantine chain bracelet in silver', 'byzantine', 'Made as a rope chain.'],
])('"%s" names its substitute', (prompt, words, note) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(fulfil(requirements, spec, factsOf(spec, draftPiece(spec)))).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(words), status: 'differently', note }),
  );
});
