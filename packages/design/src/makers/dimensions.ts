/** Maps the lengths that a prompt states to the dimensions of a piece. */
import type { PieceMeasures } from '../language/lengths';
import type { JewelryType } from '../spec';
import { mm, within } from './maker';
import { setOf } from '../wordList';

/** Inner circumference of an average bracelet, for which bracelets are planned, mm. */
const WRIST_MM = 178;
const MOST_WRIST_MM = 240;
/** Necklaces whose length is the length of a chain. */
const ON_CHAINS: ReadonlySet<string> = setOf(`
  center-necklace garland layered-necklace lariat station-necklace link-necklace comb-necklace fringe nameplate
  riviere bar-necklace charm-necklace drop-pendant column-pendant tag-pendant tassel-pendant locket medallion
  pearl-necklace chain.necklace chain.pendant
`);
/** Wearable ranges, mm. */
const WEARABLE: Record<keyof PieceMeasures, readonly [least: number, most: number]> = {
  band_width: [1.2, 14],
  inner_diameter: [13, 23],
  diameter: [10, 75],
  length: [140, 900],
  height: [6, 90],
  // Of a bar on a chain.
  width: [8, 70],
};

export interface Planned {
  type: JewelryType;
  maker: string;
  dimensions: Readonly<Record<string, number>>;
}

/** Range of heights of a bracelet, mm. */
const CUFF_MM = [2.5, 40] as const;

/** Range of thicknesses of a hoop, mm. */
const HOOP_WIRE_MM = [1.2, 6] as const;

/** Range of widths of a watch's case, mm; a movement and walls have to fit. */
const CASE_MM = [22, 55] as const;

/** Range of lengths of earrings, mm. */
export const EAR_MM = [8, 120] as const;
/** Range of diameters of balls on the lobe, mm. */
const BALL_MM = [2, 20] as const;
/** Earrings whose fronts hang. */
const HANGING: ReadonlySet<string> = setOf(`
  halo-drops pearl-drops motif-drops tiered-drops column-drops ear-threaders tassel-drops
`);

function rangeOf(stated: keyof PieceMeasures, type: JewelryType): readonly [least: number, most: number] {
  if (stated === 'length' && type === 'earrings') return EAR_MM;
  if (stated === 'band_width' && type === 'bracelet') return CUFF_MM;
  if (stated === 'band_width' && type === 'earrings') return HOOP_WIRE_MM;
  return stated === 'diameter' && type === 'watch' ? CASE_MM : WEARABLE[stated];
}

/** True when a stated length is wearable. */
export function isWearable(stated: keyof PieceMeasures, lengthMm: number, type: JewelryType): boolean {
  const [least, most] = rangeOf(stated, type);
  return lengthMm >= least && lengthMm <= most;
}

/** The dimension that a stated length sets, and its value, mm; null when the piece has no such dimension. */
export function dimensionFor(
  stated: keyof PieceMeasures,
  lengthMm: number,
  { type, maker, dimensions }: Planned,
): [name: string, mm: number] | null {
  const value = within(lengthMm, rangeOf(stated, type));
  if (stated === 'length' && (type === 'pendant' || ON_CHAINS.has(maker))) return ['length', value];
  if (stated === 'length' && type === 'earrings' && (HANGING.has(maker) || dimensions['length'] !== undefined))
    return ['length', value];
  // All lengths of a brooch follow from its height.
  if (maker === 'brooch' && stated !== 'height' && stated !== 'inner_diameter' && dimensions['height'] !== undefined)
    return ['height', within(lengthMm, WEARABLE.height)];
  if (maker === 'ball-studs') return ['diameter', within(lengthMm, BALL_MM)];
  if (stated === 'diameter' && type === 'earrings' && dimensions['diameter'] === undefined && dimensions['height'])
    return ['height', value];
  if (stated === 'height' && type === 'earrings' && dimensions['diameter'] !== undefined)
    return ['diameter', within(lengthMm, WEARABLE.diameter)];
  if (stated === 'inner_diameter' && type !== 'ring') return null;
  if (stated === 'diameter' && type === 'bracelet')
    return dimensionFor('length', lengthMm * Math.PI, { type, maker, dimensions });
  if (stated === 'length' && type === 'bracelet' && dimensions['inner_diameter'] !== undefined)
    return ['inner_diameter', mm((dimensions['inner_diameter'] * Math.min(MOST_WRIST_MM, value)) / WRIST_MM)];
  if (stated === 'band_width' && dimensions['wire'] !== undefined) return ['wire', value];
  if (stated === 'band_width' && dimensions['face_width'] !== undefined) return ['face_width', value];
  if (stated === 'band_width' && type === 'bracelet' && dimensions['height'] !== undefined) return ['height', value];
  return dimensions[stated] === undefined ? null : [stated, value];
}
