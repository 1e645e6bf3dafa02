import type { DesignPart, Stone, Style } from '../../spec';
import { mm, within } from '../maker';
import { constructionOf } from '../../construction';
import { WIDE_SHARE, usualThickness, type ShankName } from './shanks';
import { type FlatPiece, shankOf, part } from './treeParts';

/** Bands whose width is exact; all others are slightly wider at their widest point. */
const EVEN_BANDS: ReadonlySet<string> = new Set(['slim', 'flat', 'comfort', 'half-round', 'dome', 'waved']);
/** Width of a band as a share of the width for its style; a domed band bulges beyond it. */
const BAND_SHARE = 0.85;

const BAND_MM = [1.2, 14] as const;

/** The default width of a band for a given room, mm; stated widths are stored unchanged. */
export const usualBandWidth = (profile: string, room: number): number =>
  EVEN_BANDS.has(profile)
    ? Math.min(BAND_MM[1], Math.max(BAND_MM[0], room * BAND_SHARE * (profile === 'dome' ? WIDE_SHARE : 1)))
    : room;

/** The stored width of a band that is this wide where it bulges most, mm. */
const storedWidth = (shank: ShankName, width: number): number =>
  EVEN_BANDS.has(shank) ? width : mm(width * BAND_SHARE);

/** Bands from this width on are sturdy, mm. */
const BROAD_MM = 5;

/** Bands with enough metal for flush stones. */
const FLUSH: ReadonlySet<string> = EVEN_BANDS;
const SOFT: ReadonlySet<string> = new Set(['pearl', 'opal']);
/** Thickness of metal for a flush stone of this width, mm. */
const thickUnder = (sizeMm: number): number => 0.56 * sizeMm + 0.56;
const THICKNESS_MM = [0.8, 4] as const;

export function bandTree(ring: FlatPiece, styles: readonly Style[]): DesignPart {
  const { params } = ring;
  const width = Number(params['band_width'] ?? 4);
  const profile = String(params['profile'] ?? (params['text'] === undefined ? 'dome' : 'flat')) as ShankName;
  const isBroad = width >= BROAD_MM;
  const shank = profile === 'slim' && isBroad ? 'flat' : profile;
  const stones = ring.stones
    .filter(({ role }) => role === 'accent')
    .flatMap((stone) => Array.from({ length: stone.count }, () => ({ ...stone, count: 1 })));
  const isFlush = ({ cut, kind }: Stone): boolean =>
    !ring.isInlaid && FLUSH.has(shank) && cut !== 'cabochon' && cut !== 'sphere' && !SOFT.has(kind);
  const flushMm = Math.max(0, ...stones.filter(isFlush).map(({ size_mm }) => thickUnder(size_mm)));
  // A plain band divides the thickness factor of its style: its square root applies to the height, the rest to the
  // width; a broad band is never thin.
  const ofStyle = params['text'] === undefined ? Math.sqrt(constructionOf(styles, null).thickness) : 1;
  const heft = isBroad ? Math.max(1, ofStyle) : ofStyle;
  const usual = usualThickness(shank);
  const wanted = usual === undefined ? undefined : Math.max(usual * heft, flushMm);
  const isUsual = wanted === undefined || wanted === usual || shank === 'facet' || ring.isInlaid === true;
  return shankOf(
    {
      ...ring,
      params: {
        ...params,
        shank,
        band_width: storedWidth(shank, width),
        ...(params['pair_width'] !== undefined && { pair_width: storedWidth(shank, Number(params['pair_width'])) }),
        ...(!isUsual && { thickness: within(wanted, THICKNESS_MM) }),
      },
    },
    styles,
    {
      heads: stones.map((stone, i) =>
        part(
          i === 0 ? 'head' : `head-${i + 1}`,
          isFlush(stone) ? 'head.flush' : 'head.collar',
          isFlush(stone) && params['inside'] === 'yes' ? { place: 'inside' } : {},
          [stone],
        ),
      ),
    },
  );
}
