import { expect, test } from 'vitest';
import { designFromPrompt, draftPiece, factsOf, fulfil } from '../../index';
import { inspect } from '../../inspect/inspect';
import { partsIn } from '../../spec/tree';
import { buildPiece } from '../registry';

const made = (prompt: string) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const unmet = fulfil(requirements, spec, factsOf(spec, draftPiece(spec))).filter(({ status }) => status !== 'met');
  return { spec, parts: [...partsIn(spec.root)], unmet };
};

test.each([
  ['cross pendant with three short chains hanging below, each ending in a pearl', 3, 'head.cap'],
  ['crescent moon necklace with five little chains hanging from it, a bead at each end', 5, 'ball'],
  ['gold disc pendant, five tiny chains dangling below with a ruby at the end of each', 5, 'head.bezel'],
  ['bar necklace, seven little chains hanging from the bar', 7, 'ball'],
  ['Halbmond Anhänger aus Silber mit drei kleinen Kettchen, die herunterhängen, am Ende je eine Perle', 3, 'head.cap'],
  ['pendentif croissant de lune en or, cinq petites chaînettes pendantes terminées par une perle', 5, 'head.cap'],
  ['colgante de cruz con tres cadenitas que cuelgan, cada una con una perla', 3, 'head.cap'],
  ['ciondolo mezzaluna in oro con tre catenelle pendenti', 3, 'ball'],
  ['pingente de cruz com três correntinhas penduradas', 3, 'ball'],
  ['hanger van een maan met drie kleine kettinkjes', 3, 'ball'],
  ['кулон полумесяц с тремя маленькими цепочками', 3, 'ball'],
])('hangs a chain for each end: %s', (prompt, count, end) => {
  const { parts, unmet } = made(prompt);
  const chains = parts.filter(({ kind }) => kind === 'drop');
  expect(chains.map(({ children }) => children['body']?.[0]?.kind)).toEqual(Array.from({ length: count }, () => end));
  expect(unmet).toEqual([]);
});

test('a cross that hangs on a chain has none below it', () => {
  const { parts } = made('cross pendant hanging from a fine chain');
  expect(parts.filter(({ kind }) => kind === 'drop')).toEqual([]);
});

test.each([
  'cross pendant with three short chains hanging below, each ending in a pearl',
  'crescent moon necklace with five little chains hanging from it, a bead at each end',
])('holds all that hangs: %s', (prompt) => {
  const { spec } = made(prompt);
  expect(inspect(buildPiece(spec), spec.type)).toEqual([]);
});

test('stones that dangle from a bar hang below it', () => {
  const { parts, unmet } = made('gold bar necklace with three small diamonds dangling from it');
  const bar = parts.find(({ kind }) => kind === 'plate.bar')!;
  expect(bar.children['drops']).toHaveLength(3);
  expect(unmet).toEqual([]);
});

test.each([
  ['necklace with the letters M, L and S on three little discs', 'MLS'],
  ['Kette mit drei kleinen Plättchen mit den Buchstaben M, L und S', 'MLS'],
  ['collier avec les initiales L et M sur deux petits disques en or', 'LM'],
  ['gold necklace, initials A and B on two small discs', 'AB'],
])('hangs a disc for each letter: %s', (prompt, letters) => {
  const { parts, unmet } = made(prompt);
  const discs = parts.filter(({ kind }) => kind === 'figure.relief').map(({ params }) => params['motif']);
  expect(discs).toEqual([...letters].map((letter) => `letter ${letter}`));
  expect(unmet).toEqual([]);
});

test('letters on one disc stay together', () => {
  const { parts } = made('gold disc necklace with the initials AB');
  expect(parts.filter(({ kind }) => kind === 'plate.tag')).toHaveLength(1);
});

test.each([
  ['crescent moon pendant with a halo of diamonds around it', 0],
  ['gold heart pendant surrounded by small diamonds', 0],
  ['heart pendant with a ruby and a halo of diamonds', 1],
  ['collier lune entourée de diamants', 0],
])('a circle of stones surrounds the figure: %s', (prompt, held) => {
  const { parts, unmet } = made(prompt);
  const figure = parts.find(({ kind }) => kind === 'figure.relief')!;
  expect(figure.stones ?? []).toHaveLength(held);
  expect(figure.children['around']).toMatchObject([{ kind: 'halo', stones: [{ kind: 'diamond' }] }]);
  expect(unmet).toEqual([]);
});

test.each([
  'crescent moon pendant with a halo of diamonds around it',
  'gold heart pendant surrounded by small diamonds',
])('the figure is one piece with the circle around it: %s', (prompt) => {
  const { spec } = made(prompt);
  expect(inspect(buildPiece(spec), spec.type)).toEqual([]);
});

test('a coin with a pavé rim has no stone in its middle', () => {
  const { spec } = made('gold coin pendant with a pavé rim');
  expect(spec.root.stones).toMatchObject([{ role: 'pave' }]);
});
