import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { draftPiece } from '../makers/registry';

/** The stones of the piece as `5 round ruby`, and the words that it does not meet. */
function made(prompt: string): { stones: string[]; unmet: string[] } {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = draftPiece(spec);
  const counts = new Map<string, number>();
  for (const { kind, cut } of stonesOfPiece(piece)) {
    const name = `${cut} ${kind}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return {
    stones: [...counts].map(([name, count]) => `${count} ${name}`).toSorted(),
    unmet: fulfil(requirements, spec, factsOf(spec, piece)).flatMap(({ text, status }) =>
      status === 'met' ? [] : [text],
    ),
  };
}

describe('stones of a ring as counted and placed', () => {
  test.each<[prompt: string, stones: readonly string[]]>([
    ['emerald cut diamond with two tapered baguettes each side', ['1 emerald diamond', '4 tapered-baguette diamond']],
    [
      'ring, emerald cut emerald in a bezel, two small round diamonds flush in the band each side',
      ['1 emerald emerald', '4 round diamond'],
    ],
    [
      'yellow gold flower ring with a round emerald in the centre and eight marquise diamonds as petals',
      ['1 round emerald', '8 marquise diamond'],
    ],
    [
      'toi et moi ring with a pear morganite and an emerald cut diamond, no other stones',
      ['1 emerald diamond', '1 pear morganite'],
    ],
    [
      'Toi et moi Ring mit einem tropfenförmigen Morganit und einem Smaragdschliff-Diamanten, sonst keine Steine',
      ['1 emerald diamond', '1 pear morganite'],
    ],
    ['oval centre, emerald halo, platinum ring', ['1 oval diamond', '18 round emerald']],
    ['titanium band with three diamonds flush set at intervals', ['3 round diamond']],
    ['duas alianças em ouro branco, na minha três diamantes, na dele nada', ['3 round diamond']],
    ['結婚指輪 プラチナ 幅3mm ダイヤを等間隔に5石埋め込み', ['5 round diamond']],
    [
      'gold ring, garnet, emerald and amethyst in that order',
      ['1 round amethyst', '1 round emerald', '1 round garnet'],
    ],
    ['gold ring with 7 rubies evenly spaced all the way round', ['7 round ruby']],
    ['anillo con tres diamantes a cada lado de un rubí ovalado, oro amarillo', ['1 oval ruby', '6 round diamond']],
    ['ortada 1 karat pırlanta, yanlarda üçer küçük pırlanta, beyaz altın yüzük', ['7 round diamond']],
    [
      'bague solitaire saphir coussin, deux diamants baguettes de chaque côté, or blanc',
      ['1 cushion blue-sapphire', '4 baguette diamond'],
    ],
    [
      'gold cluster ring, central old cut diamond with eight diamonds around',
      ['1 old-mine diamond', '8 round diamond'],
    ],
    [
      'a platinum ring with one big emerald cut emerald in the middle and a small diamond on each side of it',
      ['1 emerald emerald', '2 round diamond'],
    ],
    ['2 tone ring: rose gold and white gold, 6mm', []],
    ['bague avec trois diamants et deux rubis alternés, or rose', ['2 round ruby', '3 round diamond']],
    ['three stone ring with a diamond on each side of an oval sapphire', ['1 oval blue-sapphire', '2 round diamond']],
    [
      'bague trois pierres, diamant rond au centre et deux saphirs poire de chaque côté',
      ['1 round diamond', '2 pear blue-sapphire'],
    ],
    ['gold ring, three round emeralds in a row, the middle one bigger, bezel', ['3 round emerald']],
    ['five ruby ring, centre larger', ['5 round ruby']],
    ['5 diamond ring with a bigger centre stone', ['5 round diamond']],
    ['ring, square sapphires either side of a round diamond', ['1 round diamond', '2 princess blue-sapphire']],
  ])('%s', (prompt, stones) => {
    const { stones: built, unmet } = made(prompt);
    expect(built).toEqual(stones);
    expect(unmet).toEqual([]);
  });

  test('an eternity ring with counted kinds has these numbers', () => {
    expect(made('Кольцо дорожка: пять гранатов и между ними четыре бриллианта, все круглые').stones).toEqual([
      '4 round diamond',
      '5 round garnet',
    ]);
  });
});

describe('halos', () => {
  test.each([
    'oval morganite ring, little diamond halo round it, plain thin band no diamonds on the sides',
    'a deep blue cushion shaped sapphire in the middle, a ring of small round diamonds all the way round it',
    'кольцо, лондон-топаз 8 мм, вокруг дорожка из белых бриллиантов',
  ])('%s: the halo alone is of diamonds', (prompt) => {
    const { spec } = designFromPrompt({ prompt: `ring, ${prompt}`, seed: 1 });
    const piece = draftPiece(spec);
    const parts = new Set(
      stonesOfPiece(piece).flatMap(({ kind, source }) => (kind === 'diamond' ? [source.part] : [])),
    );
    expect([...parts]).toEqual(['halo']);
    expect(made(`ring, ${prompt}`).unmet).toEqual([]);
  });
});

describe('a V is a point in the band unless a letter is named', () => {
  test.each([
    'a wedding ring in a shallow V shape, platinum',
    'wedding band with a gentle V',
    'trouwring in v-vorm, witgoud',
    'v자 반지',
  ])('%s', (prompt) => {
    const { spec } = designFromPrompt({ prompt, seed: 1 });
    expect([spec.root.kind, spec.motif]).toEqual(['chevron-ring', null]);
  });
  test('ring with the letter V', () => {
    expect(designFromPrompt({ prompt: 'ring with the letter V', seed: 1 }).spec.motif).toBe('letter V');
  });
});

describe('one stone on the left and one on the right of the main one', () => {
  test.each([
    'oval sapphire ring in a bezel, two very small round diamonds, one left and one right',
    'oval sapphire ring, one round diamond on the left and one on the right',
    'Ring mit ovalem Saphir und zwei kleinen runden Diamanten, einer links, einer rechts',
  ])('%s', (prompt) => {
    expect(made(prompt).stones).toEqual(['1 oval blue-sapphire', '2 round diamond']);
  });
});

test('a plain band under a hidden halo is bare', () => {
  const { spec } = designFromPrompt({
    prompt: 'oval ruby ring, hidden halo underneath of small diamonds and a thin plain band',
    seed: 1,
  });
  expect(spec.root.children['shoulders'] ?? []).toEqual([]);
});

test('a stripe of stone is an inlay of the band, in its colour', () => {
  const { spec } = designFromPrompt({
    prompt: 'mens tungsten ring 8mm with a blue opal stripe in the middle',
    seed: 1,
  });
  expect(spec.root.metal?.inlay).toBe('blue-opal');
  expect(spec.root.kind).toBe('shank.flat');
});

test('a saddle is the cut of the stone and no horse', () => {
  expect(made('男戒,18K白金,马鞍形深绿翡翠,两侧各镶三颗小圆钻')).toEqual({
    stones: ['1 marquise jade', '6 round diamond'],
    unmet: ['马鞍形'],
  });
});

test('a row on a stacking ring has several stones', () => {
  const [row] = made('玫瑰金叠戴细戒指,一排小粉钻').stones;
  expect(Number(row!.split(' ')[0])).toBeGreaterThan(6);
});

test('the prongs of a stone on a chain are counted', () => {
  expect(made('platinum solitaire necklace, 0.3 ct round diamond, six prongs').unmet).toEqual([]);
});

test('a stone sunk in a bezel is not flush', () => {
  const { unmet } = made('emerald in a hammered gold band, the stone sunk in a bezel, nothing sticking up');
  expect(unmet).toEqual([]);
});

test('six prongs hold a pear', () => {
  expect(made('yellow gold ring, 2 carat pear diamond, six prongs').unmet).toEqual([]);
});

test('six prongs hold a heart', () => {
  expect(made('white gold ring, heart cut pink sapphire, six prongs').unmet).toEqual([]);
});

test('diamonds scattered like stars are no figure of a star', () => {
  const { spec } = designFromPrompt({ prompt: 'wide gold band with tiny diamonds scattered like stars', seed: 1 });
  expect(spec.motif).toBeNull();
});

test('two rows of stones fill a band of the stated width', () => {
  expect(made('Anello fascia larga 6 mm in oro bianco con due file di diamanti').unmet).toEqual([]);
});

test('a signet for a crest that the lexicons lack has no stone', () => {
  expect(made('Siegelring mit Familienwappen, Gold, oval').stones).toEqual([]);
});

test('a crest is the figure on a signet', () => {
  expect(made('signet ring with a lion crest, yellow gold').unmet).toEqual([]);
});

test('a stone on the inside of a band is in its bore', () => {
  const { spec, requirements } = designFromPrompt({
    prompt: 'plain gold band with one sapphire on the inside',
    seed: 1,
  });
  const piece = draftPiece(spec);
  const [stone, ...others] = stonesOfPiece(piece);
  expect(others).toEqual([]);
  // Its table faces the finger.
  expect(stone!.source.at.axes[2][1]).toBeCloseTo(1);
  expect(fulfil(requirements, spec, factsOf(spec, piece)).map(({ status }) => status)).not.toContain('not');
});

test.each<[prompt: string, metals: readonly string[], widths: readonly (number | undefined)[]]>([
  [
    'his and hers wedding bands, his 7 mm brushed tungsten, hers 3 mm polished yellow gold',
    ['yellow-gold-18k polished', 'tungsten satin'],
    [3, 7],
  ],
  [
    'Trauringe in Weißgold, mattiert: ihrer 4 mm breit mit einem kleinen Brillanten, seiner 6 mm breit ohne Stein',
    ['white-gold-18k matte'],
    // A knife edge is stored narrower than it bulges.
    [3.4, 5.1],
  ],
])('%s: each ring of the pair as described', (prompt, metals, widths) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, draftPiece(spec));
  expect(facts.built.metals.map(({ alloy, finish }) => `${alloy} ${finish}`)).toEqual(metals);
  expect([spec.root, ...spec.root.children['companions']!].map(({ params }) => params['band_width'])).toEqual(widths);
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each([
  'three row pave band white gold 7mm',
  'Verlobungsring mit einem Saphir und kleinen Brillanten auf der Schiene',
])('%s: the small stones are diamonds', (prompt) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  const small = stonesOfPiece(draftPiece(spec)).filter(({ role }) => role !== 'center');
  expect(new Set(small.map(({ kind }) => kind))).toEqual(new Set(['diamond']));
});

test('a stack has the rings of the list after a colon', () => {
  const prompt = 'stack of 5 thin bands: plain gold, pave diamond, plain gold, ruby eternity, plain gold';
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.children['companions']).toHaveLength(4);
  const parts = new Set(stonesOfPiece(draftPiece(spec)).map(({ kind, source }) => `${kind} ${source.part}`));
  expect([...parts]).toEqual(['diamond ring-2-row', 'ruby ring-4-row']);
});

test('a yellow before a hyphen is that of gold', () => {
  const { spec } = designFromPrompt({ prompt: 'drei Ringe in Gelb-, Weiß- und Roségold', seed: 1 });
  const { metals } = factsOf(spec, draftPiece(spec)).built;
  expect(metals.map(({ alloy }) => alloy)).toEqual(['yellow-gold-18k', 'white-gold-18k', 'rose-gold-18k']);
});

test('a halo and the row on the shoulders have the kinds that are named for them', () => {
  const prompt = 'oval ruby ring, halo of sapphires, diamonds down the shoulders';
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  const parts = new Set(stonesOfPiece(draftPiece(spec)).map(({ kind, source }) => `${kind} ${source.part}`));
  expect(parts).toEqual(new Set(['ruby head', 'blue-sapphire halo', 'diamond shoulders']));
});

test('few stones around another are no larger than that', () => {
  const { spec } = designFromPrompt({ prompt: 'cluster of five small pearls on a silver ring', seed: 1 });
  const sizes = stonesOfPiece(draftPiece(spec)).map(({ sizeMm }) => sizeMm);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.2);
});

describe('a signet with letters', () => {
  test.each([
    ['signet ring with initials J.M. and a small diamond beside', ['1 round diamond']],
    ['gold signet ring engraved AB with two rubies', ['2 round ruby']],
    ['silver signet, J.M., and a ruby', ['1 round ruby']],
  ])('has its stones on the shoulders: %s', (prompt, stones) => {
    expect(made(prompt)).toEqual({ stones, unmet: [] });
  });
});

test.each([
  'sapphire and diamond engagement ring vintage style',
  'emerald and diamond ring art deco',
  'victorian garnet and pearl ring',
  'celtic ring with emerald and diamonds',
  'art deco sapphire and diamond ring, no halo',
  'engraved vintage ring with ruby and diamonds',
])('%s: sets both kinds', (prompt) => {
  const { stones, unmet } = made(prompt);
  expect(new Set(stones.map((one) => one.split(' ').at(-1))).size).toBe(2);
  expect(unmet).toEqual([]);
});

test.each<[prompt: string, stones: readonly string[]]>([
  ['emerald cut diamond solitaire ring, with two small diamonds', ['3 emerald diamond']],
  ['round ruby ring with two small rubies', ['3 round ruby']],
  ['Ring mit einem ovalen Saphir und zwei kleinen Diamanten', ['1 oval blue-sapphire', '2 round diamond']],
])('two small stones stand beside one: %s', (prompt, stones) => {
  expect(made(prompt)).toEqual({ stones, unmet: [] });
});
