import { expect, test } from 'vitest';
import { stonesOfPiece } from '../../built';
import { designFromPrompt } from '../../compose';
import { describeDesign } from '../../describe';
import { extentsOf } from '../../extents';
import { factsOf } from '../../facts';
import { fulfil } from '../../fulfil';
import { cornersOf } from '../../inspect/corners';
import type { DesignSpec } from '../../spec';
import { edited } from '../../spec/edit';
import { partWith } from '../../spec/tree';
import { buildPiece } from '../registry';

const SLOW = 60_000;
const designed = (prompt: string): DesignSpec => designFromPrompt({ prompt, seed: 1 }).spec;

/** Leftmost and rightmost metal in horizontal slices, mm. */
function slices(spec: DesignSpec): [left: number, right: number][] {
  const found = new Map<number, [number, number]>();
  for (const [x, y] of cornersOf(buildPiece(spec), ({ surface }) => surface.kind === 'metal')) {
    const [left, right] = found.get(Math.round(y)) ?? [x, x];
    found.set(Math.round(y), [Math.min(left, x), Math.max(right, x)]);
  }
  return [...found.values()];
}

test.each([
  'rose gold leaf earrings',
  'emerald halo drop earrings',
  'gold threader earrings with a pearl',
  'diamond studs with ear jackets',
])('%s are mirror images of each other', { timeout: SLOW }, (prompt) => {
  for (const [left, right] of slices(designed(prompt))) expect(Math.abs(left + right)).toBeLessThan(0.02);
});

test.each(['bezel set diamond stud earrings', 'flower stud earrings', 'honeycomb stud earrings with a ruby'])(
  '%s are mirror images of each other on the diagonal of the picture',
  { timeout: SLOW },
  (prompt) => {
    const corners = cornersOf(buildPiece(designed(prompt)), ({ part }) => part !== 'ear-post');
    const sides = [corners.filter(([x]) => x < 0), corners.filter(([x]) => x > 0)];
    const [left, right] = sides.map((side) => ({
      top: Math.max(...side.map(([, y]) => y)),
      foot: Math.min(...side.map(([, y]) => y)),
      inside: Math.min(...side.map(([x]) => Math.abs(x))),
      outside: Math.max(...side.map(([x]) => Math.abs(x))),
    }));
    expect(left!.inside).toBeCloseTo(right!.inside, 2);
    expect(left!.outside).toBeCloseTo(right!.outside, 2);
    expect(left!.top - left!.foot).toBeCloseTo(right!.top - right!.foot, 2);
    expect(left!.top - right!.top).toBeGreaterThan((left!.outside - left!.inside) * 0.5);
    // Closer to each other than half their width.
    expect(left!.inside + right!.inside).toBeLessThan((left!.outside - left!.inside) / 2);
  },
);

test('a sign that is read is not mirrored: the tails of two semicolons point to the left', { timeout: SLOW }, () => {
  const corners = cornersOf(buildPiece(designed('semicolon stud earrings')), ({ part }) => part !== 'ear-post');
  for (const way of [1, -1]) {
    const side = corners.filter(([x]) => x * way > 0);
    const lowest = side.reduce((low, corner) => (corner[1] < low[1] ? corner : low));
    const middle = (Math.min(...side.map(([x]) => x)) + Math.max(...side.map(([x]) => x))) / 2;
    expect(lowest[0] - middle).toBeLessThan(-0.5);
  }
});

test('the triangles of an unlike pair are the same, one of them upside down', { timeout: SLOW }, () => {
  const spec = designed('innovative ruby earrings');
  expect(spec.root.kind).toBe('geometric-drops');
  const piece = buildPiece(spec);
  const heights = (way: number): number[] => {
    const stone = stonesOfPiece(piece).find(({ source }) => source.at.origin[0] * way > 0)!.source.at.origin;
    const metal = cornersOf(piece, ({ part, surface }) => part !== 'ear-hook' && surface.kind === 'metal').filter(
      ([x]) => x * way > 0,
    );
    return [Math.max(...metal.map(([, y]) => y)) - stone[1], stone[1] - Math.min(...metal.map(([, y]) => y))];
  };
  const [above, below] = heights(1);
  expect(heights(-1)[0]).toBeCloseTo(below!, 1);
  expect(heights(-1)[1]).toBeCloseTo(above!, 1);
  expect(below! - above!).toBeGreaterThan(2);
});

test('earrings that differ have one figure each', { timeout: SLOW }, () => {
  const piece = buildPiece(designed('mismatched earrings, one a moon and one a star'));
  const middle = (id: string): number =>
    cornersOf({ ...piece, parts: piece.parts.filter(({ part }) => part === id) }, () => true).reduce(
      (sum, [x], _, all) => sum + x / all.length,
      0,
    );
  expect(middle('moon')).toBeLessThan(-2);
  expect(middle('star')).toBeGreaterThan(2);
});

test.each([
  ['a single gold hoop earring with a tiny diamond', 'Yellow gold hoop earring with a 2 mm round diamond'],
  ['silver ear cuff with an octopus, just one, not a pair', 'Sterling silver octopus ear cuff'],
  ["une seule boucle d'oreille, or jaune, plume", 'Yellow gold feather earring'],
  ['einzelner Ohrring in Silber mit einem Stern', 'Sterling silver star earring'],
  ['片耳用のピアス、ゴールド、星', 'Yellow gold star earring'],
])('one earring is made for "%s"', { timeout: SLOW }, (prompt, name) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  expect(describeDesign(spec, piece)).toBe(name);
  expect(stonesOfPiece(piece).length).toBeLessThan(2);
  const verdicts = fulfil(requirements, spec, factsOf(spec, piece));
  expect(verdicts.filter(({ status }) => status !== 'met')).toEqual([]);
});

test('pearls of a pair are no single earring', () => {
  expect(designed('single pearl earrings in gold').root.params['single']).toBeUndefined();
  expect(designed('mismatched earrings, a single hoop and a stud with a star').root.params['single']).toBeUndefined();
});

test('replacing a fitting, and adding or removing a drop, keeps all other parts', { timeout: SLOW }, () => {
  const studs = designed('diamond stud earrings');
  const hooks = edited(studs, { op: 'replace', id: 'post', part: { kind: 'ear.hook' } });
  expect(partWith(hooks, 'head')).toEqual(partWith(studs, 'head'));
  const reach = (spec: DesignSpec): number => slices(spec).length;
  expect(reach(hooks)).toBeGreaterThan(reach(studs) + 5);
  const hung = edited(hooks, {
    op: 'add',
    to: 'head',
    slot: 'drops',
    part: {
      kind: 'head.cap',
      id: 'pearl',
      stones: [{ role: 'accent', kind: 'pearl', cut: 'round', size_mm: 5, count: 2 }],
    },
  });
  const pearls = stonesOfPiece(buildPiece(hung)).filter(({ kind }) => kind === 'pearl');
  expect(pearls.map(({ part, sizeMm }) => [part, sizeMm])).toEqual([
    ['pearl', 5],
    ['pearl', 5],
  ]);
  expect(edited(hung, { op: 'remove', id: 'pearl' }).root.children['front']![0]).toMatchObject({
    ...partWith(hooks, 'head')!,
    children: {},
  });
});

test.each([
  ['threader earrings in silver with a moonstone drop, 6 cm long', 60],
  ['gold threader earrings 8 cm with a pearl', 80],
])('"%s" hangs as far down as stated', (prompt, length) => {
  const { spec } = designFromPrompt({ prompt, seed: 3 });
  expect(Math.abs(extentsOf(spec, buildPiece(spec)).whole[1] - length)).toBeLessThan(1);
});
