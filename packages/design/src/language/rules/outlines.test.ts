import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

const found = (prompt: string, concept: string): string[] =>
  parsePrompt(prompt).requirements.flatMap((one) => (one.concept === concept && !one.isRefused ? [one.text] : []));

test.each([
  ['bangle with a hinge, oval, 8mm wide, 9ct', []],
  ['oval turquoise cuff bracelet', ['oval']],
])('a shape of a bracelet without stones is its outline: %s', (prompt, cuts) => {
  expect(found(prompt, 'cut')).toEqual(cuts);
});

test.each([
  ['gold fox pendant with one little diamond for the eye, 15mm', [], ['15mm']],
  ['silver cross, hammered, with olive wood, 50 mm', [], ['50 mm']],
  ['bee pendant with a 6mm pearl', ['6mm'], []],
  ['asscher cut aquamarine ring, about 9 mm, with a wide band', ['9 mm'], []],
  ['emerald cut diamond wedding band 4mm', [], ['4mm']],
])('sizes belong to what can have them: %s', (prompt, sizes, lengths) => {
  expect({ sizes: found(prompt, 'size'), lengths: found(prompt, 'length') }).toEqual({ sizes, lengths });
});

test('an inch is a length', () => {
  expect(parsePrompt('open silver cuff, about an inch wide').piece.band_width).toBe(25.4);
});

test('a single earring is not what is shown', () => {
  expect(found('single earring, a tiny dagger, silver', 'lacking')).toEqual(['single earring']);
});

test('a saint is no satin finish', () => {
  expect(parsePrompt('gold medal with the saint').finishes).toEqual([]);
});

test('a thin band by a stone is that of the band', () => {
  const thin = parsePrompt('ring with a pear morganite, thin twisted band').requirements.find(
    ({ text }) => text === 'thin',
  );
  expect(thin?.at).toBe('form band');
});

test('two numbers without a unit are the size of a stone', () => {
  expect(found('lever backs, amethyst, oval, 8x6, rose gold', 'size')).toEqual(['8x6']);
});
