/** Properties of a gem: density, price and optics. */
/** Linear sRGB, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** An absorption band, Gaussian in energy: centre in nm, full width at half maximum in 1/cm, Napierian peak per cm. */
export type Band = readonly [nm: number, width: number, peak: number];

/** How an opaque or translucent stone scatters light. */
export type Body = 'opaque' | 'translucent' | 'moonstone' | 'opal' | 'pearl';

/** Pattern of a polished stone as a solid texture: the second colour and its period, mm. */
export interface Pattern {
  readonly kind:
    | 'mottled'
    | 'flecked'
    | 'banded'
    | 'layered'
    | 'veined'
    | 'matrix'
    | 'moss'
    | 'spotted'
    | 'porous'
    | 'fibrous'
    | 'wooden'
    | 'nacre'
    | 'woven'
    | 'crossed'
    | 'grained';
  /** Linear sRGB. */
  readonly color?: Rgb;
  readonly mm?: number;
}

/** Directional reflections from structures under a dome: one line, a star of six rays, patches of colour. */
export type Schiller = 'eye' | 'star' | 'labradorescence';

export interface GemOptics {
  readonly ior: number;
  readonly dispersion: number;
  /**
   * Sellmeier terms B and C (µm), n² = 1 + Σ Bλ² / (λ² − C²), when they are known more precisely than by index and
   * dispersion.
   */
  readonly sellmeier?: readonly (readonly [b: number, c: number])[];
  /** Spectra for light polarized along the stone's axes, z through the table; one where they are equal. */
  readonly absorption?:
    | readonly [all: readonly Band[]]
    | readonly [x: readonly Band[], y: readonly Band[], z: readonly Band[]];
  /** The spectrum at one end of a stone with colour zoning along its length. */
  readonly zone?: readonly Band[];
  /** Factor on the saturation of the source's bands, for the shade sold in shops; 1 by default. */
  readonly depth?: number;
  /** Share of absorbed green and blue re-emitted as red. */
  readonly glow?: number;
  /** Average colour, linear sRGB, for higher-order reflections and opaque bodies. */
  readonly average: Rgb;
  /** Factor on surface reflections; less than 1 acts like a gem photographer's polarizing filter. */
  readonly polarizer?: number;
  /** Clear stones have none. */
  readonly body?: Body;
  readonly pattern?: Pattern;
  /** Of the polish; that of glass by default, none on a dull stone. */
  readonly lustre?: 'waxy' | 'dull';
  readonly schiller?: Schiller;
  /** Inclusions of a clear stone. */
  readonly inclusions?: { readonly kind: 'specks' | 'needles' | 'spangles'; readonly color: Rgb; readonly mm: number };
}

export interface Gem {
  readonly name: string;
  readonly density: number;
  /** US dollars per carat of a stone of one carat, and how that grows with its weight: per carat ∝ weight^growth. */
  readonly price: readonly [perCarat: number, growth: number];
  /**
   * True when the body colour shows and not the light behind it: cut en cabochon unless the prompt names another cut.
   */
  readonly cabochon?: true;
  readonly optics: GemOptics;
}
