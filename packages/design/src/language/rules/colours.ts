/** Colours that mean a stone or a metal. */
import { cues } from '../cues';
import { type GemKind, isCabochon } from '../../catalogue/gems';
import { isStoneNoun, roleAt } from '../roles';
import type { Finding, Sentence } from '../sentence';
import { varietyOf } from './varieties';
import { SEVERAL, isPlural } from './grammaticalNumber';
import { isOfType } from './phrases';
import { areOfTwoColours, stoneOfColour } from './stonesByColour';
import { setOf } from '../../wordList';

/** True for a word that names a piece made of metal. */
const isPieceOfMetal = (s: Sentence, i: number): boolean =>
  isOfType(s, i, 'ring', 'bracelet', 'necklace', 'earrings', 'pendant') ||
  s.is(i, 'form', 'band') ||
  s.is(i, 'part', 'band');

/** Forms of metal that a colour may describe. */
const OF_METAL: ReadonlySet<string> = new Set(['bar', 'disc', 'dog-tag', 'chain', 'links', 'hoop', 'bangle', 'cuff']);

/** "Matte black", "noir mat": the finish of a metal. */
const hasFinishBeside = (s: Sentence, i: number): boolean =>
  [i - 1, i + 1].some((at) => s.id(at, 'finish') !== null && s.mark(Math.max(i, at)) === null);

/** Maximum distance of black from the metal that is black, in phrases. */
const MATERIAL_REACH = 5;
/** Metals that are blackened as a whole, and what they become; silver is oxidised. */
const BLACKENED: Readonly<Record<string, string>> = {
  'steel-316l': 'black-titanium',
  titanium: 'black-titanium',
  tungsten: 'black-tungsten',
};
const SILVER = 'silver-925';

/** True for black beside the name of a metal that can be black, and beside no stone. */
const isOfBlackenedMetal = (s: Sentence, i: number): boolean =>
  [i - 1, i + 1].some((at) => {
    const metal = s.id(at, 'metal') ?? '';
    return (metal in BLACKENED || metal === SILVER) && s.mark(Math.max(i, at)) === null;
  }) && ![i - 1, i + 1].some((at) => isStoneNoun(s, at));

/** "A black ring", "black men's band", "ring black with an inlay", "una barra negra": black beside a metal object. */
function isBlackMetal(s: Sentence, i: number): boolean {
  if (!s.is(i, 'colour', 'onyx') || s.id(i, 'stone') !== null) return false;
  const isEnglish = s.items[i]!.language === 'en';
  const hasMetal = s.findings.some(({ concept, isRefused }) => concept === 'metal' && !isRefused);
  const isOfMetal = (at: number): boolean => OF_METAL.has(s.id(at, 'form') ?? '');
  // "男性用リング、黒、": black alone, of a man's ring.
  const isAlone =
    s.isBreak(i - 1) && s.isBreak(i + 1) && s.has('wearer', 'man') && s.has('type', 'ring') && !s.has('stone');
  if (isAlone) return true;
  // Beside a named metal, black is that of the part that it stands by: "a silver necklace with a black bar".
  if (hasMetal) {
    let next = i + 1;
    while (s.id(next, 'wearer') !== null && !isPieceOfMetal(s, next)) next++;
    if (isOfMetal(next) || isPieceOfMetal(s, next)) return true;
    // "Herrenring schwarz mit goldener Linie", "bracelet noir en acier".
    // "钛金黑色", "plata negra", "schwarzer Silberring": beside a metal that can be black.
    if (isOfBlackenedMetal(s, i)) return true;
    const isBefore = isOfMetal(i - 1) || isPieceOfMetal(s, i - 1);
    const isEnd =
      s.isAny(i + 1, 'grammar', 'with', 'of', 'in') ||
      s.isOf(i + 1, 'wearer', 'metal') ||
      // "Silberring schwarz".
      (s.isBreak(i + 1) && !s.has('stone') && !s.has('noun', 'stone'));
    return isBefore && s.mark(i - 1) === null && isEnd;
  }
  if (cues`^${'all-in'}$`.test(s.items[i - 1]?.words ?? '') && s.isBreak(i + 1) && !s.has('stone')) return true;
  if (hasFinishBeside(s, i) && !isStoneNoun(s, i + 1) && !s.is(i + 1, 'noun', 'enamel')) return true;
  let at = i + 1;
  while (s.id(at, 'wearer') !== null || s.is(at, 'grammar', 'and') || s.id(at, 'finish') !== null) at++;
  if (
    isPieceOfMetal(s, at) ||
    (isEnglish ? s.id(i + 1, 'form') !== null && !s.is(i + 1, 'form', 'dot-markers') : isOfMetal(i + 1))
  )
    return true;
  return isPieceOfMetal(s, i - 1) && s.mark(i) === null && !isStoneNoun(s, i + 1);
}

