import { expect, test } from 'vitest';
import { parsePrompt } from './parsePrompt';

test.each([
  'Titanium, 8 mm, flat profile, brushed, with a koa wood inlay',
  'titan 6mm mit meteorit einlage',
  "we're tying the knot in May, something in platinum with a sapphire",
  'nos casamos en mayo, oro blanco con zafiro',
  'для помолвки, белое золото и изумруд',
  'プロポーズ用 プラチナ ダイヤ 0.5ct',
])('a ring is meant by its band or by an engagement: %s', (prompt) => {
  const parsed = parsePrompt(prompt);
  expect(parsed.types).toEqual(['ring']);
  expect(parsed.requirements.filter(({ concept }) => concept === 'type')).toEqual([]);
  expect(parsed.notUnderstood).toEqual([]);
});

test.each([
  ['earrings for getting engaged in May, gold', 'earrings'],
  ['titanium, blue dial, 40 mm', 'watch'],
  ['titanium hoops', 'earrings'],
  ['she said yes, so a locket in gold', 'pendant'],
])('no ring is meant where a prompt tells its type: %s', (prompt, type) => {
  expect(parsePrompt(prompt).types).toEqual([type]);
});
