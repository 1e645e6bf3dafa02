import { ringedCross } from '../symbols';
import type { Motif } from '../motif';

/** A cross on a ring. */
export const celticCross: Motif = { id: 'celtic cross', drawings: [ringedCross], words: { en: ['celtic|irish cross', 'cross with a? ring|circle'], de: ['keltisches kreuz', 'keltenkreuz'], fr: ['croix celtique'], es: ['cruz celta'], it: ['croce celtica'], pt: ['cruz celta'], nl: ['keltisch kruis'], sv: ['keltiskt kors'], pl: ['krzyz celtycki', 'celtycki krzyz'], ru: ['кельтский крест'], tr: ['kelt haci'], ar: ['صليب سلتي'], zh: ['凯尔特十字', '凯尔特十字架'], ja: ['ケルト十字'], ko: ['켈트 십자가'] } };