/** Reads black as the colour of a metal: of the named one if it can be black, else of a black one. */
function blackMetal(s: Sentence, i: number): void {
  const named = s.findings.filter(({ concept, isRefused }) => concept === 'metal' && !isRefused);
  const steel = named.find(({ value, from }) => value in BLACKENED && Math.abs(from - i) <= MATERIAL_REACH);
  if (steel) {
    steel.value = BLACKENED[steel.value]!;
    s.read(i, i + 1);
  } else if (named.length === 1 && named[0]!.value === SILVER) s.find('finish', 'oxidised', i, i + 1);
  else {
    const isPlain = s.has('wearer', 'man') || s.has('custom', 'bare') || hasFinishBeside(s, i);
    s.find('metal', named.length === 0 && isPlain ? 'black-titanium' : 'black-gold-18k', i, i + 1);
  }
  s.close(i, i + 1);
}

/** True for the colour of enamel, leather or a dial near it, or of a metal beside it. */
const isUsedColour = (s: Sentence, i: number): boolean =>
  [i - 1, i + 1, i + 2].some((at) => s.isAny(at, 'noun', 'enamel', 'strap', 'dial')) ||
  // "Silber, schwarzer Onyx" without its comma: the colour stands by the stone on its other side.
  ([i - 1, i + 1].some((at) => s.isOf(at, 'gold', 'metal')) &&
    s.id(i - 1, 'stone') === null &&
    s.id(i + 1, 'stone') === null) ||
  [i - 1, i + 1].some((at) => s.is(at, 'form', 'leather'));

/** Colours of cords other than black and brown, by the words of leather. */
export const CORD_COLORS: ReadonlySet<string> = new Set(['red', 'navy', 'green', 'white', 'pink']);

/** The same colours by the stones that they mean elsewhere: "cordon rouge", "cordino rosso". */
const CORD_OF: Readonly<Record<string, string>> = {
  ruby: 'red',
  'blue-sapphire': 'navy',
  emerald: 'green',
  diamond: 'white',
  'pink-sapphire': 'pink',
};

/** True for a cord whose colour follows its wearer and how it is worked: "bracelet cuir homme tressé noir". */
const isOnlyWorked = (s: Sentence, from: number, to: number): boolean =>
  from <= to &&
  s.items.slice(from, to).every((_, k) => s.id(from + k, 'wearer') !== null || s.is(from + k, 'form', 'twist'));

const isEngraving = (s: Sentence, i: number): boolean =>
  s.is(i, 'form', 'engraved') || s.is(i, 'lettering', 'engraving');

