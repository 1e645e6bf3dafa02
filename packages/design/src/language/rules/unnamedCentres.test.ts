import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each<[prompt: string, gems: readonly string[], cut: string]>([
  ['asscher cut center about 1.5ct engagement ring, sapphires bordering it', ['diamond', 'blue-sapphire'], 'asscher'],
  ['oval center, emerald halo, platinum ring', ['diamond', 'emerald'], 'oval'],
  ['emerald cut centre stone with sapphire baguettes each side, ring', ['diamond', 'blue-sapphire'], 'emerald'],
  ['gold ring with a princess centre and rubies down the shoulders', ['diamond', 'ruby'], 'princess'],
  ['ruby ring, oval center stone, diamonds each side', ['ruby', 'diamond'], 'oval'],
  ['a diamond halo around an oval center, ruby ring', ['ruby', 'diamond'], 'oval'],
  ['oval centre sapphire ring with diamonds around it', ['blue-sapphire', 'diamond'], 'oval'],
])('%s: the stones are %j, the first %s', (prompt, gems, cut) => {
  const parsed = parsePrompt(prompt);
  expect([...parsed.gems].toSorted()).toEqual([...gems].toSorted());
  expect(parsed.named.find(({ role }) => role === 'center')?.kind ?? parsed.gems[0]).toBe(gems[0]);
  expect(parsed.cuts[0]).toBe(cut);
});

test('weighs a ratti as 0.91 ct', () => {
  const { requirements } = parsePrompt('gents ring with 5.25 ratti yellow sapphire');
  expect(requirements).toContainEqual(expect.objectContaining({ concept: 'carats', value: '4.78' }));
});
