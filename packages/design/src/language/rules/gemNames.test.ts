import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['zultanit taşlı gümüş yüzük', ['zultanite']],
  ['кольцо с султанитом', ['zultanite']],
  ['color changing diaspore ring', ['zultanite']],
  ['pounamu pendant on a cord', ['jade']],
  ['Siegelring mit blauem Lagenstein', ['blue-onyx']],
  ['Siegelring, roter Lagenstein', ['sardonyx']],
  ['red beryl ring', ['red-beryl']],
  ['crystal opal ring', ['opal']],
  ['whisky quartz ring', ['smoky-quartz']],
  ['golden sapphire ring', ['yellow-sapphire']],
  ['fire agate ring', ['fire-agate']],
  ['カイヤナイト リング', ['kyanite']],
  ['葡萄石戒指', ['prehnite']],
  ['舒俱来戒指', ['sugilite']],
  ['anel com turmalina paraíba', ['paraiba']],
  ['кольцо с хромдиопсидом', ['chrome-diopside']],
  ['collana con crisocolla', ['chrysocolla']],
  ['خاتم بحجر كيانيت', ['kyanite']],
])('%s: %j alone', (prompt, kinds) => {
  const stones = parsePrompt(prompt).requirements.filter(({ concept }) => concept === 'stone');
  expect(stones.map(({ value }) => value)).toEqual(kinds);
});
