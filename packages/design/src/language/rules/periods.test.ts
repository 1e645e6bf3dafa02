import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['tennis bracelet with diamonds, every fifth stone being a blue sapphire', 'blue-sapphire', 5],
  ['platinum tennis bracelet, every third stone an emerald', 'emerald', 3],
  ['diamond tennis bracelet with a ruby every fourth stone', 'ruby', 4],
  ['howlite bead bracelet with every 4th bead onyx', 'onyx', 4],
  ['Tennisarmband mit Diamanten, jeder dritte Stein ein Saphir', 'blue-sapphire', 3],
  ['bracelet rivière, diamants, une pierre sur trois est une émeraude', 'emerald', 3],
  ['pulsera tenis de diamantes, cada quinta piedra un rubí', 'ruby', 5],
  ['su yolu bileklik pırlanta, her beş taşta bir yakut', 'ruby', 5],
  ['钻石网球手链，每隔四颗一颗红宝石', 'ruby', 5],
] as const)('reads the period of a stone in "%s"', (prompt, kind, every) => {
  const { named } = parsePrompt(prompt);
  expect(named.find((stone) => stone.kind === kind)).toMatchObject({ every, count: null });
  expect(named.filter((stone) => stone.every !== undefined)).toHaveLength(1);
});

test('leaves the period of links to the links', () => {
  const { named, forms } = parsePrompt('gold link bracelet, every third link carries a diamond');
  expect(forms).toContain('third-links');
  expect(named.every(({ every }) => every === undefined)).toBe(true);
});
