/** Effects of a style on the construction of a piece, in plain fields that every maker can read. */
import type { Construction, Style } from './spec';

const CALM: Construction = {
  profile: 'rounded',
  thickness: 1,
  layers: 1,
  openwork: 'none',
  stones: 'free',
  stone_scale: 1,
  balance: 'even',
};

/** How each style differs from the classic construction. */
export const STYLE_CONSTRUCTION: Record<Style, Partial<Construction>> = {
  // Several slim bands, strands or tiers over one another.
  layered: { layers: 3, thickness: 0.8 },
  // As little metal as the stone allows; one stone, no ornament.
  minimalist: { thickness: 0.62, stones: 'few', stone_scale: 0.76 },
  // Broad, heavy sections and large stones.
  bold: { thickness: 1.5, stone_scale: 1.28 },
  // Flowing sections that swell and thin; nothing repeats exactly.
  'organic-shapes': { profile: 'organic', balance: 'free' },
  // Flat planes with sharp edges, polygons, straight lines.
  geometric: { profile: 'faceted', openwork: 'frame' },
  // Hexagon cells, open or filled.
  honeycombs: { profile: 'faceted', openwork: 'lattice', stones: 'many', stone_scale: 0.9 },
  // Clean knife edges and an off-centre balance.
  contemporary: { profile: 'knife', thickness: 0.9, balance: 'free' },
  // Tension settings: stones seem to float, with gaps where metal is expected.
  innovative: { profile: 'flat', balance: 'floating', openwork: 'frame' },
  // Segmented plates, machined steps and grooves.
  'sci-fi': { profile: 'segmented', thickness: 1.12, openwork: 'frame' },
};

/**
 * Combines several styles: each shape comes from the first style that sets it; thicknesses and scales are multiplied.
 */
export function constructionOf(styles: readonly Style[], quantity: 'single' | 'many' | null): Construction {
  const parts = styles.map((style) => STYLE_CONSTRUCTION[style]);
  const first = <K extends 'profile' | 'openwork' | 'stones' | 'balance'>(field: K): Construction[K] =>
    parts.find((p) => p[field] !== undefined)?.[field] ?? CALM[field];
  const product = (field: 'thickness' | 'stone_scale'): number =>
    Math.round(parts.reduce((k, p) => k * (p[field] ?? 1), 1) * 100) / 100;
  return {
    profile: first('profile'),
    thickness: Math.min(1.6, Math.max(0.55, product('thickness'))),
    layers: Math.max(1, ...parts.map((p) => p.layers ?? 1)),
    openwork: first('openwork'),
    stones: quantity === 'single' ? 'few' : (quantity ?? first('stones')),
    stone_scale: product('stone_scale'),
    balance: first('balance'),
  };
}
