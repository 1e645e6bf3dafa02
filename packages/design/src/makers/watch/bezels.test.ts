/** Rings of rotating bezels, hands that stand out, and straps that the prompt refuses. */
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { numeralLines } from '../../motifs/numerals';
import type { DesignSpec } from '../../spec';
import { partsIn } from '../../spec/tree';
import { buildPiece } from '../registry';
import { BOSS, LEVELS } from './hands';

const specOf = (prompt: string): DesignSpec => designFromPrompt({ prompt, seed: 7 }).spec;
const paramsOf = (spec: DesignSpec, kind: string) => [...partsIn(spec.root)].find((part) => part.kind === kind)!.params;
const surfacesIn = (spec: DesignSpec, id: string) =>
  buildPiece(spec).parts.flatMap((part) => (part.shape === 'mesh' && part.part === id ? [part.surface] : []));

describe('a second time zone', () => {
  test.each([
    ['GMT watch, steel, black dial, bezel half blue half red, steel bracelet', 'midnight', 'burgundy'],
    ['steel GMT with a black and blue bezel', 'graphite', 'midnight'],
    ['steel gmt watch with pepsi bezel', 'midnight', 'burgundy'],
    ['GMT-Uhr aus Stahl, Lünette halb blau halb rot', 'midnight', 'burgundy'],
  ])('"%s" has a ring of two colors and a hand of its own', (prompt, color, lower) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 7 });
    expect(paramsOf(spec, 'watch.bezel')).toMatchObject({ form: 'gmt', color, lower });
    expect(paramsOf(spec, 'watch.hands')['gmt']).toBe('yes');
    const facts = factsOf(spec, buildPiece(spec));
    expect(facts.alt).toContain('GMT watch');
    expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
  });

  test('a plain dress watch has neither', () => {
    const spec = specOf('steel dress watch with a white dial');
    expect(paramsOf(spec, 'watch.hands')['gmt']).toBeUndefined();
    expect(paramsOf(spec, 'watch.bezel')['form']).not.toMatch(/gmt|diving/);
  });
});

describe('hands without a named color', () => {
  test('are blued over an openwork movement and on pale dials of white metal', () => {
    for (const prompt of ['skeleton watch in yellow gold', 'steel dress watch with a white dial'])
      expect(surfacesIn(specOf(prompt), 'hands').some((surface) => surface.kind === 'lacquer')).toBe(true);
  });

  test('are of metal where it contrasts with the dial', () => {
    expect(
      surfacesIn(specOf('steel dress watch with a blue dial'), 'hands').every(({ kind }) => kind === 'metal'),
    ).toBe(true);
  });
});

test.each([
  ['gold watch with our wedding date 12.06.1994 engraved on the back', 'watch.date'],
  ['steel watch, champagne dial, the date 12.06.1994 on it', 'watch.date'],
])('"%s" has no window for the day', (prompt, kind) => {
  expect([...partsIn(specOf(prompt).root)].map((part) => part.kind)).not.toContain(kind);
});

test('a watch that is described in detail is no tool watch because its numerals are big', () => {
  const spec = specOf('pilot watch, 42 mm, black dial with big arabic numerals, luminous hands, brown leather');
  expect(paramsOf(spec, 'watch.bezel')['form']).not.toMatch(/diving|scale/);
});

test('digits of a bezel stand apart by more than their line', () => {
  const width = (apart: number): number => numeralLines('20', apart).width;
  expect(width(2.6) - width(0)).toBeCloseTo(2.6);
});

test('a strap that is not to be leather is of links', () => {
  const spec = specOf('Steel watch for a lady, mother of pearl dial. Bracelet strap not leather');
  expect([...partsIn(spec.root)].map(({ kind }) => kind)).toContain('strap.links');
});

describe('the hands on their hub', () => {
  test('clear the boss of the hand below by 0.1 mm', () => {
    for (const [below, above] of [
      [LEVELS.hour, LEVELS.minute],
      [LEVELS.minute, LEVELS.day],
    ] as const)
      expect(above - below - BOSS).toBeGreaterThanOrEqual(0.0999);
    expect(LEVELS.seconds - LEVELS.day).toBeGreaterThan(0.2);
  });

  test('stand low enough to stay over the centre of the dial in an oblique view', () => {
    expect(LEVELS.seconds - LEVELS.hour).toBeLessThan(0.9);
  });
});
