/** Adds to a planned ring what the prompt names and the layout omits, wherever a part has a slot for it. */
import type { DesignPart, GemKind, Stone } from '../../spec';
import { mapSlots, partsIn } from '../../spec/tree';
import { mm, type Brief } from '../maker';
import { withFigures } from './besideFigures';
import { isLow } from './body';
import { carries, hasBareShoulders, takes, withChild, withMain } from './children';
import { ornamentOf } from './kits';
import { LOW_LIFT, letIn, withinBand } from './letIn';
import { onBranch, onNamedShank } from './namedShank';
import { WEDDING_BAND } from './shankKinds';
import { MOST_PER_SIDE, gradedSides } from './threeStone';

import { part } from './treeParts';

/** Widths of small stones that are added, mm. */
const MELEE_MM = { halo: 1.35, hidden: 1.2, shoulders: 1.5, band: 1.4 };
const SHOULDER_TAPER = 0.3;
/** Width of a stone beside the main one relative to that of the next inner one. */
const NEXT_SIDE = 0.8;
const LEAST_SIDE_MM = 1.5;

/** The kind of the ring's small stones: an existing second one, the second one of the prompt, or diamonds. */
function meleeKind(root: DesignPart, { gems }: Brief): GemKind {
  const own = [...partsIn(root)].flatMap(({ stones = [] }) => stones).find(({ role }) => role !== 'center')?.kind;
  return own !== undefined && (own !== gems[0] || gems.length === 1) ? own : (gems[1] ?? 'diamond');
}

/** The main head with the named halos. */
function withHalos(
  head: DesignPart,
  melee: (role: Stone['role'], sizeMm: number) => Stone,
  { wants }: Brief,
): DesignPart {
  const isBare = !carries(head, 'around', 'halo') && !carries(head, 'around', 'border');
  const halos =
    isBare && (wants('halo') || wants('double-halo')) && !wants('hidden-halo') ? (wants('double-halo') ? 2 : 1) : 0;
  const surrounded = Array.from({ length: halos }).reduce<DesignPart>(
    (now, _, i) =>
      withChild(now, 'around', part(i === 0 ? 'halo' : `halo-${i + 1}`, 'halo', {}, [melee('halo', MELEE_MM.halo)])),
    head,
  );
  const isOpenBelow = wants('hidden-halo') && !carries(head, 'under', 'halo.hidden');
  return isOpenBelow
    ? withChild(surrounded, 'under', part('hidden-halo', 'halo.hidden', {}, [melee('halo', MELEE_MM.hidden)]))
    : surrounded;
}

/** The kind of the small stones that a prompt names for the band of a bridal set, not for the sides of the ring. */
const weddingKind = ({ named, placed }: Brief): GemKind | undefined =>
  named.find(
    ({ kind, isSeveral, role }, i) =>
      i > 0 &&
      isSeveral &&
      (role === null || role === 'pave') &&
      !placed.some(({ place, of }) => place === 'side' && of === kind),
  )?.kind;

/** True for the band of a bridal set with stones of its own. */
const hasSetBand = (brief: Brief): boolean =>
  weddingKind(brief) !== undefined || brief.wants('eternity') || brief.wants('half-eternity');

/** Width of the largest scattered stones, mm. */
const SCATTERED_MM = 1.7;

/** Scattered stones of alternating kinds. */
const scattered = (kinds: readonly GemKind[], count: number | null, sizeMm = SCATTERED_MM): Stone[] =>
  kinds.map((kind, i): Stone => ({
    role: 'pave',
    kind,
    cut: 'round',
    size_mm: sizeMm,
    count: count === null ? 0 : Math.ceil((count - i) / kinds.length),
  }));

/** Heads whose stone can be set east-west. */
const TURNED = /^head\.(?:prong|basket|bezel|half-bezel|flush|collar)$/;

/** A row whose bezels are sunk into the band. */
const lowered = (row: DesignPart): DesignPart =>
  row.kind === 'row.heads' && row.params['setting'] === 'bezel'
    ? { ...row, params: { ...row.params, low: 'yes' } }
    : row;

