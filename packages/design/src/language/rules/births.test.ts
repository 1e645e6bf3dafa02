import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

const of = (prompt: string, what: string): string[] =>
  parsePrompt(prompt)
    .requirements.filter(({ concept }) => concept === what)
    .map(({ value }) => value);

test.each([
  ['подвеска с камнем рождения, январь', ['garnet']],
  ['yüzük, mart doğum taşı', ['aquamarine']],
  ['3月の誕生石のリング', ['aquamarine']],
  ['5月诞生石和10月诞生石，项链', ['emerald', 'opal']],
  ['मई का बर्थस्टोन, अंगूठी', ['emerald']],
  ['خاتم بحجر ميلاد شهر مايو', ['emerald']],
  ['pulsera con piedras de enero y mayo', ['garnet', 'emerald']],
  ['pendant with the stone of March', ['aquamarine']],
  ['the stone may be small, gold ring', []],
])('the birthstones of "%s" are those of its months', (prompt, stones) => {
  expect(of(prompt, 'stone')).toEqual(stones);
});

test.each([
  'ring for a silver wedding anniversary',
  'кольцо на серебряную свадьбу',
  '銀婚式の指輪',
  'خاتم اليوبيل الفضي للزواج',
])('"%s" names no metal', (prompt) => {
  expect(of(prompt, 'metal')).toEqual([]);
});
