import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { crownHeight, pavilionDepth } from '../../gems/heights';
import { gemShape } from '../../gems/cuts';
import { cornersOf } from '../../inspect/corners';
import type { Piece } from '../../piece';
import { lengthIn, stonesIn } from '../../spec/tree';
import { buildPiece } from '../registry';
import { built } from '../testing/namedPieces';
import { makeShank } from './shanks';

const SLOW = 60_000;
/** Distance from the middle of a slim band at which there is no metal of its own, mm. */
const BESIDE_MM = 1.5;

/** Height of the middle of a standing ring's hoop: halfway between its floor and its top. */
function axisOf(piece: Piece): number {
  const heights = cornersOf(piece, ({ part }) => part === 'shank').map(([, y]) => y);
  return (Math.min(...heights) + Math.max(...heights)) / 2;
}

describe('a bezel on a ring', { timeout: SLOW }, () => {
  test('reaches down to the band, also beside it, under both ends of a stone that lies along it', () => {
    const { spec, piece, gems } = built('emerald cut aquamarine set east-west in a bezel, platinum ring');
    const axis = axisOf(piece);
    const reach = gems[0]!.sizeMm * 0.5;
    for (const way of [-1, 1]) {
      const under = cornersOf(piece, ({ part }) => part === 'head').filter(
        ([x, , z]) => x * way > reach && Math.abs(z) > BESIDE_MM,
      );
      const lowest = Math.min(...under.map(([x, y]) => Math.hypot(x, y - axis)));
      expect(lowest).toBeLessThan(lengthIn(spec, 'inner_diameter')! / 2 + 0.9);
    }
  });

  test('holds a stone with a flat back lower than a faceted one of its width', () => {
    const heightOf = (prompt: string): number => {
      const { piece } = built(prompt);
      return stonesOfPiece(piece)[0]!.source.at.origin[1] - axisOf(piece);
    };
    const [flat, faceted] = ['turquoise cabochon', 'round sapphire'].map((stone) =>
      heightOf(`plain ring with a 7 mm ${stone} in a bezel`),
    );
    expect(faceted! - flat!).toBeGreaterThan(1);
  });
});

test('the tips of prongs lie on the crown', { timeout: SLOW }, () => {
  const { piece, gems } = built('ring with a 7 mm round sapphire in four prongs');
  const source = gems[0]!;
  const top = Math.max(...cornersOf(piece, ({ part }) => part === 'head').map(([, y]) => y));
  const half = source.sizeMm / 2;
  const table = source.at.origin[1] + crownHeight(gemShape('round'), 0, 0) * half;
  expect(top).toBeGreaterThan(source.at.origin[1] + crownHeight(gemShape('round'), 0.9, 0) * half);
  expect(top).toBeLessThan(table + 0.1);
  expect(pavilionDepth(gemShape('round'))).toBeCloseTo(0.883, 2);
});

test('toi et moi is two stones at one height on a plain shank, pears head to tail', { timeout: SLOW }, () => {
  const { spec, piece } = built('toi et moi ring with a pear emerald and a pear diamond, plain band');
  expect(spec.root.kind).toBe('shank.plain');
  const [left, right] = stonesOfPiece(piece).map(({ source }) => source.at);
  expect(Math.abs(left!.origin[1] - right!.origin[1])).toBeLessThan(0.1);
  expect(left!.origin[0] * right!.origin[0]).toBeLessThan(0);
  expect(left!.axes[1][2] * right!.axes[1][2]).toBeLessThan(0);
});

test.each([
  ['a diamond engagement ring with two small diamonds on each side', 4],
  ['Ring mit Diamant in der Mitte, links und rechts je drei kleine Diamanten, Platin', 6],
  ['婚戒想要六爪钻戒，1.5克拉圆钻，铂金戒臂，戒臂两边各镶三颗小钻', 6],
])('%s has a main stone that stands out from %i smaller ones', { timeout: SLOW }, (prompt, count) => {
  const { gems } = built(prompt);
  const sides = gems.filter(({ role }) => role === 'side');
  expect(sides).toHaveLength(count);
  const center = gems.find(({ role }) => role === 'center')!;
  expect(center.sizeMm).toBeGreaterThan(5);
  expect(center.sizeMm / Math.max(...sides.map(({ sizeMm }) => sizeMm))).toBeGreaterThan(1.6);
});

test('stones along the band continue from the shoulders of one main stone', () => {
  const stones = stonesIn(
    designFromPrompt({ prompt: '铂金求婚钻戒，六爪，一克拉圆钻，戒臂上半圈镶小碎钻', seed: 1 }).spec,
  );
  expect(stones).toMatchObject([
    { role: 'center', cut: 'round' },
    { role: 'side', kind: 'diamond' },
  ]);
});

test('a halo around a square stone is square, with a stone at each corner', { timeout: SLOW }, () => {
  const { gems } = built('princess cut topaz ring with a diamond halo, plain band');
  const center = gems.find(({ role }) => role === 'center')!.at;
  const around = gems
    .filter(({ role }) => role === 'halo')
    .map(({ at }) => [at.origin[0] - center.origin[0], at.origin[2] - center.origin[2]] as const);
  const far = Math.max(...around.map((p) => Math.hypot(...p)));
  const corners = around.filter((p) => Math.hypot(...p) > far * 0.97);
  expect(corners).toHaveLength(4);
  for (const [x, z] of corners) expect(Math.abs(Math.abs(x) - Math.abs(z))).toBeLessThan(0.1);
});

