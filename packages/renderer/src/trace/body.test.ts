import { expect, it } from 'vitest';
import { BOX_HALF_WIDTH, BOX_NORMAL, BOX_RADIANCE, BOX_STRIDE } from './room';
import { createBodyShader, PEARL_SKIN, type BodyShader, type Skin } from './body';
import type { Tracing } from './tracing';

it('a ray between two pearls ends in the environment rather than in endless reflections', () => {
  const light = new Float64Array(3);
  let roomLookups = 0;
  const tracing = {
    light,
    scene: { frames: new Float64Array(9) },
    environment: {
      boxes: new Float64Array(BOX_STRIDE).fill(300, 0, 3),
      boxCount: 0,
    },
    farRadiance: () => {
      roomLookups += 1;
      light.fill(1);
    },
    irradiance: () => light.fill(1),
    trace: (
      px: number,
      py: number,
      pz: number,
      dx: number,
      dy: number,
      dz: number,
      depth: number,
      _through: number,
      blur: number,
    ) => shade([1, 1, 1], PEARL_SKIN, px, py, pz, dx, dy, dz, -dx, -dy, -dz, 0, depth, blur),
  } as unknown as Tracing;
  const shade: BodyShader = createBodyShader(tracing);
  shade([1, 1, 1], PEARL_SKIN, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0);
  expect(roomLookups).toBe(1);
  expect([...light].every((share) => share > 0 && share < 3)).toBe(true);
});

