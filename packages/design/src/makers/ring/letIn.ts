/** Stones that lie in the metal of a ring's band. */
import type { DesignPart } from '../../spec';
import { mm, type Brief } from '../maker';
import { reachAlong } from './common';
import { part } from './treeParts';

/** Height offset of a main stone that is set low, as a share of its width. */
export const LOW_LIFT = -0.1;
/** Width of a flush stone as a share of its band's width, and the narrowest band for flush stones, mm. */
const LET_IN = 0.55;
const LET_IN_BAND_MM = 3;

/** "Two diamonds flush in the band each side" of a stone in a bezel: the side stones lie in the metal of a broader band. */
export function letIn(ring: DesignPart): DesignPart {
  const sides = ring.children['sides'] ?? [];
  if (
    sides.length === 0 ||
    !sides.every(({ kind, stones }) => kind.startsWith('head.') && stones?.[0]?.cut !== 'cabochon')
  )
    return ring;
  const width = Math.max(LET_IN_BAND_MM, Number(ring.params['band_width'] ?? LET_IN_BAND_MM));
  return {
    ...ring,
    kind: 'shank.dome',
    params: { inner_diameter: ring.params['inner_diameter']!, band_width: width },
    children: {
      ...ring.children,
      sides: sides.map(({ id, params, stones = [] }) =>
        part(
          id,
          'head.flush',
          { place: params['place'] },
          stones.map((stone) => ({ ...stone, size_mm: mm(Math.min(stone.size_mm, LET_IN * width)) })),
        ),
      ),
    },
  };
}

/** Least metal beside a flush stone, and beside one with a collar, mm. */
const BESIDE_MM = { flush: 0.4, collar: 0.75 } as const;

/** Width of the smallest flush stone, mm. */
const LEAST_FLUSH_MM = 0.8;

/**
 * A flush stone as a band holds it: in a low collar where a bezel is named; one without a stated size is as small as a
 * narrow band needs, and a larger one is in a bezel over it.
 */
function held(head: DesignPart, bandMm: number, { wants, stoneSizeMm }: Brief): DesignPart {
  const [stone] = head.stones ?? [];
  if (head.kind !== 'head.flush' || !stone || head.params['place'] === 'inside') return head;
  const name = wants('bezel') ? 'collar' : 'flush';
  // A long stone lies across the band.
  const long = (2 * reachAlong(stone, head.params['turn'] !== 90)) / stone.size_mm;
  const room = Math.floor((10 * (bandMm - 2 * BESIDE_MM[name])) / long + 1e-6) / 10;
  const size_mm = stoneSizeMm === null && room >= LEAST_FLUSH_MM ? Math.min(room, stone.size_mm) : stone.size_mm;
  return size_mm <= room
    ? { ...head, kind: `head.${name}`, stones: [{ ...stone, size_mm }] }
    : { ...head, kind: 'head.bezel', params: { ...head.params, lift: mm(LOW_LIFT * stone.size_mm) } };
}

/** The ring whose flush stones are no wider than its band has room for. */
export function withinBand(ring: DesignPart, brief: Brief): DesignPart {
  const width = ring.params['band_width'];
  const heads = ring.children['heads'];
  return typeof width === 'number' && heads
    ? { ...ring, children: { ...ring.children, heads: heads.map((head) => held(head, width, brief)) } }
    : ring;
}
