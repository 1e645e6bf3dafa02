/** Applies the sizes of a prompt to the plan of a maker. */
import { PEARL_MM, pearlNamed } from '../gems/pearls';
import { widthInRow, widthOfCarats } from '../gems/carats';
import { smallWidth } from '../catalogue/gems';
import { isMotif, motifNamed } from '../motifs/library';
import { dimensionFor } from '../makers/dimensions';
import { acrossOf } from '../makers/ring/channel';
import { rowLength } from '../makers/necklace/neckline';
import { mainStone, mm, within, type Plan } from '../makers/maker';
import type { PieceMeasures } from '../language/lengths';
import type { Form } from '../language/vocabulary';
import type { ParsedPrompt } from '../language/parsedPrompt';
import type { Cut, GemKind, JewelryType, Stone } from '../spec';

/** Range of widths of a main stone, mm. */
const STONE_MM = [1.5, 20] as const;

/** Width of a main pearl, within the range of its mollusc, mm. */
function asSold({ kind }: Stone, { pearl, stone }: ParsedPrompt, widthMm: number): number {
  const named = kind === 'pearl' ? pearlNamed(pearl) : null;
  return named ? within(stone.sizeMm ?? widthMm, PEARL_MM[named.shell]) : widthMm;
}

/** Forms that are a row of stones. */
const ROWS: ReadonlySet<Form> = new Set(['tennis', 'riviere', 'eternity', 'half-eternity']);

/** The main stone's width as the prompt states it, as a length or a weight. */
export function statedWidth(
  { stone, stoneCount, forms }: ParsedPrompt,
  type: JewelryType,
  kind: GemKind,
  cut: Cut,
): number | null {
  if (stone.sizeMm !== null) return within(stone.sizeMm, STONE_MM);
  // For a row, the weight is that of all its stones.
  if (stone.carats === null || forms.some((form) => ROWS.has(form))) return null;
  if (stone.totalOf !== null && stone.totalOf !== kind) return null;
  return within(
    widthOfCarats(kind, cut, stone.carats / (stone.total ? (stoneCount ?? (type === 'earrings' ? 2 : 1)) : 1)),
    STONE_MM,
  );
}

/** Length of a row of one strand, whose stones are as large as its weight makes them, mm; null for any other piece. */
const weighedRow = (variant: Plan['variant'], dimensions: Plan['dimensions'], maker: string): number | null =>
  variant['strands'] !== 1
    ? null
    : maker === 'tennis-bracelet'
      ? Math.PI * dimensions['inner_diameter']!
      : maker === 'riviere' && variant['line'] === 'even'
        ? variant['whole'] === 'yes'
          ? dimensions['length']!
          : rowLength(dimensions['width']!)
        : null;

/** Bands that are made for their row of stones, and their widths, mm. */
const FITTED: ReadonlySet<string> = new Set(['pave-band', 'channel-band']);
const BAND_MM = [1.5, 14] as const;
/** Metal beside the rows of a band, mm, distance of its rows in widths, and width of its narrowest stones, mm. */
const EDGES: Readonly<Record<string, number>> = { 'pave-band': 0.6, 'channel-band': 1.1 };
const ROWS_APART = 0.9;
const LEAST_MELEE = 0.9;

/** The widest stones in a band of a width, mm. */
const inBandOf = (bandMm: number, rows: number, maker: string, cut: Cut): number =>
  mm(
    Math.max(
      LEAST_MELEE,
      (bandMm - EDGES[maker]!) / ((rows - 1) * ROWS_APART + (maker === 'pave-band' ? 1 : acrossOf(cut))),
    ),
  );

/** Widest band that is not wide, where the prompt refuses that, mm. */
const LIGHT_BAND_MM = 2.9;

/** Inner diameter of an average man's ring, US size 10, mm. */
const MAN_FINGER_MM = 19.8;

/** Least diameter of a hoop to the middle of its metal, mm. */
const LEAST_HOOP_MM = 8;

/** Hoops stated smaller than this across have a wire of at most this share of it, mm. */
const FINE_HOOP = { below: 14, share: 0.16 } as const;

/** Smaller stones beside a small main stone are lost on a chain, mm. */
const LEAST_SIDE_MM = 1.5;

/** Width of a figure as a share of its longer side. */
function figureWidth(motif: string, version: number): number {
  const { fills, strokes } = motifNamed(motif, version);
  const xs = [...fills.flatMap(({ outline }) => outline), ...strokes.flatMap(({ points }) => points)].map(([x]) => x);
  return (Math.max(...xs) - Math.min(...xs)) / 2;
}

/** An oval plate is wider than high by this factor. */
const OVAL_PLATE = 1.45;

