import type { Mesh, MeshPart, Surface } from '@jewelry/design';
import { describe, expect, it } from 'vitest';
import type { Gem } from '../materials/material';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';
import { pixelSeed } from '../render/pixelSeed';
import { packPiece } from '../scene/pack';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { createEnvironment } from './environment';
import { createKernel, SURFACE_COSINE } from './kernel';
import { createTracer } from './tracer';

/** Index of the reflected direction in the kernel's surface. */
const SURFACE_REFLECTED = 6;

const piece = fixturePiece(fixtureSpec());
const environment = createEnvironment(FLOOR_RIG, [0, 9, 0]);

/** Brightness of camera rays from above, across the band. */
function acrossTheBand(pixelAngle: number): number[] {
  const tracer = createTracer(packPiece(piece), environment, stageSetting(piece.shot), createKernel(), pixelAngle);
  return Array.from({ length: 240 }, (_, i) => {
    tracer.sample(-6, 60, -0.9 + (i / 240) * 1.8, 0, -1, 0, 0.5, 0.5, 0, 1);
    return tracer.light[1]!;
  });
}

/** Upper bound of the brightness of the band's side and the stage. */
const LIT = 0.4;
const steepest = (values: readonly number[]) =>
  Math.max(
    ...values.map((value, i) => (Math.min(value, values[i - 1] ?? 0) > LIT ? Math.abs(value - values[i - 1]!) : 0)),
  );
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('softens highlights narrower than a pixel and keeps their brightness, without dotted lines on thin metal', () => {
  const sharp = acrossTheBand(0);
  const soft = acrossTheBand(0.006);
  expect(steepest(soft)).toBeLessThan(steepest(sharp) * 0.7);
  expect(Math.abs(mean(soft) / mean(sharp) - 1)).toBeLessThan(0.25);
});

it('follows enough directions of a lobe that 12 samples a pixel show no lines on brushed metal', () => {
  const brushed = fixturePiece(fixtureSpec({ metal: { alloy: 'yellow-gold-18k', finish: 'satin' } }));
  const tracer = createTracer(packPiece(brushed), environment, stageSetting(piece.shot), createKernel(), 0.006);
  /** Inside the band, which mirrors its own edges and what lies beyond them. */
  const inside = (samples: number) =>
    Array.from({ length: 60 }, (_, i) =>
      mean(
        Array.from({ length: samples }, (_, turn) => {
          tracer.sample(0, 17 + i * 0.02, 40, 0, -0.42, -1, 0.5, 0.5, turn, 1);
          return tracer.light[1]!;
        }),
      ),
    );
  const converged = inside(1024);
  const error = inside(12).map((value, i) => (value - converged[i]!) ** 2);
  expect(Math.sqrt(mean(error)) / mean(converged)).toBeLessThan(0.12);
});

it('softens the horizon, where softboxes end, as their other edges', () => {
  const { kernel, light } = createTracer(packPiece(piece), environment, stageSetting(piece.shot), createKernel(), 0);
  /** Largest step of the light in directions from under the horizon to above it. */
  const step = (blur: number) => {
    const values = Array.from({ length: 400 }, (_, i) => {
      const dy = (i - 200) / 1000;
      const scale = 1 / Math.hypot(0.945, dy, 0.327);
      kernel.trace(-60, 40, 20, -0.945 * scale, dy * scale, 0.327 * scale, 1, 0, blur, -1);
      return light[1]!;
    });
    return Math.max(...values.map((value, i) => Math.abs(value - (values[i - 1] ?? value))));
  };
  expect(step(0.001)).toBeGreaterThan(0.6);
  expect(step(0.2)).toBeLessThan(0.05);
});

/** A level square over the band, its face upwards. */
const SQUARE: Mesh = {
  positions: new Float64Array([-20, 0, -20, -20, 0, 20, 20, 0, 20, 20, 0, -20]),
  triangles: new Uint32Array([0, 1, 2, 0, 2, 3]),
  creaseDeg: 38,
};

/** An integrator of level sheets at heights over the table, each with its left edge at `fromMm` or far out of sight. */
function tracerOf(sheets: readonly Surface[], heightsMm: readonly number[], fromMm: readonly number[] = []) {
  const band = piece.parts[0] as MeshPart;
  const parts = sheets.map((surface, i): MeshPart => ({
    shape: 'mesh',
    mesh: 0,
    surface,
    at: { ...band.at, origin: [i in fromMm ? fromMm[i]! + 20 : 0, heightsMm[i]!, 0] },
  }));
  const packed = packPiece({ ...piece, meshes: [SQUARE], gems: [], parts });
  return createTracer(packed, environment, stageSetting(piece.shot), createKernel(), 0.006);
}

