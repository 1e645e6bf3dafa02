import type { Strokes } from '../scene/strokes';
import type { Body, GemOptics, Pattern, Schiller, Sheen, Vec3 } from '@jewelry/design';

/** Linear sRGB, 0 to 1 for reflectance, any positive value for light. */
export type Rgb = Vec3;

export interface Metal {
  readonly kind: 'metal';
  /** Reflectance facing the light. */
  readonly reflectance: Rgb;
  /** Coefficient of the dip below Schlick's curve near grazing angles; see conductorFresnel. */
  readonly dip: Rgb;
  /** GGX roughness along the lines of a brush and across them; equal without lines. */
  readonly alphaAlong: number;
  readonly alphaAcross: number;
  /** Slope of the waves that hand polishing leaves, radians. */
  readonly waviness: number;
  /** Tilt at the rim of a hammer mark, radians; 0 has no marks. */
  readonly hammer: number;
  /** Tilt across the lines of a brush, radians; 0 has no lines. */
  readonly brush: number;
  /** Which way its lines run, and those of bark. */
  readonly strokes: Strokes;
  /** Tilt of the pits of a sandblasted surface, radians; 0 has none. */
  readonly grain: number;
  /** How far sulphide darkens open surfaces, 0 to 1; from 0 up it blackens recesses. */
  readonly tarnish: number;
  /** Depth of bark relative to the usual one; 0 has none. */
  readonly bark: number;
  /** Neutral and pale: photographers set dark flags for it, or it would vanish on white paper. */
  readonly isWhite: boolean;
}

/** Wavelengths followed together: the index of refraction at each, and its share of red, green and blue. */
export interface Fire {
  readonly indices: readonly number[];
  readonly rgb: readonly Rgb[];
}

export interface Gem {
  readonly kind: 'gem';
  readonly body: 'clear' | Body;
  readonly pattern: Pattern | null;
  readonly lustre: 'vitreous' | 'waxy' | 'dull';
  readonly schiller: Schiller | null;
  readonly inclusions: NonNullable<GemOptics['inclusions']> | null;
  /** Of two colours, one towards either end of its length: {@link colors} has one for each. */
  readonly isZoned: boolean;
  /** The view of the room that it shows: see {@link Rig}. */
  readonly view: 'gems' | 'brilliants' | 'steps' | 'melee';
  /** Index of refraction at the sodium line. */
  readonly ior: number;
  /** The sets of wavelengths that samples follow in turn, apart from each other; null where no fire is seen. */
  readonly fire: readonly Fire[] | null;
  /**
   * Colour of light over its path in the stone, see pathTable: one for all directions, or one for each axis of the
   * stone.
   */
  readonly colors: readonly Float64Array[];
  /** Paths count this much longer than they are: the tone of the rough follows the stone's size. */
  readonly tone: number;
  /** Average colour, for reflections of reflections and opaque bodies. */
  readonly average: Rgb;
  /** Share of its colour that metal keeps where the stone shows it. */
  readonly metalTint: number;
  /** Share of the light about to leave by the pavilion that is sent back. */
  readonly foil: number;
  /** Share of its light that it loses at its girdle. */
  readonly rim: number;
  /** Factor on the outer reflection: under 1 is the polarising filter of a gem photographer. */
  readonly polarizer: number;
  /** Internal reflections followed. */
  readonly bounces: number;
  /** Rounded shapes shade with blended normals; see {@link RoundedNormals}. */
  readonly rounded: boolean;
}

export interface Lacquer {
  readonly kind: 'lacquer';
  readonly color: Rgb;
  readonly gloss: number;
  readonly sheen: Sheen | null;
  readonly pattern: Pattern | null;
}

export interface Crystal {
  readonly kind: 'crystal';
}

export interface Pearl {
  readonly kind: 'pearl';
  readonly color: Rgb;
}

export type Material = Metal | Gem | Lacquer | Crystal | Pearl;

/** Gloss from which paint is enamel and not varnish. */
const GLOSSY = 0.5;

/** Whether a material mirrors the room sharply over a colour of its own. Pearls have windows of their own. */
export function isGlossy(material: Material): boolean {
  if (material.kind === 'lacquer') return material.gloss >= GLOSSY;
  return (
    material.kind === 'gem' && material.body !== 'clear' && material.body !== 'pearl' && material.lustre !== 'dull'
  );
}
