/** A figure drawn with filled shapes and strokes, in units of its half height: the common form of motifs and drawings. */
import type { Point2 } from '../geometry/curves';

export interface Fill {
  /** Closed polygon. */
  outline: readonly Point2[];
  /** How metal rises from the edge: rounded like a pillow, in flat planes to a ridge, or level. */
  rise: 'pillow' | 'ridge' | 'level';
}

export interface Stroke {
  points: readonly Point2[];
  closed: boolean;
  /** Half width as a share of the figure's half height, along the stroke. */
  halfWidth: number;
  /** Thins towards both ends. */
  tapered?: boolean;
  /** Cut into the metal instead of added. */
  engraved?: boolean;
}

export interface StonePlace {
  at: Point2;
  /** Diameter as a share of the figure's half height. */
  size: number;
  role: 'center' | 'accent';
}

export interface Motif {
  fills: readonly Fill[];
  strokes: readonly Stroke[];
  stones: readonly StonePlace[];
  /** Where it hangs from. */
  hang: Point2;
}