/** Brightness of camera rays down onto sheets, along a line. */
function alongLine(sheets: readonly Surface[], heightsMm: readonly number[]): number[] {
  const tracer = tracerOf(sheets, heightsMm);
  return Array.from({ length: 200 }, (_, i) => {
    tracer.sample(-4 + i * 0.04, 100, 1, 0, -1, 0, 0.5, 0.5, i, 1);
    return tracer.light[1]!;
  });
}
const seenFromAbove = (sheets: readonly Surface[], heightsMm: readonly number[]): number =>
  mean(alongLine(sheets, heightsMm));

it('lights a dial through its glass', () => {
  const dial: Surface = { kind: 'lacquer', color: [0.5, 0.5, 0.5], gloss: 0 };
  const bare = seenFromAbove([dial], [60]);
  expect(seenFromAbove([dial, { kind: 'crystal' }], [60, 62]) / bare).toBeGreaterThan(0.9);
});

it('lets shadow rays pass glass', () => {
  const { intersector } = tracerOf([{ kind: 'crystal' }], [60]);
  expect(intersector.nearest(0, 100, 1, 0, -1, 0, 50, -1)).toBe(true);
  expect(intersector.blocked(0, 100, 1, 0, -1, 0, 50)).toBe(false);
});

it('shows brushed metal through glass as without it', () => {
  const plate: Surface = { kind: 'metal', alloy: 'yellow-gold-18k', finish: 'satin' };
  const bare = alongLine([plate], [60]);
  const behind = alongLine([plate, { kind: 'crystal' }], [60, 62]);
  const off = behind.map((value, i) => Math.abs(value - bare[i]!));
  expect(mean(off) / mean(bare)).toBeLessThan(0.15);
});

it('joins hammer marks with soft ridges', () => {
  const tracer = tracerOf([{ kind: 'metal', alloy: 'yellow-gold-18k', finish: 'hammered' }], [60]);
  const normals = Array.from({ length: 1600 }, (_, i) => {
    tracer.sample(-4 + i * 0.005, 100, 1, 0, -1, 0, 0.5, 0.5, 0, 1);
    return tracer.kernel.surface.slice(0, 3);
  });
  const steps = normals.slice(1).map((normal, i) => Math.hypot(...normal.map((x, axis) => x - normals[i]![axis]!)));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeGreaterThan(1);
  expect(Math.max(...steps)).toBeLessThan(0.03);
});

it('cuts fissures into bark', () => {
  const turns = (['bark', 'polished'] as const).map((finish) => {
    const tracer = tracerOf([{ kind: 'metal', alloy: 'yellow-gold-18k', finish }], [60]);
    const leans = Array.from({ length: 400 }, (_, i) => {
      tracer.sample(0, 100, -4 + i * 0.02, 0, -1, 0, 0.5, 0.5, 0, 1);
      return tracer.kernel.surface[2]!;
    });
    return leans.slice(1).reduce((sum, lean, i) => sum + Math.abs(lean - leans[i]!), 0);
  });
  expect(turns[0]).toBeGreaterThan(20 * turns[1]!);
});

describe('paint', () => {
  const dial: Surface = { kind: 'lacquer', color: [0.5, 0.5, 0.5], gloss: 0.8 };

  it('sends no ray from behind its glass to the glass', () => {
    const tracer = tracerOf([dial, { kind: 'crystal' }], [60, 62]);
    const before = tracer.rays();
    tracer.sample(0, 100, 1, 0, -1, 0, 0.5, 0.5, 0, 1);
    const [toGlass, toDial, occlusion, shadow, coat] = [1, 1, 4, 2, 1];
    expect(tracer.rays() - before).toBe(toGlass + toDial + occlusion + shadow + coat);
    expect(tracer.partial()).toBe(0);
  });

  it('has less grain in the shadow of metal than as many random rays give it', () => {
    const paint: Surface = { ...dial, gloss: 0 };
    const lid: Surface = { kind: 'metal', alloy: 'yellow-gold-18k', finish: 'polished' };
    const tracer = tracerOf([paint, lid], [60, 62], [-20, 1]);
    const blocked = { sky: 0, mainLight: 0 };
    /** Mean of four samples of a pixel. */
    const pixels = Array.from({ length: 400 }, (_, i) =>
      mean(
        [0, 1, 2, 3].map((turn) => {
          tracer.sample(0, 100, 1, 0, -1, 0, 0.5, 0.5, turn, pixelSeed(i % 20, Math.floor(i / 20)));
          const seen = tracer.light[1]!;
          blocked.sky += (1 - tracer.kernel.openness(12, 1, 4, 2)) / 1600;
          blocked.mainLight += (1 - tracer.kernel.mainLightSeen(12, 2, 1)) / 1600;
          return seen;
        }),
      ),
    );
    const middle = mean(pixels);
    expect(middle).toBeLessThan(alongLine([paint], [60])[0]! * 0.9);
    const grain = Math.sqrt(mean(pixels.map((value) => (value / middle - 1) ** 2)));
    /** Variance of the mean of four samples, where a blocked ray takes 40 % of the light, by random rays. */
    const variance = (share: number, first: number, more: number) =>
      (0.4 ** 2 * share * (1 - share) * (1 / first + 3 / more)) / 16 / (1 - 0.4 * share) ** 2;
    const random = Math.sqrt(variance(blocked.sky, 4, 2) + variance(blocked.mainLight, 2, 1));
    expect(grain).toBeLessThan(random * 0.8);
    /** Of four by four pixels, whose grain makes up for each other's. */
    const blocks = Array.from({ length: 25 }, (_, block) =>
      mean(
        Array.from(
          { length: 16 },
          (_, i) => pixels[(Math.floor(block / 5) * 4 + (i >> 2)) * 20 + (block % 5) * 4 + (i & 3)]!,
        ),
      ),
    );
    expect(Math.sqrt(mean(blocks.map((value) => (value / middle - 1) ** 2)))).toBeLessThan(grain / 6);
  });
});

