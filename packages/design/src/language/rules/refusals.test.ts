import { describe, expect, test } from 'vitest';
import { isColoured } from '../../catalogue/hues';
import { designFromPrompt } from '../../compose';
import { stonesIn } from '../../spec/tree';
import { parsePrompt } from '../parsePrompt';

describe('refused coloured stones', () => {
  test.each([
    ['gold necklace with a pearl and diamonds, no coloured stones', ['pearl', 'diamond']],
    ['gold necklace with a pearl and an emerald, without any other colored gems', ['pearl', 'emerald']],
    ['collier en or avec un diamant, pas de pierres de couleur', ['diamond']],
    ['Halskette mit Perle, keine farbigen Steine', ['pearl']],
    ['عقد ذهب فيه هلال وتتدلى منه لؤلؤة بيضاء. ما ابي أي أحجار ملونة', ['pearl']],
    ['金のネックレス、パール、カラフルな石はいりません', ['pearl']],
    ['inci kolye, renkli taş istemiyorum', ['pearl']],
  ])('"%s" keeps the named stones', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });

  test.each([
    ['خاتم زمرد، ما أبغى ذهب أصفر أبداً ولا لؤلؤ', ['emerald']],
    ['ring with an aquamarine rather than a diamond in the middle, a diamond either side', ['aquamarine', 'diamond']],
    ['プラチナ指輪、0.5カラットのラウンドダイヤを一粒、メレダイヤは不要です', ['diamond']],
  ])('"%s" refuses stones of one place only', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });

  test.each([
    'evil eye pendant in white gold, no blue enamel',
    'evil eye pendant with sapphires, I do NOT want blue enamel or glass',
    'colgante de ojo turco en plata, sin esmalte azul',
  ])('"%s" refuses the enamel and no stone of its colour', (prompt) => {
    expect(parsePrompt(prompt).inlay).toBeNull();
    const refused = designFromPrompt({ prompt }).requirements.filter(({ isRefused }) => isRefused);
    expect(refused.map(({ concept }) => concept)).toEqual(['inlay']);
  });

  test('refuse every coloured kind that the prompt does not name', () => {
    const { gems, noStones, refused } = parsePrompt('opal ring without coloured stones');
    expect({ gems, noStones }).toEqual({ gems: ['opal'], noStones: false });
    expect(refused.gems).toContain('ruby');
    expect(refused.gems.every(isColoured)).toBe(true);
  });

  test('small stones that are refused beside a named one are others', () => {
    const { requirements } = parsePrompt('خاتم من الفضة مع حجر عقيق. لا أريد ذهب نهائيا ولا فصوص صغيرة حول الحجر');
    expect(requirements.filter(({ concept }) => concept === 'stones')).toMatchObject([
      { value: 'other', isRefused: true },
    ]);
  });

  test('coloured stones that are wanted are a rainbow', () => {
    expect(parsePrompt('عقد ذهب مع أحجار ملونة').sequence).toBe('spectrum');
  });
});

describe('figures that are named and not wanted for themselves', () => {
  test.each([
    ['a hummingbird pendant with a pear opal at its beak as if it were a flower', ['hummingbird']],
    ['pingente de beija-flor e uma turmalina no bico como se fosse uma flor', ['hummingbird']],
    ['lavender sprig brooch with nine amethysts as the flowers', ['lavender']],
    ['broche de ramo de lavanda com ametistas fazendo as flores', ['lavender']],
    ['tree of life brooch with five stones on its branches', ['tree of life']],
    ['lavender sprig brooch with a flower', ['lavender', 'flower']],
  ])('%s', (prompt, motifs) => {
    expect(parsePrompt(prompt).motifs).toEqual(motifs);
  });

  test('a coffin shaped pendant is a figure, a coffin shaped stone a cut', () => {
    const pendant = parsePrompt('a coffin shaped pendant with a marquise moonstone');
    expect({ motifs: pendant.motifs, cuts: pendant.cuts }).toEqual({ motifs: ['coffin'], cuts: ['marquise'] });
    expect(parsePrompt('a ring with a coffin shaped moonstone').cuts).toEqual(['hexagon']);
  });
});

test('the size of a hanging pearl is not that of the stones on its figure', () => {
  const { spec } = designFromPrompt({
    prompt: 'عقد ذهب فيه هلال مرصع بالألماس الصغير وتتدلى منه لؤلؤة حوالي 9 ملم',
    seed: 1,
  });
  const sizes = (kind: string): number[] => stonesIn(spec).flatMap((one) => (one.kind === kind ? [one.size_mm] : []));
  expect(sizes('pearl')).toEqual([9]);
  expect(Math.max(...sizes('diamond'))).toBeLessThan(2);
});

