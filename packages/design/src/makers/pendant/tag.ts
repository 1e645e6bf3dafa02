/**
 * A polished plate for engraving: a disc, an oval, a square, or a dog tag with a raised rim; with an optional relief
 * figure or small stone.
 */
import type { NamedStone } from '../../language/parsedPrompt';
import { membersOf } from '../../motifs/group';
import { isMotif, motifNamed } from '../../motifs/library';
import { ZODIAC } from '../../motifs/zodiac';
import type { Random } from '../../random';
import type { Stone } from '../../spec';
import type { TagShape } from '../chain/tagShapes';
import { mm, viewFrom, type Brief, type Layout, type Plan } from '../maker';
import { planFigure, withFewStones } from './motif';

/** Half the height of a constellation as a share of its plate's. */
const SKY_SHARE = 0.66;

/**
 * The share of a medal that its figure fills, bare, within stones along its edge and cut out of it, and width of an oval
 * one.
 */
const MEDAL = { bare: 0.86, edged: 0.76, opening: 0.62, oval: 0.74 } as const;

/** Middle of a figure over a text, and where the text begins, as shares of half the medal's height. */
const OVER_TEXT = { at: 0.17, from: -0.4 } as const;
/** Steps in which the share of a figure is searched. */
const SHARE_STEP = 0.01;

/** Half the height of a figure as a share of that of the medal, as large as its outline fits there. */
function shareOf(motif: string, shape: 'disc' | 'oval', room: number, isOverText: boolean): number {
  const { fills, strokes } = motifNamed(motif);
  const points = [...fills.flatMap(({ outline }) => outline), ...strokes.flatMap((line) => line.points)];
  const wide = shape === 'oval' ? MEDAL.oval : 1;
  if (!isOverText) return room / Math.max(...points.map(([x, y]) => Math.hypot(x / wide, y)));
  const fits = (share: number): boolean =>
    points.every(([x, y]) => {
      const up = y * share + OVER_TEXT.at;
      return up > OVER_TEXT.from && Math.hypot((x * share) / wide, up) < room;
    });
  let share = 1;
  while (share > SHARE_STEP && !fits(share)) share -= SHARE_STEP;
  return share;
}

/** The share of a medal that a figure cut out of it takes. That of a coin is within the coin. */
const openingShare = (motif: string): number =>
  mm(shareOf(motif, 'disc', isCoin(motif) ? MEDAL.bare : MEDAL.opening, false));

/** Half the height of a medal, and width of the small stones along its edge, mm. */
const MEDAL_MM = 10.5;
const RIM_STONE_MM = 1.2;

/** Figures that are coins themselves. */
const isCoin = (motif: string): boolean => ZODIAC.includes(motif) || /^(?:om|paw|letters? )/.test(motif);

/** True for a figure on a medal: "a medal of the Virgin", "a medallion with a tree". One among others needs it. */
export const isFigureOnMedal = ({ motif, wants, name }: Brief): boolean =>
  isMotif(motif) && name === null && !isCoin(motif) && (wants('medallion') || membersOf(motif).isAround === true);

/** The stones along the edge of a medal: those around, and those that its figure does not hold. */
function rimOf(brief: Brief, held: readonly Stone[]): Stone[] {
  const kinds = new Set(held.map(({ kind }) => kind));
  const own = brief.gemsGiven
    ? brief.named.find(({ role, kind }) => role === 'halo' || role === 'pave' || !kinds.has(kind))
    : undefined;
  return own ? [{ role: 'halo', kind: own.kind, cut: 'round', size_mm: RIM_STONE_MM, count: 0 }] : [];
}

/** True for a figure that is cut out of a plate. */
export const isCutOut = ({ motif, wants }: Brief): boolean => isMotif(motif) && wants('cut-out');

const backOf = ({ engraving }: Brief): { side?: 'back' } => (engraving?.isOnBack ? { side: 'back' } : {});

/** True for a figure on a round plate with its stones, when a text or a plate is named. */
const isFigureOnDisc = ({ motif, wants }: Brief): boolean =>
  isMotif(motif) && !isCoin(motif) && !motif.endsWith(' constellation') && !wants('dog-tag', 'cut-out');

