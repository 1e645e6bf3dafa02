import { expect, test } from 'vitest';
import { constructionOf } from './construction';
import { STYLES } from './spec';

test('gives each of the nine styles a construction of its own, different from the classic one', () => {
  const all = [[], ...STYLES.map((style) => [style])].map((styles) => JSON.stringify(constructionOf(styles, null)));
  expect(new Set(all).size).toBe(STYLES.length + 1);
});

test('prefers the chosen number of stones to that of a style', () => {
  expect(constructionOf(['honeycombs'], 'single').stones).toBe('few');
  expect(constructionOf(['minimalist'], 'many').stones).toBe('many');
});

test('keeps contradictory styles within castable limits', () => {
  const { thickness } = constructionOf(['minimalist', 'layered', 'contemporary'], null);
  expect(thickness).toBeGreaterThanOrEqual(0.55);
});
