import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['bangles set of 4 in 22k gold, plain', 4],
  ['22 ayar altın burma bilezik, 3 tane yan yana', 3],
  ['غوايش ذهب عيار ٢١ عدد ستة رفيعة', 6],
  ['gold bangles, 6 pcs, thin', 6],
  ['set of seven thin gold bangles', 7],
  ['semanario de oro', 7],
  ['semanário de prata', 7],
  ['semainier en or', 7],
  ['gold bangle with 3 diamonds', null],
] as const)('counts the bangles of "%s"', (prompt, count) => {
  expect(parsePrompt(prompt).bangles).toBe(count);
});

test('sets no stone for bangles that lie side by side', () => {
  const { forms, gems } = parsePrompt('three gold bangles worn side by side');
  expect({ isBeside: forms.includes('beside'), gems }).toEqual({ isBeside: false, gems: [] });
});
