import { expect, test } from 'vitest';
import { designFromPrompt, factsOf, fulfil } from '../../index';
import { stonesOfPiece } from '../../built';
import { extentsOf } from '../../extents';
import { partsIn, stonesIn } from '../../spec/tree';
import { buildPiece } from '../registry';

const specOf = (prompt: string, seed = 3) => designFromPrompt({ prompt, seed }).spec;
const kindsIn = (prompt: string): string[] => [...partsIn(specOf(prompt).root)].map(({ kind }) => kind);

test.each([
  'sapphire tear drops, leverback, 14k white',
  'long art deco drops for a 1920s themed wedding, platinum',
  'amethyst cabochons on french hooks, silver',
  'spinki do mankietów, srebro',
  'szukam spinek do mankietów, srebro oksydowane',
])('"%s" are earrings', (prompt) => {
  expect(specOf(prompt).type).toBe('earrings');
});

test('an ear is no sheep, and cufflinks are no spinels', () => {
  expect(specOf('folhinhas subindo pela orelha em ouro rosé').motif).toBe('leaf');
  expect(stonesIn(specOf('spinek do mankietów ze srebra, kwadratowy bursztyn')).map(({ kind }) => kind)).toEqual([
    'amber',
  ]);
});

test('a colour of pearls is no figure, and pearls below a figure have it', () => {
  const spec = specOf(
    'tahitian pearl drops, peacock colour, 10 mm, hanging off a gold frangipani with a tiny diamond in the centre of the flower',
  );
  expect([spec.motif, spec.sold.pearl]).toEqual(['plumeria', 'peacock']);
  expect(stonesIn(spec).find(({ kind }) => kind === 'pearl')?.size_mm).toBe(10);
});

test.each([
  'clip on earrings, a big mabe pearl with twisted gold rope round it',
  'turquoise studs with a twisted rope border',
])('lays a rope around the stones of %s', (prompt) => {
  expect(kindsIn(prompt)).toContain('border');
  expect(kindsIn(prompt)).not.toContain('ear.hoop');
});

test('a row of diamonds in German is more than one', () => {
  const [row] = stonesIn(specOf('Creolen Weißgold 20 mm, schmal, vorne mit einer Reihe Brillanten'));
  expect(row?.role === 'pave' && row.count !== 2).toBe(true);
});

test.each([
  ['Sicilian filigree earrings with a coral cabochon in the centre and three small pearls hanging below', 'coral', 3],
  ['brincos de filigrana com pérola pendurada', undefined, 1],
  ['telkari küpe gümüş', undefined, 0],
])('"%s" are drops of filigree without a heart', (prompt, middle, hanging) => {
  const [figure] = specOf(prompt).root.children['front']!;
  expect(figure).toMatchObject({ kind: 'figure.relief', params: { motif: 'filigree drop' } });
  expect(figure!.stones?.[0]?.kind).toBe(middle);
  expect(figure!.children['drops'] ?? []).toHaveLength(hanging);
});

test('oval hoops are oval, and an oval stone that hangs from round ones is not their shape', () => {
  expect(specOf('inside-out hoops with diamonds, oval rather than round, 14k white gold').root.params['form']).toBe(
    'oval',
  );
  expect(specOf('ovale Creolen in Gold').root.params['form']).toBe('oval');
  expect(specOf('gold hoops with an oval sapphire hanging').root.params['form']).not.toBe('oval');
});

test('two stones, one for each ear, are two different studs', () => {
  const { root } = specOf('gold studs with a round ruby in the left and a round emerald in the right');
  const [right, left] = [root.children['front'], root.children['other']?.[0]?.children['front']].map((fronts) =>
    fronts?.[0]?.stones?.map(({ kind, count }) => [kind, count]),
  );
  expect([left, right]).toEqual([[['ruby', 1]], [['emerald', 1]]]);
});

test('long jhumkas hang on chains, and the stones around a dome take turns', () => {
  const spec = specOf('jhumka earrings with rubies and emeralds around the dome and pearls below, 5 cm long');
  expect(Math.abs(extentsOf(spec, buildPiece(spec)).whole[1] - 50)).toBeLessThan(2);
  expect(stonesIn(spec).flatMap(({ kind, role, count }) => (role === 'accent' ? [`${count} ${kind}`] : []))).toEqual([
    '10 ruby',
    '10 emerald',
  ]);
});

test('chunky hoops that should not be heavy stay thick', () => {
  expect(Number(specOf('chunky gold hoops, hollow so not heavy, plain').root.params['wire'])).toBeGreaterThan(4);
});

test('a cluster of garnets brings no diamonds around the garnet below it', () => {
  const kinds = stonesIn(
    specOf('gold earrings, a cluster of garnets like a flower and a garnet hanging from it on a hook'),
  ).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['garnet']));
});

test.each([
  ['sapphire and diamond hoop earrings', ['blue-sapphire', 'diamond']],
  ['opal and amethyst hoops', ['amethyst', 'opal']],
  ['ruby and pearl cufflinks', ['pearl', 'ruby']],
  ['marquise aquamarine stud earrings, diamond accents', ['aquamarine', 'diamond']],
  ['oval garnet lever back earrings, diamond accents', ['diamond', 'garnet']],
  ['art deco emerald and diamonds cufflinks', ['diamond', 'emerald']],
])('sets both kinds of %s', (prompt, kinds) => {
  const built = stonesOfPiece(buildPiece(specOf(prompt))).map(({ kind }) => kind);
  expect([...new Set(built)].toSorted()).toEqual(kinds);
});

test.each([
  'vintage ruby and pearl stud earrings',
  'celtic sapphire and diamond studs',
  'art deco ruby and pearl studs',
])('surrounds the stone of %s, in its look', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(kindsIn(prompt)).toEqual(expect.arrayContaining(['halo', 'border']));
  expect(fulfil(requirements, spec, factsOf(spec, buildPiece(spec))).filter(({ status }) => status !== 'met')).toEqual(
    [],
  );
});

test.each([
  'stud earrings, one with a pink stone and the other with a blue stone',
  'brincos, um rosa e o outro azul',
  'Ohrstecker, einer rosa und der andere blau',
  'earrings one pink one blue',
  'серьги: одна розовая, другая синяя',
])('"%s" differ by the colour of their stone', (prompt) => {
  const { root, motif } = specOf(prompt);
  expect(motif).toBeNull();
  const kinds = [root.children['front'], root.children['other']?.[0]?.children['front']].map((fronts) =>
    fronts?.[0]?.stones?.map(({ kind, count }) => `${count} ${kind}`),
  );
  expect(new Set(kinds.flat())).toEqual(new Set(['1 blue-sapphire', '1 pink-sapphire']));
});

test('one ruby and one emerald are on both of a pair', () => {
  expect(specOf('earrings with one ruby and one emerald').root.children['other']).toBeUndefined();
});
