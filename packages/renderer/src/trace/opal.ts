import { bandColors, PURE_FROM, PURE_STEP } from './bands';
import type { BodyLight } from './bodyLight';
import { domainMargin, nearestDomain } from './domains';
import { hash, noise3, smoothstep } from './math';
import { BOX_RADIANCE, BOX_STRIDE } from './room';

/** Size of the domains of precious opal, mm, and the depths at which they are sampled. */
const DOMAIN_MM = 1;
const DOMAIN_DEPTHS_MM = [0.08, 0.3, 0.55] as const;
/** Perturbation of domain borders, and the distance over which colour fades towards them, in domains. */
const DOMAIN_BEND = 0.9;
const DOMAIN_BORDER = 0.45;
/** Diameter of the spheres of silica, nm: blue to red. */
const SPHERES_NM = [170, 300] as const;
/** Bragg's law in a stack of silica spheres: wavelength over diameter, facing. */
const BRAGG = 2.37;
/**
 * Angular range in which a domain flashes, as the sharpness of a spherical Gaussian: 14 degrees plus the width of a
 * softbox.
 */
const DOMAIN_SHARPNESS = 20;
const OPAL_STRENGTH = 4.4;
const PURE = bandColors(22);

/** The play of colour of precious opal. */
export function createPlayOfColor({ boxes, boxCount, inner, sum, towards, lightInside, boxIrradiance }: BodyLight) {
  /** Adds the flashes of the domains along the refracted view ray, at several depths, to {@link sum}. */
  function addPlayOfColor(px: number, py: number, pz: number, nx: number, ny: number, nz: number, ior: number): void {
    for (const deep of DOMAIN_DEPTHS_MM) {
      const x = (px + inner[0]! * deep) / DOMAIN_MM;
      const y = (py + inner[1]! * deep) / DOMAIN_MM;
      const z = (pz + inner[2]! * deep) / DOMAIN_MM;
      // Domains interlock: their borders are not planar.
      const bent = DOMAIN_BEND * (noise3(x * 2.1, y * 2.1, z * 2.1, 269) - 0.5);
      const across = DOMAIN_BEND * (noise3(y * 1.9, z * 1.9, x * 1.9, 271) - 0.5);
      const bits = nearestDomain(x + bent, y + across, z + bent - across);
      // Potch has no play of colour, and stacks are disordered near borders, where colour fades.
      const whole = (bits & 7) === 0 ? 0 : smoothstep(0, DOMAIN_BORDER, domainMargin);
      if (whole === 0) continue;
      const size = SPHERES_NM[0] + (SPHERES_NM[1] - SPHERES_NM[0]) * (((bits >>> 3) & 255) / 255);
      const turned = hash(bits ^ 0x5bd1e995);
      const u = (turned & 0xffff) / 0xffff;
      const v = (turned >>> 16) / 0xffff;
      // The stack's normal, scattered about the view ray: opals are cut with their layers face up.
      const lean = 0.75 * Math.sqrt(u);
      const gx = nx + lean * Math.cos(2 * Math.PI * v) * (1 - nx * nx);
      const gy = ny + lean * Math.sin(2 * Math.PI * v) * (1 - ny * ny);
      const gz = nz + lean * Math.cos(2 * Math.PI * (v + 0.37)) * (1 - nz * nz);
      const unit = 1 / Math.sqrt(gx * gx + gy * gy + gz * gz);
      for (let o = 0; o < boxCount * BOX_STRIDE; o += BOX_STRIDE) {
        if (!lightInside(o, px, py, pz, nx, ny, nz, ior, towards)) continue;
        const hx = towards[0]! - inner[0]!;
        const hy = towards[1]! - inner[1]!;
        const hz = towards[2]! - inner[2]!;
        const length = Math.sqrt(hx * hx + hy * hy + hz * hz);
        const cosine = ((hx * gx + hy * gy + hz * gz) * unit) / length;
        const on = Math.exp(DOMAIN_SHARPNESS * (cosine - 1));
        if (on < 0.01) continue;
        // The half vector's length is twice the cosine of the angle between light and layers.
        const at = (BRAGG * size * (length / 2) - PURE_FROM) / PURE_STEP;
        const i = Math.min(PURE.length - 2, Math.max(0, Math.floor(at)));
        const share = Math.min(1, Math.max(0, at - i));
        const strength =
          on *
          whole *
          boxIrradiance(o, px, py, pz, nx, ny, nz) *
          (OPAL_STRENGTH / (DOMAIN_DEPTHS_MM.length * Math.PI)) *
          (1 - 0.45 * deep);
        for (let c = 0; c < 3; c++)
          sum[c]! += strength * boxes[o + BOX_RADIANCE + c]! * (PURE[i]![c]! * (1 - share) + PURE[i + 1]![c]! * share);
      }
    }
  }

  return addPlayOfColor;
}