/** Reads colours of a darkened metal or engraving, and of the leather of a cord: "oxidised so the letters show black". */
function coloursOfMaterial(s: Sentence): void {
  const isDarkened = s.findings.some(({ concept, value }) => concept === 'finish' && value === 'oxidised');
  const cord = s.findings.find(({ concept, value }) => concept === 'chain' && value.endsWith('cord'));
  for (const i of s.all('colour')) {
    const { words } = s.items[i]!;
    if (s.items[i]!.isRead || s.id(i, 'stone') !== null || stoneOfColour(s, i) >= 0 || s.is(i + 1, 'form', 'beads'))
      continue;
    const colour = s.id(i, 'colour');
    const leather = s.id(i, 'leather') ?? '';
    const ofCord = CORD_COLORS.has(leather) ? leather : s.items[i]!.language === 'en' ? undefined : CORD_OF[colour!];
    const isAtCord = cord?.from === i + 1 || (cord?.to === i && s.items[i]!.language !== 'en');
    if (cord && isAtCord && ofCord !== undefined) {
      cord.value = `${ofCord}-cord`;
      s.take(i, i + 1);
      continue;
    }
    const isBlack = words === 'black' || colour === 'onyx';
    // "Siyah deri", "cordon noir": beside the cord itself.
    const isNear = cord !== undefined && (Math.abs(cord.from - i) <= 2 || isOnlyWorked(s, cord.to, i));
    const isBeside = isNear && (isBlack || colour === 'smoky-quartz');
    const isOfCord = cord !== undefined && (cues`^${'leather-colour'}$`.test(words) || isBeside);
    const isOfEngraving =
      isBlack && [i - 1, i + 1].some((at) => isEngraving(s, at) && s.mark(Math.max(i, at)) === null);
    const isOfPatina = isDarkened && isBlack && ![i - 1, i + 1].some((at) => isStoneNoun(s, at));
    if (!isOfCord && !isOfPatina && !isOfEngraving) continue;
    if (isOfCord && !isBlack) cord.value = 'brown-cord';
    if (isOfEngraving && !isDarkened) s.find('finish', 'oxidised', i, i + 1);
    s.take(i, i + 1);
  }
}

