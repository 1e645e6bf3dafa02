/** Inlays of enamel and stone. */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { FigureSeat } from '../../spec';
import type { Sentence } from '../sentence';
import { INLAY_STONES } from './phrases';

/** True for phrases between an inlay and its material: function words, and other words on how the metal is worked. */
const isBetween = (s: Sentence, i: number): boolean =>
  s.is(i, 'grammar', 'with') ||
  s.is(i, 'grammar', 'of') ||
  s.is(i, 'grammar', 'in') ||
  s.is(i, 'grammar', 'a') ||
  s.is(i, 'grammar', 'by') ||
  // "Smalto traforato verde acqua".
  s.is(i, 'form', 'filigree');

/** The material of an inlay; "из дерева" also means a tree. */
const inlayAt = (s: Sentence, i: number): string | null =>
  s.id(i, 'inlay') ?? (s.is(i, 'dial', 'wood') ? 'wood' : null);

/** Names of an inlay that end with the preposition before its material. */
const HAS_OF = cues` ${'from-material'}$`;

/** Enamels by the stones that colours mean elsewhere: "émail vert", "weiß emailliert". */
const ENAMEL_OF: Readonly<Record<string, string>> = {
  'blue-sapphire': 'enamel-blue',
  'sky-blue-topaz': 'enamel-light-blue',
  aquamarine: 'enamel-turquoise',
  'teal-sapphire': 'enamel-turquoise',
  emerald: 'enamel-green',
  'green-beryl': 'enamel-mint',
  'green-tourmaline': 'enamel-mint',
  'grey-spinel': 'enamel-gray',
  ruby: 'enamel-red',
  garnet: 'enamel-burgundy',
  'pink-sapphire': 'enamel-pink',
  amethyst: 'enamel-purple',
  citrine: 'enamel-yellow',
  diamond: 'enamel-white',
  onyx: 'enamel-black',
};

/** Words for navy blue in languages other than English. */
const NAVY = cues`${'dark-blue'}`;

/** The enamel that a word of another language names by its colour. */
function enamelOf(s: Sentence, i: number): string | null {
  const item = s.items[i];
  if (!item || item.language === 'en') return null;
  const enamel = ENAMEL_OF[s.id(i, 'colour') ?? ''] ?? (s.is(i, 'stone', 'turquoise') ? 'enamel-turquoise' : null);
  return enamel === 'enamel-blue' && NAVY.test(item.words) ? 'enamel-navy' : enamel;
}

/** Kinds of concepts of words that do not describe enamel: past them a colour is that of something else. */
const OF_OTHERS: ReadonlySet<string> = new Set(['motif', 'type', 'stone', 'metal', 'noun', 'grammar', 'seat']);

/** Words between an enamel and its fade, and most phrases that name the colours of one. */
const FADE = { after: 3, within: 10 } as const;

/**
 * "Blue enamel that fades from navy to pale sky", "ombre enamel from pink to purple": the colours are no stones.
 * @returns the colours of the fade of the enamel between two phrases
 */
function fade(s: Sentence, from: number, to: number): string[] {
  const isOpen = (i: number): boolean => i < s.items.length && s.mark(i) === null;
  let at = to;
  while (isOpen(at) && at < to + FADE.after && s.id(at, 'sequence') === null) at++;
  if (s.is(from - 1, 'sequence', 'gradient')) at = to - 1;
  else if (!s.is(at, 'sequence', 'gradient')) return [];
  const colours: string[] = [];
  for (let i = at + 1; isOpen(i) && i <= at + FADE.within; i++) {
    const colour = s.id(i, 'enamel') ?? enamelOf(s, i);
    if (s.id(i, 'place') !== null) {
      s.read(i, i + 1);
      s.close(i, i + 1);
    }
    if (colour === null || s.isClosed(i) || isStoneNoun(s, i + 1)) continue;
    colours.push(colour);
    s.find('inlay', colour, i, i + 1);
    s.close(i, i + 1);
  }
  return colours;
}

const isFigureAt = (s: Sentence, i: number): boolean => s.id(i, 'motif') !== null || s.id(i, 'seat') !== null;

/** The enamel of a colour word in any language. */
export const enamelAt = (s: Sentence, i: number): string | null =>
  s.id(i, 'enamel') ?? enamelOf(s, i) ?? ENAMEL_OF[s.id(i, 'colour') ?? ''] ?? null;

