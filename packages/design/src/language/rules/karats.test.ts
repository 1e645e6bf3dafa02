import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

describe('the weight of a stone', () => {
  test.each([
    ["diamant taille émeraude d'un carat, bague en or", 1],
    ['old mine cut diamond ring, roughly a carat', 1],
    ['خاتم زمردة وزنها قيراطان', 2],
    ['anel com diamante de 30 pontos', 0.3],
    ['anello con brillante centrale da 0,50', 0.5],
    ['gold ring with a diamond, 9 carat gold', null],
    ['gold ring 2,50 with a diamond', null],
  ])('is read with an article, a dual, in points and bare: %s', (prompt, carats) => {
    expect(parsePrompt(prompt).stone.carats).toBe(carats);
  });
});

test('carats of gold that no metal and no stone stands by are its karats', () => {
  const { karats, stone } = parsePrompt('bangle in 22ct, elephants all around, ruby eyes');
  expect({ karats, carats: stone.carats }).toEqual({ karats: [22], carats: null });
});
