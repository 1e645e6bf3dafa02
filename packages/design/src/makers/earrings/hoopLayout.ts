/** Plans hoops. */
import { isMotif } from '../../motifs/library';
import type { Cut, GemKind, Stone } from '../../spec';
import { isBead, mm, rowKinds, sequenceChoice, viewFrom, type Brief, type Layout } from '../maker';
import { planFigure } from '../pendant/motif';

/** Width of a hanging stone relative to a pearl, since a stone looks heavier. */
const STONE_TO_PEARL = 0.62;
const BALL_TO_PEARL = 0.8;

/**
 * The kind that hangs from the hoops: pearls, or the requested hanging stones; diamonds with another kind stay in a
 * row.
 */
function hangingKind(brief: Brief): GemKind | null {
  if (brief.gems.includes('pearl')) return 'pearl';
  return brief.wants('drop') ? (brief.gems.find((kind) => kind !== 'diamond') ?? brief.gems[0] ?? null) : null;
}

/** Maximum number of stones side by side on a hoop, and their maximum width, mm. */
const MOST_HUNG = 7;
const BESIDE_MM = 5;
const SMALL_BESIDE_MM = 3.4;

/** Kinds that hang side by side, one stone each: "an amethyst, a peridot and a topaz". */
function hangingInTurn({ gems, named, wants }: Brief): readonly GemKind[] {
  const areSingle = named.every(
    ({ isSeveral, count, role }) => !isSeveral && (count ?? 1) === 1 && role !== 'pave' && role !== 'halo',
  );
  const isRow = wants('pave') || (gems.length === 2 && gems.includes('diamond'));
  return wants('drop') && gems.length > 1 && gems.length <= MOST_HUNG && areSingle && !isRow ? gems : [];
}

/** Number of stones on each hoop. */
function hungCount({ named, gems, stoneCount }: Brief, kind: GemKind): number {
  const count = named.find((stone) => stone.kind === kind)?.count ?? (gems.length === 1 ? stoneCount : null) ?? 1;
  return count <= MOST_HUNG ? count : 1;
}

/** Half the height of a figure on a hoop, mm. */
const FIGURE_HALF_HEIGHT = 5;

/** Inner diameters, mm. */
const DIAMETER = { huggie: 12, minimalist: 14, usual: 18, bold: 24 } as const;
/** Maximum count that is set exactly; a larger number fills the row. */
const MOST_COUNTED = 16;

/** Size of the only stone of a hoop, relative to one of a row. */
const LONE = 1.8;

/** Number of stones of the row on both ears: one each, the counted number for each, or 0 for a full row. */
function rowCount(brief: Brief, hangs: boolean): number {
  if (!hangs && brief.stoneCount !== null && brief.stoneCount <= MOST_COUNTED) return 2 * brief.stoneCount;
  const isSingle =
    brief.quantity === 'single' && (brief.quantityGiven || !brief.gemsGiven) && !brief.wants('pave') && !hangs;
  return isSingle ? 2 : 0;
}

/** Stones at the narrow start of a row on a tapering hoop, mm. */
const TAPER_ROW_MM = 1.41;

/** Width of stones in a row of bezels, mm. */
const BEZELLED_MM = 1.6;

/** The cut of the stones of the row, beside those that hang. */
const rowCutOf = ({ named, cuts }: Brief, kind: GemKind, hanging: GemKind | null): Cut =>
  named.find((stone) => stone.kind === kind)?.cut ?? (hanging === null ? cuts[0] : undefined) ?? 'round';

/** Two kinds of which none hangs take turns along the row. */
const inTurns = (brief: Brief): Brief =>
  brief.sequence === null && brief.gemsGiven && brief.gems.length > 1 && hangingKind(brief) === null
    ? { ...brief, sequence: 'turns' }
    : brief;

