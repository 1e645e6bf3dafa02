import { expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { caratsOfWidth } from '../gems/carats';
import { extentsOf, wornLength } from '../extents';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { partsIn, stonesIn } from '../spec/tree';
import { buildPiece } from './registry';

const built = (prompt: string) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  return { spec, piece, parts: [...partsIn(spec.root)], stones: stonesOfPiece(piece) };
};

test('hangs counted stones one below the other, each in its halo, within the stated length', () => {
  const { spec, piece, parts, stones } = built(
    'long drop earrings, 3 emerald pears getting bigger going down, diamonds around every one, 6 cm',
  );
  const emeralds = stones.filter(({ kind }) => kind === 'emerald');
  expect(emeralds).toHaveLength(6);
  const [top, middle, low] = emeralds
    .toSorted((a, b) => b.source.at.origin[1] - a.source.at.origin[1])
    .filter((_, i) => i % 2 === 0);
  expect(top!.sizeMm).toBeLessThan(middle!.sizeMm);
  expect(middle!.sizeMm).toBeLessThan(low!.sizeMm);
  expect(parts.filter(({ kind }) => kind === 'halo')).toHaveLength(3);
  expect(Math.abs(wornLength(extentsOf(spec, piece)) - 60)).toBeLessThan(2);
});

test.each([
  ['15 mm silver hoops', 15],
  ['gold hoops, 40 mm', 40],
])('makes "%s" as wide on the outside as stated', (prompt, mm) => {
  const { spec, piece } = built(prompt);
  expect(Math.abs(extentsOf(spec, piece).parts['hoop']!.mm[0] - mm)).toBeLessThan(0.06 * mm);
});

test('hangs balls of stone in caps', () => {
  const { parts } = built('gold hoops with a coral bead hanging from each');
  expect(parts.find(({ kind }) => kind === 'head.cap')?.stones).toMatchObject([{ kind: 'coral', cut: 'sphere' }]);
});

test('sets the diamond of a name on the dot of its letter', () => {
  const { stones, piece } = built('gold name necklace Sofia with a diamond');
  const letters = piece.parts.find(({ part }) => part === 'name')!;
  expect(stones).toHaveLength(1);
  // Over the baseline by more than the height of small letters.
  expect(stones[0]!.source.at.origin[1] - letters.at.origin[1]).toBeGreaterThan(5);
});

test('makes a vertical bar taller than wide', () => {
  const { parts } = built('vertical gold bar necklace');
  const { width, height } = parts.find(({ kind }) => kind === 'plate.bar')!.params;
  expect(Number(height)).toBeGreaterThan(Number(width));
});

test.each([
  ['red coral cornicello pendant with a gold cap', 'coral'],
  ['pendant with a heart of onyx', 'onyx'],
  ['jade donut pendant in gold', 'jade'],
])('cuts the figure of "%s" from one stone', (prompt, kind) => {
  const { stones, piece } = built(prompt);
  expect(stones).toMatchObject([{ kind, source: { shape: 'mesh', surface: { kind: 'stone', gem: kind } } }]);
  expect(piece.parts.some((part) => part.shape === 'mesh' && part.surface.kind === 'metal')).toBe(true);
});

test('holds a wrapped stone in wire alone', () => {
  const { parts, stones } = built('wire wrapped raw turquoise pendant in copper');
  expect(stones).toMatchObject([{ kind: 'turquoise', cut: 'rough', source: { shape: 'mesh' } }]);
  expect(parts.map(({ kind }) => kind)).toEqual(['chain.pendant', 'head.wrap']);
});

test('keeps the claws of studs that a prompt counts, also where it names their setting', () => {
  const { parts } = built('Ohrstecker Diamant, Zargenfassung mit 4 Krappen, Weißgold');
  expect(parts.some(({ kind }) => kind === 'head.prong')).toBe(true);
});

test('leaves a figure that holds a stone in metal', () => {
  const { stones } = built('gold turtle pendant with a turquoise');
  expect(stones.every(({ source }) => source.shape === 'gem')).toBe(true);
});

test('puts leaves around the initials on a locket', () => {
  const { spec } = built('round silver locket with a border of ivy leaves and the initials T.J.W.');
  expect(spec.root.params).toMatchObject({ border: 'leaves', text: 'T.J.W.' });
});

