import { expect, it } from 'vitest';
import { FLOOR_RIG, WALL_RIG } from '../materials/rigs';
import { createEnvironment, octahedralTable, TABLE } from './environment';
import { createKernel } from './kernel';
import { unpackColor } from './packedColor';

const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);
type View = 'throughGem' | 'throughBrilliant';
/**
 * Green radiance of the environment of coloured stones or diamonds for every direction near the plane x = 0 and above the
 * horizon, with its elevation in degrees.
 */
const seen = (view: View) => {
  const found: { readonly degrees: number; readonly green: number }[] = [];
  let texel = 0;
  octahedralTable(TABLE, (x, y, z) => {
    if (Math.abs(x) < 0.02 && y > 0)
      found.push({ degrees: (Math.atan2(y, z) * 180) / Math.PI, green: unpackColor(environment[view][texel]!)[1] });
    texel++;
  });
  return found;
};
/** Its mean radiance within 10 degrees of a direction above the horizon in the plane x = 0. */
const around = (view: View, middle: number): number => {
  const near = seen(view).filter(({ degrees }) => Math.abs(degrees - middle) < 10);
  return near.reduce((sum, { green }) => sum + green, 0) / near.length;
};

it.each([
  ['throughGem', 0.7],
  ['throughBrilliant', 0.2],
] as const)('has a dark card around the lens at every camera position, %s', (view, left) => {
  const facing = (degrees: number) =>
    environment.faceLens(0, Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180));
  facing(20);
  const open = around(view, 75);
  facing(75);
  expect(around(view, 75)).toBeLessThan(open * left);
  facing(20);
  expect(around(view, 75)).toBe(open);
});

it.each([FLOOR_RIG, WALL_RIG])('holds the softboxes that coloured stones see at a knee', (rig) => {
  const { throughGem } = createEnvironment({ ...rig, sparks: [] }, [0, 9, 0]);
  const brightest = Math.max(...Array.from(throughGem, (packed) => unpackColor(packed)[1]));
  expect(brightest).toBeGreaterThan(1.5);
  expect(brightest).toBeLessThan(8);
});

it('takes light of a softbox away from matte metal alone', () => {
  const [box] = FLOOR_RIG.boxes;
  const kernel = createKernel();
  const towards = (matteShare: number, blur: number): number => {
    createEnvironment({ ...FLOOR_RIG, boxes: [{ ...box!, matteShare }] }, [0, 9, 0], kernel);
    const [x, y, z] = box!.center;
    const length = Math.hypot(x, y - 9, z);
    kernel.radiance(0, 9, 0, x / length, (y - 9) / length, z / length, blur);
    return kernel.light[1]!;
  };
  expect(towards(0.3, 0.2)).toBe(towards(1, 0.2));
  expect(towards(0.3, 0.6)).toBeLessThan(towards(1, 0.6) * 0.6);
});

it('fades a graduated softbox towards its lower end in metal alone', () => {
  const [, box] = FLOOR_RIG.boxes;
  const kernel = createKernel();
  const seenAt = (share: number, radiance: 'radiance' | 'radianceWithoutCards'): number => {
    createEnvironment(
      {
        ...FLOOR_RIG,
        boxes: [
          { ...box!, fade: 0.8 },
          { ...box!, fade: 0.8, metalOnly: true },
        ],
      },
      [0, 9, 0],
      kernel,
    );
    const [x, y, z] = [box!.center[0], box!.center[1] + share * box!.halfHeight, box!.center[2]];
    const length = Math.hypot(x, y - 9, z);
    kernel[radiance](0, 9, 0, x / length, (y - 9) / length, z / length, 0);
    return kernel.light[1]!;
  };
  expect(seenAt(-0.6, 'radianceWithoutCards')).toBeGreaterThan(seenAt(0.6, 'radianceWithoutCards') * 0.8);
  expect(seenAt(-0.6, 'radiance')).toBeLessThan(seenAt(0.6, 'radiance') * 0.5);
});

