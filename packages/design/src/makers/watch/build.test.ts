import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { inspect } from '../../inspect/inspect';
import type { DesignSpec } from '../../spec';
import { edited } from '../../spec/edit';
import { mismatches } from '../../truth';
import { Bench } from '../../parts/bench';
import { buildPiece } from '../registry';
import { WatchFrame } from './frame';
import { SHAPES, STRAPS } from './kinds';

const DRESS: DesignSpec = edited(designFromPrompt({ prompt: 'steel dress watch, minimalist', seed: 1 }).spec, {
  op: 'set',
  id: 'case',
  params: { diameter: 40 },
});

/** Positions of a part's meshes, in mm from the middle of a 40 mm watch. */
const placesOf = (spec: DesignSpec, id: string): [x: number, y: number][] =>
  buildPiece(spec).parts.flatMap(
    ({
      part,
      at: {
        origin: [x, y],
      },
    }) => (part === id ? [[x, y] as [number, number]] : []),
  );

describe.each(SHAPES)('a %s case', (shape) => {
  const spec = edited(
    DRESS,
    { op: 'set', id: 'case', params: { shape } },
    { op: 'set', id: 'bezel', params: { screws: 4 } },
    {
      op: 'add',
      to: 'bezel',
      slot: 'set',
      part: {
        kind: 'halo.bezel',
        id: 'stones',
        stones: [{ role: 'halo', kind: 'ruby', cut: 'round', size_mm: 1.5, count: 0 }],
      },
    },
  );

  test('is one piece with its stones in seats and no thin wall', () => {
    const piece = buildPiece(spec);
    expect(inspect(piece, 'watch').map(({ why }) => why)).toEqual([]);
    expect(mismatches(spec, piece)).toEqual([]);
  });
});

test.each(STRAPS)('a strap of %s replaces another', (name) => {
  const piece = buildPiece(edited(DRESS, { op: 'replace', id: 'strap', part: { kind: `strap.${name}` } }));
  expect(piece.parts.filter(({ part }) => part === 'strap').length).toBeGreaterThan(1);
});

test.each([
  [3, 1, 0],
  [6, 0, -1],
  [9, -1, 0],
  [12, 0, 1],
] as const)('places a small dial at the hour %i', (at, x, y) => {
  const spec = edited(DRESS, {
    op: 'add',
    to: 'dial',
    slot: 'subdials',
    part: { kind: 'watch.subdial', id: 'small', params: { shows: 'seconds', at } },
  });
  const places = placesOf(spec, 'small');
  const middle = [0, 1].map((k) => places.reduce((sum, place) => sum + place[k]!, 0) / places.length);
  expect(middle[0]! * x + middle[1]! * y).toBeGreaterThan(5);
  expect(Math.abs(middle[0]! * y + middle[1]! * x)).toBeLessThan(0.5);
});

test('a bezel has its stated number of screws, one at each corner of a square', () => {
  const heads = (screws: number, shape: string): number =>
    new Set(
      placesOf(
        edited(DRESS, { op: 'set', id: 'case', params: { shape } }, { op: 'set', id: 'bezel', params: { screws } }),
        'bezel',
      ).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`),
    ).size - 1;
  expect([heads(0, 'octagon'), heads(8, 'octagon'), heads(4, 'square')]).toEqual([0, 8, 4]);
  const corners = placesOf(
    edited(
      DRESS,
      { op: 'set', id: 'case', params: { shape: 'square' } },
      { op: 'set', id: 'bezel', params: { screws: 4 } },
    ),
    'bezel',
  ).filter(([x]) => Math.abs(x) > 1);
  for (const [x, y] of corners) expect(Math.abs(Math.abs(x) - Math.abs(y))).toBeLessThan(0.01);
});

test('an hour mark is omitted at the date and at the moon', () => {
  const marks = (spec: DesignSpec): number => placesOf(spec, 'indices').length;
  const dated = edited(DRESS, { op: 'add', to: 'dial', slot: 'date', part: { kind: 'watch.date', params: { at: 3 } } });
  expect(marks(dated)).toBe(marks(DRESS) - 1);
  expect(
    marks(
      edited(dated, {
        op: 'add',
        to: 'dial',
        slot: 'subdials',
        part: { kind: 'watch.subdial', params: { shows: 'moon', at: 6 } },
      }),
    ),
  ).toBe(marks(DRESS) - 2);
});

test('a part with its own metal is built of it, also brushed links', () => {
  const spec = edited(
    DRESS,
    { op: 'replace', id: 'strap', part: { kind: 'strap.links' } },
    { op: 'set', id: 'strap', metal: { alloy: 'rose-gold-18k' } },
  );
  const alloys = (id: string) =>
    new Set(
      buildPiece(spec).parts.flatMap((part) =>
        part.part === id && part.shape === 'mesh' && part.surface.kind === 'metal' ? [part.surface.alloy] : [],
      ),
    );
  expect([alloys('strap'), alloys('case')]).toEqual([new Set(['rose-gold-18k']), new Set(['steel-316l'])]);
});

test.each(['bezel', 'dial', 'crown', 'strap'])('a watch needs its %s', (id) => {
  expect(() => edited(DRESS, { op: 'remove', id })).toThrow(/needs a part/);
});

test.each(['round', 'square', 'rectangle'])('a %s watch is whole in the picture, seen straight on', (shape) => {
  const { spec } = designFromPrompt({ prompt: 'steel watch, black leather strap', seed: 3 });
  const { shot } = buildPiece(edited(spec, { op: 'set', id: 'case', params: { diameter: 40, shape } }));
  expect(Math.abs(shot.camera.azimuthDeg)).toBeLessThanOrEqual(5);
  expect(Math.abs(shot.camera.elevationDeg)).toBeGreaterThanOrEqual(9);
  const across = 2 * shot.camera.distanceMm * Math.tan((shot.camera.fovDeg * Math.PI) / 360);
  const half = { round: 20, square: 17, rectangle: 14.2 }[shape]!;
  expect((2 * half) / across).toBeGreaterThan(half / 45);
  expect((2 * half) / across).toBeLessThan(0.52);
});

test('hour marks of a square dial lie parallel to its edges', () => {
  const { spec } = designFromPrompt({ prompt: 'square gold watch, leather strap', seed: 3 });
  const w = new WatchFrame(new Bench(spec), spec.root);
  const [UP, RIGHT] = [
    [0, 1, 0],
    [1, 0, 0],
  ];
  const outs = Array.from({ length: 12 }, (_, hour) => w.mark(hour / 12, 5).out.map((one) => Math.round(one) + 0));
  expect(outs.slice(0, 6)).toEqual([UP, UP, RIGHT, RIGHT, RIGHT, [0, -1, 0]]);
});