/** The same without small stones all over the figure, unless the prompt names several. */
const withUnstatedFew = (brief: Brief): Brief => (brief.quantityGiven ? brief : withFewStones(brief));

/** A medal with a figure at its full size, and small stones along its edge. */
function medal(brief: Brief, rng: Random): Plan {
  const motif = brief.motif!;
  const shape = brief.cuts[0] === 'oval' || brief.outline === 'oval' ? 'oval' : 'disc';
  const k = MEDAL_MM * (brief.has('minimalist') ? 0.82 : brief.has('bold') ? 1.18 : 1);
  const onRim = (stone: NamedStone): boolean => stone.role === 'halo' || stone.role === 'pave';
  const named = brief.named.filter((stone) => !onRim(stone));
  const held = {
    ...brief,
    named,
    cuts: [],
    gems: brief.gems.filter((gem) => named.some(({ kind }) => kind === gem)),
  };
  const isOverText = brief.engraving !== null && brief.engraving.isOnBack !== true;
  const share = shareOf(motif, shape, brief.named.some(onRim) ? MEDAL.edged : MEDAL.bare, isOverText);
  const { stones } = planFigure(held, rng.about('figure'), motif, k * share, { isFirstVersion: true });
  const figure = stones.filter(({ role }) => role !== 'halo');
  return {
    stones: [...figure, ...rimOf(brief, figure)],
    variant: {
      shape,
      motif,
      text: brief.engraving?.text ?? '',
      holds: figure.length,
      share: mm(share),
      ...backOf(brief),
      ...(brief.wants('milgrain') ? { milgrain: 'yes' } : {}),
      chain: brief.chain ?? 'cable',
    },
    dimensions: { height: mm(2 * k) },
    view: viewFrom(rng, -9, 6, 3),
  };
}

/** The tag that an outline means. */
const SHAPE_OF: Readonly<Record<string, TagShape | undefined>> = { round: 'disc', oval: 'oval', princess: 'square' };

export const tagPendant: Layout = {
  name: 'tag-pendant',
  plan: (brief, rng) => {
    if (isFigureOnMedal(brief) && !isCutOut(brief)) return medal(brief, rng);
    if (isFigureOnDisc(brief)) return medal(withUnstatedFew(brief), rng);
    const shape = brief.wants('dog-tag')
      ? 'dog-tag'
      : brief.wants('disc', 'medallion', 'cut-out') || brief.look?.borders
        ? 'disc'
        : (SHAPE_OF[brief.outline ?? brief.cuts[0] ?? ''] ??
          (brief.has('geometric') ? 'square' : rng.pick(['disc', 'disc', 'oval'] as const)));
    const k = (shape === 'dog-tag' ? 14 : 9.5) * (brief.has('minimalist') ? 0.82 : brief.has('bold') ? 1.18 : 1);
    const kind = brief.gems[0];
    const isAlone = kind === undefined && brief.engraving === null;
    const sky =
      kind && isMotif(brief.motif) && brief.motif.endsWith(' constellation')
        ? planFigure(brief, rng.about('figure'), brief.motif, k * SKY_SHARE, { isFirstVersion: true }).stones
        : null;
    return {
      stones:
        sky ??
        (kind
          ? [
              {
                role: 'accent',
                kind,
                cut: brief.cuts[0] ?? 'round',
                size_mm: mm(Math.min(brief.stoneSizeMm ?? 1.8, k * 0.26)),
                count: 1,
              },
            ]
          : []),
      variant: {
        shape,
        text: brief.engraving?.text ?? '',
        ...backOf(brief),
        motif: isMotif(brief.motif) ? brief.motif : '',
        ...(isCutOut(brief) ? { opening: 'yes', ...(isAlone ? { share: openingShare(brief.motif!) } : {}) } : {}),
        ...(brief.wants('milgrain') && (shape === 'disc' || shape === 'oval') ? { milgrain: 'yes' } : {}),
        chain: brief.chain ?? (shape === 'dog-tag' ? 'bead' : 'cable'),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -9, 6, 3),
    };
  },
};