test('six kinds around one in the middle are the petals of a cluster', () => {
  const { spec } = designFromPrompt({
    prompt: 'navratna ring: ruby in the middle, around it diamond, pearl, coral, emerald, yellow sapphire and garnet',
    seed: 1,
  });
  expect(spec.root.children['heads']![0]!.kind).toBe('head.cluster');
  const stones = stonesIn(spec);
  expect(stones.every(({ count }) => count > 0)).toBe(true);
  expect(stones.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['ruby', 'diamond', 'pearl', 'coral', 'emerald', 'yellow-sapphire', 'garnet']),
  );
});

test('chunky claws are thicker, and a tapered band narrows', () => {
  const { root } = designFromPrompt({ prompt: 'ruby ring with four chunky claws and a tapered band', seed: 1 }).spec;
  expect(root.kind).toBe('shank.flared');
  expect(root.children['heads']![0]!.params).toMatchObject({ prongs: 4, stout: 'yes' });
});

test('an oval cabochon of turquoise meets its outline and its dome', { timeout: SLOW }, () => {
  const { spec, requirements } = designFromPrompt({ prompt: 'oval cabochon turquoise ring', seed: 1 });
  const verdicts = fulfil(requirements, spec, factsOf(spec, buildPiece(spec)));
  expect(verdicts.map(({ text, status }) => [text, status])).toEqual(
    expect.arrayContaining([
      ['oval', 'met'],
      ['cabochon', 'met'],
    ]),
  );
});

test('the arches of a cathedral stay under the girdle beside the stone', { timeout: SLOW }, () => {
  const { piece, gems } = built('Diamond solitaire ring in rose gold, cathedral shank');
  const { at, sizeMm } = gems[0]!;
  const half = sizeMm / 2;
  for (const way of [-1, 1]) {
    // Outside the girdle and the prongs at its corners there is nothing but the arch.
    const beside = cornersOf(piece, ({ part }) => part === 'head').filter(
      ([x, , z]) => x * way > half * 1.02 && Math.abs(z) < half * 0.5,
    );
    expect(beside.length).toBeGreaterThan(0);
    expect(Math.max(...beside.map(([, y]) => y))).toBeLessThan(at.origin[1]);
  }
});

test.each([
  ['Anello con rubino ovale e otto diamantini intorno a margherita, oro bianco', 8],
  ['flower ring with a ruby centre and eight diamonds around', 8],
])('the stones around a centre are the petals of the flower in "%s"', { timeout: SLOW }, (prompt, petals) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  expect(stonesOfPiece(piece).filter(({ kind }) => kind === 'diamond')).toHaveLength(petals);
  expect(fulfil(requirements, spec, factsOf(spec, piece)).filter(({ status }) => status !== 'met')).toEqual([]);
});

test('wings stand on both sides of the stone of a ring, and a bat holds its only stone on its body', () => {
  const winged = designFromPrompt({ prompt: 'black gothic ring, bat wings, garnet', seed: 1 }).spec.root.children;
  expect(winged['sides']).toMatchObject([{ kind: 'figure.relief', params: { motif: 'bat wing', place: 'both' } }]);
  const [bat] = stonesOfPiece(buildPiece(designFromPrompt({ prompt: 'silver bat ring with a garnet', seed: 1 }).spec));
  expect(bat).toMatchObject({ part: 'body', kind: 'garnet' });
});

test('leaves of a ring on a branch grow on a twig', () => {
  const { root } = designFromPrompt({ prompt: 'gold leaf ring on a branch band with a pear emerald', seed: 1 }).spec;
  expect(root).toMatchObject({ id: 'branch-shank', kind: 'shank.twig' });
});

test.each(['cathedral diamond solitaire ring', 'cathedral ring with an oval sapphire in a bezel'])(
  'the arches of a %s grow out of the whole width of the band without a step',
  { timeout: SLOW },
  (prompt) => {
    const { spec, piece } = built(prompt);
    const { center, field, arms } = makeShank(
      'plain',
      lengthIn(spec, 'inner_diameter')!,
      lengthIn(spec, 'band_width')! / 2,
    );
    const arch = piece.parts.findLast((part) => part.shape === 'mesh' && part.at.axes[0][0] === -1)!;
    const corners = cornersOf(piece, (part) => part === arch);
    const angleOf = ([x, y]: (typeof corners)[number]): number => Math.atan2(Math.abs(x), y - center[1]);
    const foot = Math.max(...corners.map(angleOf));
    const leaving = corners.filter((p) => angleOf(p) > foot - 0.02);
    expect(Math.max(...leaving.map(([, , z]) => Math.abs(z)))).toBeGreaterThan(arms[0]!.halfWidth(foot) * 0.95);
    expect(Math.max(...leaving.map((p) => field(...p)))).toBeLessThan(0.02);
  },
);

test('the stones on the shoulders of a cathedral begin below its arches', { timeout: SLOW }, () => {
  const { piece, gems } = built('Cathedral diamond engagement ring with pavé shoulders, platinum');
  const axis = axisOf(piece);
  const sides = gems.filter(({ role }) => role === 'side');
  expect(sides.length).toBeGreaterThan(7);
  for (const { at } of sides) expect(Math.atan2(Math.abs(at.origin[0]), at.origin[1] - axis)).toBeGreaterThan(0.6);
});
