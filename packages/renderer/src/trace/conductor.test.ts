import { describe, expect, it } from 'vitest';
import { metal } from '../materials/metals';
import { fixturePiece, fixtureSpec } from '../test/fixture';
import { packPiece } from '../scene/pack';
import { createEnvironment } from './environment';
import { createKernel } from './kernel';
import { createTracer } from './tracer';
import { FLOOR_RIG } from '../materials/rigs';
import { stageSetting } from '../materials/stages';

const POINTS = 64;
const { directionalAlbedo, sampleVisibleNormal, vector: m, visibleWeight } = createKernel();

/** Average over the lobe of a weight times `value` of the light's direction. */
function overLobe(
  cosine: number,
  ax: number,
  ay: number,
  value: (weight: number, lx: number, ly: number, lz: number) => number,
): number {
  const vx = Math.sqrt(1 - cosine * cosine);
  let sum = 0;
  for (let i = 0; i < POINTS; i++) {
    for (let j = 0; j < POINTS; j++) {
      sampleVisibleNormal(vx, 0, cosine, ax, ay, (i + 0.5) / POINTS, (j + 0.5) / POINTS);
      const d = 2 * (vx * m[0]! + cosine * m[2]!);
      const [lx, ly, lz] = [d * m[0]! - vx, d * m[1]!, d * m[2]! - cosine] as const;
      sum += value(visibleWeight(vx, 0, cosine, lx, ly, lz, ax, ay), lx, ly, lz);
    }
  }
  return sum / (POINTS * POINTS);
}

describe('rough metal', () => {
  /**
   * Turquin, "Practical multiple scattering compensation for microfacet models", 2019; cosine-weighted averages by
   * quadrature.
   */
  it.each([
    [0.2, 0.085],
    [0.3, 0.15],
    [0.4, 0.23],
    [0.6, 0.37],
  ])('loses the energy that quadrature predicts for single scattering at roughness %s', (alpha, lost) => {
    const steps = 64;
    let mean = 0;
    for (let k = 0; k < steps; k++) {
      const cosine = (k + 0.5) / steps;
      mean += (2 * cosine * directionalAlbedo(cosine, alpha)) / steps;
    }
    expect(Math.abs(1 - mean - lost)).toBeLessThan(0.02);
  });

  it.each([0.1, 0.3, 0.45])('returns all light of a white furnace at roughness %s after compensation', (alpha) => {
    for (const cosine of [0.25, 0.5, 0.8, 0.97]) {
      const albedo = directionalAlbedo(cosine, alpha);
      const returned = overLobe(cosine, alpha, alpha, (weight) => weight) * (1 + (1 - albedo) / albedo);
      expect(Math.abs(returned - 1)).toBeLessThan(0.02);
    }
  });

  it('spreads light across brush strokes rather than along them', () => {
    const along = overLobe(1, 0.09, 0.3, (weight, lx) => weight * lx * lx);
    const across = overLobe(1, 0.09, 0.3, (weight, _, ly) => weight * ly * ly);
    expect(across).toBeGreaterThan(5 * along);
  });
});

describe('the reflectance of an alloy', () => {
  it.each(['yellow-gold-18k', 'platinum-950', 'steel-316l'] as const)(
    'matches the measured value at normal incidence and at 82 degrees: %s',
    (alloy) => {
      const conductor = metal(alloy, 'polished');
      const piece = fixturePiece(fixtureSpec());
      const scene = { ...packPiece(piece), materials: [conductor] };
      const kernel = createKernel();
      const { color: out } = createTracer(
        scene,
        createEnvironment(FLOOR_RIG, [0, 9, 0]),
        stageSetting(piece.shot),
        kernel,
        0,
      ).kernel;
      kernel.conductorFresnel(0, 1);
      for (let c = 0; c < 3; c++) expect(out[c]).toBeCloseTo(conductor.reflectance[c]!, 9);
      kernel.conductorFresnel(0, 0);
      for (let c = 0; c < 3; c++) expect(out[c]).toBeCloseTo(1, 9);
      kernel.conductorFresnel(0, 1 / 7);
      // Platinum and steel fall below Schlick's curve: their contours are darker than those of a dielectric.
      const schlick = conductor.reflectance.map((f0) => f0 + (1 - f0) * (6 / 7) ** 5);
      if (alloy !== 'yellow-gold-18k') for (let c = 0; c < 3; c++) expect(out[c]!).toBeLessThan(schlick[c]! * 0.9);
      expect(Math.max(...out)).toBeLessThan(1.0001);
    },
  );
});
