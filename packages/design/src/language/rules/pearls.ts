/** Kinds of pearls. */
import type { Sentence } from '../sentence';
import { OF_COLOUR } from './mentions';
import { isOfType } from './phrases';

/** Shades whose word may be that of a metal after it: "pearl white gold". */
const OF_METAL: ReadonlySet<string> = new Set(['none', 'golden', 'pink', 'tahitian']);

/** Colours and molluscs of pearls, before or after the word pearl. */
export function pearls(s: Sentence): void {
  const named = new Set<number>();
  if (s.has('stone', 'pearl'))
    for (const i of s.all('shade'))
      if (s.id(i, 'motif') !== null && OF_COLOUR.test(s.items[i + 1]?.words ?? '')) {
        named.add(i);
        s.find('pearl', s.id(i, 'shade')!, i, i + 2);
        s.close(i, i + 2);
      }
  for (const i of s.all('stone').filter((at) => s.is(at, 'stone', 'pearl'))) {
    const isShade = (at: number): boolean => s.id(at, 'shade') !== null || s.is(at, 'lost', 'word');
    const put = (at: number): void => {
      const shade = s.id(at, 'shade');
      if (shade === 'none' && !s.is(at, 'lost', 'word') && !s.isOf(at, 'cut', 'form', 'style')) {
        s.take(at, at + 1);
      }
      if (shade === null || shade === 'none' || named.has(at)) return;
      named.add(at);
      // "Golden" may also describe the metal, so its phrase stays unread for the metal.
      const isMetal =
        s.id(at, 'metal') !== null &&
        !(s.items[at + 1]?.concepts.some(({ kind, id }) => kind === 'shade' && id === 'south-sea') ?? false);
      if (isMetal && s.items[at]!.words === 'gold') return;
      s.find('pearl', shade, at, at + 1);
      if (!isMetal) s.close(at, at + 1);
    };
    for (let at = i - 1; isShade(at); at--) put(at);
    for (
      let at = i + 1;
      isShade(at) &&
      !(
        (s.id(at + 1, 'metal') !== null && OF_METAL.has(s.id(at, 'shade') ?? 'none')) ||
        isOfType(s, at + 1, 'ring') ||
        s.is(at + 1, 'form', 'chain') ||
        s.is(at + 1, 'stone', 'diamond') ||
        s.is(at + 1, 'noun', 'stone')
      );
      at++
    )
      put(at);
  }
}
