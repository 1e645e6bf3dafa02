import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['Armband mit kleinen Herzchen', 'heart'],
  ['Armband mit Sternchen aus Gold', 'star'],
  ['zilveren armband met hartjes', 'heart'],
  ['srebrna bransoletka z motylkami', 'butterfly'],
  ['silverarmband med små hjärtan', 'heart'],
  ['سوار ذهب بنجوم', 'star'],
  ['多个小爱心的银手链', 'heart'],
  ['小さなハートがたくさん並んだブレスレット', 'heart'],
  ['gümüş bileklik minik kalplerle', 'heart'],
  ['छोटे दिलों वाला चांदी का ब्रेसलेट', 'heart'],
])('%s: several figures', (prompt, name) => {
  expect(parsePrompt(prompt).row).toEqual([{ name, count: 5 }]);
});

test.each([
  'Armband mit einem Herzchen',
  'Armband mit kleinem Herzchen',
  'Herzchen Anhänger',
  'Herzchen-Armband',
  'sautoir avec un croissant de lune serti de zircons',
  '小爱心手链',
  'ハートのブレスレット',
])('%s: one figure', (prompt) => {
  expect(parsePrompt(prompt).row).toEqual([]);
});
