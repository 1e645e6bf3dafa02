/** Stones that hang one below the other: "one above the other", "untereinander", "alt alta". */
import type { Sentence } from '../sentence';

const COLUMN =
  /(?:(?:one|each) (?:hung |hanging |set |placed )?(?:just |right )?(?:above|below|beneath|under|underneath|atop) (?:the|another|each|one)(?: (?:other|next|last|another))?|in a vertical (?:line|row|column)|vertically|untereinander|[uü]bereinander|(?:en|in) (?:colonne|colonna|columna|coluna)(?: vertical\p{L}*)?|(?:l'? ?une?|les un\p{L}+|une?) (?:sous|au[- ]dessous d\p{L}+|au[- ]dessus d\p{L}+|sur) (?:l'? ?|les )?autres?|un[oa]s? (?:debajo|encima|sobre|arriba|abajo|bajo) (?:de |del )?(?:el |la |los |las )?otr[oa]s?|un[oa] (?:sotto|sopra) l'altr[oa]|uma? (?:abaixo|acima|embaixo|em cima) d[oa] outr[oa]|друг под другом|друг над другом|один под другим|одна (?:под|над) друго[йи]|alt alta|[uü]st [uü]ste|(?:واحد\p{L}* )?(?:فوق|تحت) (?:بعض|الأخرى|الاخرى|الثانية|الآخر)|एक के (?:नीचे|ऊपर) एक|上下排列|竖排|竖着排|縦に並\p{L}*|縦一列|縦に|縦並び)/u;
/** Such words and no others. */
const COLUMN_ONLY = new RegExp(`^${COLUMN.source}$`, 'u');
/** Most phrases of such words. */
const LONGEST = 7;
const TYPES = ['pendant', 'earrings', 'necklace'] as const;

/** Chains right before such words are in layers. */
const CHAIN_REACH = 2;
const isChain = (s: Sentence, i: number): boolean => s.is(i, 'form', 'chain') || s.id(i, 'chain') !== null;

/** Finds words for a column of stones on pieces that hang. */
export function columns(s: Sentence): void {
  const hangs = TYPES.some((type) => s.has('type', type) || s.has('hint', type));
  if (!hangs || !(s.all('stone').length > 0 || s.has('noun', 'stone')) || s.has('noun', 'strand')) return;
  if (!COLUMN.test(s.words(0, s.items.length))) return;
  for (let from = 0; from < s.items.length; from++)
    for (let to = Math.min(s.items.length, from + LONGEST); to > from; to--) {
      const words = s.items
        .slice(from, to)
        .map((item) => item.words)
        .join(' ');
      if (s.items.slice(Math.max(0, from - CHAIN_REACH), from).some((_, k) => isChain(s, from - 1 - k))) continue;
      if (!COLUMN_ONLY.test(words) || s.items.slice(from, to).some(({ mark }) => mark !== null)) continue;
      s.find('form', 'tiers', from, to);
      s.close(from, to);
      return;
    }
}
