/** One ring for stacking, as opposed to a stack. */
import type { Sentence } from '../sentence';

/** Words that name several rings, or a stack, by themselves. */
const SEVERAL_RINGS =
  /(?<!\p{L})(?:(?:rings?|bands?) (?:sets?|trios?)|sets? of|stacks?|trio|duo|pairs?|s[eé]rie|satz|juego|conjunto|набор\p{L}*|комплект\p{L}*)(?!\p{L})/iu;
/** Adjectives and nouns for one ring that is worn with others, in the singular or without number. */
const STACKABLE =
  /^(?:stacking|stackable|stacker|stapelring|aanschuifring|vorsteckring|stapelbar(?:e[rn]?)?|zum stapeln|stapelbaar|stapelbare|(?:a|à) empiler|empilable|superposable|à superposer|apilable|para apilar|impilabile|da sovrapporre|empilh[aá]vel|para empilhar)$/;
/** The singular of ring and band. */
const RING =
  /^(?:ring|band|stacker|stapelring|aanschuifring|vorsteckring|bague|anneau|alliance|anillo|sortija|alianza|anello|fedina|anel|alian[cç]a)$/;
/** Maximum distance of the noun from its adjective, in phrases. */
const REACH = 4;

/** "A dainty stacking ring" is one thin ring; "stacking rings" and "a set of stacking rings" are a stack. */
export function stackables(s: Sentence): void {
  if (SEVERAL_RINGS.test(s.prompt)) return;
  for (const i of s.all('form')) {
    if (!s.is(i, 'form', 'stack') || !STACKABLE.test(s.items[i]!.words)) continue;
    const near = s.items.map((_, at) => at).filter((at) => Math.abs(at - i) <= REACH);
    const nouns = near.filter((at) => s.id(at, 'type') !== null || s.id(at, 'hint') !== null);
    if (nouns.length === 0 || !nouns.every((at) => RING.test(s.items[at]!.words))) continue;
    const first = Math.min(i, ...nouns);
    if ([first - 1, first - 2].some((at) => (s.value(at) ?? 0) > 1 && !s.isBreak(at + 1))) continue;
    if (nouns.includes(i)) s.find('type', 'ring', i, i + 1);
    s.find('style', 'minimalist', i, i + 1);
    s.find('custom', 'bare', i, i + 1);
    s.close(i, i + 1);
  }
}
