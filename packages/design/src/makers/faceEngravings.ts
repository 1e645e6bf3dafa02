/** Patterns that are cut into the faces of brooches and cufflinks. */
import { smoothstep } from '../geometry/vec';
import { gravedFigure } from '../parts/gravedFigure';
import type { Graved } from '../parts/graver';
import { scrollwork } from '../parts/scrollwork';
import type { EngravingPattern } from './ring/engravings';

export const FACE_PATTERNS = ['scroll', 'step', 'leaf'] as const satisfies readonly EngravingPattern[];
export type FaceEngraving = (typeof FACE_PATTERNS)[number];

/** A fan of Art Deco: number of its rays, where they meet below the middle, and the steps across it, as shares. */
const FAN = { rays: 15, foot: -1, step: 0.3 } as const;
/** Half the width of its lines and their depth, mm. */
const LINE_HALF = 0.16;
const DEEP = 0.26;

/** Rays from the lowest point, every other one cut short, under arcs in steps. */
function fan(wide: number, tall: number): Graved {
  const pitch = Math.PI / FAN.rays;
  return {
    reachX: wide,
    reachY: tall,
    depthAt: (x, y) => {
      const [dx, dy] = [x, y - FAN.foot * tall];
      const far = Math.hypot(dx, dy);
      const angle = Math.atan2(dx, dy) / pitch;
      const ray = Math.round(angle);
      const step = FAN.step * tall;
      const off = Math.min(
        far > step ? Math.abs(angle - ray) * pitch * far : Infinity,
        Math.abs(far - step),
        Math.abs(far - 2 * tall * (ray % 2 === 0 ? 0.92 : 0.74)) + Math.max(0, Math.abs(angle - ray) - 0.5) * far,
      );
      return far < 2 * tall * (ray % 2 === 0 ? 0.92 : 0.74) + LINE_HALF
        ? DEEP * smoothstep(0, LINE_HALF, LINE_HALF - off)
        : 0;
    },
  };
}

/** Half the height of a wreath as a share of the face's. */
const WREATH = 0.8;

/** Patterns that reach `wide` and `tall` mm from the middle of a face. */
export const FACE_ENGRAVINGS: Record<FaceEngraving, (wide: number, tall: number) => Graved> = {
  scroll: scrollwork,
  step: fan,
  leaf: (_wide, tall) => gravedFigure('laurel wreath', tall * WREATH),
};

export const isFacePattern = (pattern: EngravingPattern | undefined): pattern is FaceEngraving =>
  FACE_PATTERNS.some((one) => one === pattern);