/** The colour of a figure, for an enamel without its own: "a white daisy in enamel". */
const colourOfFigure = (s: Sentence): number =>
  s.items.findIndex(
    (item, i) =>
      enamelAt(s, i) !== null &&
      !s.isClosed(i) &&
      s.id(i, 'metal') === null &&
      s.id(i, 'stone') === null &&
      (isFigureAt(s, i + 1) ||
        (item.language !== 'en' && isFigureAt(s, i - 1)) ||
        // "Swallow brooch, enamel. Blue."
        (i > 0 && s.isBreak(i - 1) && s.isBreak(i + 1))),
  );

/** Figures with leaves or stalks that green enamel fills while the rest stays metal. */
const LEAVED: ReadonlySet<string> = new Set([
  'palm tree',
  'bouquet',
  'cherry',
  'strawberry',
  'apple',
  'pineapple',
  'thistle',
  'lily of the valley',
  'iris flower',
  'carnation',
  'snowdrop',
  'ear of wheat',
  'forget-me-not',
]);

/** Green leaves of a figure that has leaves are enamelled: "cherries with red stones and a green leaf". */
function greenLeaves(s: Sentence): void {
  if (
    s.findings.some(({ concept }) => concept === 'inlay') ||
    !s.all('motif').some((i) => LEAVED.has(s.id(i, 'motif') ?? ''))
  )
    return;
  for (const i of s.all('colour')) {
    const isGreen = enamelAt(s, i) === 'enamel-green' && s.id(i, 'stone') === null && !s.isClosed(i);
    const isLeaf = (at: number): boolean => s.is(at, 'seat', 'leaves') && s.mark(Math.max(at, i)) === null;
    if (!isGreen || !(isLeaf(i + 1) || (s.items[i]!.language !== 'en' && isLeaf(i - 1)))) continue;
    s.find('inlay', 'enamel-green', i, i + 1);
    s.close(i, i + 1);
    return;
  }
}

/** Parts that the colour before them enamels where a figure is enamelled. */
const ENAMELLED: ReadonlySet<string> = new Set(['wings', 'petals', 'spots', 'tail', 'head']);

/** "A ladybird in red enamel with black spots": the spots are enamelled too. */
function colouredParts(s: Sentence): void {
  if (
    !s.findings.some(({ concept, value, isRefused }) => concept === 'inlay' && value.startsWith('enamel') && !isRefused)
  )
    return;
  for (const i of s.all('seat').filter((at) => ENAMELLED.has(s.id(at, 'seat')!))) {
    const at = [i - 1, ...(s.items[i]!.language === 'en' ? [] : [i + 1])].find(
      (k) =>
        enamelAt(s, k) !== null &&
        s.mark(Math.max(i, k)) === null &&
        !s.isClosed(k) &&
        s.id(k, 'stone') === null &&
        s.id(k, 'metal') === null,
    );
    if (at === undefined) continue;
    s.find('inlay', enamelAt(s, at)!, at, at + 1, { seat: s.id(i, 'seat') as FigureSeat });
    s.read(i, i + 1);
    s.close(at, at + 1);
  }
}

/** "Crushed turquoise channel", "crushed opal inlay": ground stone is let in. */
function crushedStones(s: Sentence): void {
  for (const [at, { words }] of s.items.entries()) {
    const inlay = s.findings.find(({ concept, from }) => concept === 'inlay' && from === at + 1);
    const stone = inlay?.value ?? s.id(at + 1, 'stone');
    if (!cues`^${'crushed'}$`.test(words) || stone === null || !INLAY_STONES.has(stone)) continue;
    const to = inlay?.to ?? (s.is(at + 2, 'form', 'channel') ? at + 3 : at + 2);
    if (inlay) inlay.from = at;
    else s.find('inlay', stone, at, to);
    s.read(at, to);
    s.close(at, to);
  }
}

/** The participle, which adds nothing to a strip or a material that is named. */
const INLAID = cues`^${'inlaid'}$`;

/**
 * Reads the material beside the words inlay and enamel: "blue inlay", "inlaid with turquoise", "red and black
 * enamel".
 */