test.each([
  ["boucles d'oreilles lune avec trois perles blanches pendantes", 3],
  ['butterfly earrings with two emerald drops each', 2],
  ['Mond Ohrringe mit drei hängenden Perlen', 3],
  ['حلق هلال ذهب مع ثلاث لآلئ متدلية', 3],
])('"%s" hangs its stones below the figure', (prompt, count) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  const [figure] = spec.root.children['front'] ?? [];
  expect(figure!.children['drops']).toHaveLength(count);
});

test('sets the stone that a pearl hangs from in its named bezel', () => {
  const prompt = 'golden south sea pearl drop earrings hanging from a small round diamond in a bezel, yellow gold';
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.children['front']![0]!.kind).toBe('head.bezel');
  const done = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(done.find(({ text }) => text === 'bezel')).toMatchObject({ status: 'met', part: 'top' });
});

test.each([
  ['lale motifli küpe, gümüş, ortasında damla kesim ametist, altında sallanan üç küçük mercan boncuk', 'coral', 3],
  ['silver crescent earrings with three dangling baroque pearls', 'pearl', 3],
  ['aretes de sol en plata con tres perlas colgando y un granate redondo arriba', 'pearl', 3],
  ['серьги луна, серебро, внизу свисают пять маленьких жемчужин', 'pearl', 5],
  ['金色耳环,上面一朵小花,下面垂三颗珍珠', 'pearl', 3],
  ['aretes de plata con media luna y dos pajaritos, que cuelguen cinco perlitas abajo', 'pearl', 5],
])('hangs counted stones from the figure of "%s"', (prompt, kind, count) => {
  const hung = built(prompt).parts.filter(({ id }) => /^drop(?:-\d)?$/.test(id));
  expect(hung.map(({ stones }) => stones?.[0]?.kind)).toEqual(Array.from({ length: count }, () => kind));
});

test('puts a round stone at the ear above a figure with hanging figures and stones', () => {
  const { spec } = built('aretes de plata con media luna y dos pajaritos, cinco perlitas abajo y una turquesa arriba');
  const [top] = spec.root.children['front']!;
  expect(top).toMatchObject({ id: 'top', stones: [{ kind: 'turquoise', count: 2 }] });
  expect(top!.stones![0]!.size_mm).toBeGreaterThan(4);
});

test.each([
  ['gold jhumka with green drops', 'emerald'],
  ['gold jhumkas with ruby drops', 'ruby'],
])('hangs the stones of "%s" below the bell and sets none in it', (prompt, kind) => {
  const { spec } = built(prompt);
  expect(spec.root.stones).toMatchObject([{ role: 'side', kind }]);
});

test('hangs one large stone below the rows of a chandelier, in its weight and the stated length', () => {
  const { spec, piece, stones } = built(
    'white gold chandelier earrings, three levels, marquise and pear diamonds, and at the bottom one big drop tanzanite each side, 5 carat. Length 60 mm',
  );
  const low = stones.filter(({ kind }) => kind === 'tanzanite');
  expect(low.map(({ cut }) => cut)).toEqual(['pear', 'pear']);
  expect(caratsOfWidth('tanzanite', 'pear', low[0]!.sizeMm)).toBeCloseTo(5, 0);
  const lowest = Math.min(...stones.map(({ source }) => source.at.origin[1]));
  expect(low[0]!.source.at.origin[1]).toBe(lowest);
  const cuts = new Set(
    stonesIn(spec)
      .filter(({ role }) => role === 'accent')
      .map(({ cut }) => cut),
  );
  expect([...cuts].toSorted()).toEqual(['marquise', 'pear']);
  expect(Math.abs(wornLength(extentsOf(spec, piece)) - 60)).toBeLessThan(4);
});

test.each([
  ['three tiered chandelier earrings with emeralds', 30],
  ['chandelier earrings with emeralds', 10],
])('"%s" has %i hanging stones', (prompt, count) => {
  const hung = built(prompt).stones.filter(({ cut, sizeMm }) => cut !== 'round' && sizeMm > 2);
  expect(hung).toHaveLength(count);
});

test.each([
  'gold choker with a lotus in the middle and pearls hanging below',
  'सोने का चोकर, बीच में मोर और नीचे मोतियों की लटकन',
])('"%s" hangs its pearls below a band with the figure, and strings none', (prompt) => {
  const { spec } = built(prompt);
  expect(spec.root).toMatchObject({ kind: 'set-collar', stones: [{ role: 'side', kind: 'pearl' }] });
});
