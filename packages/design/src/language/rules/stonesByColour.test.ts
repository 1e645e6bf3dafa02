/** Stones that only their colours name, each with its own place and size. */
import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['ring with a big blue stone and little white ones round it', 'blue-sapphire'],
  ['ring with a big blue stone and little white stones around it', 'blue-sapphire'],
  ['Ring mit großem rotem Stein und kleinen weißen Steinen drumherum', 'ruby'],
  ['bague avec une grosse pierre verte et de petites pierres blanches autour', 'emerald'],
  ['anillo con una piedra azul grande y piedras blancas pequeñas alrededor', 'blue-sapphire'],
])('sets the white ones around the other: %s', (prompt, main) => {
  const { named, forms } = parsePrompt(prompt);
  expect(forms).toEqual(['halo']);
  expect(named).toMatchObject([
    { kind: main, role: null, scale: 1.35 },
    { kind: 'diamond', role: 'halo', scale: 0.72 },
  ]);
});

test.each([
  ['кольцо с топазом и фианитами', 'topaz', 'cubic-zirconia'],
  ['кольцо с рубином и шпинелями', 'ruby', 'spinel'],
])('counts Russian plurals as several: %s', (prompt, one, several) => {
  expect(parsePrompt(prompt).named).toMatchObject([
    { kind: one, isSeveral: false },
    { kind: several, isSeveral: true },
  ]);
});
