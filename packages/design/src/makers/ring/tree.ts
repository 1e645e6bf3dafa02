/** Trees of rings from flat choices, the form of plans and of early stored designs. */
import type { Stone } from '../../spec';
import { partIdOf } from '../../spec/tree';
import { mm } from '../maker';
import { bypassHeads, twinHeads } from './bypass';
import {
  type FlatTree,
  headOf,
  part,
  shouldersOf,
  shankOf,
  withLeaves,
  withWaves,
  reliefOf,
  fittedTree,
  roundTheCenter,
  countedHalo,
  haloRowsOf,
  sidesOf,
  OVER_SIDES,
  type FlatPiece,
} from './treeParts';
import { bandTree, usualBandWidth } from './bandTree';
import { LOW_LIFT } from './letIn';
import { ringStackTree } from './ringStack';

/** Height offset of stones set high or low, as a share of their width. */
const SET_LIFT: Record<string, number> = { high: 0.24, low: -0.1 };
/** Additional height of a head above a halo, and above neighbouring heads, mm. */
const OVER_HALO = { prong: 0.2, bezel: 0.35 };
/** Additional height of a head above scrollwork, mm. */
const OVER_FILIGREE = 0.9;

/** Width of a rope around a stone, mm. */
const ROPE_MM = 1.3;

/** Taper of a row over half of the finger, towards its sides. */
const BAND_TAPER = 0.42;

/** Tree builders by the kind in the plan or the stored design. */
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
      hidden
        ? { under: [part('hidden-halo', 'halo.hidden', {}, [hidden])] }
        : params['gallery'] === 'yes'
          ? { under: [part('gallery', 'gallery', {})] }
          : params['border'] === 'rope'
            ? { around: [part('border', 'border', { pattern: 'rope', width: ROPE_MM })] }
            : {},
    );
    const accents = stones.filter(({ role }) => role === 'side' || role === 'accent');
    // One small stone is set on one shoulder.
    const lone = params['leaves'] === undefined && accents[0]?.count === 1 ? accents[0] : undefined;
    const shoulders =
      params['leaves'] === undefined
        ? lone
          ? undefined
          : shouldersOf(accents[0])
        : part('leaf', 'row.leaves', { pairs: params['leaves'] }, accents);
    return shankOf(ring, styles, {
      heads: [
        params['wave'] === 'yes'
          ? withWaves(head, accents)
          : params['holding'] === undefined
            ? head
            : withLeaves(head, params['holding']),
      ],
      sides: [lone && part('side', 'head.bezel', { place: 'right', lift: mm(LOW_LIFT * lone.size_mm) }, [lone])],
      shoulders: [params['wave'] === 'yes' ? undefined : shoulders],
    });
  },
  'bypass-ring': (ring, styles) => {
    const { params } = ring;
    const stones = (['center', 'side'] as const).flatMap((role) =>
      ring.stones.filter((stone) => stone.role === role).slice(0, 1),
    );
    const isPassing = params['shank'] === undefined;
    const own = isPassing ? bypassHeads(stones) : twinHeads(stones);
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
    const children = { heads, shoulders: [shouldersOf(ring.stones.find(({ role }) => role === 'pave'))] };
    return isPassing
      ? part(
          'shank',
          'shank.bypass',
          { inner_diameter: params['inner_diameter'], band_width: params['band_width'], gap: params['gap'] },
          [],
          children,
        )
      : shankOf(ring, styles, children);
  },
  'motif-ring': ({ params, stones }, styles) => {
    const beside = stones.find(({ role }) => role === 'side');
    const own = stones.filter((stone) => stone !== beside);
    return shankOf(
      { kind: '', params: { ...params, shank: 'flared', band_width: params['band_width'] ?? 2.8 }, stones: [] },
      styles,
      { heads: [reliefOf(params, own)], shoulders: [shouldersOf(beside)] },
    );
  },
  signet: ({ params, stones }) => {
    const center = stones.find(({ role }) => role === 'center');
    const hasFigure = params['motif'] !== undefined && params['motif'] !== '';
    const isInlaid = center !== undefined && params['setting'] === 'inlay';
    const beside = stones.find(({ role }) => role === 'side');
    const face = hasFigure
      ? reliefOf(params, isInlaid ? [] : stones)
      : center
        ? isInlaid
          ? undefined
          : part('head', 'head.collar', {}, [center])
        : params['letters'] === undefined || params['letters'] === ''
          ? undefined
          : part('letters', 'ornament.letters', { letters: params['letters'] });
    const plate = part('plate', 'plate.signet', { face: params['face'], face_width: params['face_width'] }, [], {
      face: [isInlaid ? part('slab', 'inlay.slab', {}, [{ ...center, cut: 'cabochon' }]) : undefined, face],
    });
    return part(
      'shank',
      'shank.signet',
      { inner_diameter: params['inner_diameter'] ?? 17.6, band_width: params['band_width'] ?? 4 },
      [],
      {
        heads: [plate],
        sides: [
          beside &&
            part('side', 'head.flush', { place: beside.count > 1 ? 'both' : 'left' }, [{ ...beside, count: 1 }]),
        ],
        ornament: [
          params['engraving'] === undefined
            ? undefined
            : part(partIdOf(String(params['shown'] ?? 'engraving')), 'ornament.engraving', {
                pattern: params['engraving'],
              }),
        ],
      },
    );
  },
  'ring-stack': ringStackTree,
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
            order: ring.params['order'],
          },
          ring.stones,
        ),
      ],
    }),
  'cluster-ring': (ring, styles) => {
    const [center, ...lots] = ring.stones as [Stone, ...Stone[]];
    return shankOf(ring, styles, {
      heads: [
        part(String(ring.params['motif'] ?? 'cluster'), 'head.cluster', { prongs: ring.params['prongs'] }, [
          center,
          ...roundTheCenter(center, lots, ring.params['counted'] === 'yes'),
        ]),
      ],
    });
  },
  'halo-ring': (ring, styles) => {
    const { params, stones } = ring;
    const bezel = params['head'] === 'bezel';
    const [inner, outer] = stones.filter(({ role }) => role === 'halo');
    const center = stones.find(({ role }) => role === 'center')!;
    const around = countedHalo(
      haloRowsOf(inner, Number(params['rows'] ?? 1), params['milgrain'], outer),
      params['halo_stones'],
      center,
    );
    const head = headOf(
      'head',
      ring,
      center,
      { lift: mm((bezel ? OVER_HALO.bezel : OVER_HALO.prong) + (params['filigree'] === 'yes' ? OVER_FILIGREE : 0)) },
      { around, ...(!bezel && params['gallery'] === 'yes' ? { under: [part('gallery', 'gallery', {})] } : {}) },
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

/** A stored ring with corrected measures: early designs state bands wider than built. */
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
