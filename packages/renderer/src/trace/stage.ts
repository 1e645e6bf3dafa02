import type { StageSetting } from '../materials/stages';
import type { Light } from './environment';
import { smoothstep } from './math';

/** How much finer the light map is at the centre, where the piece touches the stage: 1 + WARP times. */
const WARP = 0.8;
/** The cards around a piece on the floor: where they begin, are whole, thin out and end, in units of where the light begins to fall. */
const CARDS = [0.85, 1.25, 1.5, 2.4] as const;
const CARD_COVER = 0.3;
/** The light map fades into full light over this share of its grid. */
const MAP_BORDER = 0.06;

export interface Stage {
  readonly setting: StageSetting;
  /** Distance to the stage plane along a ray, or Infinity. The plane is y = 0 (floor) or z = 0 (wall). */
  distance(oy: number, oz: number, dy: number, dz: number): number;
  /** Radiance of the lit stage at plane coordinates (x, z on the floor; x, y on the wall). */
  color(a: number, b: number, light: Light): void;
  /** Radiance behind the floor. */
  backdrop(dy: number, light: Light): void;
  /** Darkening of the stage as polished metal sees it, 0 to 1. */
  falloffInMetal(a: number, b: number): number;
  /** How much of the floor there the white cards cover that lie around the piece, out of frame, for its metal to mirror: 0 to 1. */
  cardInMetal(a: number, b: number): number;
  /** Smallest channel of the light map's ratio at plane coordinates: 1 is full light, 0 without a map. */
  lightAt(a: number, b: number): number;
  /** Takes a grid of light ratios (see LightMap) or none. */
  setLightMap(map: Float32Array | null, grid: number): void;
}

/** Plane coordinate of a light map texel relative to the centre, in half-widths: finer near the centre. */
export function texelOffset(texel: number, grid: number): number {
  const u = ((texel + 0.5) / grid) * 2 - 1;
  return u / (1 + WARP * (1 - Math.abs(u)));
}

/** Width of a texel, in half-widths of the map. */
export function texelWidth(texel: number, grid: number): number {
  const u = ((texel + 0.5) / grid) * 2 - 1;
  return ((2 / grid) * (1 + WARP)) / (1 + WARP * (1 - Math.abs(u))) ** 2;
}

/** The texel, in fractions, at a plane coordinate relative to the centre, in half-widths. */
export function texelPosition(offset: number, grid: number): number {
  const u = (offset * (1 + WARP)) / (1 + WARP * Math.abs(offset));
  return (u * 0.5 + 0.5) * grid - 0.5;
}

/** The lit table or wall, with the piece's shadow from a light map. */
export function createStage(setting: StageSetting, stageFall: number): Stage {
  const { wall, color, low, high, centerA, centerB, fallFrom, fallTo, fallOff, fadeFrom, fadeTo, tilt, mapHalfWidth } = setting;
  let map: Float32Array | null = null;
  let grid = 0;

  function applyLightMap(a: number, b: number, light: Light): void {
    if (!map) return;
    const x = texelPosition((a - centerA) / mapHalfWidth, grid);
    const y = texelPosition((b - centerB) / mapHalfWidth, grid);
    if (!(x > 0 && y > 0 && x < grid - 1 && y < grid - 1)) return;
    const i = x | 0;
    const j = y | 0;
    const fx = x - i;
    const fy = y - j;
    const border = Math.min(x, y, grid - 1 - x, grid - 1 - y) / (grid * MAP_BORDER);
    const strength = border < 1 ? border : 1;
    const o = (j * grid + i) * 3;
    const below = o + grid * 3;
    for (let c = 0; c < 3; c++) {
      const top = map[o + c]! * (1 - fx) + map[o + 3 + c]! * fx;
      const bottom = map[below + c]! * (1 - fx) + map[below + 3 + c]! * fx;
      light[c]! *= 1 + (top * (1 - fy) + bottom * fy - 1) * strength;
    }
  }

  return {
    setting,
    distance(oy, oz, dy, dz) {
      if (wall) return dz < -1e-6 && oz > 0 ? -oz / dz : Infinity;
      return dy < -1e-6 && oy > 0 ? -oy / dy : Infinity;
    },
    color(a, b, light) {
      const da = a - centerA;
      const db = b - centerB;
      const distance = Math.sqrt(da * da + db * db);
      const height = db / fallTo;
      const lit = (1 - fallOff * smoothstep(fallFrom, fallTo, distance)) * (1 + tilt * (height > 1 ? 1 : height < -1 ? -1 : height));
      light[0] = color[0] * lit;
      light[1] = color[1] * lit;
      light[2] = color[2] * lit;
      applyLightMap(a, b, light);
      if (wall) return;
      const fade = smoothstep(fadeFrom, fadeTo, distance);
      if (fade <= 0) return;
      light[0] += (low[0] - light[0]) * fade;
      light[1] += (low[1] - light[1]) * fade;
      light[2] += (low[2] - light[2]) * fade;
    },
    backdrop(dy, light) {
      const t = smoothstep(0, 0.5, dy);
      light[0] = low[0] + (high[0] - low[0]) * t;
      light[1] = low[1] + (high[1] - low[1]) * t;
      light[2] = low[2] + (high[2] - low[2]) * t;
    },
    falloffInMetal(a, b) {
      const da = a - centerA;
      const db = b - centerB;
      return 1 - stageFall * smoothstep(fallFrom * 0.3, fallFrom * 4, Math.sqrt(da * da + db * db));
    },
    cardInMetal(a, b) {
      if (wall) return 0;
      const da = a - centerA;
      const db = b - centerB;
      const distance = Math.sqrt(da * da + db * db) / fallFrom;
      return CARD_COVER * smoothstep(CARDS[0], CARDS[1], distance) * (1 - smoothstep(CARDS[2], CARDS[3], distance));
    },
    lightAt(a, b) {
      if (!map) return 0;
      const x = Math.min(grid - 1, Math.max(0, Math.round(texelPosition((a - centerA) / mapHalfWidth, grid))));
      const y = Math.min(grid - 1, Math.max(0, Math.round(texelPosition((b - centerB) / mapHalfWidth, grid))));
      const o = (y * grid + x) * 3;
      return Math.min(map[o]!, map[o + 1]!, map[o + 2]!);
    },
    setLightMap(next, size) {
      map = next;
      grid = size;
    },
  };
}
