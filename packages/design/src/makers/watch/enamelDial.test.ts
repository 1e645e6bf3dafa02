import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { partsIn } from '../../spec/tree';

const dialOf = (prompt: string) =>
  [...partsIn(designFromPrompt({ prompt, seed: 1 }).spec.root)].find(({ kind }) => kind === 'watch.dial')?.params;

test.each([
  ['watch with a blue enamel dial', 'midnight'],
  ['watch with white grand feu enamel dial', 'white'],
  ['gold watch, enamelled dial', 'white'],
  ['montre avec cadran en émail blanc', 'white'],
])('fires enamel on the dial of %s', (prompt, color) => {
  expect(dialOf(prompt)).toMatchObject({ color, finish: 'enamel' });
});

test('brushes a dial without enamel', () => {
  expect(dialOf('gold watch with a blue dial')).toMatchObject({ color: 'midnight', finish: 'sunburst' });
});
