import type { Point2 } from '../../geometry/curves';
import type { Motif } from '../motif';
import { veinedLeaf } from '../relief';

/** The right half of the blade from its tip down to the stalk. */
const HALF: readonly Point2[] = [[0, 1.02], [0.16, 0.96], [0.24, 0.8], [0.2, 0.66], [0.36, 0.68], [0.44, 0.54], [0.38, 0.4], [0.28, 0.32], [0.46, 0.28], [0.54, 0.12], [0.46, -0.02], [0.28, -0.06], [0.42, -0.14], [0.46, -0.28], [0.36, -0.38], [0.2, -0.36], [0.24, -0.5], [0.14, -0.6], [0.05, -0.66]];
/** Start and end points of one half's side veins. */
const VEINS: readonly (readonly [Point2, Point2])[] = [[[0, 0.42], [0.3, 0.58]], [[0, 0.02], [0.42, 0.18]], [[0, -0.34], [0.34, -0.22]]];

/** An oak leaf with rounded lobes. */
export const oakLeaf: Motif = { id: 'oak leaf', drawings: [() => veinedLeaf(HALF, VEINS, [[0, -0.6], [0.04, -1.0]])], words: { en: ['oak leaf', 'oak leaves', 'oak'], de: ['eichenblatt*', 'eichenlaub*'], fr: ['feuille de chene', 'chene'], es: ['hoja de roble', 'roble'], it: ['foglia di quercia', 'quercia'], ru: ['дубов*'] } };
