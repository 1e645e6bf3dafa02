import { expect, test } from 'vitest';
import { cues, cuesIn } from './cues';
import { ENGLISH, OTHERS } from './lookup';
import { folded, plain } from './tokenizer';

const EACH_SIDE = cues`^.*${'each-side'}`;

test.each([
  'on each side',
  'des deux côtés',
  'entrambi i lati',
  'с обеих сторон',
  'iki yanında',
  'على كل جانب',
  '両脇に',
])('a class has the words of all languages, as written and as looked up: %s', (text) => {
  expect(text).toMatch(EACH_SIDE);
  expect(text.normalize('NFD')).toMatch(EACH_SIDE);
  expect(folded(plain(text))).toMatch(EACH_SIDE);
});

test('words of alphabets are whole, and those of stems have any ending', () => {
  expect('teach them').not.toMatch(EACH_SIDE);
  expect('three stones').toMatch(cues`^${'three-stones'}$`);
  expect('a three stones').not.toMatch(cues`^${'three-stones'}`);
});

test('the words of one language keep their accents, which tell endings apart', () => {
  expect('la nonna la portò').toMatch(cuesIn('it')`${'told-ending'}`);
  expect('una fede in oro rosso').not.toMatch(cuesIn('it')`${'told-ending'}`);
  expect('grandma was').not.toMatch(cuesIn('it')`${'told-ending'}`);
});

test('a class without words in a language matches nothing there', () => {
  expect('gold').not.toMatch(cuesIn('en')`${'perfect'}`);
});

test('a star within a word is two letters or more, and Arabic joins "and" to a word', () => {
  expect('verloren und aufgewachsen').toMatch(cuesIn('de')`^verloren und \p{L}*${'participle'}$`);
  expect('gegen').not.toMatch(cuesIn('de')`${'participle'}`);
  expect('وكانت').toMatch(cues`^${'told'}$`);
});

test('English lists every class, and words have only letters, digits, spaces, apostrophes, hyphens and the signs of phrases', () => {
  const classes = new Set(Object.keys(ENGLISH.words['cue'] ?? {}));
  for (const { id, words } of [ENGLISH, ...OTHERS])
    for (const [cue, phrases] of Object.entries(words['cue'] ?? {})) {
      expect(classes, `${id} ${cue}`).toContain(cue);
      for (const phrase of phrases) expect(phrase, `${id} ${cue}`).toMatch(/^[\p{L}\p{M}\d '|?*ー-]+$/u);
    }
});
