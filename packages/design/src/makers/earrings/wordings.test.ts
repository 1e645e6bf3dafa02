import { expect, test } from 'vitest';
import { designFromPrompt } from '../../index';
import { partsIn, stonesIn } from '../../spec/tree';

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