it('a pearl reflects the main light as a symmetric round window, bright in its center', () => {
  const light = new Float64Array(3);
  const boxes = new Float64Array(BOX_STRIDE);
  boxes.set([0, 0, 300]);
  boxes.set([0, 0, -1], BOX_NORMAL);
  boxes.set([90, 30], BOX_HALF_WIDTH);
  boxes.set([5, 5, 5], BOX_RADIANCE);
  const frames = new Float64Array([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const dark = () => light.fill(0);
  const tracing = {
    light,
    environment: { boxes, boxCount: 1 },
    farRadiance: dark,
    irradiance: dark,
    trace: dark,
    scene: { frames },
  } as unknown as Tracing;
  const shade = createBodyShader(tracing);
  const brightness = (turn: number, way: number): number => {
    const [x, y, z] = [Math.sin(turn) * Math.cos(way), Math.sin(turn) * Math.sin(way), Math.cos(turn)];
    shade([0.8, 0.8, 0.8], PEARL_SKIN, 0, 0, 0, 0, 0, -1, x, y, z, 0, 0, 0);
    return light[1]!;
  };
  expect(brightness(0, 0)).toBeGreaterThan(brightness(0.25, 0) * 3);
  for (const way of [0.7, Math.PI / 2, 3, 5]) expect(brightness(0.1, way)).toBeCloseTo(brightness(0.1, 0), 9);
});

it('white nacre is rosy where it faces the eye and neutral at its rim', () => {
  const light = new Float64Array(3);
  const boxes = new Float64Array(BOX_STRIDE);
  boxes[2] = 300;
  const tracing = {
    light,
    environment: { boxes, boxCount: 0 },
    irradiance: () => light.fill(1),
    trace: () => light.fill(0),
    scene: { frames: new Float64Array(9) },
  } as unknown as Tracing;
  const shade = createBodyShader(tracing);
  const rosiness = (turn: number): number => {
    shade([0.8, 0.8, 0.8], PEARL_SKIN, 0, 0, 0, 0, 0, -1, Math.sin(turn), 0, Math.cos(turn), 0, 0, 0);
    return light[0]! / light[1]!;
  };
  expect(rosiness(0)).toBeGreaterThan(1.08);
  for (const turn of [0.95, 1, 1.2, 1.4]) expect(Math.abs(rosiness(turn) - 1)).toBeLessThan(0.02);
});

it('a pearl has a darker rim, and mirrors lights beside its main one no brighter than paper', () => {
  const light = new Float64Array(3);
  const boxes = new Float64Array(BOX_STRIDE);
  boxes[2] = 300;
  let mirrored = 1;
  const tracing = {
    light,
    environment: { boxes, boxCount: 0 },
    irradiance: () => light.fill(1),
    trace: () => light.fill(mirrored),
    scene: { frames: new Float64Array(9) },
  } as unknown as Tracing;
  const shade = createBodyShader(tracing);
  const brightness = (turn: number, of: number): number => {
    mirrored = of;
    shade([0.8, 0.8, 0.8], PEARL_SKIN, 0, 0, 0, 0, 0, -1, Math.sin(turn), 0, Math.cos(turn), 0, 0, 0);
    return light[1]!;
  };
  expect(brightness(0.5, 6)).toBe(brightness(0.5, 1));
  expect(brightness(1.2, 0)).toBeLessThan(0.78 * brightness(0, 0));
});

const OPAL: Skin = { body: 'opal', ior: 1.45, lustre: 'vitreous', schiller: null, polarizer: 1 };
const MOONSTONE: Skin = { body: 'moonstone', ior: 1.52, lustre: 'vitreous', schiller: null, polarizer: 1 };

/** A shader under one frontal softbox, without any other light but what is mirrored. */
function underOneBox(radiance = 0) {
  const light = new Float64Array(3);
  const boxes = new Float64Array(BOX_STRIDE);
  boxes.set([0, 0, 300]);
  boxes.set([0, 0, -1], BOX_NORMAL);
  boxes.set([90, 90], BOX_HALF_WIDTH);
  boxes.set([5, 5, 5], BOX_RADIANCE);
  const frames = new Float64Array([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const dark = () => light.fill(0);
  const tracing = {
    light,
    environment: { boxes, boxCount: 1 },
    farRadiance: dark,
    irradiance: dark,
    trace: () => light.fill(radiance),
    scene: { frames },
  } as unknown as Tracing;
  return { light, shade: createBodyShader(tracing), frames };
}

it('opal shows several pure colors, in domains wider than a pixel, that change with its tilt', () => {
  const { light, shade } = underOneBox();
  const hues = new Set<number>();
  let changed = 0;
  let steady = 0;
  for (let i = 0; i < 400; i++) {
    const [x, y] = [(i % 20) * 0.4, Math.floor(i / 20) * 0.4];
    const colorAt = (dx: number, tilt: number): number[] => {
      shade([0.8, 0.8, 0.8], OPAL, x + dx, y, 0, 0, 0, -1, Math.sin(tilt), 0, Math.cos(tilt), 0, 0, 0);
      return [...light];
    };
    const color = colorAt(0, 0);
    const high = Math.max(...color);
    if (high - Math.min(...color) > 0.3 * high && high > 0.05) hues.add(color.indexOf(high));
    const apart = (other: readonly number[]) => Math.max(...color.map((value, c) => Math.abs(value - other[c]!)));
    if (apart(colorAt(0, 0.35)) > 0.1) changed++;
    if (apart(colorAt(0.02, 0)) < 0.05) steady++;
  }
  expect(hues.size).toBe(3);
  expect(changed).toBeGreaterThan(100);
  expect(steady).toBeGreaterThan(320);
});

it('opal keeps milky body between its flashes', () => {
  const { light, shade } = underOneBox();
  const chroma = (x: number, y: number): number => {
    shade([0.8, 0.8, 0.8], OPAL, x, y, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0);
    return Math.max(...light) - Math.min(...light);
  };
  const points = Array.from({ length: 3600 }, (_, i) => chroma((i % 60) * 0.2, Math.floor(i / 60) * 0.2));
  const share = (from: number) => points.filter((value) => value > from).length / points.length;
  expect(share(0.02)).toBeGreaterThan(0.3);
  expect(share(0.02)).toBeLessThan(0.6);
  expect(share(0.3)).toBeGreaterThan(0.04);
});

it('labradorite has broad sheens without borders, and a dark body between them', () => {
  const { light, shade } = underOneBox();
  const skin: Skin = { body: 'opaque', ior: 1.565, lustre: 'vitreous', schiller: 'labradorescence', polarizer: 1 };
  const along = Array.from({ length: 400 }, (_, i) => {
    shade([0, 0, 0], skin, i * 0.05, 2.3, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0);
    return light[2]!;
  });
  const steps = along.slice(1).map((value, i) => Math.abs(value - along[i]!));
  expect(Math.max(...along)).toBeGreaterThan(0.1);
  expect(Math.max(...steps)).toBeLessThan(0.1 * Math.max(...along));
  expect(Math.min(...along)).toBeLessThan(0.15 * Math.max(...along));
});

it('the sheen of moonstone is blue and follows its axis rather than its surface', () => {
  const { light, shade, frames } = underOneBox();
  const blueAt = (axisTilt: number): number[] => {
    frames.set([Math.sin(axisTilt), 0, Math.cos(axisTilt)], 6);
    shade([0.7, 0.7, 0.7], MOONSTONE, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0);
    return [...light];
  };
  const facing = blueAt(0);
  expect(facing[2]!).toBeGreaterThan(facing[0]! * 3);
  expect(facing[2]!).toBeGreaterThan(blueAt(0.6)[2]! * 3);
});

it("a star has three lines that cross where the dome faces the light, a cat's eye one", () => {
  const { light, shade } = underOneBox();
  const brightness = (schiller: 'eye' | 'star', turn: number): number => {
    const lean = 0.3;
    shade(
      [0.2, 0.2, 0.2],
      { body: 'translucent', ior: 1.77, lustre: 'vitreous', schiller, polarizer: 1 },
      0,
      0,
      0,
      0,
      0,
      -1,
      Math.sin(lean) * Math.cos(turn),
      Math.sin(lean) * Math.sin(turn),
      Math.cos(lean),
      0,
      0,
      0,
    );
    return light[1]!;
  };
  const peaks = (schiller: 'eye' | 'star'): number => {
    const around = Array.from({ length: 72 }, (_, i) => brightness(schiller, (i / 72) * 2 * Math.PI));
    const middle = (Math.max(...around) + Math.min(...around)) / 2;
    return around.filter((value, i) => value > middle && around[(i + 71) % 72]! <= middle).length;
  };
  expect(peaks('star')).toBe(6);
  expect(peaks('eye')).toBe(2);
});

it('an opaque stone mirrors as much as a polarizing filter lets through', () => {
  const { light, shade } = underOneBox(1);
  const mirrored = (polarizer: number): number => {
    shade(
      [0, 0, 0],
      { body: 'opaque', ior: 1.54, lustre: 'vitreous', schiller: null, polarizer },
      0,
      0,
      0,
      0,
      0,
      -1,
      0,
      0,
      1,
      0,
      0,
      0,
    );
    return light[1]!;
  };
  expect(mirrored(1)).toBeCloseTo((0.54 / 2.54) ** 2, 9);
  expect(mirrored(0.5)).toBeCloseTo(mirrored(1) / 2, 9);
});

it('a waxy polish mirrors lights weaker and wider than glass', () => {
  const light = new Float64Array(3);
  const blurs: number[] = [];
  const tracing = {
    light,
    environment: { boxes: new Float64Array(BOX_STRIDE), boxCount: 0 },
    irradiance: () => light.fill(0),
    trace: (...[, , , , , , , , blur]: Parameters<Tracing['trace']>) => {
      blurs.push(blur);
      light.fill(1);
    },
    scene: { frames: new Float64Array(9) },
  } as unknown as Tracing;
  const shade = createBodyShader(tracing);
  const [glass = 0, wax = 0, dull = 0] = (['vitreous', 'waxy', 'dull'] as const).map((lustre) => {
    shade(
      [1, 1, 1],
      { body: 'opaque', ior: 1.6, lustre, schiller: null, polarizer: 1 },
      0,
      0,
      0,
      0,
      0,
      -1,
      0,
      0,
      1,
      0,
      0,
      0,
    );
    return light[1]!;
  });
  expect(wax).toBeLessThan(glass * 0.9);
  expect(wax).toBeGreaterThan(glass * 0.3);
  expect(dull).toBeLessThan(glass * 0.3);
  expect(blurs[1]! - blurs[0]!).toBeGreaterThan(0.04);
});