it('has no border at the horizon, which metal before a wall mirrors', () => {
  const kernel = createKernel();
  createEnvironment({ ...WALL_RIG, boxes: [] }, [0, 0, 4], kernel);
  const values = Array.from({ length: 40 }, (_, i) => {
    const dy = (i - 20) / 200;
    kernel.radiance(0, 0, 4, Math.sqrt(1 - dy * dy), dy, 0, 0);
    return kernel.light[1]!;
  });
  expect(Math.max(...values.slice(1).map((value, i) => Math.abs(value / values[i]! - 1)))).toBeLessThan(0.03);
});

it.each([
  ['table', FLOOR_RIG],
  ['wall', WALL_RIG],
] as const)('shows metal alone a white tent with black flags and a slit at the %s', (_, rig) => {
  const kernel = createKernel();
  createEnvironment({ ...rig, boxes: [{ ...rig.boxes[0]!, radiance: [0, 0, 0], metalOnly: true }] }, [0, 9, 4], kernel);
  const seen = (rise: number, x: number, level: number) => {
    const outwards = Math.sqrt(1 - rise * rise);
    const [up, across] = [rig.tentUp[1], rig.tentUp[2]];
    const direction = [
      outwards * x,
      rise * up + outwards * level * across,
      rise * across + outwards * level * up,
    ] as const;
    kernel.radiance(0, 9, 4, ...direction, 0);
    const inMetal = kernel.light[1]!;
    kernel.radianceWithoutCards(0, 9, 4, ...direction, 0);
    return { inMetal, inGlass: kernel.light[1]! };
  };
  const tent = (rise: number) => seen(rise, 1, 0).inMetal - seen(rise, 1, 0).inGlass;
  expect(tent(0.01)).toBe(0);
  expect(tent(0.3)).toBeCloseTo(rig.tent[1], 6);
  for (const { inMetal, inGlass } of [seen(0.3, 0.8, 0.6), seen(0.3, 0.6, -0.8)])
    expect(inMetal).toBeLessThan(0.14 * (inGlass + rig.tent[1]));
  // From its dark middle to the tent within five degrees: softer edges looked like satin.
  const aside = (degrees: number) => {
    const turn = Math.atan2(0.6, 0.8) + (degrees * Math.PI) / 180;
    const { inMetal, inGlass } = seen(0.3, Math.cos(turn), Math.sin(turn));
    return inMetal / (inGlass + rig.tent[1]);
  };
  expect(aside(10.5)).toBeLessThan(0.14);
  expect(aside(14)).toBeGreaterThan(0.9);
});

it.each([FLOOR_RIG, WALL_RIG])('draws softboxes in polished metal with an edge of a few degrees', (rig) => {
  for (const { softness, halfHeight, center } of rig.boxes.filter(({ metalOnly, fade }) => fade && !metalOnly))
    expect((softness * halfHeight) / Math.hypot(...center)).toBeLessThan(0.06);
});

it('has flags in its corners that fade on one side, and end crisply on the other unless they are blurred', () => {
  const kernel = createKernel();
  createEnvironment({ ...FLOOR_RIG, boxes: [], lensDarkness: 0 }, [0, 9, 0], kernel);
  /** Radiance at an angle in degrees from the middle of the flag in front on the right, towards the side of the room. */
  const aside = (degrees: number, blur = 0): number => {
    const azimuth = Math.atan2(0.6, 0.8) - (degrees * Math.PI) / 180;
    kernel.radiance(0, 9, 0, Math.cos(azimuth) * 0.8, 0.6, Math.sin(azimuth) * 0.8, blur);
    return kernel.light[1]!;
  };
  expect(aside(0)).toBeLessThan(0.15 * aside(-16));
  expect(aside(-16)).toBe(aside(-30));
  expect(aside(-16, 0.06)).toBeLessThan(0.9 * aside(-16));
  for (const degrees of [10, 16, 22]) expect(aside(degrees)).toBeLessThan(0.97 * aside(degrees + 6));
});
