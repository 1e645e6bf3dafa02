/** Rings as trees of parts, from the flat choices in which rings with heads are planned and were once stored. */
import type { DesignPart, ParamValue, Stone, Style } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { mm, within } from '../maker';
import { bypassHeads } from './bypass';
import { constructionOf } from '../../construction';
import { BEADED_EDGES } from './common';
import type { ShankName } from './shanks';
import { WIDE_SHARE, usualThickness } from './shanks';

/** A piece as a kind of construction with named choices, lengths and stones. */
export interface FlatPiece {
  kind: string;
  params: Readonly<Record<string, ParamValue>>;
  stones: readonly Stone[];
  /** Its metal has an inlay. */
  isInlaid?: boolean;
}

/** Makes a tree of flat choices. */
export type FlatTree = (flat: FlatPiece, styles: readonly Style[]) => DesignPart;

/** A part with what it carries; empty slots and choices that are undefined are left out. */
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

/** A stone set high or low stands this much over its usual height, as a share of its width. */
const SET_LIFT: Record<string, number> = { high: 0.24, low: -0.1 };
/** How much a head rises over a halo, and over the heads beside it, mm. */
const OVER_HALO = { prong: 0.2, bezel: 0.35 };
/** Scrollwork needs this much more height under a head, mm. */
const OVER_FILIGREE = 0.9;
const OVER_SIDES = { center: 0.2, side: 0.1 };
/** An outer halo's stones against those of the one within it. */
const OUTER_HALO = 0.9;
const SHOULDER_TAPER = 0.3;

const isPronged = (head: string): boolean => head === 'prong' || head === 'basket';

