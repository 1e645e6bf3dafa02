/** Facts about the stones: density for the scales, and which are opaque. */
import type { Vec3 } from '../piece';
import type { GemKind } from '../spec';

/** Density, g/cm³ (GIA gem property tables, rounded). One carat is 0.2 g. */
export const GEM_DENSITY: Record<GemKind, number> = {
  diamond: 3.52, ruby: 4.0, 'blue-sapphire': 4.0, emerald: 2.72, 'pink-sapphire': 4.0, 'yellow-sapphire': 4.0, amethyst: 2.65,
  aquamarine: 2.72, citrine: 2.65, garnet: 3.9, morganite: 2.75, onyx: 2.6, opal: 2.1, pearl: 2.72, peridot: 3.34, tanzanite: 3.35,
  topaz: 3.53, tourmaline: 3.06,
};

/** Stones that let no light through are meshes with a surface of their own: body colour, linear sRGB. */
export const OPAQUE: Partial<Record<GemKind, Vec3>> = {
  pearl: [0.86, 0.82, 0.76],
  opal: [0.72, 0.8, 0.82],
  onyx: [0.008, 0.008, 0.01],
};

export const GEM_NAME: Record<GemKind, string> = {
  diamond: 'diamond', ruby: 'ruby', 'blue-sapphire': 'blue sapphire', emerald: 'emerald', 'pink-sapphire': 'pink sapphire',
  'yellow-sapphire': 'yellow sapphire', amethyst: 'amethyst', aquamarine: 'aquamarine', citrine: 'citrine', garnet: 'garnet',
  morganite: 'morganite', onyx: 'onyx', opal: 'opal', pearl: 'pearl', peridot: 'peridot', tanzanite: 'tanzanite', topaz: 'topaz',
  tourmaline: 'tourmaline',
};
