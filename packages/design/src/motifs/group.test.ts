import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { describeDesign } from '../describe';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { buildPiece } from '../makers/registry';
import { edited } from '../spec/edit';
import { partsIn } from '../spec/tree';
import { groupName, membersOf } from './group';
import { isMotif, motifNamed } from './library';

const motifOf = (prompt: string): unknown => [...partsIn(designFromPrompt({ prompt, seed: 1 }).spec.root)].flatMap(({ params }) => params['motif'] ?? []).join(', ');

describe('groups of figures', () => {
  test.each([
    ['crescent moon necklace with three stars', 'moon, star, star, star'],
    ['heart and key pendant', 'heart, key'],
    ['butterfly on a flower pendant', 'butterfly on flower'],
    ['necklace with three hearts', 'heart, heart, heart'],
    ['moon and star pendant', 'moon and star'],
    ['heart pendant', 'heart'],
    ['branch brooch with three small flowers', 'leafy branch and 3 flower'],
    ['owl brooch on a branch', 'owl on leafy branch'],
  ])('"%s" is planned as %s', (prompt, name) => {
    expect(motifOf(prompt)).toBe(name);
    for (const one of name.split(', ')) expect(isMotif(one)).toBe(true);
  });

  test.each(['hammer across axe', 'hammer across hammer', 'moon and 3 star', '8 star around lion', 'bee on flower', '2 heart', 'sun'])('the name "%s" is parsed and written back unchanged', (name) => {
    expect(groupName(membersOf(name))).toBe(name);
  });

  test.each([
    ['a lion medal with stars around it', '8 star around lion'],
    ['gold disc pendant, six hearts around a cat', '6 heart around cat'],
    ['medalla de león rodeado de estrellas', '8 star around lion'],
    ['Medaillon mit Löwe umgeben von Sternen', '8 star around lion'],
    ["médaille avec une abeille entourée d'étoiles", '8 star around bee'],
    ['медальон со львом в окружении звёзд', '8 star around lion'],
  ])('"%s" shows %s on its ground', (prompt, name) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = buildPiece(spec);
    expect(motifOf(prompt)).toBe(name);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
    expect(inspect(piece, spec.type)).toEqual([]);
  });

  test('figures around another one do not touch it or each other', () => {
    const { fills } = motifNamed('8 star around heart');
    const [heart, ...stars] = [motifNamed('heart').fills.length, ...fills];
    const far = (points: readonly (readonly number[])[]): number[] => points.map(([x, y]) => Math.hypot(x!, y!));
    const inner = Math.max(...stars.slice(0, heart).flatMap(({ outline }) => far(outline)));
    expect(Math.min(...stars.slice(heart).flatMap(({ outline }) => far(outline)))).toBeGreaterThan(inner);
  });

  test('a group contains the metal of all its figures', () => {
    const fills = (name: string): number => motifNamed(name).fills.length;
    expect(fills('moon and 3 star')).toBe(fills('moon') + 3 * fills('star'));
  });

  test.each([
    ['branch brooch with three small flowers, each with a round ruby, and leaves with tiny diamonds', 3],
    ['broche rama con tres flores pequeñas, cada una con un rubí redondo, y hojas con diamantes diminutos', 3],
    ['gold brooch of an owl on a branch', 0],
  ])('"%s" grows in one piece on a branch', (prompt, rubies) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = buildPiece(spec);
    const facts = factsOf(spec, piece);
    expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
    expect(facts.built.stones.reduce((sum, { kind, count }) => sum + (kind === 'ruby' ? count : 0), 0)).toBe(rubies);
    expect(inspect(piece, spec.type)).toEqual([]);
  });

  test('a group with an unavailable figure does not exist', () => {
    expect(isMotif('heart and xyz')).toBe(false);
    expect(isMotif('9 heart')).toBe(false);
  });

  test('a number of figures is met when the piece shows that many', { timeout: 30_000 }, () => {
    const { spec, requirements } = designFromPrompt({ prompt: 'moon pendant with three stars', seed: 1 });
    const piece = buildPiece(spec);
    const facts = factsOf(spec, piece);
    const status = (shown: typeof spec): unknown => fulfil(requirements, shown, facts).find(({ text }) => text.includes('star'))?.status;
    expect(status(spec)).toBe('met');
    expect(status(edited(spec, { op: 'remove', id: 'star-2' }))).toBe('differently');
    expect(describeDesign(spec, piece)).toContain('moon and 3 stars');
  });
});

describe('nearest substitutes', () => {
  test.each([
    ['gold armlet with a star', 'armlet'],
    ['gold disc pendant with initial M and birthstone', 'birthstone'],
  ])('"%s" names its substitute for "%s"', { timeout: 30_000 }, (prompt, text) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    expect(fulfil(requirements, spec, factsOf(spec, buildPiece(spec))).find((one) => one.text === text)).toMatchObject({ status: 'differently', note: expect.stringMatching(/\w/) as string });
  });

  test('a bee on a honeycomb sits on its cells', () => {
    expect(motifOf('bee on honeycomb necklace')).toBe('bee on honeycomb');
    expect(motifOf('honeycomb necklace of 5 hexagons with a bee')).toBe('bee on honeycomb of 5 cells');
  });
});

test.each(['hoops with little dangling stars', 'huggie earrings with evil eye charm'])('"%s" has the figure hanging from hoops', { timeout: 30_000 }, (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  expect(spec.root.kind).toBe('ear.hoop');
  expect(inspect(piece, 'earrings')).toEqual([]);
  expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
});
