import { expect, test } from 'vitest';
import { parsePrompt } from './parsePrompt';

test.each([
  ['ساعة مينا موف وسير جلد بني', 'purple'],
  ['手表宝蓝色表盘', 'midnight'],
  ['ゴールドの腕時計、藤色の文字盤', 'purple'],
  ['saat, buz mavisi kadran', 'turquoise'],
  ['Uhr mit petrolfarbenem Zifferblatt', 'turquoise'],
  ['часы с циферблатом вишнёвого цвета', 'burgundy'],
  ['手表，绿盘，钢带，不带日历', 'forest'],
  ['neela dial wali ghadi', 'midnight'],
])('the dial of "%s" is %s', (prompt, color) => {
  expect(parsePrompt(prompt).dial).toBe(color);
});