/** The height of a brooch that a stated width makes, or the longest side of a figure that is measured across. */
function onBrooch(
  { band_width, width = band_width, diameter, length, height, ...rest }: ParsedPrompt['piece'],
  { variant }: Plan,
): ParsedPrompt['piece'] {
  const motif = typeof variant['motif'] === 'string' ? variant['motif'] : null;
  const isFigure = variant['form'] === 'figure' && isMotif(motif);
  const wide = isFigure
    ? figureWidth(motif, Number(variant['version'] ?? 0))
    : variant['form'] === 'plate'
      ? OVAL_PLATE
      : 1;
  const longest = diameter ?? length;
  const own = width !== undefined ? width / wide : longest !== undefined ? longest / Math.max(1, wide) : height;
  return variant['form'] === 'bar' || own === undefined
    ? { ...rest, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
    : { ...rest, height: own };
}

/** Applies the measures of the prompt that the maker supports to its plan. */
export function measured(plan: Plan, type: JewelryType, maker: string, parsed: ParsedPrompt): Plan {
  const piece = maker === 'brooch' ? onBrooch(parsed.piece, plan) : parsed.piece;
  const stated = Object.entries(piece).flatMap(([name, value]) => {
    const dimension = dimensionFor(name as keyof PieceMeasures, value, { type, maker, dimensions: plan.dimensions });
    return dimension ? [dimension] : [];
  });
  const usual: Record<string, number> = type === 'ring' && parsed.isForMan ? { inner_diameter: MAN_FINGER_MM } : {};
  const bandMm = FITTED.has(maker) ? parsed.piece.band_width : undefined;
  const planned = plan.dimensions['band_width'];
  if (type === 'ring' && planned !== undefined && parsed.refused.styles.includes('bold') && !FITTED.has(maker))
    usual['band_width'] = Math.min(planned, LIGHT_BAND_MM);
  const dimensions: Record<string, number> = {
    ...plan.dimensions,
    ...usual,
    ...Object.fromEntries(stated),
    ...(bandMm === undefined ? {} : { band_width: within(bandMm, BAND_MM) }),
  };
  // A hoop's diameter is to the middle of its metal, a stated one to the outside.
  const [wire, across] = [dimensions['wire'], stated.find(([name]) => name === 'diameter')?.[1]];
  if (maker === 'hoops' && wire !== undefined && across !== undefined) {
    const own = across < FINE_HOOP.below ? mm(Math.min(wire, across * FINE_HOOP.share)) : wire;
    dimensions['wire'] = own;
    dimensions['diameter'] = mm(Math.max(LEAST_HOOP_MM, across - own));
  }
  const main = mainStone(plan.stones);
  const rowMm = parsed.stone.carats === null ? null : weighedRow(plan.variant, dimensions, maker);
  const small = plan.stones.find(
    (s) => s.role === 'halo' || s.role === 'pave' || s.role === 'side' || s.role === 'accent',
  );
  const isSmall =
    main?.role === 'center' && parsed.stoneScale < 1 && statedWidth(parsed, type, main.kind, main.cut) === null;
  // Rings of a stack that have equal stones have them of one size.
  const isMain = (stone: Stone): boolean =>
    stone === main ||
    (main?.role === 'center' && stone.role === 'center' && stone.kind === main.kind && stone.size_mm === main.size_mm);
  const stones = plan.stones.map((stone) => {
    // The stones of a band of a stated width leave room for its edges.
    if (bandMm !== undefined)
      return {
        ...stone,
        size_mm: Math.min(stone.size_mm, inBandOf(bandMm, Number(plan.variant['rows'] ?? 1), maker, stone.cut)),
      };
    // A figure's seats determine the largest size of its stones; the plan already includes stated sizes.
    if (stone.seat !== undefined)
      return isMain(stone) && isSmall ? { ...stone, size_mm: Math.min(stone.size_mm, smallWidth(stone.kind)) } : stone;
    // What a prompt says of the stone in a clasp or a figure does not size the beads of its strand.
    if (maker === 'pearl-necklace' && parsed.gems.length > 0 && main?.kind !== parsed.gems[0]) return stone;
    // The maker's space determines the size of small stones.
    if (rowMm !== null)
      return {
        ...stone,
        size_mm: within(
          widthInRow(
            stone.kind,
            stone.cut,
            parsed.stone.carats!,
            rowMm,
            plan.variant['setting'] === 'bezel' ? 'bezel' : 'prong',
          ),
          STONE_MM,
        ),
      };
    if (isMain(stone) && isSmall) return { ...stone, size_mm: smallWidth(stone.kind) };
    // Side stones that are wider than a small main stone keep their relative size, unlike melee.
    if (isSmall && stone.role === 'side' && stone.size_mm > smallWidth(main.kind))
      return {
        ...stone,
        size_mm: Math.max(LEAST_SIDE_MM, mm((stone.size_mm * smallWidth(main.kind)) / main.size_mm)),
      };
    if (isMain(stone) && stone.role === 'center')
      return {
        ...stone,
        size_mm: asSold(
          stone,
          parsed,
          statedWidth(parsed, type, stone.kind, stone.cut) ?? within(stone.size_mm * parsed.stoneScale, STONE_MM),
        ),
      };
    // "Set with diamonds, with a pearl of 9 mm": the size is that of the pearl alone.
    const isOfPearl =
      stone.kind !== 'pearl' &&
      parsed.named.some(({ kind, sizeMm }) => kind === 'pearl' && sizeMm === parsed.stone.meleeMm);
    if (stone.role === small?.role && stone.size_mm === small.size_mm && parsed.stone.meleeMm !== null && !isOfPearl)
      return { ...stone, size_mm: within(parsed.stone.meleeMm, stone.count <= 2 ? STONE_MM : [0.9, 4]) };
    return stone;
  });
  return {
    ...plan,
    dimensions,
    stones,
    variant: rowMm === null ? plan.variant : { ...plan.variant, line: 'even' },
  };
}
