import { ringedCross } from '../symbols';
import type { Motif } from '../motif';

/** A cross on a ring. */
export const celticCross: Motif = { id: 'celtic cross', drawings: [ringedCross], words: { en: ['celtic|irish cross', 'cross with a? ring|circle'], de: ['keltisches? kreuz', 'keltenkreuz'], fr: ['croix celtique'], es: ['cruz celta'], it: ['croce celtica'], pt: ['cruz celta'] } };
