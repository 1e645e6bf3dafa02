import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { describeDesign } from '../../describe';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { inspect } from '../../inspect/inspect';
import { buildPiece } from '../registry';

const metalOf = (prompt: string): number => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  return factsOf(spec, buildPiece(spec)).bill.metals.reduce((sum, { cm3 }) => sum + cm3, 0);
};

test.each([
  ['gold disc pendant engraved with initials AB', 'Yellow gold disc pendant with "AB" engraved'],
  ['silver dog tag engraved "JOHN"', 'Sterling silver dog tag pendant with "JOHN" engraved'],
  ['silver locket engraved "Forever"', 'locket with "Forever" engraved'],
])('"%s" carries its text, hangs together and meets all of its words', (prompt, text) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 3 });
  const piece = buildPiece(spec);
  expect(describeDesign(spec, piece)).toContain(text);
  expect(inspect(piece, 'pendant')).toEqual([]);
  expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each([
  ['silver dog tag engraved "JOHN"', 'silver dog tag'],
  ['gold disc pendant engraved "Rosa"', 'gold disc pendant'],
])('the letters of "%s" are cut out of the metal', (engraved, plain) => {
  expect(metalOf(engraved)).toBeLessThan(metalOf(plain) * 0.999);
});
