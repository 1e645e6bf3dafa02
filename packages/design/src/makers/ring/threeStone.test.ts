/** Rings of three stones: the camera, side stones and pavé. */
import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { stonesIn } from '../../spec/tree';
import { buildPiece } from '../registry';

test('three stones are seen nearly from the front and from above', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const { view } = designFromPrompt({ prompt: 'three-stone emerald ring in white gold', seed }).spec;
    expect(Math.abs(view.azimuth_deg)).toBeLessThanOrEqual(10);
    expect(view.elevation_deg).toBeGreaterThanOrEqual(36);
  }
});

test.each([
  ['oval diamond solitaire with pear side stones', 'shank.taper', 'head.prong'],
  ['emerald solitaire ring with trapezoid side stones, knife edge', 'shank.knife', 'head.prong'],
  ['half bezel oval opal ring with kite side stones', 'shank.taper', 'head.half-bezel'],
])('sets side stones of a cut beside any head: %s', (prompt, shank, head) => {
  const { spec } = designFromPrompt({ prompt });
  expect({ shank: spec.root.kind, head: spec.root.children['heads']![0]!.kind }).toEqual({ shank, head });
  expect(spec.root.children['sides']).toHaveLength(1);
});

test('paves the band of a three-stone ring and counts its three stones', () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'three stone oval diamond ring on a pavé band, platinum' });
  const facts = factsOf(spec, buildPiece(spec));
  expect(facts.alt).toContain('two oval diamonds and pavé shoulders');
  expect(fulfil(requirements, spec, facts).filter(({ status }) => status !== 'met')).toEqual([]);
});

test.each([
  'anillo de oro blanco con zafiro y un diamante pequeño a cada lado',
  'خاتم ذهب أبيض مع ياقوت في الوسط وحجر الماس صغير على كل جانب',
  '铂金戒指,中间一颗3克拉蓝宝石,两侧各一颗小钻石',
  '루비 반지 양옆에 작은 다이아',
])('side stones are small in languages whose adjective follows or is part of the noun: "%s"', (prompt) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const sides = stonesIn(spec).filter(({ role }) => role === 'side');
  expect(sides.map(({ kind, size_mm }) => [kind, size_mm])).toEqual([['diamond', 2.2]]);
  const judged = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(judged.filter(({ status }) => status !== 'met')).toEqual([]);
});