export const hoops: Layout = {
  name: 'hoops',
  plan: (requested, rng) => {
    const brief = inTurns(requested);
    const paved = brief.wants('pave') && !brief.wants('twist');
    const isOrnate = brief.look?.borders !== undefined;
    const form = brief.wants('square-hoop')
      ? 'square'
      : brief.wants('oval-hoop')
        ? 'oval'
        : brief.sequence !== null || brief.wants('inside-out')
          ? 'plain'
          : brief.wants('twist') || (brief.has('organic-shapes') && !isOrnate && !paved && !brief.gemsGiven)
            ? 'twist'
            : isOrnate
              ? 'plain'
              : !brief.wants('drop') && brief.has('geometric', 'sci-fi', 'honeycombs')
                ? 'hexagon'
                : brief.has('layered')
                  ? 'double'
                  : brief.has('minimalist')
                    ? 'plain'
                    : brief.has('bold')
                      ? 'taper'
                      : rng.pick(
                          paved || brief.gemsGiven
                            ? (['taper', 'plain'] as const)
                            : (['taper', 'plain', 'twist'] as const),
                        );
    const hasRoom = form !== 'hexagon' && form !== 'double';
    const motif = hasRoom && isMotif(brief.motif) ? brief.motif : null;
    const figure =
      motif === null ? null : planFigure(brief, rng, motif, FIGURE_HALF_HEIGHT, { copies: 2, isFirstVersion: true });
    const hanging = hasRoom && motif === null ? hangingKind(brief) : null;
    const inTurn = hanging === null ? [] : hangingInTurn(brief);
    const stones =
      inTurn.length > 0 || (isOrnate && !brief.gemsGiven && !brief.wants('pave', 'inside-out'))
        ? null
        : (brief.gems.find((gem) => gem !== hanging) ?? (brief.wants('pave', 'inside-out') ? 'diamond' : null));
    const count = rowCount(brief, hanging !== null);
    // Beads of metal hold round stones in smooth metal; other cuts and wound wires have bezels.
    const rowCut = stones === null ? 'round' : rowCutOf(brief, stones, hanging);
    const inBezels =
      form !== 'hexagon' && (rowCut !== 'round' || (brief.wants('bezel') && hanging === null) || form === 'twist');
    const usualMm = inBezels
      ? BEZELLED_MM
      : brief.has('bold')
        ? 2
        : brief.has('minimalist')
          ? 1.2
          : form === 'taper'
            ? TAPER_ROW_MM
            : 1.6;
    const row: Stone[] = figure
      ? figure.stones.filter(({ role }) => role !== 'halo')
      : stones && (form !== 'twist' || brief.gemsGiven)
        ? (brief.sequence !== null && hanging === null ? rowKinds(brief, 1) : [stones]).map((kind): Stone => ({
            role: 'pave',
            kind,
            cut: rowCut,
            size_mm: mm(
              brief.stoneSizeMm !== null && hanging === null
                ? brief.stoneSizeMm
                : count === 2
                  ? usualMm * LONE
                  : usualMm,
            ),
            count,
          }))
        : [];
    const usual = brief.has('bold') ? 10 : brief.has('minimalist') ? 6 : 8;
    const isPearl = hanging === 'pearl';
    const isBall = isPearl || isBead(brief, hanging);
    const size = brief.stoneSizeMm ?? usual * (isPearl ? 1 : isBall ? BALL_TO_PEARL : STONE_TO_PEARL);
    const hung = inTurn.length > 0 ? inTurn.length : hanging ? hungCount(brief, hanging) : 0;
    const hungMm = mm(hung > 1 ? Math.min(size, hung > 5 ? SMALL_BESIDE_MM : BESIDE_MM) : size);
    const cut: Cut = !hanging
      ? 'round'
      : isBall
        ? 'sphere'
        : (brief.cuts[0] ?? rng.pick(['pear', 'oval', 'round'] as const));
    const drop: Stone[] =
      inTurn.length > 0
        ? inTurn.map((kind): Stone => ({
            role: 'center',
            kind,
            cut: kind === 'pearl' ? 'sphere' : (brief.named.find((one) => one.kind === kind)?.cut ?? 'round'),
            size_mm: hungMm,
            count: 2,
          }))
        : hanging
          ? [{ role: 'center', kind: hanging, cut, size_mm: hungMm, count: 2 * hung }]
          : [];
    return {
      stones: [...drop, ...row],
      variant: {
        form,
        ...(motif === null ? {} : { motif }),
        ...(inBezels && row.length > 0 && motif === null ? { setting: 'bezel' } : {}),
        ...(brief.wants('inside-out') && row.length > 0 && motif === null ? { inner: 'yes' } : {}),
        ...(hanging === null ? sequenceChoice(brief) : {}),
      },
      dimensions: {
        diameter: brief.wants('huggie')
          ? DIAMETER.huggie
          : brief.has('minimalist')
            ? DIAMETER.minimalist
            : brief.has('bold')
              ? DIAMETER.bold
              : DIAMETER.usual,
        wire: brief.has('minimalist') ? 1.8 : brief.has('bold') ? 5 : 3,
      },
      view: viewFrom(rng, -8, 17),
    };
  },
};