/** "Black stones for the eyes", "una piedra roja": a coloured stone, regardless of other named stones. */
function colouredStones(s: Sentence): void {
  const isNamed = s.findings.some(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  if (!isNamed && !areOfTwoColours(s)) return;
  for (const i of s.all('colour')) {
    if (s.id(i, 'stone') !== null) continue;
    const at = stoneOfColour(s, i);
    if (at < 0 || s.isClosed(i)) continue;
    const isMain = s.is(at, 'role', 'center');
    s.find('stone', s.id(i, 'colour')!, i, i + 1, {
      role: isMain ? 'center' : roleAt(s, at),
      ...(isPlural(s, at) ? { measure: SEVERAL } : {}),
    });
    s.close(i, i + 1);
  }
}

/** Stones that are white unless the prompt states another colour. */
const WHITE_STONES: ReadonlySet<string> = setOf(`
  pearl mother-of-pearl opal moonstone howlite diamond cubic-zirconia moissanite white-sapphire white-topaz
  white-zircon
`);
/** Maximum distance of a colour from the stone that it describes, in phrases. */
const SHADE_REACH = 3;

/**
 * The stone that a colour describes: one of which it is a variety, or the nearest in the same part of the sentence.
 * @param stones the stones that the prompt names
 */
function ofNearest(stones: readonly Finding[], i: number, colour: string): Finding | undefined {
  const ofItsKind =
    stones.find(({ value }) => value === colour) ?? stones.find(({ value }) => varietyOf(value, colour) === colour);
  if (ofItsKind) return ofItsKind;
  if (stones.some(({ value }) => value !== stones[0]!.value)) return undefined;
  const away = ({ from, to }: Finding): number => (from > i ? from - i : i - to + 1);
  return stones
    .filter((one) => away(one) <= SHADE_REACH)
    .toSorted((a, b) => Math.abs(a.from - i) - Math.abs(b.from - i))[0];
}

/** True for one of two colours: "black and white zirconia". */
const isOneOfTwo = (s: Sentence, i: number): boolean =>
  [1, -1].some((step) => s.is(i + step, 'grammar', 'and') && s.id(i + 2 * step, 'colour') !== null);

/** "Gelb-, Weiß- und Roségold": a yellow before a hyphen is that of gold. */
function ofGold(s: Sentence): void {
  for (const i of s.all('colour')) {
    const isHyphened = s.prompt[s.items[i]!.end] === '-' && (s.isBreak(i + 1) || s.is(i + 1, 'grammar', 'and'));
    if (!isHyphened || !s.is(i, 'colour', 'citrine') || s.all('metal').every((at) => at < i)) continue;
    s.find('metal', 'yellow-gold-18k', i, i + 1);
    s.close(i, i + 1);
  }
}

/** Colours mean a stone when no stone is named; on a watch they belong to dial and strap. */
export function colours(s: Sentence): void {
  ofGold(s);
  coloursOfMaterial(s);
  colouredStones(s);
  // "Green eyes" are set with a green stone, regardless of other named stones.
  for (const i of s.all('colour')) {
    const isOfEyes = s.is(i + 1, 'seat', 'eyes') || (s.is(i - 1, 'seat', 'eyes') && s.items[i]!.language !== 'en');
    if (!isOfEyes || !s.has('motif') || s.isOf(i, 'stone', 'metal')) continue;
    s.find('stone', s.id(i, 'colour')!, i, i + 1, { seat: 'eyes' });
    s.read(i - 1, i + 2);
    s.close(i, i + 1);
  }
  for (const i of s.all('colour')) {
    if (isBlackMetal(s, i)) blackMetal(s, i);
  }
  const stones = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const hasStones = stones.length > 0;
  // "A sapphire, deep blue", "corallo rosso": the colour of a stone that has a name.
  if (hasStones && !s.has('type', 'watch'))
    for (const i of s.all('colour')) {
      const colour = s.id(i, 'colour')!;
      const isOther = s.items[i]!.isRead || s.isOf(i, 'metal', 'stone') || isUsedColour(s, i);
      const near = ofNearest(stones, i, colour)?.value;
      // White pearls are pearls.
      const own = s.id(i + 1, 'stone') ?? s.id(i - 1, 'stone') ?? near;
      if (colour === 'diamond' && own !== undefined && WHITE_STONES.has(own)) s.read(i, i + 1);
      const isWhiteBody = near !== undefined && isCabochon(near as GemKind);
      if (isOther || (colour === 'diamond' && !isWhiteBody)) continue;
      const variety = near && !isOneOfTwo(s, i) ? varietyOf(near, colour) : null;
      // "Onyx noir", "rubis rouge": the colour that the stone has anyway.
      if (near === colour && !s.items[i]!.words.includes(' ')) s.read(i, i + 1);
      else if (colour !== 'diamond' || variety) {
        // "The jade must be light green."
        if (variety) for (const one of stones) if (one.value === near) one.value = variety;
        const of = variety ?? near;
        s.find('shade', colour, i, i + 1, of === undefined ? undefined : { of });
      }
    }
  // A gradient runs from one colour to another, regardless of the stones.
  const isGradient = s.has('sequence', 'gradient');
  if ((hasStones && !isGradient) || s.has('type', 'watch')) return;
  // "Patches of blue enamel that fade from navy to sky": where enamel has the colours, no stone has them.
  if (
    s.findings.some(({ concept, value }) => concept === 'inlay' && value.startsWith('enamel')) &&
    !s.has('noun', 'stone')
  )
    return;
  for (const i of s.all('colour')) {
    const id = s.id(i, 'colour')!;
    if (isGradient && !s.isOf(i, 'metal', 'stone') && s.id(i + 1, 'metal') === null) {
      s.find('colour', id, i, i + 1);
      continue;
    }
    // "White" and "clear" mean a stone only beside the word stone.
    const isOfStone = isStoneNoun(s, i + 1) || isStoneNoun(s, i + 2);
    if (id === 'diamond' ? isOfStone : s.id(i, 'metal') === null) s.find('colour', id, i, i + 1);
  }
  // A "white ring" is of white metal.
  if (!s.findings.some(({ concept }) => concept === 'metal'))
    for (const i of s.all('hue'))
      if (s.is(i, 'hue', 'white-gold-18k') && !s.items[i]!.isRead) s.find('metal', 'white-gold-18k', i, i + 1);
}
