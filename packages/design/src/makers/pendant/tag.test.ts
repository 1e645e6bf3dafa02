import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { describeDesign } from '../../describe';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { sampled } from '../../testing/sampled';
import { paramIn, partsIn } from '../../spec/tree';
import { buildPiece } from '../registry';

const metalOf = (prompt: string): number => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  return factsOf(spec, buildPiece(spec)).bill.metals.reduce((sum, { cm3 }) => sum + cm3, 0);
};

const CARRIED = [
  ['gold disc pendant engraved with initials AB', 'Yellow gold disc pendant with "AB" engraved'],
  ['silver dog tag engraved "JOHN"', 'Sterling silver dog tag pendant with "JOHN" engraved'],
  ['silver locket engraved "Forever"', 'locket with "Forever" engraved'],
] as const;

describe.each(sampled(CARRIED, 3))('an engraved text of the $group', ({ cases, tags }) => {
  test.each(cases)('"%s" has its text, is one piece and meets all of its words', { tags }, (prompt, text) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
    const piece = buildPiece(spec);
    expect(describeDesign(spec, piece)).toContain(text);
    expect(inspect(piece, 'pendant')).toEqual([]);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

const CUT = [
  ['silver dog tag engraved "JOHN"', 'silver dog tag'],
  ['gold disc pendant engraved "Rosa"', 'gold disc pendant'],
] as const;

describe.each(sampled(CUT, 2))('of the $group', ({ cases, tags }) => {
  test.each(cases)('the letters of "%s" are cut out of the metal', { tags }, (engraved, plain) => {
    expect(metalOf(engraved)).toBeLessThan(metalOf(plain) * 0.999);
  });
});

const CUT_OUT = [
  ['disc pendant with a heart cut out', 'disc pendant'],
  ['silver pendant, paw print cut out of a disc', 'silver disc pendant'],
  ['Silberkette, Scheibe mit ausgeschnittenem Stern', 'Silberkette mit Scheibe'],
] as const;

describe.each(sampled(CUT_OUT, 3))('of the $group', ({ cases, tags }) => {
  test.each(cases)('the figure of "%s" is an opening in its disc', { tags }, (opened, plain) => {
    const { spec, requirements } = designFromPrompt({ prompt: opened, seed: 3 });
    const piece = buildPiece(spec);
    expect(metalOf(opened)).toBeLessThan(metalOf(plain) * 0.97);
    expect(inspect(piece, spec.type)).toEqual([]);
    expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
  });
});

test('engraves a text on the back, so that the figure of a medal fills its face', () => {
  const figureMm = (prompt: string): number => {
    const { spec } = designFromPrompt({ prompt, seed: 3 });
    const figure = [...partsIn(spec.root)].find(({ kind }) => kind === 'figure.relief')!;
    return Number(figure.params['height']);
  };
  const { spec } = designFromPrompt({ prompt: 'silver medal of an angel, engraved Louise on the back', seed: 3 });
  expect(describeDesign(spec, buildPiece(spec))).toContain('"Louise" engraved on the back');
  expect(figureMm('silver medal of an angel, engraved Louise on the back')).toBeGreaterThan(
    figureMm('silver medal of an angel, engraved Louise'),
  );
});

test.each([
  ['Medalla de la virgen oro, por detras que diga Abuela Lupita', 'Abuela Lupita'],
  ['Round silver disc with a fir tree, back engraved GA to ME', 'GA to ME'],
])('engraves the whole text of "%s"', (prompt, text) => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  expect(paramIn(spec, 'text')).toBe(text);
});

test('calls the place of a text on the back met', () => {
  const { spec, requirements } = designFromPrompt({
    prompt: 'medalla oro de la virgen y por detras que diga Abuela Lupita',
  });
  const done = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(done.find(({ text }) => text === 'por detras')?.status).toBe('met');
});
