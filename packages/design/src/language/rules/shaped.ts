/** Words on the treatment of a surface or a figure: carved, scaly, textured, the head of an animal; how stiff bracelets open. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Maximum distance of such a word from its figure, in phrases. */
const NEAR = 4;
const SCALY: ReadonlySet<string> = new Set(['snake', 'fish']);

/** The figures near a phrase. */
const figuresNear = (s: Sentence, i: number): string[] =>
  s.items.flatMap((_, at) => (Math.abs(at - i) <= NEAR ? [s.id(at, 'motif') ?? ''] : [])).filter((id) => id !== '');

const lies = (s: Sentence, i: number, kind: string): boolean => [i - 1, i + 1].some((at) => s.id(at, kind) !== null);

/** Reads treatments of surfaces that the piece can show; others are reported as unread. */
export function workedSurfaces(s: Sentence): void {
  for (const i of s.all('worked')) {
    const figures = figuresNear(s, i);
    switch (s.id(i, 'worked')) {
      case 'carved':
        // A carved rose is a figure in relief, a carved band an engraved one; stones are not carved.
        if (lies(s, i, 'stone')) s.find('lacking', 'carved stones', i, i + 1);
        else if (figures.length > 0) s.read(i, i + 1);
        else s.find('form', 'engraved', i, i + 1);
        break;
      case 'cut-out':
        if (figures.length > 0) s.find('form', 'cut-out', i, i + 1);
        break;
      case 'scales':
        if (figures.some((id) => SCALY.has(id))) s.read(i, i + 1);
        break;
      case 'head':
        if (figures.length > 0) s.read(i, i + 1);
        break;
      case 'texture':
        if (lies(s, i, 'finish')) s.read(i, i + 1);
        else s.find('finish', 'hammered', i, i + 1);
        break;
      case 'open':
        if (lies(s, i, 'form') || figures.length > 0) s.read(i, i + 1);
        break;
      // A chain or a drop is judged by its own length.
      case 'long':
        if (
          [i - 2, i - 1, i + 1, i + 2].some(
            (at) =>
              (at > i || s.items[i]!.language !== 'en') &&
              (s.isOf(at, 'type', 'hint', 'chain') || s.is(at, 'form', 'drop')),
          )
        )
          s.find('lacking', 'length', i, i + 1);
        else s.read(i, i + 1);
        break;
    }
  }
}

/** Kinds of phrases that may stand between a bracelet and the word that it is open. */
const BETWEEN = ['metal', 'karat', 'colour', 'style', 'scale', 'finish', 'grammar'] as const;
/** Words of a locket that only say that it opens. */
const OPENS = cues`${'opens'}`;
const HOLDS_PICTURE = cues`${'holds-a-picture'}`;

/** True for "open" that stands by the front, or follows the noun of the bracelet: "a wide gold cuff, open in front". */
function isOfBracelet(s: Sentence, i: number): boolean {
  if (s.is(i + 1, 'place', 'front') || s.is(i - 1, 'place', 'front')) return true;
  let at = i - 1;
  while (BETWEEN.some((kind) => s.id(at, kind) !== null)) at -= 1;
  return s.is(at, 'type', 'bracelet');
}

/** Reads "open in front" of a bracelet as a cuff, and "that opens" of a stiff one as a hinge. */
export function stiffBracelets(s: Sentence): void {
  if (!s.has('type', 'bracelet')) {
    // A rigid necklace is no bangle.
    if (s.has('type', 'necklace')) for (const i of s.all('form')) if (s.is(i, 'form', 'bangle')) s.close(i, i + 1);
    return;
  }
  const isStiff = s.has('form', 'bangle', 'cuff', 'hinged');
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i)) continue;
    const { words } = s.items[i]!;
    const form =
      s.is(i, 'worked', 'open') && isOfBracelet(s, i)
        ? 'cuff'
        : isStiff && s.is(i, 'form', 'locket') && OPENS.test(words) && !HOLDS_PICTURE.test(words)
          ? 'hinged'
          : null;
    if (form === null) continue;
    const to = form === 'cuff' && s.is(i + 1, 'place', 'front') ? i + 2 : i + 1;
    s.find('form', form, i, to);
    s.close(i, to);
  }
}
