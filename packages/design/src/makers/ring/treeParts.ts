import type { DesignPart, ParamValue, Stone, Style } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { mm } from '../maker';
import { HALO_GAP } from '../../parts/halos';
import { girdleMm } from '../../parts/head';
import { meleeOfCount } from '../../parts/rows';
import { BEADED_EDGES } from './common';

/** A piece as a kind of construction with flat choices, lengths and stones. */
export interface FlatPiece {
  kind: string;
  params: Readonly<Record<string, ParamValue>>;
  stones: readonly Stone[];
  /** True when its metal has an inlay. */
  isInlaid?: boolean;
}

/** Builds a tree from flat choices. */
export type FlatTree = (flat: FlatPiece, styles: readonly Style[]) => DesignPart;

/** A part with its children; empty slots and undefined choices are omitted. */
export function part(
  id: string,
  kind: string,
  params: Record<string, ParamValue | undefined>,
  stones: readonly Stone[] = [],
  children: Record<string, (DesignPart | undefined)[]> = {},
): DesignPart {
  const chosen = Object.entries(params).filter((entry): entry is [string, ParamValue] => entry[1] !== undefined);
  const filled = Object.entries(children).map(([slot, parts]): [string, DesignPart[]] => [
    slot,
    parts.filter((one) => one !== undefined),
  ]);
  return {
    id,
    kind,
    params: Object.fromEntries(chosen),
    ...(stones.length > 0 ? { stones: [...stones] } : {}),
    children: Object.fromEntries(filled.filter(([, parts]) => parts.length > 0)),
  };
}
export const OVER_SIDES = { center: 0.2, side: 0.1 };
/** Size of an outer halo's stones relative to those of the inner one. */
const OUTER_HALO = 0.9;
const SHOULDER_TAPER = 0.3;

const isPronged = (head: string): boolean => head === 'prong' || head === 'basket';

export function headOf(
  id: string,
  { params }: FlatPiece,
  stone: Stone,
  own: Record<string, ParamValue | undefined>,
  children: Record<string, DesignPart[]> = {},
): DesignPart {
  const head = String(params['head'] ?? 'prong');
  return part(
    id,
    `head.${head}`,
    {
      ...(isPronged(head) ? { prongs: params['prongs'] ?? 4 } : {}),
      ...own,
      ...(head === 'bezel' && params['milgrain'] === 'yes' ? { milgrain: 'yes' } : {}),
    },
    [stone],
    children,
  );
}

/** Halos of this stone, or of one kind each, from the inside out. Milgrain edges the outermost one. */
export const haloRowsOf = (
  stone: Stone | undefined,
  rows: number,
  milgrain?: ParamValue,
  outer: Stone | undefined = stone,
): DesignPart[] =>
  stone
    ? Array.from({ length: rows }, (_, i) =>
        part(i === 0 ? 'halo' : `halo-${i + 1}`, 'halo', i === rows - 1 && milgrain === 'yes' ? { milgrain } : {}, [
          { ...(i === 0 ? stone : outer!), size_mm: mm(stone.size_mm * OUTER_HALO ** i) },
        ]),
      )
    : [];

/** The only halo with an exact number of stones, whose width closes it around the main stone. */
export function countedHalo(
  [halo, ...others]: DesignPart[],
  count: ParamValue | undefined,
  center: Stone,
): DesignPart[] {
  if (!halo || count === undefined || others.length > 0) return halo ? [halo, ...others] : [];
  const size_mm = mm(meleeOfCount(girdleMm(center.cut, center.size_mm, 160), Number(count), HALO_GAP.prong));
  return [
    {
      ...halo,
      params: { ...halo.params, stones: Number(count) },
      stones: (halo.stones ?? []).map((stone) => ({ ...stone, size_mm })),
    },
  ];
}

export function shankOf(
  { params }: FlatPiece,
  styles: readonly Style[],
  children: Record<string, (DesignPart | undefined)[]>,
): DesignPart {
  const name = String(params['shank'] ?? 'plain');
  const companion =
    Number(params['companions'] ?? 0) > 0
      ? part('companion', 'companion', { form: styles.includes('organic-shapes') ? 'wave' : 'even' })
      : undefined;
  const ornament = [
    params['filigree'] === 'yes' ? part('filigree', 'ornament.filigree', {}) : undefined,
    params['engraving'] === undefined
      ? undefined
      : part('engraving', 'ornament.engraving', { pattern: params['engraving'] }),
    params['frieze'] === undefined
      ? undefined
      : part(partIdOf(String(params['frieze'])), 'ornament.frieze', { motif: params['frieze'] }),
    params['text'] === undefined
      ? undefined
      : part('text', 'ornament.text', { text: params['text'], side: params['side'] }),
  ];
  const own = {
    inner_diameter: params['inner_diameter'],
    band_width: params['band_width'],
    thickness: params['thickness'],
    milgrain: name in BEADED_EDGES ? params['milgrain'] : undefined,
  };
  // The line of a waved band is its figure.
  const stem = params['stem'] ?? (name === 'waved' ? 'wave' : undefined);
  return part(stem === undefined ? 'shank' : `${String(stem)}-shank`, `shank.${name}`, own, [], {
    ...children,
    companions: [
      companion,
      params['pair'] === 'yes'
        ? part('pair', 'pair', { bare: params['bare_pair'], band_width: params['pair_width'] })
        : undefined,
    ],
    ornament,
  });
}

