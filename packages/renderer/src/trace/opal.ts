import { bandColors, PURE_FROM, PURE_STEP } from './bands';
import type { BodyLight } from './bodyLight';
import { domainMargin, nearestDomain } from './domains';
import { hash, noise3, smoothstep } from './math';
import { BOX_RADIANCE, BOX_STRIDE } from './room';

/**
 * Domains of precious opal in layers along the refracted ray: depth and width, mm, and the salt of the noise of their fields. Pinfire lies over broader flashes, of which
 * the milk above them leaves less.
 */
const LAYERS = [
  { deep: 0.06, mm: 0.6, salt: 251 },
  { deep: 0.3, mm: 1, salt: 257 },
  { deep: 0.75, mm: 1.6, salt: 263 },
] as const;
/** Light that the milk leaves a flash, per mm of depth, as an exponent. */
const MILK = 0.7;
/** Perturbation of domain borders, and the distance over which colour fades towards them, in domains. */
const DOMAIN_BEND = 0.85;
const DOMAIN_BORDER = 0.55;
/** Share of domains without order, potch, in eighths; width of the fields where domains are ordered, mm, and how they fade out. */
const POTCH = 2;
const FIELD_MM = 2.3;
const FIELD_EDGE = [0.24, 0.56] as const;
/** How much the layers of a domain are bent across it. */
const DOMAIN_CURVE = 0.5;
/** Diameter of the spheres of silica, nm: blue to red. */
const SPHERES_NM = [170, 300] as const;
/** Bragg's law in a stack of silica spheres: wavelength over diameter, facing. */
const BRAGG = 2.37;
/**
 * Angular range in which a domain flashes, as the sharpness of a spherical Gaussian: 12 degrees plus the width of a
 * softbox.
 */
const DOMAIN_SHARPNESS = 26;
const OPAL_STRENGTH = 8;
const PURE = bandColors(22);

/** The play of colour of precious opal. */
export function createPlayOfColor({ boxes, boxCount, inner, sum, towards, lightInside, boxIrradiance }: BodyLight) {
  /** Adds the flashes of the domains along the refracted view ray, at several depths, to {@link sum}. */
  function addPlayOfColor(px: number, py: number, pz: number, nx: number, ny: number, nz: number, ior: number): void {
    for (const { deep, mm, salt } of LAYERS) {
      const [qx, qy, qz] = [px + inner[0]! * deep, py + inner[1]! * deep, pz + inner[2]! * deep];
      const field = smoothstep(...FIELD_EDGE, noise3(qx / FIELD_MM, qy / FIELD_MM, qz / FIELD_MM, salt));
      if (field === 0) continue;
      const [x, y, z] = [qx / mm, qy / mm, qz / mm];
      // Domains interlock: their borders are not planar.
      const bent = noise3(x * 2.1, y * 2.1, z * 2.1, 269) - 0.5;
      const across = noise3(y * 1.9, z * 1.9, x * 1.9, 271) - 0.5;
      const bits = nearestDomain(x + DOMAIN_BEND * bent, y + DOMAIN_BEND * across, z + DOMAIN_BEND * (bent - across));
      // Stacks are disordered near borders, where colour fades.
      const whole = (bits & 7) < POTCH ? 0 : field * smoothstep(0, DOMAIN_BORDER, domainMargin);
      if (whole === 0) continue;
      const size = SPHERES_NM[0] + (SPHERES_NM[1] - SPHERES_NM[0]) * (((bits >>> 3) & 255) / 255);
      const turned = hash(bits ^ 0x5bd1e995);
      const u = (turned & 0xffff) / 0xffff;
      const v = (turned >>> 16) / 0xffff;
      // The stack's normal, scattered about the view ray: opals are cut with their layers face up.
      const lean = 0.75 * Math.sqrt(u);
      const gx = nx + (lean * Math.cos(2 * Math.PI * v) + DOMAIN_CURVE * bent) * (1 - nx * nx);
      const gy = ny + lean * Math.sin(2 * Math.PI * v) * (1 - ny * ny);
      const gz = nz + (lean * Math.cos(2 * Math.PI * (v + 0.37)) + DOMAIN_CURVE * across) * (1 - nz * nz);
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
          (OPAL_STRENGTH / (LAYERS.length * Math.PI)) *
          Math.exp(-MILK * deep);
        for (let c = 0; c < 3; c++)
          sum[c]! += strength * boxes[o + BOX_RADIANCE + c]! * (PURE[i]![c]! * (1 - share) + PURE[i + 1]![c]! * share);
      }
    }
  }

  return addPlayOfColor;
}