test('a V shape is no letter', () => {
  expect(parsePrompt('gold necklace, V shape in front with an emerald').motifs).toEqual([]);
  expect(parsePrompt('gold necklace with the letter V').motifs).toEqual(['letter V']);
});

describe('what is refused stays refused', () => {
  test.each([
    ['emerald choker. No pearls because everybody is doing pearls now', ['emerald']],
    ["oval ruby ring. I really don't want diamonds, everybody has diamonds", ['ruby']],
    ['sapphire ring, not another diamond, she has enough diamonds', ['blue-sapphire']],
    ['emerald ring, no diamonds in the middle but small diamonds on the band', ['emerald', 'diamond']],
    ['amethyst ring, no diamond centre, she wants small diamonds on the shoulders', ['amethyst', 'diamond']],
    ['gold necklace with a ruby. diamonds not needed', ['ruby']],
  ])('stones: %s', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });

  test.each([
    ['silver ring, absolutely no skulls please everyone keeps sending me skulls', []],
    ["silver bar necklace. Please don't put hearts on it lol", []],
    ['silver pendant with a paw, nothing gothic or with crosses', ['paw']],
    ['moon necklace but please leave out the stars', ['moon']],
    ['silver pendant, hearts are a no, maybe a star', ['star']],
  ])('figures: %s', (prompt, motifs) => {
    expect(parsePrompt(prompt)).toMatchObject({ motifs });
    expect(parsePrompt(prompt).requirements.filter(({ isRefused }) => isRefused)).not.toEqual([]);
  });

  test('adjectives before a refused form describe it', () => {
    const { forms, finishes } = parsePrompt('opal ring, no modern shiny halo thing');
    expect({ forms: forms.includes('halo'), finishes }).toEqual({ forms: false, finishes: [] });
  });

  test("a metal that isn't somebody's thing is refused", () => {
    expect(parsePrompt("yellow gold isn't her thing so a platinum ring").alloys).toEqual(['platinum-950']);
  });
});

test.each([
  'reloj de acero, que no tenga diamantes',
  'anello in oro bianco che non abbia diamanti',
  'anel de ouro que não tenha diamantes',
  'кольцо из золота, не хочу бриллиантов',
])('refuses what %s must not have', (prompt) => {
  expect(parsePrompt(prompt).refused.gems).toContain('diamond');
});

test.each([
  ['gold hoops, no pearls and no enamel', ['stone pearl', 'inlay enamel']],
  ['Ring Gold ohne Steine und ohne Gravur', ['stones any', 'form engraved']],
  ['anel liso sem pedras nem gravação', ['stones any', 'form engraved']],
  ['yüzük, gravür ve taş istemiyorum', ['form engraved', 'stones any']],
  ['yüzük sade olsun, üzerinde mine de taş da olmasın', ['inlay enamel', 'stones any']],
  ['кольцо без эмали, гравировки не надо', ['inlay enamel', 'form engraved']],
  ['戒指不要刻字不要珐琅', ['form engraved', 'inlay enamel']],
  ['指輪、刻印なし、石なし', ['form engraved', 'stones any']],
  ['अंगूठी बिना पत्थर और बिना मीना', ['stones any', 'inlay enamel']],
  ['خاتم فضة بدون حجر ولا نقش', ['stones any', 'form engraved']],
] as const)('both refusals of "%s" are read', (prompt, refusals) => {
  const { requirements } = parsePrompt(prompt);
  const refused = requirements.filter(({ isRefused }) => isRefused).map(({ concept, value }) => `${concept} ${value}`);
  expect(refused.toSorted()).toEqual([...refusals].toSorted());
});

test.each([
  'Ring mit Rubin, keine Seitensteine',
  'кольцо с рубином без боковых камней',
  '红宝石戒指不要副石',
  'خاتم ياقوت بدون احجار جانبية',
  'ルビーのリング、脇石はいりません',
  'yakut yüzük, yan taş olmasın',
])('"%s" keeps its main stone', (prompt) => {
  const refused = parsePrompt(prompt).requirements.filter(({ isRefused }) => isRefused);
  expect(refused.map(({ value }) => value)).toEqual(['beside']);
});

test.each([
  'salt and pepper diamond ring in black gold, no white sparkly diamonds',
  'emerald ring, no white shiny diamonds',
  'sapphire ring, no tiny white diamonds round it',
])('"%s" refuses the stones behind the adjectives of their colour', (prompt) => {
  const { gems, refused, finishes } = parsePrompt(prompt);
  expect({ gems: gems.length, refused: refused.gems, finishes }).toEqual({
    gems: 1,
    refused: ['diamond'],
    finishes: [],
  });
});
