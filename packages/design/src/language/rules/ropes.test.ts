import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';

test.each([
  'open cuff in hammered silver, one oval turquoise with a twisted rope edge around it',
  'wide silver cuff with a turquoise in a rope bezel',
])('lays the rope of %s around its stone', (prompt) => {
  expect(designFromPrompt({ prompt, seed: 1 }).spec.root.params).toMatchObject({ form: 'cuff', rope: 'yes' });
});

test('twists the metal of a twisted cuff', () => {
  const { params } = designFromPrompt({ prompt: 'twisted silver cuff with a turquoise', seed: 1 }).spec.root;
  expect([params['form'], params['rope']]).toEqual(['open-twist', undefined]);
});

test('makes cufflinks of a language without another word for their type', () => {
  expect(designFromPrompt({ prompt: 'كبكات فضة بصقر', seed: 1 }).spec.root.kind).toBe('cufflinks');
});
