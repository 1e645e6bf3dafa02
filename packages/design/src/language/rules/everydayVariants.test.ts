import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['Halskette mit winzigen Brilianten', 'stone', 'diamond'],
  ['bague avec un diamand', 'stone', 'diamond'],
  ['Dirndlohrringe in Silber', 'type', 'earrings'],
  ['Creolen mit Brillantbesatz', 'stone', 'diamond'],
  ['Ring im Stufenschliff mit Aquamarin', 'cut', 'emerald'],
  ['rosario de plata', 'type', 'necklace'],
  ["diadème avec des feuillettes d'or", 'motif', 'leaf'],
  ['anel com zirconinhas', 'stone', 'cubic-zirconia'],
  ['orecchini in oro con zirconcini', 'stone', 'cubic-zirconia'],
  ['anillo con zafiro, orlado de diamantes', 'form', 'halo'],
])('reads the everyday word in "%s" as %s %s', (prompt, concept, value) => {
  expect(parsePrompt(prompt).requirements).toContainEqual(expect.objectContaining({ concept, value }));
});
