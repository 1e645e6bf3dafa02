/** Everyday names of pieces, and words that look like a figure or a refusal. */
import { expect, test } from 'vitest';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { buildPiece } from '../makers/registry';
import { stonesIn } from '../spec/tree';
import { designFromPrompt } from '../compose';

function made(prompt: string) {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const facts = factsOf(spec, buildPiece(spec));
  const unmet = fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met');
  return { spec, alt: facts.alt, unmet: unmet.map(({ text }) => text) };
}

test.each([
  'colar ponto de luz ouro branco',
  'collana punto luce oro bianco',
  'collar punto de luz oro blanco',
  'orecchini punto luce',
])('"%s" has one diamond alone', (prompt) => {
  expect(stonesIn(made(prompt).spec).map(({ role, kind }) => `${kind} ${role}`)).toEqual(['diamond center']);
});

test.each([
  ['pulsera con corazoncitos de plata', '5 hearts'],
  ['pulseira com coraçõezinhos', '5 hearts'],
  ['браслет с сердечками', '5 hearts'],
  ['collana con farfalline', '5 butterflies'],
  ['collier avec papillons', '5 butterflies'],
])('"%s" shows several: %s', (prompt, several) => {
  const { alt, unmet } = made(prompt);
  expect(alt).toContain(several);
  expect(unmet).toEqual([]);
});

test.each([
  'anillo con rubí y diamantes',
  'Ring mit Rubin und Diamanten',
  'кольцо с рубином и бриллиантами',
  'anello con smeraldo e diamanti',
  'gold ring with a topaz and diamonds',
])('"%s" has one main stone and several others', (prompt) => {
  const { spec, unmet } = made(prompt);
  const [main, ...others] = stonesIn(spec);
  expect(main).toMatchObject({ role: 'center', count: 1 });
  expect(others.every(({ kind, role }) => kind !== main!.kind && role !== 'center')).toBe(true);
  expect(unmet).toEqual([]);
});

test('next month is no moon, and stones at the sides stay', () => {
  const { spec, alt } = made(
    '来月プロポーズ予定です。プラチナの指輪、真ん中はダイヤ、両脇に小さなピンクダイヤを1つずつ',
  );
  expect(alt).not.toContain('moon');
  expect(stonesIn(spec).map(({ kind, count }) => [kind, count])).toEqual([
    ['diamond', 1],
    ['pink-diamond', 2],
  ]);
});

test('stones in heads at the sides stand on a V-shaped shank', () => {
  const { spec, unmet } = made('chevron ring with a diamond and two small rubies at the sides');
  expect(stonesIn(spec).map(({ kind, count }) => [kind, count])).toEqual([
    ['diamond', 1],
    ['ruby', 2],
  ]);
  expect(spec.root.kind).toBe('shank.chevron');
  expect(unmet).toEqual([]);
});

test.each([
  ['ダイヤの指輪、爪は6本', '爪は6本'],
  ['ダイヤの指輪、6本爪', '6本爪'],
])('%s: six claws are read and built', (prompt, words) => {
  const { requirements } = designFromPrompt({ prompt, seed: 1 });
  expect(requirements).toContainEqual(expect.objectContaining({ concept: 'prongs', value: '6', text: words }));
  expect(made(prompt).unmet).toEqual([]);
});

test.each(['خاتم عقيق بدون فصوص صغيرة حول الحجر', 'anillo con zafiro sin piedras pequeñas alrededor'])(
  '"%s" refuses small stones and keeps the main one',
  (prompt) => {
    const { spec, unmet } = made(prompt);
    expect(stonesIn(spec)).toHaveLength(1);
    expect(unmet).toEqual([]);
  },
);
