import type { Lacquer } from '../materials/material';
import { FRAME_STRIDE, type PackedScene } from '../scene/pack';
import { createBodyShader, PEARL_SKIN, type BodyShader } from './body';
import type { Shaders } from './exports';
import { CREASE_TONE, grainAt, type Grain } from './grain';
import { hiddenShare } from './inclusions';
import { SURFACE_COSINE, SURFACE_NORMAL, SURFACE_REFLECTED } from './kernel';
import { paint } from './pattern';
import { SHEENS } from './sheen';
import { TEXTURES } from './texture';
import type { Tracing } from './tracing';

const OCCLUSION_REACH_MM = 12;
const OCCLUDED = 0.6;
/** Rays of occlusion in the first sample, whose grain is not seen on dark paint, and in the others, which pale paint gets for it. */
const FIRST_OCCLUSION_RAYS = 4;
const OCCLUSION_RAYS = 2;
/** Share of the light that comes from the softbox that gives the surface most, and rays towards it. */
const MAIN_LIGHT = 0.4;
const FIRST_SHADOW_RAYS = 2;
const SHADOW_RAYS = 1;
/** Depths from which rays omit occlusion, and the coat. */
const OCCLUSION_DEPTH = 2;
const COAT_DEPTH = 3;
const COAT_BLUR = 0.02;
/** Softness of what finished leather mirrors, radians. */
const HIDE_BLUR = 0.3;

/**
 * Shades materials with patterns: paint, pearls, opaque stones, inclusions, textures of the stage.
 * @param tracingOf returns the tracing context, once the integrator has a scene.
 */
export function createShaders({ materials }: PackedScene, tracingOf: () => Tracing): Shaders {
  let shadeBody: BodyShader | null = null;
  const painted: [number, number, number] = [0, 0, 0];
  const sheen = new Float64Array(3);
  const grain: Grain = { crease: 0, tiltX: 0, tiltY: 0 };

  /** Tilts the surface and what it mirrors by the grain of leather at a point; `d` is the direction of the ray. */
  function tiltByGrain(px: number, py: number, mm: number, dx: number, dy: number, dz: number): void {
    const { surface } = tracingOf();
    grainAt(px, py, mm, grain);
    const x = surface[SURFACE_NORMAL]! + grain.tiltX;
    const y = surface[SURFACE_NORMAL + 1]! + grain.tiltY;
    const z = surface[SURFACE_NORMAL + 2]!;
    const length = Math.hypot(x, y, z);
    const along = (2 * (dx * x + dy * y + dz * z)) / (length * length);
    surface[SURFACE_NORMAL] = x / length;
    surface[SURFACE_NORMAL + 1] = y / length;
    surface[SURFACE_NORMAL + 2] = z / length;
    surface[SURFACE_REFLECTED] = dx - along * x;
    surface[SURFACE_REFLECTED + 1] = dy - along * y;
    surface[SURFACE_REFLECTED + 2] = dz - along * z;
  }

  /** Paint, enamel, leather or a dial: diffuse colour with stochastic occlusion under a glossy coat. */
  function shadeLacquer(
    lacquer: Lacquer,
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    depth: number,
    blur: number,
  ): void {
    const { light, surface, irradiance, mainLightSeen, openness, traceReflection } = tracingOf();
    const isGrained = lacquer.pattern?.kind === 'grained';
    if (isGrained) tiltByGrain(px, py, lacquer.pattern.mm ?? 1, dx, dy, dz);
    irradiance(surface[SURFACE_NORMAL]!, surface[SURFACE_NORMAL + 1]!, surface[SURFACE_NORMAL + 2]!);
    if (lacquer.pattern) paint(lacquer.pattern, px, py, pz, lacquer.color, painted);
    const color = lacquer.pattern ? painted : lacquer.color;
    const tone = isGrained ? 1 - CREASE_TONE * grain.crease : 1;
    let red = light[0]! * color[0] * tone;
    let green = light[1]! * color[1] * tone;
    let blue = light[2]! * color[2] * tone;
    if (lacquer.sheen) {
      SHEENS[lacquer.sheen](px, py, lacquer.color, sheen);
      red *= sheen[0]!;
      green *= sheen[1]!;
      blue *= sheen[2]!;
    }
    const m = 1 - surface[SURFACE_COSINE]!;
    if (depth < OCCLUSION_DEPTH) {
      const lit = 1 - MAIN_LIGHT + MAIN_LIGHT * mainLightSeen(OCCLUSION_REACH_MM, FIRST_SHADOW_RAYS, SHADOW_RAYS);
      const open = openness(OCCLUSION_REACH_MM, 1, FIRST_OCCLUSION_RAYS, OCCLUSION_RAYS);
      const share = lit * (OCCLUDED + (1 - OCCLUDED) * open);
      red *= share;
      green *= share;
      blue *= share;
    }
    const coat = tone * lacquer.gloss * (0.04 + 0.96 * m * m * m * m * m);
    if (coat > 0.003 && depth < COAT_DEPTH) {
      traceReflection(depth + 1, blur + (isGrained ? HIDE_BLUR : COAT_BLUR));
      red += light[0]! * coat;
      green += light[1]! * coat;
      blue += light[2]! * coat;
    }
    light[0] = red;
    light[1] = green;
    light[2] = blue;
  }

  return {
    paint(number, instance, px, py, pz, dx, dy, dz, depth, blur) {
      const material = materials[number]!;
      if (material.kind === 'lacquer') {
        shadeLacquer(material, px, py, pz, dx, dy, dz, depth, blur);
        return;
      }
      const tracing = tracingOf();
      shadeBody ??= createBodyShader(tracing);
      const { surface } = tracing;
      const [nx, ny, nz] = [surface[SURFACE_NORMAL]!, surface[SURFACE_NORMAL + 1]!, surface[SURFACE_NORMAL + 2]!];
      if (material.kind === 'pearl')
        shadeBody(material.color, PEARL_SKIN, px, py, pz, dx, dy, dz, nx, ny, nz, 0, depth, blur);
      if (material.kind !== 'gem') return;
      if (material.pattern) paint(material.pattern, px, py, pz, material.average, painted);
      shadeBody(
        material.pattern ? painted : material.average,
        material,
        px,
        py,
        pz,
        dx,
        dy,
        dz,
        nx,
        ny,
        nz,
        instance * FRAME_STRIDE,
        depth,
        blur,
      );
    },
    hidden(number, x, y, z, vx, vy, vz, mm) {
      const material = materials[number]!;
      return material.kind === 'gem' && material.inclusions
        ? hiddenShare(material.inclusions, x, y, z, vx, vy, vz, mm)
        : 0;
    },
    texture(a, b) {
      const { setting, light } = tracingOf();
      if (setting.texture) TEXTURES[setting.texture](a, b, light);
    },
  };
}