export function inlays(s: Sentence): void {
  for (const i of s
    .all('noun')
    .filter((at) => (s.is(at, 'noun', 'inlay') || s.is(at, 'noun', 'enamel')) && !s.isClosed(at))) {
    const isEnamel = s.is(i, 'noun', 'enamel');
    const idAt = (at: number): string | null =>
      isEnamel
        ? (s.id(at, 'enamel') ?? enamelOf(s, at))
        : (inlayAt(s, at) ?? (INLAY_STONES.has(s.id(at, 'stone') ?? '') ? s.id(at, 'stone') : s.id(at, 'enamel')));
    let after = i + 1;
    while (after <= i + 2 && isBetween(s, after)) after++;
    // "Smalto traforato verde acqua".
    if (
      isEnamel &&
      idAt(after) === null &&
      idAt(after + 1) !== null &&
      !s.isBreak(after) &&
      s.items[after]!.concepts.every(({ kind }) => !OF_OTHERS.has(kind))
    )
      after++;
    // "Enamel feathers in blue and green".
    const isFigure = (at: number): boolean => s.id(at, 'motif') !== null || s.id(at, 'seat') !== null;
    if (isEnamel && after === i + 1 && isFigure(after) && s.is(after + 1, 'grammar', 'in')) after += 2;
    const isPast = after > i + 2 && isFigure(i + 1);
    // In "enamel blue sapphire", blue belongs to the sapphire.
    const isAfter =
      idAt(after) !== null &&
      (((after > i + 1 || HAS_OF.test(s.items[i]!.words)) &&
        !(isPast && (isStoneNoun(s, after + 1) || s.id(after + 1, 'metal') !== null))) ||
        (isEnamel && (!isStoneNoun(s, after) || enamelOf(s, after) !== null) && !isStoneNoun(s, after + 1)));
    // "हरे रंग की मीनाकारी": enamel of green colour.
    const ofColour =
      isEnamel &&
      s.items[i]!.language === 'hi' &&
      cues`^${'colour-noun'}$`.test(s.items[i - 2]?.words ?? '') &&
      idAt(i - 3) !== null
        ? i - 3
        : -1;
    const at = idAt(i - 1) !== null ? i - 1 : ofColour >= 0 ? ofColour : isAfter ? after : -1;
    for (let k = i + 1; k < at; k++) if (s.is(k, 'form', 'filigree')) s.find('form', 'filigree', k, k + 1);
    if (at < 0 && !isEnamel) {
      // "A gold star inlaid" on a face, "a strip of inlaid lapis", "inlaid wood".
      const isOfStrip =
        INLAID.test(s.items[i]!.words) &&
        (inlayAt(s, i + 1) !== null || s.all('noun').some((k) => k !== i && s.is(k, 'noun', 'inlay')));
      if (isOfStrip || (s.has('motif') && (s.has('form', 'cufflinks') || s.has('form', 'brooch')))) s.read(i, i + 1);
      continue;
    }
    const [from, to] = at < 0 ? [i, i + 1] : [Math.min(at, i), Math.max(at, i) + 1];
    // A fade names the colours of the enamel: "blue enamel from navy to sky".
    const faded = isEnamel ? fade(s, from, to) : [];
    const own = at < 0 ? 'enamel-blue' : idAt(at)!;
    const ofFigure = at < 0 && faded.length === 0 ? colourOfFigure(s) : -1;
    if (ofFigure >= 0) {
      s.find('inlay', enamelAt(s, ofFigure)!, from, to);
      s.read(ofFigure, ofFigure + 1);
      s.close(ofFigure, ofFigure + 1);
      s.close(from, to);
      continue;
    }
    if (isPast && at === after) {
      s.find('inlay', own, at, to);
      s.read(i, i + 1);
      s.close(i, i + 1);
      s.close(at, to);
    } else {
      s.find('inlay', at < 0 || faded.length > 1 ? (faded[0] ?? own) : own, from, to);
      s.close(from, to);
    }
    // "Red and black enamel", "red green enamel", "enamel in orange and white".
    const isBeside = isEnamel && at >= 0 && at < i && idAt(at - 1) !== null && s.mark(at) === null;
    const other = at < 0 ? -1 : isBeside ? at - 1 : at < i ? at - 2 : at + 2;
    const joint = (other + at) / 2;
    if (
      other < 0 ||
      !(isBeside || s.is(joint, 'grammar', 'and') || s.mark(joint) === '/') ||
      idAt(other) === null ||
      s.isClosed(other) ||
      (other > i && isStoneNoun(s, other + 1))
    )
      continue;
    s.find('inlay', idAt(other)!, other, other + 1);
    s.close(Math.min(other, Math.round(joint)), Math.max(other, joint) + 1);
  }
  crushedStones(s);
  greenLeaves(s);
  colouredParts(s);
}
