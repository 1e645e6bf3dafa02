/** Builds a ring from its tree of parts: heads with their surroundings, the shank with its rows, companion bands. */
import type { Part, Piece, Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import type { Seat } from '../../parts/seats';
import { photograph } from '../../parts/shot';
import { along } from '../../geometry/vec';
import type { DesignPart, DesignSpec } from '../../spec';
import type { Body } from './body';
import { addBody, bodyOf, inSlot, numberOf } from './body';
import type { Hoop } from './common';
import { companionBands, widestOf } from './common';
import { addEdges, openBand, openworkOf } from './edges';
import { addHead, haloWidth, isInside, placements } from './heads';
import { isLying, layDown } from './lettering';
import { WEDDING_BAND, hasBareBand } from './shankKinds';
import { buildFiligree } from './ornament';

/** Distance from the middle of a stack's band to the edge of the next inner ring, mm. */
const STACKED_MM = 0.2;

/** The second ring of a pair: equal to the first, three US sizes larger, beside and behind it. */
const OF_A_PAIR = 1.14;

function standSecond(
  bench: Bench,
  { id, metal }: DesignPart,
  boreMm: number,
  first: readonly Part[] = bench.parts,
): void {
  const shift: Vec3 = [boreMm * 0.625, 0, -boreMm * 0.475];
  const others = first.map((part) => {
    const { axes, origin, scale } = part.at;
    const at = { axes, origin: along(shift, origin, OF_A_PAIR), scale: scale * OF_A_PAIR };
    return part.shape === 'gem'
      ? { ...part, at, part: id, sizeMm: part.sizeMm * OF_A_PAIR }
      : {
          ...part,
          at,
          part: id,
          ...(metal && part.surface.kind === 'metal'
            ? { surface: { ...part.surface, alloy: metal.alloy, finish: metal.finish } }
            : {}),
        };
  });
  bench.parts.push(...others);
}

/** The second ring of a pair that is not like the first: without its stones or of another width, off the bench. */
function ownRing(bench: Bench, root: DesignPart, { params }: DesignPart, boreMm: number): readonly Part[] {
  const at = bench.parts.length;
  const { companions: _companions, ...children } = root.children;
  const width = params['band_width'];
  addRing(
    bench,
    {
      ...root,
      params: { ...root.params, ...(width === undefined ? {} : { band_width: Number(width) / OF_A_PAIR }) },
      children: params['bare'] === 'yes' ? { ...children, heads: [], sides: [], band: [], shoulders: [] } : children,
    },
    boreMm,
  );
  return bench.parts.splice(at);
}

/** Adds the second ring of a pair, or plain bands beside the ring. */
function addCompanion(bench: Bench, root: DesignPart, companion: DesignPart, { body, boreMm }: Built): void {
  const { form, bands, side, bare, band_width } = companion.params;
  const isLikeFirst = bare !== 'yes' && band_width === undefined;
  bench.inPart(companion.id, () =>
    companion.kind === 'pair'
      ? standSecond(bench, companion, boreMm, isLikeFirst ? bench.parts : ownRing(bench, root, companion, boreMm))
      : companionBands(
          bench,
          boreMm,
          body.hoop,
          form === 'wave',
          Number(bands ?? 2) === 1 ? [side === 'behind' ? -1 : 1] : [-1, 1],
          side === undefined ? undefined : STACKED_MM,
        ),
  );
}

/**
 * Gap between a ring and its wedding band, between the rings of a stack, and metal beside the stone of a head, which
 * may reach over the next ring, mm.
 */
const WEDDING_GAP = 0.12;
const STACK_GAP = 0.15;
const BESIDE_STONE = 0.05;

/** Half the room of a ring along the finger, mm. */
const roomOf = (root: DesignPart, hoop: Hoop): number =>
  Math.max(
    widestOf(hoop),
    ...[...inSlot(root, 'heads'), ...inSlot(root, 'sides')].flatMap(({ stones = [] }) =>
      stones.map(({ size_mm }) => size_mm / 2 + BESIDE_STONE),
    ),
  );

interface Built {
  body: Body;
  boreMm: number;
}

/** Adds a ring without its companions. */
function addRing(bench: Bench, root: DesignPart, boreMm: number): Body {
  const body = bodyOf(root, bench.spec.root.metal, haloWidth);
  const { hoop } = body;
  // Heads cover the shank up to here, radians from the top.
  let covered = 0;
  // Position where rails over scrollwork meet the shank.
  let railed = 0;
  const flush: Seat[] = [];
  const placed = placements(root, body);
  for (const placement of placed) {
    const span = addHead(
      bench,
      hoop,
      placement,
      body.isArched ? hoop.arms[0] : undefined,
      boreMm,
      hasBareBand({ root }),
    );
    if (span.seat) flush.push(span.seat);
    if (isInside(placement.head)) continue;
    covered = Math.max(covered, Math.abs(placement.angle) + span.covered / hoop.topRadius);
    const [filigree] =
      placed.length === 1 ? inSlot(root, 'ornament').filter(({ kind }) => kind === 'ornament.filigree') : [];
    if (filigree && span.tip) railed = bench.inPart(filigree.id, () => buildFiligree(bench, hoop, span.tip!));
  }
  const open = openworkOf(root);
  if (open) {
    bench.inPart(root.id, () => openBand(bench, hoop, open));
    return body;
  }
  addBody(bench, body, root, Math.max(covered, railed), flush);
  addEdges(bench, body, root, covered);
  return body;
}

/** Adds another ring of a stack `beside` mm behind the middle of the first. Returns its width, mm. */
function addStacked(bench: Bench, ring: DesignPart, { body: first, boreMm }: Built, beside: number): number {
  const from = bench.parts.length;
  const root: DesignPart = { ...ring, params: { ...ring.params, inner_diameter: boreMm } };
  const { hoop } = bench.inPart(root.id, () => addRing(bench, root, boreMm));
  const room = roomOf(root, hoop);
  const [, y, z] = first.hoop.center;
  const shift: Vec3 = [0, y - hoop.center[1], z - hoop.center[2] - beside - room];
  bench.move(from, (at) => ({ ...at, origin: along(at.origin, shift, 1) }));
  return 2 * room;
}

/** The geometry of a ring whose root is a shank. */
export function buildRing(spec: DesignSpec): Piece {
  const bench = new Bench(spec);
  const { root } = spec;
  const boreMm = numberOf(root, 'inner_diameter');
  const body = addRing(bench, root, boreMm);
  let beside = roomOf(root, body.hoop) + STACK_GAP;
  for (const companion of inSlot(root, 'companions'))
    if (companion.id === WEDDING_BAND)
      addStacked(bench, companion, { body, boreMm }, widestOf(body.hoop) + WEDDING_GAP);
    else if (companion.kind.startsWith('shank.'))
      beside += addStacked(bench, companion, { body, boreMm }, beside) + STACK_GAP;
    else addCompanion(bench, root, companion, { body, boreMm });
  if (isLying(root)) layDown(bench, body.hoop);
  return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
}