/** Least width of shoulders with a pattern, mm. */
const PATTERNED_MM = 1.6;
/** True for shoulders that are broad enough for a pattern, and no arches. */
const hasRoomForPattern = ({ kind, params }: DesignPart): boolean =>
  kind !== 'shank.cathedral' && Number(params['band_width'] ?? 0) >= PATTERNED_MM;

/** Width of the smallest stone in prongs among leaves, mm. */
const LEAST_PRONGED = 2.4;

/** Among leaves, prongs would cover a tiny stone, so a bezel holds it unless prongs are named. */
function visible(ring: DesignPart, { wants }: Brief): DesignPart {
  const [head, ...others] = ring.children['heads'] ?? [];
  const isTiny = head?.kind === 'head.prong' && (head.stones?.[0]?.size_mm ?? LEAST_PRONGED) < LEAST_PRONGED;
  if (!isTiny || wants('prong') || !carries(ring, 'shoulders', 'row.leaves')) return ring;
  const { prongs: _covering, ...params } = head.params;
  return { ...ring, children: { ...ring.children, heads: [{ ...head, kind: 'head.bezel', params }, ...others] } };
}

/** Completes a ring with named parts: shank, halos, pavé shoulders, filigree, milgrain and an engraved text. */
export function completedRing(planned: DesignPart, brief: Brief): DesignPart {
  if (!planned.kind.startsWith('shank.')) return planned;
  const { wants, engraving } = brief;
  const kind = meleeKind(planned, brief);
  const melee = (role: Stone['role'], sizeMm: number): Stone => ({
    role,
    kind,
    cut: 'round',
    size_mm: sizeMm,
    count: 0,
  });
  const root = visible(onBranch(onNamedShank(planned, brief), brief), brief);
  const [main, ...others] = root.children['heads'] ?? [];
  let ring =
    main?.kind.startsWith('head.') && brief.gems.length > 0
      ? { ...root, children: { ...root.children, heads: [withHalos(main, melee, brief), ...others] } }
      : root;
  if (
    main &&
    brief.gems.length > 0 &&
    (wants('pave') || (wants('pave-shank') && (!isLow(main) || brief.gems.length > 1))) &&
    (ring.children['band'] ?? []).length === 0 &&
    !carries(ring, 'ornament', 'ornament.engraving') &&
    !['figure.relief', 'plate.signet'].includes(main.kind)
  ) {
    ring = withChild(
      ring,
      'shoulders',
      part('shoulders', 'row.pave', { taper: SHOULDER_TAPER }, [
        // Beside stones in heads of their own, the row is none of the side stones.
        melee((ring.children['sides'] ?? []).length > 0 ? 'pave' : 'side', MELEE_MM.shoulders),
      ]),
    );
  }
  const isSpaced = wants('stations');
  if (
    (wants('scattered') || isSpaced) &&
    brief.gems.length > 0 &&
    (ring.children['band'] ?? []).length === 0 &&
    (ring.children['shoulders'] ?? []).length === 0
  )
    ring = withChild(
      ring,
      'band',
      part(
        'scatter',
        'row.scatter',
        isSpaced && !main ? { spacing: 'even', ...(wants('eternity') ? { way: 'full' } : {}) } : {},
        scattered(
          main ? [kind] : brief.gems,
          main || brief.stoneCount === 1 ? null : brief.stoneCount,
          isSpaced && !main ? (brief.stoneSizeMm ?? undefined) : undefined,
        ),
      ),
    );
  // The pattern covers the whole upper half of a band without a head, and both shoulders beside heads.
  if (
    wants('engraved') &&
    !carries(ring, 'ornament', 'ornament.frieze') &&
    hasBareShoulders(ring) &&
    ((ring.children['heads'] ?? []).every(isLow) || hasRoomForPattern(ring)) &&
    !carries(ring, 'ornament', 'ornament.engraving')
  )
    ring = withChild(
      ring,
      'ornament',
      part('engraving', 'ornament.engraving', { pattern: ornamentOf(brief, false).engraving ?? 'scroll' }),
    );
  if (main && wants('filigree') && !carries(ring, 'ornament', 'ornament.filigree'))
    ring = withChild(ring, 'ornament', part('filigree', 'ornament.filigree', {}));
  const isOld = brief.look?.hasMilgrain === true && takes(ring, { milgrain: 'yes' });
  if (wants('milgrain') || isOld) ring = { ...ring, params: { ...ring.params, milgrain: 'yes' } };
  const edges = brief.edges === 'bevelled' && (ring.children['band'] ?? []).length > 0 ? 'polished' : brief.edges;
  if (edges && takes(ring, { edges })) ring = { ...ring, params: { ...ring.params, edges } };
  const isBare =
    ['heads', 'sides', 'band'].every((slot) => (ring.children[slot] ?? []).length === 0) &&
    !carries(ring, 'ornament', 'ornament.frieze');
  if (wants('lines-beside') && brief.isTwoTone && (brief.inlay !== null || isBare) && takes(ring, { lines: 'both' }))
    ring = { ...ring, params: { ...ring.params, lines: 'both' } };
  const [beside, ...more] = ring.children['sides'] ?? [];
  if (beside?.params['place'] === 'both' && more.length === 0)
    for (let nth = 2; nth <= Math.min(brief.perSide ?? Math.max(1, gradedSides(brief)), MOST_PER_SIDE); nth++)
      ring = withChild(ring, 'sides', {
        ...beside,
        id: `${beside.id}-${nth}`,
        stones: (beside.stones ?? []).map((stone) => ({
          ...stone,
          size_mm: mm(Math.max(Math.min(LEAST_SIDE_MM, stone.size_mm), stone.size_mm * NEXT_SIDE ** (nth - 1))),
        })),
      });
  if (wants('flush') && wants('bezel')) ring = letIn(ring);
  ring = withinBand(ring, brief);
  if (wants('low-set') && main?.params['lift'] !== undefined && main.stones)
    ring = withMain(ring, { lift: mm(LOW_LIFT * main.stones[0]!.size_mm) });
  if (wants('low-set'))
    ring = { ...ring, children: mapSlots(ring, (parts, slot) => (slot === 'band' ? parts.map(lowered) : parts)) };
  ring = withFigures(ring, brief);
  if (main && wants('east-west') && TURNED.test(main.kind) && main.params['turn'] === undefined)
    ring = withMain(ring, { turn: 90 });
  if (main && /^head\.(?:prong|basket)$/.test(main.kind)) {
    if (wants('double-prong')) ring = withMain(ring, { doubled: 'yes' });
    if (wants('stout-prong')) ring = withMain(ring, { stout: 'yes' });
  }
  if (wants('bridal-set') && (ring.children['companions'] ?? []).length === 0)
    ring = withChild(
      ring,
      'companions',
      hasSetBand(brief)
        ? part(WEDDING_BAND, 'shank.fitted', {}, [], {
            band: [
              part('wedding-row', 'row.pave', { rows: 1, way: wants('eternity') ? 'full' : 'half' }, [
                { ...melee('pave', MELEE_MM.band), kind: weddingKind(brief) ?? kind },
              ]),
            ],
          })
        : part('companion', 'companion', { form: brief.has('organic-shapes') ? 'wave' : 'even', bands: 1 }),
    );
  if (brief.insideText !== null)
    ring = withChild(
      ring,
      'ornament',
      part('inside-text', 'ornament.text', { text: brief.insideText, side: 'inside' }),
    );
  const isWritten =
    (ring.children['ornament'] ?? []).some(({ id }) => id === 'text') ||
    ((ring.children['heads'] ?? []).some((head) => carries(head, 'face', 'ornament.letters')) &&
      !/^[\d./-]+$/.test(engraving?.text ?? ''));
  return engraving && !isWritten
    ? withChild(
        ring,
        'ornament',
        part('text', 'ornament.text', { text: engraving.text, side: engraving.inside ? 'inside' : 'outside' }),
      )
    : ring;
}
