import type { Point2 } from '../../geometry/curves';
import type { Motif } from '../motif';
import { veinedLeaf } from '../relief';

/** The right half of the blade from its tip down to the stalk. */
const HALF: readonly Point2[] = [[0, 1.04], [0.14, 0.76], [0.3, 0.84], [0.24, 0.42], [0.44, 0.62], [0.5, 0.5], [0.84, 0.58], [0.76, 0.34], [0.98, 0.22], [0.58, -0.1], [0.64, -0.28], [0.1, -0.2], [0.05, -0.34]];
/** Start and end points of one half's side veins. */
const VEINS: readonly (readonly [Point2, Point2])[] = [[[0, -0.2], [0.3, 0.12]], [[0.3, 0.12], [0.62, 0.42]], [[0, -0.2], [0.48, -0.14]], [[0, 0.3], [0.16, 0.56]]];

/** A maple leaf of five pointed lobes. */
export const mapleLeaf: Motif = { id: 'maple leaf', drawings: [() => veinedLeaf(HALF, VEINS, [[0, -0.2], [0.05, -0.94]])], words: { en: ['maple leaf', 'maple leaves', 'maple'], de: ['ahornblatt'], fr: ["feuille d'erable", 'erable'], es: ['hoja de arce', 'arce'], it: ["foglia d'acero", 'acero'], zh: ['枫叶'], ja: ['楓', 'もみじ'], ru: ['кленов*'] } };
