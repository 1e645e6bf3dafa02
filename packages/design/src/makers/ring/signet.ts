/**
 * A signet ring: a broad shank that widens into a flat face, which is plain, engraved with initials, or has a figure or
 * one low-set stone.
 */
import type { Form } from '../../language/vocabulary';
import { isMotif, lettersOf } from '../../motifs/library';
import { mm, viewFrom, type Brief, type Layout } from '../maker';
import { planFigure } from '../pendant/motif';
import { chooseCut } from './common';
import { isSlabStone } from '../../parts/slab';
import type { EngravingPattern } from './engravings';
import { FIGURE, LENGTH } from './plate';
import { setOf } from '../../wordList';

/** The initials, if the engraving consists only of them. */
const initialsOf = (engraving: Brief['engraving']): string => {
  const letters = engraving && !engraving.inside ? engraving.text.replaceAll(/[^A-Za-z]/g, '') : '';
  return letters.length <= 3 && letters === letters.toUpperCase() ? letters : '';
};

/** Outlines of a plain face by the cut of the same name. */
const FACES: Readonly<Record<string, string>> = {
  round: 'round',
  hexagon: 'hexagon',
  marquise: 'marquise',
  oval: 'oval',
  cushion: 'cushion',
  princess: 'square',
  baguette: 'rectangle',
  emerald: 'rectangle',
};

/** Forms of a ring whose stone fills a face. */
const FACED: ReadonlySet<Form> = setOf('plain bezel engraved low-set filigree solitaire vintage rectangular');
/** Figures that are cut into the shoulders as leaves. */
const LEAVES: ReadonlySet<string> = new Set(['leaf', 'oak leaf', 'vine', 'branch', 'olive branch', 'fern', 'laurel']);
/** Width of a slab of stated size relative to the rest of its face, mm. */
const RIM_MM = 2.1;
const MOST_FACE_MM = 20;
/** Widths of a faceted stone relative to its face: usual and at most; and of the largest that does not reach the finger, mm. */
const STONE_IN_FACE = { usual: 0.42, most: 0.48 } as const;
export const MOST_IN_FACE_MM = 7;

/** True for a man's ring with one opaque stone: the stone is cut flat and fills the top, closed all around. */
export const isMansSlab = ({ isForMan, isDomed, gems, gemsGiven, stoneCount, forms, cuts }: Brief): boolean =>
  isForMan &&
  !isDomed &&
  gemsGiven &&
  gems.length === 1 &&
  isSlabStone(gems[0]) &&
  (stoneCount ?? 1) === 1 &&
  forms.every((form) => FACED.has(form)) &&
  cuts.every((cut) => cut === 'cabochon' || cut in FACES);

/** The pattern that is cut into the shoulders of a signet, and the figure that it shows; undefined without one. */
function onShoulders(brief: Brief): { engraving: EngravingPattern; shown?: string } | undefined {
  const { placed, motif, gems, wants, look } = brief;
  const beside = placed.filter(({ place }) => place === 'side').map(({ of }) => of);
  const isLeafy = motif !== null && LEAVES.has(motif);
  if (isLeafy && (beside.includes(motif) || (beside.length > 0 && wants('engraved') && gems.length > 0)))
    return { engraving: 'leaf', shown: motif };
  // A slab leaves no other room for a pattern.
  const isCarved = wants('engraved') && !isMotif(motif) && (beside.includes('engraved') || isMansSlab(brief));
  return isCarved ? { engraving: look?.engraving ?? 'scroll' } : undefined;
}

/** Widths of a stone on the shoulder beside a face with letters, mm. */
const SHOULDER_STONE_MM = { usual: 2.4, least: 1.5, most: 3 } as const;
const onShoulderMm = ({ stoneSizeMm }: Brief): number =>
  Math.min(SHOULDER_STONE_MM.most, Math.max(SHOULDER_STONE_MM.least, stoneSizeMm ?? SHOULDER_STONE_MM.usual));

export const signet: Layout = {
  name: 'signet',
  plan: (brief, rng) => {
    const named =
      (
        [
          ['shield', 'shield'],
          ['octagonal', 'octagon'],
          ['hexagonal', 'hexagon'],
          ['rectangular', 'rectangle'],
        ] as const
      ).find(([form]) => brief.wants(form))?.[1] ?? FACES[brief.outline ?? ''];
    const shape = named ?? FACES[brief.cuts[0] ?? ''];
    // A slab fills the face and has its shape.
    const isSlab =
      isSlabStone(brief.gems[0]) &&
      (brief.gems[0] === 'onyx' || brief.stoneSizeMm === null || brief.isForMan) &&
      (shape !== undefined || brief.cuts[0] === undefined || brief.cuts[0] === 'cabochon');
    const face =
      (brief.gems.length === 0 || isSlab ? shape : named) ??
      (brief.has('geometric') || brief.has('sci-fi')
        ? 'square'
        : brief.has('organic-shapes')
          ? 'oval'
          : rng.about('plate face').pick(['oval', 'cushion', 'oval']));
    const width =
      isSlab && brief.stoneSizeMm !== null
        ? Math.min(MOST_FACE_MM, brief.stoneSizeMm + RIM_MM)
        : brief.has('bold')
          ? rng.about('plate face_width').between(13.5, 15)
          : brief.has('minimalist')
            ? rng.about('plate face_width').between(8.1, 9)
            : Math.max(
                rng.about('plate face_width').between(10.5, 12.5),
                Math.min(MOST_IN_FACE_MM, isSlab ? 0 : (brief.stoneSizeMm ?? 0)) / STONE_IN_FACE.most,
              );
    const cut = chooseCut(brief, rng);
    const letters = lettersOf(brief.motif ?? '') || initialsOf(brief.engraving);
    const carved = onShoulders(brief);
    const figure = letters === '' && isMotif(brief.motif) && carved?.shown === undefined ? brief.motif : null;
    // The figure is on the slab, unless the stone is its eyes.
    const isOnFace = brief.named.every(({ seat }) => seat === null);
    const isOnSlab = figure !== null && isSlab && isOnFace;
    const hasSides = letters !== '' && brief.gems.length > 0 && !isSlab;
    const sides = (brief.stoneCount ?? (brief.quantity === 'many' ? 2 : 1)) > 1 ? 2 : 1;
    const planned =
      figure === null ? null : planFigure(brief, rng.about('figure'), figure, (width / 2) * LENGTH * FIGURE);
    return {
      stones: isOnSlab
        ? [{ role: 'center', kind: brief.gems[0]!, cut: 'cabochon', size_mm: mm(width * LENGTH), count: 1 }]
        : planned
          ? planned.stones
          : brief.gems[0] && letters === ''
            ? [
                {
                  role: 'center',
                  kind: brief.gems[0],
                  cut,
                  size_mm: mm(Math.min(width * STONE_IN_FACE.most, brief.stoneSizeMm ?? width * STONE_IN_FACE.usual)),
                  count: 1,
                },
              ]
            : hasSides
              ? [{ role: 'side', kind: brief.gems[0]!, cut: 'round', size_mm: onShoulderMm(brief), count: sides }]
              : [],
      variant: {
        face,
        ...(letters !== '' ? { letters } : {}),
        ...carved,
        ...(figure && planned ? { motif: figure, version: planned.version } : {}),
        setting: isSlab && (figure === null || isOnFace) ? 'inlay' : 'stone',
      },
      dimensions: { inner_diameter: 17.6, face_width: mm(width), band_width: mm(width * 0.36) },
      view: viewFrom(rng.about('view'), hasSides || carved ? 44 : 28, hasSides || carved ? 32 : 38),
    };
  },
};
