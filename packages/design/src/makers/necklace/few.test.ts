import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { partsIn, stonesIn } from '../../spec/tree';

const made = (prompt: string) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  return { spec, parts: [...partsIn(spec.root)], stones: stonesIn(spec) };
};

test.each([
  'white gold necklace, pear tanzanite 7 mm at the end, a single small diamond above it, thin chain',
  'kolye beyaz altın, ucunda damla tanzanit, üstünde tek küçük pırlanta',
])('hangs the main stone of "%s" below the other one', (prompt) => {
  const { stones } = made(prompt);
  expect(stones.map(({ kind, count }) => `${count} ${kind}`)).toEqual(['1 diamond', '1 tanzanite']);
});

test.each(['small heart necklace gold', 'tiny star pendant silver', 'petite croix or jaune collier'])(
  'makes the figure of "%s" small',
  (prompt) => {
    const figure = made(prompt).parts.find(({ kind }) => kind === 'figure.relief')!;
    expect(Number(figure.params['height'])).toBeLessThan(15);
  },
);

test('hangs a stone of each kind from hoops, in their order', () => {
  const { stones } = made('small gold hoops with a dangling amethyst, peridot and blue topaz');
  expect(stones.map(({ kind, count }) => `${count} ${kind}`)).toEqual(['2 amethyst', '2 peridot', '2 topaz']);
});

test('sets a stone in the centre of cufflinks that are figures', () => {
  expect(made('cufflinks shape like gear wheel, steel, blue lapis in centre').spec.root.params['face']).toBe('figure');
});

test.each([
  ['cherry studs in gold with red stones and a green leaf', 'enamel-green'],
  ['white daisy enamel studs', 'enamel-white'],
  ['broche fleur rose en émail', 'enamel-pink'],
  ['lacivert mine nazar kolye', 'enamel-navy'],
])('enamels the figure of "%s" in the colour of its noun', (prompt, inlay) => {
  expect(made(prompt).spec.root.metal?.inlay).toBe(inlay);
});

test('makes the pearls of "Perle grau" grey before the name of a metal', () => {
  expect(made('Ohrstecker Perle grau Weißgold').spec.sold.pearl).toBeDefined();
});

test.each([
  ['big gold hoops', 'diameter', 38],
  ['long necklace with a star, silver', 'length', 550],
  // Without its hook of 11 mm.
  ['long drop earrings with one ruby', 'length', 30],
])('measures what "%s" calls big or long', (prompt, name, least) => {
  expect(Number(made(prompt).spec.root.params[name])).toBeGreaterThanOrEqual(least);
});

test('keeps chunky hoops at their usual width', () => {
  expect(Number(made('chunky gold hoops').spec.root.params['diameter'])).toBeLessThan(30);
});

test.each([
  [
    'necklace, three oval opals side by side in bezels on yellow gold, with a seed pearl between each one',
    ['opal oval', 'pearl round', 'opal oval', 'pearl round', 'opal oval'],
  ],
  [
    'Collier: drei ovale Opale nebeneinander, zwischen den Opalen jeweils ein kleiner Brillant',
    ['opal oval', 'diamond round', 'opal oval', 'diamond round', 'opal oval'],
  ],
  [
    'collana oro con tre opali ovali e un piccolo diamante tra uno e l’altro',
    ['opal oval', 'diamond round', 'opal oval', 'diamond round', 'opal oval'],
  ],
  ['necklace with an emerald flanked by two diamonds', ['diamond round', 'emerald round', 'diamond round']],
])('sets the stones of "%s" side by side in their order', (prompt, order) => {
  const { stones, spec } = made(prompt);
  expect(stones.map(({ kind, cut }) => `${kind} ${cut}`)).toEqual(order);
  expect(spec.root.params['spacing']).toBe('close');
});

test('sets a list of birthstones in bezels on a level bar, without further stones', () => {
  const { parts, stones } = made(
    'necklace with birthstones garnet, amethyst and citrine, 3mm in bezels, set in a straight horizontal bar',
  );
  expect(parts.find(({ kind }) => kind === 'plate.bar')?.params).toMatchObject({ rims: 'yes' });
  expect(stones.map(({ kind, size_mm }) => `${kind} ${size_mm}`)).toEqual(['garnet 3', 'amethyst 3', 'citrine 3']);
});

test.each([
  ['プラチナの一粒ダイヤネックレス、6本爪', 6],
  ['white gold diamond solitaire necklace, four claws', 4],
  ['collier un seul diamant, serti 3 griffes, or blanc', 3],
])('"%s" is one stone in its prongs on a chain', (prompt, prongs) => {
  const { spec } = designFromPrompt({ prompt });
  const [head] = spec.root.children['center'] ?? [];
  expect(head).toMatchObject({ kind: 'head.prong', params: { prongs } });
  expect(stonesIn(spec)).toHaveLength(1);
});

test.each(['gold choker with one pearl', 'collier ras de cou or avec une perle', 'gold bracelet with a pearl'])(
  'sets the one pearl of "%s"',
  (prompt) => {
    expect(made(prompt).stones.map(({ kind, count }) => `${count} ${kind}`)).toEqual(['1 pearl']);
  },
);

test.each([
  ['pendentif rond avec le prénom Léa gravé', 'disc', []],
  ['round gold pendant engraved Davi with a small emerald at the edge', 'disc', ['1 emerald']],
  ['square silver pendant engraved MAX', 'square', []],
])('cuts the plate of "%s" to the outline', (prompt, shape, held) => {
  const { parts, stones } = made(prompt);
  const plate = parts.find(({ kind }) => kind === 'plate.tag');
  expect(plate?.params['shape'] ?? 'disc').toBe(shape);
  expect(stones.map(({ kind, count }) => `${count} ${kind}`)).toEqual(held);
});

test.each([
  ['sautoir with turquoise beads spaced along the chain', 'turquoise'],
  ['collana lunga 90 cm con perle distanziate lungo la catena', 'pearl'],
])('spaces the beads of "%s" along a chain', (prompt, kind) => {
  const { spec, parts, stones } = made(prompt);
  expect(spec.root.kind).toBe('chain.necklace');
  expect(parts.filter((part) => part.kind === 'bead')).toHaveLength(1);
  expect(stones.map((stone) => stone.kind)).toEqual([kind]);
});