function headOf(
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

/** Halos from the inside out. */
const halosOf = (rows: number, stone: Stone, milgrain: ParamValue | undefined): DesignPart[] =>
  Array.from({ length: rows }, (_, i) =>
    part(i === 0 ? 'halo' : `halo-${i + 1}`, 'halo', i === rows - 1 ? { milgrain } : {}, [
      { ...stone, size_mm: mm(stone.size_mm * OUTER_HALO ** i) },
    ]),
  );

function shankOf(
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
  return part(params['stem'] === undefined ? 'shank' : `${String(params['stem'])}-shank`, `shank.${name}`, own, [], {
    ...children,
    companions: [companion, params['pair'] === 'yes' ? part('pair', 'pair', {}) : undefined],
    ornament,
  });
}

const withWaves = (head: DesignPart, foam: readonly Stone[]): DesignPart => ({
  ...head,
  children: { ...head.children, around: [part('wave', 'figure.wave', {}, foam.slice(0, 1))] },
});

/** Width of round stones that lie side by side round a centre of this width, mm. */
export const petalMm = (centerMm: number, petals: number): number =>
  mm((centerMm + 0.75) / (1 / Math.sin(Math.PI / petals) - 1) - 0.5);

/**
 * As many round stones of one lot as close the ring round the centre; other cuts, and several lots, are as they are.
 */
function roundTheCenter(center: Stone, lots: readonly Stone[]): Stone[] {
  const [lot] = lots;
  if (lots.length !== 1 || (lot!.cut !== 'round' && lot!.cut !== 'cabochon')) return [...lots];
  const count = Math.round(Math.PI / Math.asin((lot!.size_mm + 0.5) / (center.size_mm + lot!.size_mm + 1.25)));
  return [{ ...lot!, count, size_mm: petalMm(center.size_mm, count) }];
}

const shouldersOf = (stone: Stone | undefined): DesignPart | undefined =>
  stone && part('shoulders', 'row.pave', { taper: SHOULDER_TAPER }, [stone]);

/** Heads beside the main one: one lot is drawn on both sides, of two lots each has its own. */
function sidesOf(ring: FlatPiece, beside: readonly Stone[]): DesignPart[] {
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

function bandTree(ring: FlatPiece, styles: readonly Style[]): DesignPart {
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
    { heads: [stone && part('head', isFlush ? 'head.flush' : 'head.collar', {}, [stone])] },
  );
}

/** A figure as a part; its id is its name. */
const reliefOf = ({ motif = 'heart', version, height }: FlatPiece['params'], stones: readonly Stone[]): DesignPart =>
  part(partIdOf(String(motif)), 'figure.relief', { motif, version, height }, stones);

/** A band that is made for its row. */
function fittedTree(
  kind: string,
  { params, stones }: FlatPiece,
  own: Record<string, ParamValue | undefined>,
): DesignPart {
  const [first] = stones;
  // Older designs state the kind that takes turns with the first beside the stones.
  const second =
    typeof params['second'] === 'string' && params['second'] !== ''
      ? [{ ...first!, kind: params['second'] as Stone['kind'], count: 0 }]
      : [];
  const row = part('row', kind, { ...own, way: params['way'], sequence: params['sequence'] }, [...stones, ...second]);
  return part('shank', 'shank.fitted', { inner_diameter: params['inner_diameter'], milgrain: params['milgrain'] }, [], {
    band: [row],
  });
}

/** Over half of the finger the stones of a row grow smaller towards the sides. */
const BAND_TAPER = 0.42;

/** The tree of a ring by the kind that it was planned or stored as. */
export const RING_TREES: Readonly<Record<string, FlatTree>> = {
  solitaire: (ring, styles) => {
    const { params, stones } = ring;
    const center = stones.find(({ role }) => role === 'center')!;
    const hidden = stones.find(({ role }) => role === 'halo');
    const lift = SET_LIFT[String(params['set'] ?? '')];
    const raised = (lift ?? 0) * center.size_mm + (params['filigree'] === 'yes' ? OVER_FILIGREE : 0);
    const own = { lift: raised === 0 ? undefined : mm(raised), turn: params['turn'] === undefined ? undefined : 90 };
    const head = headOf(
      'head',
      ring,
      center,
      own,
      hidden ? { under: [part('hidden-halo', 'halo.hidden', {}, [hidden])] } : {},
    );
    const accents = stones.filter(({ role }) => role === 'side' || role === 'accent');
    const shoulders =
      params['leaves'] === undefined
        ? shouldersOf(accents[0])
        : part('leaf', 'row.leaves', { pairs: params['leaves'] }, accents);
    return shankOf(ring, styles, {
      heads: [params['wave'] === 'yes' ? withWaves(head, accents) : head],
      shoulders: [params['wave'] === 'yes' ? undefined : shoulders],
    });
  },
  'bypass-ring': (ring) => {
    const { params } = ring;
    const stones = (['center', 'side'] as const).flatMap((role) =>
      ring.stones.filter((stone) => stone.role === role).slice(0, 1),
    );
    const own = bypassHeads(stones.map(({ cut }) => cut));
    const melee = ring.stones.find(({ role }) => role === 'halo');
    const heads = stones.map((stone, i) =>
      headOf(
        i === 0 ? 'head' : 'second-head',
        ring,
        stone,
        own[i]!,
        melee && { around: [part(i === 0 ? 'halo' : 'second-halo', 'halo', {}, [melee])] },
      ),
    );
    return part(
      'shank',
      'shank.bypass',
      { inner_diameter: params['inner_diameter'], band_width: params['band_width'], gap: params['gap'] },
      [],
      { heads, shoulders: [shouldersOf(ring.stones.find(({ role }) => role === 'pave'))] },
    );
  },
  'motif-ring': ({ params, stones }, styles) =>
    shankOf(
      { kind: '', params: { ...params, shank: 'flared', band_width: params['band_width'] ?? 2.8 }, stones: [] },
      styles,
      { heads: [reliefOf(params, stones)] },
    ),
  signet: ({ params, stones }) => {
    const center = stones.find(({ role }) => role === 'center');
    const face =
      params['motif'] !== undefined && params['motif'] !== ''
        ? reliefOf(params, stones)
        : center
          ? params['setting'] === 'inlay'
            ? part('slab', 'inlay.slab', {}, [center])
            : part('head', 'head.collar', {}, [center])
          : params['letters'] === undefined || params['letters'] === ''
            ? undefined
            : part('letters', 'ornament.letters', { letters: params['letters'] });
    const plate = part('plate', 'plate.signet', { face: params['face'], face_width: params['face_width'] }, [], {
      face: [face],
    });
    return part(
      'shank',
      'shank.signet',
      { inner_diameter: params['inner_diameter'] ?? 17.6, band_width: params['band_width'] ?? 4 },
      [],
      { heads: [plate] },
    );
  },
  'plain-band': bandTree,
  'pave-band': (ring) =>
    fittedTree('row.pave', ring, {
      rows: ring.params['rows'] ?? 3,
      taper: ring.params['way'] === 'full' || ring.stones.some(({ count }) => count > 0) ? undefined : BAND_TAPER,
    }),
  'channel-band': (ring) => fittedTree('row.channel', ring, {}),
  'row-ring': (ring, styles) =>
    shankOf(ring, styles, {
      band: [
        part(
          'row',
          'row.heads',
          {
            setting: ring.params['setting'],
            way: ring.params['way'],
            turn: ring.params['turn'] === undefined ? undefined : 90,
          },
          ring.stones,
        ),
      ],
    }),
  'cluster-ring': (ring, styles) => {
    const [center, ...lots] = ring.stones as [Stone, ...Stone[]];
    const isFlower = ring.params['motif'] === 'flower';
    return shankOf(ring, styles, {
      heads: [
        part(isFlower ? 'flower' : 'cluster', 'head.cluster', { prongs: ring.params['prongs'] }, [
          center,
          ...roundTheCenter(center, lots),
        ]),
      ],
    });
  },
  'halo-ring': (ring, styles) => {
    const { params, stones } = ring;
    const bezel = params['head'] === 'bezel';
    const around = halosOf(
      Number(params['rows'] ?? 1),
      stones.find(({ role }) => role === 'halo')!,
      params['milgrain'],
    );
    const head = headOf(
      'head',
      ring,
      stones.find(({ role }) => role === 'center')!,
      { lift: mm((bezel ? OVER_HALO.bezel : OVER_HALO.prong) + (params['filigree'] === 'yes' ? OVER_FILIGREE : 0)) },
      { around },
    );
    const side = stones.find(({ role }) => role === 'side');
    if (side && params['sides'] === 'yes')
      return shankOf(ring, styles, { heads: [head], sides: sidesOf(ring, [side]) });
    return shankOf(ring, styles, {
      heads: [head],
      shoulders: [params['shank'] === 'plain' || params['shoulders'] === 'pave' ? shouldersOf(side) : undefined],
    });
  },
  'three-stone': (ring, styles) => {
    const { stones } = ring;
    const head = headOf(
      'head',
      ring,
      stones.find(({ role }) => role === 'center')!,
      { lift: OVER_SIDES.center },
    );
    return shankOf(ring, styles, {
      heads: [head],
      sides: sidesOf(
        ring,
        stones.filter(({ role }) => role === 'side'),
      ),
    });
  },
};

/** A stored ring with its measures as they are today: bands were called wider than they were. */
export function readFlat(flat: FlatPiece): FlatPiece {
  if (flat.kind !== 'plain-band' && flat.kind !== 'engraved-band') return flat;
  const { profile = flat.kind === 'plain-band' ? 'dome' : 'flat', band_width } = flat.params;
  return {
    ...flat,
    kind: 'plain-band',
    params: {
      ...flat.params,
      ...(typeof band_width === 'number' &&
        !flat.isInlaid && { band_width: usualBandWidth(String(profile), band_width) }),
    },
  };
}
