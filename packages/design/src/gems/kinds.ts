/** Densities and display names of the stones. */
import type { GemKind } from '../spec';

/** Density, g/cm³ (GIA gem property tables, rounded). One carat is 0.2 g. */
export const GEM_DENSITY: Record<GemKind, number> = {
  diamond: 3.52, ruby: 4.0, 'blue-sapphire': 4.0, emerald: 2.72, 'pink-sapphire': 4.0, 'yellow-sapphire': 4.0, amethyst: 2.65,
  aquamarine: 2.72, citrine: 2.65, garnet: 3.9, morganite: 2.75, onyx: 2.6, opal: 2.1, pearl: 2.72, peridot: 3.34, tanzanite: 3.35,
  topaz: 3.53, tourmaline: 3.06, turquoise: 2.76, jade: 3.34, 'lapis-lazuli': 2.75, malachite: 3.95, carnelian: 2.6, moonstone: 2.58,
};

export const GEM_NAME: Record<GemKind, string> = {
  diamond: 'diamond', ruby: 'ruby', 'blue-sapphire': 'blue sapphire', emerald: 'emerald', 'pink-sapphire': 'pink sapphire',
  'yellow-sapphire': 'yellow sapphire', amethyst: 'amethyst', aquamarine: 'aquamarine', citrine: 'citrine', garnet: 'garnet',
  morganite: 'morganite', onyx: 'onyx', opal: 'opal', pearl: 'pearl', peridot: 'peridot', tanzanite: 'tanzanite', topaz: 'topaz',
  tourmaline: 'tourmaline', turquoise: 'turquoise', jade: 'jade', 'lapis-lazuli': 'lapis lazuli', malachite: 'malachite', carnelian: 'carnelian',
  moonstone: 'moonstone',
};

/** What diamonds that were grown in a press or a reactor are called, and marked by in a design. */
export const LAB_GROWN = 'lab-grown';

const CABOCHONS: ReadonlySet<GemKind> = new Set<GemKind>(['opal', 'turquoise', 'jade', 'lapis-lazuli', 'malachite', 'carnelian', 'moonstone']);

/** Stones that show their colour and not the light behind them: they are cut en cabochon unless the prompt names another cut. */
export const isCabochon = (kind: GemKind): boolean => CABOCHONS.has(kind);