/** The head with leaves that fold over its stone. */
export const withLeaves = (head: DesignPart, leaves: ParamValue): DesignPart => ({
  ...head,
  children: { ...head.children, around: [part('leaf', 'figure.leaves', { leaves })] },
});

export const withWaves = (head: DesignPart, foam: readonly Stone[]): DesignPart => ({
  ...head,
  children: { ...head.children, around: [part('wave', 'figure.wave', {}, foam.slice(0, 1))] },
});

/** Greatest width of stones around a centre relative to it: fewer than six leave gaps and are no larger. */
const WIDEST_PETAL = 1.1;
/** Metal between two stones of a ring, and what more is between them and the main stone on both its sides, mm. */
const BETWEEN_MM = 0.6;
const AROUND_MM = 0.06;

/** Width of round stones side by side around a centre of this width, mm. */
export const petalMm = (centerMm: number, petals: number): number =>
  mm(Math.min(WIDEST_PETAL * centerMm, (centerMm + AROUND_MM) / (1 / Math.sin(Math.PI / petals) - 1) - BETWEEN_MM));

/**
 * Adjusts a single lot of round stones to close the ring around the centre; other cuts and several lots stay unchanged.
 * A counted ring keeps its numbers and closes by the width of its stones.
 */
export function roundTheCenter(center: Stone, lots: readonly Stone[], isCounted: boolean): Stone[] {
  const [lot] = lots;
  if (isCounted) {
    const petals = lots.reduce((sum, { count }) => sum + count, 0);
    return lots.map((one) =>
      one.cut === 'round' || one.cut === 'cabochon' ? { ...one, size_mm: petalMm(center.size_mm, petals) } : one,
    );
  }
  if (lots.length !== 1 || (lot!.cut !== 'round' && lot!.cut !== 'cabochon')) return [...lots];
  const count = Math.round(
    Math.PI / Math.asin((lot!.size_mm + BETWEEN_MM) / (center.size_mm + lot!.size_mm + BETWEEN_MM + AROUND_MM)),
  );
  return [{ ...lot!, count, size_mm: petalMm(center.size_mm, count) }];
}

export const shouldersOf = (stone: Stone | undefined): DesignPart | undefined =>
  stone && part('shoulders', 'row.pave', { taper: SHOULDER_TAPER }, [stone]);

/** Heads beside the main one: a single lot on both sides, or one lot on each side. */
export function sidesOf(ring: FlatPiece, beside: readonly Stone[]): DesignPart[] {
  const bySide = { ...ring, params: { ...ring.params, prongs: 4 } };
  return beside.map((stone, i) => {
    const place = beside.length === 1 ? 'both' : i === 0 ? 'left' : 'right';
    return headOf(place === 'both' ? 'side' : `side-${place}`, bySide, stone, {
      lift: OVER_SIDES.side,
      place,
      turn: ring.params['sides_turn'] === 'east-west' ? 90 : undefined,
    });
  });
}

/** A figure as a part, whose id is its name. */
export const reliefOf = (
  { motif = 'heart', version, height }: FlatPiece['params'],
  stones: readonly Stone[],
): DesignPart => part(partIdOf(String(motif)), 'figure.relief', { motif, version, height }, stones);

/** The tree of a band made for its row. */
export function fittedTree(
  kind: string,
  { params, stones }: FlatPiece,
  own: Record<string, ParamValue | undefined>,
): DesignPart {
  const [first] = stones;
  // Older designs store the alternating kind separately from the stones.
  const second =
    typeof params['second'] === 'string' && params['second'] !== ''
      ? [{ ...first!, kind: params['second'] as Stone['kind'], count: 0 }]
      : [];
  const row = part('row', kind, { ...own, way: params['way'], sequence: params['sequence'] }, [...stones, ...second]);
  return part(
    params['line'] === 'waved' ? 'wave-shank' : 'shank',
    params['line'] === 'waved' ? 'shank.waved' : 'shank.fitted',
    { inner_diameter: params['inner_diameter'], band_width: params['band_width'], milgrain: params['milgrain'] },
    [],
    { band: [row] },
  );
}
