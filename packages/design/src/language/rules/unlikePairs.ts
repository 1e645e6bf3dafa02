/** Pairs of two different figures: "a moon on one ear, a star on the other", "one sun, one moon". */
import type { Sentence } from '../sentence';

/** Words for one of two sides, or for the other one. */
const SIDES =
  /^(?:the )?(?:other|left|right|andere[nrs]?|linke?[nrs]?|rechte?[nrs]?|links|rechts|l'autre|autre|gauche|droite|otr[oa]|izquierd[oa]|derech[oa]|altr[oa]|l'altr[oa]|sinistr[oa]|destr[oa]|outr[oa]|esquerd[oa]|direit[oa]|друг\S+|лев\S+|прав\S+|diğeri\S*|öteki\S*|sol\S*|sağ\S*|另一\S*|左\S*|右\S*|もう片方\S*|片方\S*|片耳\S*|दूसर\S+|बाएँ|बाएं|बायें|दाएँ|दाएं|الأخرى|الآخر|الثانية|اليسرى|اليمنى|الثاني)(?: (?:one|ear|side|earring|ohr|eine?[mnr]?))?$/iu;
/** Words for a difference between two. */
const UNLIKE =
  /^(?:different|verschieden\S*|différent\S*|distint[oa]s?|divers[oi]|diferentes?|разн\S+|farklı|不同|不一样|違う|違い|अलग)$/iu;
/** Words that count one of two; an indefinite article elsewhere. */
const ONE = /^(?:one|一只|一邊|一边)$/iu;

export function unlikePairs(s: Sentence): void {
  if (s.has('form', 'mismatched') || !(s.has('type', 'earrings') || s.has('hint', 'earrings'))) return;
  const figures = s.all('motif');
  if (new Set(figures.map((i) => s.id(i, 'motif'))).size < 2) return;
  const side = s.items.findIndex(({ words }, i) => SIDES.test(words) && !s.isClosed(i));
  if (side >= 0) {
    s.find('form', 'mismatched', side, side + 1);
    // "On the left" is an ear, no place beside a main stone.
    for (const stone of s.findings) if (stone.concept === 'stone' && stone.role === 'side') stone.role = null;
    for (const [i, { words }] of s.items.entries()) {
      if (s.isClosed(i) || !(SIDES.test(words) || UNLIKE.test(words))) continue;
      s.read(i, i + 1);
      s.close(i, i + 1);
    }
    return;
  }
  const [first, second] = figures;
  if (ONE.test(s.words(first! - 1, first!)) && ONE.test(s.words(second! - 1, second!)))
    s.find('form', 'mismatched', first! - 1, first!);
}
