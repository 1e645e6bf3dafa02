import { expect, test } from 'vitest';
import { parsePrompt } from './parsePrompt';

test.each([
  ['кольцо с брилиантами и изумрудм', ['diamond', 'emerald']],
  ['браслетт с жемчюгом', ['pearl']],
  ['серьги с сапфирмаи', ['blue-sapphire']],
  ['Halskette aus Silber mit Smaragdn', ['emerald']],
  ['bague en or avec émeraudde et diamnat', ['emerald', 'diamond']],
  ['anello con smerladi e zaffriro', ['emerald', 'blue-sapphire']],
  ['pulsera con turmalias, oro', ['tourmaline']],
  ['gümüş yüzük zümrütt taşlı', ['emerald']],
  ['gold ring with a labradorit and a moonston', ['labradorite', 'moonstone']],
])('the misspelled stones of "%s" are read', (prompt, stones) => {
  const { requirements, notUnderstood } = parsePrompt(prompt);
  expect(requirements.filter(({ concept }) => concept === 'stone').map(({ value }) => value)).toEqual(stones);
  expect(notUnderstood).toEqual([]);
});

test.each([
  'a gold ring for the sake of my father and brother, for colder weather',
  'золотое кольцо для линии времени и хорошей погоды',
  'parmak için sade altın yüzük',
  'bague en or, la pointe vers le haut',
])('"%s" has no misspelled figure', (prompt) => {
  expect(
    parsePrompt(prompt).requirements.filter(({ concept }) => ['motif', 'stone', 'finish'].includes(concept)),
  ).toEqual([]);
});
