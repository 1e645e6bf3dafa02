/**
 * A signet ring: a broad shank that widens into a flat face, which is plain, engraved with initials, or has a figure or
 * one low-set stone.
 */
import { isMotif, lettersOf } from '../../motifs/library';
import type { Brief, Layout } from '../maker';
import { mm, viewFrom } from '../maker';
import { planFigure } from '../pendant/motif';
import { chooseCut } from './common';
import { isSlabStone } from '../../parts/slab';
import { FIGURE, LENGTH } from './plate';

/** The initials, if the engraving consists only of them. */
const initialsOf = (engraving: Brief['engraving']): string => {
  const letters = engraving && !engraving.inside ? engraving.text.replaceAll(/[^A-Za-z]/g, '') : '';
  return letters.length <= 3 && letters === letters.toUpperCase() ? letters : '';
};

/** Outlines of a plain face by the cut of the same name. */
const FACES: Readonly<Record<string, 'oval' | 'cushion' | 'square'>> = {
  oval: 'oval',
  cushion: 'cushion',
  princess: 'square',
};

export const signet: Layout = {
  name: 'signet',
  plan: (brief, rng) => {
    const shape = FACES[brief.cuts[0] ?? ''];
    // A slab fills the face and has its shape.
    const isSlab =
      isSlabStone(brief.gems[0]) &&
      (brief.gems[0] === 'onyx' || brief.stoneSizeMm === null) &&
      (shape !== undefined || brief.cuts[0] === undefined || brief.cuts[0] === 'cabochon');
    const outline = brief.gems.length === 0 || isSlab ? shape : undefined;
    const face =
      outline ??
      (brief.has('geometric') || brief.has('sci-fi')
        ? 'square'
        : brief.has('organic-shapes')
          ? 'oval'
          : rng.about('plate face').pick(['oval', 'cushion', 'oval']));
    const width = brief.has('bold')
      ? rng.about('plate face_width').between(13.5, 15)
      : brief.has('minimalist')
        ? rng.about('plate face_width').between(8.5, 9.5)
        : rng.about('plate face_width').between(10.5, 12.5);
    const cut = chooseCut(brief, rng);
    const letters = lettersOf(brief.motif ?? '') || initialsOf(brief.engraving);
    const figure = letters === '' && isMotif(brief.motif) ? brief.motif : null;
    // The figure is on the slab, unless the stone is its eyes.
    const isOnFace = brief.named.every(({ seat }) => seat === null);
    const isOnSlab = figure !== null && isSlab && isOnFace;
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
                  size_mm: mm(Math.min(width * 0.48, brief.stoneSizeMm ?? width * 0.42)),
                  count: 1,
                },
              ]
            : [],
      variant: {
        face,
        ...(letters !== '' ? { letters } : {}),
        ...(figure && planned ? { motif: figure, version: planned.version } : {}),
        setting: isSlab && (figure === null || isOnFace) ? 'inlay' : 'stone',
      },
      dimensions: { inner_diameter: 17.6, face_width: mm(width), band_width: mm(width * 0.36) },
      view: viewFrom(rng.about('view'), 28, 38),
    };
  },
};
