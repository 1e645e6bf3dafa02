import type { DesignPart, Style } from '../../spec';
import { mm, within } from '../maker';
import { constructionOf } from '../../construction';
import type { ShankName } from './shanks';
import { WIDE_SHARE, usualThickness } from './shanks';
import { type FlatPiece, shankOf, part } from './treeParts';

/** Bands as wide as they are called; all others are a little wider at their widest place. */
const EVEN_BANDS: ReadonlySet<string> = new Set(['slim', 'flat', 'comfort', 'half-round', 'dome']);
/** A band is as wide as this share of what its style has room for; a domed one bulges over it. */
const BAND_SHARE = 0.85;

const BAND_MM = [1.2, 14] as const;

/**
 * The width of a band with room for so many mm, mm: widths of designs are stored without this where the prompt states
 * them.
 */
export const usualBandWidth = (profile: string, room: number): number =>
  EVEN_BANDS.has(profile)
    ? Math.min(BAND_MM[1], Math.max(BAND_MM[0], room * BAND_SHARE * (profile === 'dome' ? WIDE_SHARE : 1)))
    : room;

/** Bands with metal enough to let a stone in. */
const FLUSH: ReadonlySet<string> = EVEN_BANDS;
const SOFT: ReadonlySet<string> = new Set(['pearl', 'opal']);
/** Metal under and over a flush stone of this width, mm. */
const thickUnder = (sizeMm: number): number => 0.56 * sizeMm + 0.56;
const THICKNESS_MM = [0.8, 4] as const;

export function bandTree(ring: FlatPiece, styles: readonly Style[]): DesignPart {
  const { params } = ring;
  const shank = String(params['profile'] ?? (params['text'] === undefined ? 'dome' : 'flat')) as ShankName;
  const stone = ring.stones.find(({ role }) => role === 'accent');
  const isFlush =
    stone !== undefined &&
    !ring.isInlaid &&
    FLUSH.has(shank) &&
    stone.cut !== 'cabochon' &&
    stone.cut !== 'sphere' &&
    !SOFT.has(stone.kind);
  // A band that is no more than that shares out the thickness of its style: the square root is its height, the rest its
  // width.
  const heft = params['text'] === undefined ? Math.sqrt(constructionOf(styles, null).thickness) : 1;
  const usual = usualThickness(shank);
  const wanted = usual === undefined ? undefined : Math.max(usual * heft, isFlush ? thickUnder(stone.size_mm) : 0);
  const isUsual = wanted === undefined || wanted === usual || shank === 'facet' || ring.isInlaid === true;
  const width = Number(params['band_width'] ?? 4);
  return shankOf(
    {
      ...ring,
      params: {
        ...params,
        shank,
        band_width: EVEN_BANDS.has(shank) ? width : mm(width * BAND_SHARE),
        ...(!isUsual && { thickness: within(wanted, THICKNESS_MM) }),
      },
    },
    styles,
    {
      heads: Array.from({ length: stone?.count ?? 0 }, (_, i) =>
        part(i === 0 ? 'head' : `head-${i + 1}`, isFlush ? 'head.flush' : 'head.collar', {}, [{ ...stone!, count: 1 }]),
      ),
    },
  );
}
