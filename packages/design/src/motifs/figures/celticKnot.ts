import type { Motif } from '../motif';
import { knot } from '../symbols';

/** Celtic knotwork. */
export const celticKnot: Motif = { id: 'celtic knot', drawings: [knot], words: { en: ['celtic', 'celtic knot|knotwork', 'knotwork', 'interlace'], de: ['keltischer knoten'], fr: ['noeud celtique'], es: ['nudo celta'], it: ['nodo celtico'], pt: ['nó celta'] } };
