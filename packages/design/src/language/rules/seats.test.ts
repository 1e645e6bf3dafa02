import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['Брошь стрекоза, глаза — два маленьких изумруда', 'emerald', 'eyes'],
  ['owl brooch in silver, eyes: two small citrines', 'citrine', 'eyes'],
  ['Brosche Libelle in Silber mit Rubinaugen', 'ruby', 'eyes'],
  ['broche libellule, le corps en or jaune avec une ligne de petits péridots', 'peridot', 'body'],
  ['dragonfly brooch with an emerald body', 'emerald', 'body'],
])('seats the stones of %s', (prompt, kind, seat) => {
  expect(parsePrompt(prompt).named).toMatchObject([{ kind, seat }]);
});