describe('a reflection that is seen in another', () => {
  /** On the outside of a prong, whose section is 0.5 mm wide. */
  const PRONG = Array.from({ length: 12 }, (_, i) => [3.89 + i * 0.009, 27, 0] as const);
  const packed = packPiece(piece);
  const { kernel, light } = createTracer(packed, environment, stageSetting(piece.shot), createKernel(), 0);
  const metal = packed.materials.findIndex(({ kind }) => kind === 'metal');
  const DEPTH = 1;

  /** Largest difference of the light of a ray down to the metal, from `above` it, from the mean light about its mirrored direction. */
  function distanceFromMean(blur: number, above: number): number {
    return Math.max(
      ...PRONG.map(([x, y, z]) => {
        const top = 22 + Math.sqrt(0.25 ** 2 - (x - 3.8) ** 2) * 1.3;
        kernel.trace(x, Math.min(y, top + above), z, 0, -1, 0, DEPTH, 0, blur, -1);
        const seen = [...light];
        const [rx = 0, ry = 0, rz = 0] = kernel.surface.slice(SURFACE_REFLECTED, SURFACE_REFLECTED + 3);
        kernel.conductorFresnel(metal, kernel.surface[SURFACE_COSINE]!);
        const reflectance = [...kernel.color];
        kernel.irradiance(rx, ry, rz);
        return Math.max(...seen.map((value, c) => Math.abs(value - reflectance[c]! * light[c]!)));
      }),
    );
  }

  it('is the mean light over its cone where that is wide', () => {
    expect(distanceFromMean(1, 0.2)).toBeLessThan(1e-6);
  });

  it('is a mirror image where the cone is narrow', () => {
    expect(distanceFromMean(0.01, 0.2)).toBeGreaterThan(0.2);
  });

  it('has a cone that bent metal widens by its distance', () => {
    expect(distanceFromMean(0.2, 5)).toBeLessThan(1e-6);
    expect(distanceFromMean(0.2, 0.05)).toBeGreaterThan(0.1);
  });
});

/** Mean color of the stone of a gold ring, seen from above, of which brighter light than `most` is cut off. */
function stoneColor(change: Partial<Gem>, most = Infinity): [red: number, green: number, blue: number] {
  const packed = packPiece(piece);
  const materials = packed.materials.map((material) =>
    material.kind === 'gem' ? { ...material, fire: null, ...change } : material,
  );
  const tracer = createTracer({ ...packed, materials }, environment, stageSetting(piece.shot), createKernel(), 0);
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < 60; i++) {
    for (let j = 0; j < 60; j++) {
      tracer.sample((i - 29.5) * 0.07, 60, (j - 29.5) * 0.07, 0, -1, 0, 0.5, 0.5, 0, 1);
      for (const c of [0, 1, 2] as const) sum[c] += Math.min(most, tracer.light[c]!);
    }
  }
  return sum;
}

it('shows less of the color of gold in a colourless stone', () => {
  const warmth = (metalTint: number) => {
    const [red, , blue] = stoneColor({ metalTint });
    return red / blue - 1;
  };
  expect(warmth(1)).toBeGreaterThan(0.02);
  expect(warmth(0)).toBeLessThan(warmth(1) * 0.95);
});

it('lights what is left in a small diamond after its few reflections', () => {
  const small = stoneColor({ view: 'melee', bounces: 1 }, 0.3)[1];
  expect(small).toBeGreaterThan(stoneColor({ view: 'brilliants', bounces: 1 }, 0.3)[1] * 1.1);
});

it('shows small diamonds the room with more contrast', () => {
  const darks = (view: Gem['view']) => stoneColor({ view }, 0.3)[1] / stoneColor({ view })[1];
  expect(darks('melee')).toBeLessThan(0.9 * darks('brilliants'));
});

it('shows brighter panels in step cuts of diamond than in coloured stones', () => {
  const steps = stoneColor({ view: 'steps' })[1];
  expect(steps).toBeGreaterThan(stoneColor({ view: 'gems' })[1] * 1.15);
});
