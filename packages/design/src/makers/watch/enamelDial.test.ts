import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { partsIn } from '../../spec/tree';
import { buildPiece } from '../registry';

const dialOf = (prompt: string) =>
  [...partsIn(designFromPrompt({ prompt, seed: 1 }).spec.root)].find(({ kind }) => kind === 'watch.dial')?.params;

test.each([
  ['watch with a blue enamel dial', 'midnight'],
  ['watch with white grand feu enamel dial', 'white'],
  ['gold watch, enamelled dial', 'white'],
  ['montre avec cadran en émail blanc', 'white'],
  ['a wristwatch with a proper dial, white enamel, bold arabic numerals, steel', 'white'],
])('fires enamel on the dial of %s', (prompt, color) => {
  expect(dialOf(prompt)).toMatchObject({ color, finish: 'enamel' });
});

test('brushes a dial without enamel', () => {
  expect(dialOf('gold watch with a blue dial')).toMatchObject({ color: 'midnight', finish: 'sunburst' });
});

test('the hand of small seconds has the colour of the seconds hand', () => {
  const { spec } = designFromPrompt({ prompt: 'steel watch with small seconds and a red seconds hand', seed: 1 });
  const small = [...partsIn(spec.root)].find(({ params }) => params['shows'] === 'seconds');
  const isRed = buildPiece(spec).parts.some(
    (part) =>
      part.shape === 'mesh' &&
      part.part === small!.id &&
      part.surface.kind === 'lacquer' &&
      part.surface.color[0] > 4 * part.surface.color[1],
  );
  expect(isRed).toBe(true);
});
