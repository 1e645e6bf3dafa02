/** Motifs whose reliefs are made from the layers of Fluent Emoji; each is read when it is first drawn. */
import type { Motif } from '../motif';
import { decoded } from './decode';
import { OUTLINES } from './outlines';
import { WORDS } from './words';

export const icons: readonly Motif[] = Object.entries(OUTLINES).map(([id, text]) => ({ id, drawings: [() => decoded(text)], words: WORDS[id] ?? {} }));
