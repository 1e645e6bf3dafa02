/** Letters and signs that a mirror image would reverse. */
import { lettersOf } from '../../motifs/library';
import type { DesignPart } from '../../spec';
import { partsIn } from '../../spec/tree';

/** Figures that are not mirrored. */
const READ: ReadonlySet<string> = new Set([
  'om',
  'treble clef',
  'music note',
  'eye of Horus',
  'fu character',
  'semicolon',
  'heartbeat',
  'DNA helix',
  'yin yang',
  'Africa',
]);

/** True for a tree with letters or signs, which a mirror image would reverse. */
export const isRead = (root: DesignPart): boolean =>
  [...partsIn(root)].some(({ kind, params }) => {
    const motif = String(params['motif'] ?? '');
    return kind.startsWith('plate.') || READ.has(motif) || lettersOf(motif) !== '';
  });
