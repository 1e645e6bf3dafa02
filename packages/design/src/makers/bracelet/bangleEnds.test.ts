import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { stonesIn } from '../../spec/tree';
import { buildPiece } from '../registry';

test.each([
  ['open cuff in rose gold with an emerald at each end', 'emerald'],
  ['offener Armreif in Silber, an jedem Ende ein Saphir', 'blue-sapphire'],
  ['pulsera abierta de oro con un rubí en cada punta', 'ruby'],
])('sets one stone at each end of %s', (prompt, kind) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(stonesIn(spec)).toMatchObject([{ kind, count: 2 }]);
  const facts = factsOf(spec, buildPiece(spec));
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test('ends a bangle in a pearl and in a faceted diamond', () => {
  const prompt = 'open bangle, a pearl on one end and a small round diamond on the other';
  const stones = stonesIn(designFromPrompt({ prompt, seed: 1 }).spec);
  expect(stones.map(({ kind, cut }) => `${kind} ${cut}`)).toEqual(['pearl round', 'diamond round']);
});

test('ends a bangle in a pearl and in a ball of quartz', () => {
  const prompt = 'pulsera rígida abierta, una esfera de cuarzo rosa por un lado y una perla por el otro';
  const stones = stonesIn(designFromPrompt({ prompt, seed: 1 }).spec);
  expect(stones.map(({ kind, cut }) => `${kind} ${cut}`)).toEqual(['rose-quartz sphere', 'pearl round']);
});

test.each([
  'kada in 22kt yellow gold with lion face on both the ends and ruby eyes',
  'silver kada with elephant face at both the ends, plain middle',
])('ends %s in two heads', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(spec.root.params['ends']).toBe('yes');
  const facts = factsOf(spec, buildPiece(spec));
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each([
  'gold bangle with flower design all around, no stones',
  'bracciale rigido con fiori tutto intorno',
  'jonc large en or avec motif floral sur tout le tour',
  'brazalete rígido con mariposas alrededor',
  'gold bangle with hearts all over',
])('lays the figures of %s all around', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  expect([spec.root.params['around'], stonesIn(spec)]).toEqual(['yes', []]);
  const facts = factsOf(spec, buildPiece(spec));
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});
