/** Runs the rules that read a prompt, in the order in which they depend on each other. */
import { cues } from './cues';
import type { RequirementConcept } from './requirement';
import type { Sentence } from './sentence';
import { spelledOut } from './spelledOut';
import { refusals } from './rules/negation';
import { saidAgain } from './rules/saidAgain';
import { sources } from './rules/sources';
import { varieties } from './rules/varieties';
import { budgets } from './rules/budget';
import { periods } from './rules/periods';
import { signs, birthstones, birthFlowers, gemSets } from './rules/births';
import { karatsAndCarats, inKarats } from './rules/karats';
import { sizes } from './rules/wornSizes';
import { prongs, strands, counts, RINGS } from './rules/counts';
import { pairs } from './rules/pairs';
import { grammaticalNumber } from './rules/grammaticalNumber';
import { asides } from './rules/asides';
import { charms, ends, holders, openHoops, pendantsOnBracelets } from './rules/figures';
import { earringPairs } from './rules/unlikePairs';
import { spacers } from './rules/spacers';
import { lettering } from './rules/lettering';
import { lengths } from './rules/lengths';
import { friezes } from './rules/friezes';
import { ropes } from './rules/ropes';
import { stoneBeads } from './rules/stoneBeads';
import { stages } from './rules/stages';
import { bezels, engravedDates, cords, dials, hours, isWatchForm } from './rules/watches';
import { positions, stoneAtTwelve } from './rules/watchHours';
import { cases, handsAndSubdials, isOfNamedNumerals, straps } from './rules/watchParts';
import { earPosts } from './rules/earPosts';
import { bandLines } from './rules/bandLines';
import { hungChains } from './rules/hungChains';
import { inlays } from './rules/inlays';
import { pearls } from './rules/pearls';
import { clasps, isLock, metals } from './rules/metals';
import { stiffBracelets, workedSurfaces } from './rules/shaped';
import { severalRings, stackables } from './rules/stacks';
import { unnamedCentres } from './rules/unnamedCentres';
import { smallOnes, smallTwins } from './rules/smallOnes';
import { shapes, flats, stonesAndCuts, scales } from './rules/stones';
import { attachments, surrounds, seats } from './rules/attachment';
import { ties } from './rules/ties';
import { paves } from './rules/pave';
import { colours } from './rules/colours';
import { betweens } from './rules/between';
import { columns } from './rules/columns';
import { isFigureSide, places, uncounted } from './rules/places';
import { isStoneNoun } from './roles';
import { leftovers } from './rules/leftovers';
import { isOfFondness } from './rules/stories';
import { talkIn } from './rules/talk';
import { isMention } from './rules/mentions';
import { settle } from './rules/settle';
import { targets } from './rules/targets';

/** Kinds of concepts that are requirements by themselves. */
const DIRECT: Readonly<Record<string, RequirementConcept>> = {
  type: 'type',
  metal: 'metal',
  'two-tone': 'two-tone',
  finish: 'finish',
  inlay: 'inlay',
  stone: 'stone',
  sequence: 'sequence',
  cut: 'cut',
  style: 'style',
  look: 'style',
  motif: 'motif',
  form: 'form',
  chain: 'chain',
  section: 'section',
  view: 'view',
  origin: 'origin',
  wearer: 'wearer',
  quantity: 'quantity',
  custom: 'custom',
  lacking: 'lacking',
};

/** Outlines that faces of watches, brooches and cufflinks share. */
const FACES: ReadonlySet<string> = new Set(['hexagonal', 'octagonal']);
const FACED = ['brooch', 'cufflinks', 'signet'] as const;

/** Forms of watches with words that mean something else on other pieces: "applied", "rotating". */
const ON_DIAL: ReadonlySet<string> = new Set(['hour-markers', 'diver']);

/** Kinds of which a look is more than one of the same name. */
const LOOKED: ReadonlySet<string> = new Set(['style', 'form', 'chain', 'lacking']);

/** Reads a sentence and stores everything understood in its findings. */
export function understand(s: Sentence, mayBeWatch = false): void {
  spelledOut(s);
  asides(s);
  sources(s);
  varieties(s);
  refusals(s);
  saidAgain(s);
  stackables(s);
  severalRings(s);
  budgets(s);
  signs(s);
  birthstones(s);
  birthFlowers(s);
  gemSets(s);
  const karats = karatsAndCarats(s);
  sizes(s);
  prongs(s);
  strands(s);
  hours(s);
  if (mayBeWatch || s.has('type', 'watch') || s.has('hint', 'watch')) {
    positions(s);
    if (!mayBeWatch) stoneAtTwelve(s);
  }
  lengths(s);
  earPosts(s);
  stiffBracelets(s);
  charms(s);
  hungChains(s);
  columns(s);
  counts(s);
  pendantsOnBracelets(s);
  stages(s);
  const isOnWatch = mayBeWatch || s.has('type', 'watch') || s.has('hint', 'watch');
  const isOnFace = FACED.some((form) => s.has('form', form));
  const hasDial = s.has('noun', 'dial');
  if (isOnWatch) {
    engravedDates(s);
    bezels(s);
    handsAndSubdials(s);
  }
  dials(s);
  if (isOnWatch || hasDial) straps(s);
  else cords(s);
  if (isOnWatch && !mayBeWatch) cases(s);
  inlays(s);
  bandLines(s);
  stoneBeads(s);
  pearls(s);
  metals(s, karats);
  unnamedCentres(s);
  shapes(s);
  flats(s);
  attachments(s);
  paves(s);
  const number = grammaticalNumber(s);
  const hasCount = s.findings.find(({ concept, measure }) => concept === 'count' && measure !== RINGS);
  const quantity = hasCount
    ? Number(hasCount.value) === 1
      ? 'single'
      : Number(hasCount.value) > 5
        ? 'many'
        : null
    : number;
  pairs(s);
  stonesAndCuts(s);
  smallOnes(s);
  scales(s);
  periods(s);
  friezes(s);
  const isTalk = talkIn(s);
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i)) continue;
    for (const { kind, id } of s.items[i]!.concepts) {
      const concept = DIRECT[kind];
      if (isTalk(i, kind)) {
        s.read(i, i + 1);
        continue;
      }
      if (kind === 'lacking' && isFigureSide(s, i)) continue;
      if (kind === 'form' && id === 'strip' && !s.has('form', 'cufflinks')) continue;
      if (!concept || kind === 'stone' || kind === 'cut' || (kind === 'form' && s.shanks.has(i))) continue;
      // A word that names the metal or the stone is neither a figure nor a colour of something else.
      if (kind === 'motif' && (s.id(i, 'metal') !== null || (s.id(i, 'cut') !== null && id !== 'drop'))) continue;
      // "Corallo rosa", "coração rosa": the colour of the stone or the figure before it.
      const isAfterFigure = s.items[i]!.language !== 'en' && s.id(i - 1, 'motif') !== null;
      if (kind === 'motif' && s.id(i, 'colour') !== null && (isStoneNoun(s, i - 1) || isAfterFigure)) continue;
      // "Panzerkette" beside "Armband" names its links.
      if (
        kind === 'type' &&
        s.id(i, 'chain') !== null &&
        s.all('type').some((at) => s.id(at, 'chain') === null && s.id(at, 'type') !== id)
      )
        continue;
      // A look includes the style and the construction of the same name; around a stone it is no figure.
      if (s.id(i, 'look') !== null && (LOOKED.has(kind) || (kind === 'motif' && s.all('stone').length > 0))) continue;
      // The leather of a strap is no cord.
      if (kind === 'chain' && isOnWatch && s.is(i, 'form', 'leather')) continue;
      // "Indian size 20" is a system of sizes.
      if (kind === 'look' && s.items[i + 1]?.concepts.some((one) => one.kind === 'unit' && one.id.startsWith('size'))) {
        s.read(i, i + 1);
        continue;
      }
      // "Aro fino" of a ring is its shank, and "anello serpente" no snake chain.
      const isOnRing = s.has('type', 'ring') || s.has('form', 'solitaire');
      const isAro =
        isOnRing &&
        ['aro', 'halka'].includes(s.items[i]!.words) &&
        s.all('type').every((at) => at === i || !s.is(at, 'type', 'earrings'));
      if (isAro || (kind === 'chain' && isOnRing && s.id(i, 'motif') !== null)) {
        s.read(i, i + 1);
        continue;
      }
      // "Collar con broche de zafiro": a clasp, where another piece is named.
      if (
        kind === 'form' &&
        id === 'brooch' &&
        s.items[i]!.words === 'broche' &&
        s.has('type', 'necklace', 'bracelet')
      ) {
        s.read(i, i + 1);
        continue;
      }
      // Spanish "unas" is an article without a number before it, and claws with a tilde.
      const isWritten = /ñ/i.test(s.prompt.slice(s.items[i]!.start, s.items[i]!.end));
      if (kind === 'form' && s.items[i]!.words === 'unas' && s.value(i - 1) === null && !isWritten) {
        s.read(i, i + 1);
        continue;
      }
      // "Вокруг дорожка из фианитов": the row around a stone is its halo.
      if (kind === 'form' && id === 'pave-shank' && s.is(i - 1, 'role', 'halo')) {
        s.read(i, i + 1);
        continue;
      }
      // "Rakamlar Romen olsun", "numerals: roman": the noun of numerals that are named elsewhere.
      if (kind === 'form' && id === 'arabic-numerals' && isOfNamedNumerals(s, i)) {
        s.read(i, i + 1);
        continue;
      }
      // A Roman cuff has no numerals.
      if (kind === 'form' && id.endsWith('-numerals') && !isOnWatch && !hasDial) continue;
      if (kind === 'form' && (isWatchForm(id) || ON_DIAL.has(id)) && !isOnWatch && !(isOnFace && FACES.has(id)))
        continue;
      if (kind === 'motif' && id === 'crown' && isOnWatch && !mayBeWatch) {
        // On a watch, a crown is the winding crown, which may hold a stone.
        if (s.all('stone').length > 0) s.find('form', 'crown-stone', i, i + 1);
        else s.read(i, i + 1);
        continue;
      }
      // On a watch, moon phases are a complication of the dial; on other pieces they are a figure.
      if (
        (kind === 'form' && id === 'moonphase' && !isOnWatch) ||
        (kind === 'motif' && id === 'moon phases' && isOnWatch && !mayBeWatch)
      )
        continue;
      if (kind === 'motif' && id === 'padlock' && isLock(s, i)) {
        s.find('lacking', 'clasp', i, i + 1);
        continue;
      }
      if (isMention(s, i, kind, id)) {
        s.read(i, i + 1);
        continue;
      }
      const found = s.find(concept, id, i, i + 1);
      // "She loves bees" names no number of them.
      if (kind === 'motif' && isOfFondness(s, i)) found.count ??= 1;
    }
    const hint = s.id(i, 'hint');
    // The drops of a choker are no earrings.
    const isOccasion = hint === 'ring' && OCCASION.test(s.items[i]!.words) && s.has('hint', 'earrings');
    if (isOccasion) s.read(i, i + 1);
    else if (hint !== null && !(hint === 'earrings' && isDrops(s, i)))
      s.find('hint', hint, i, s.items[i]!.isImplied ? i : i + 1);
    if (s.is(i, 'child', 'yes') && s.id(i + 1, 'type') !== null) s.find('style', 'minimalist', i, i + 1);
    if (s.is(i, 'grammar', 'only') && s.id(i + 1, 'metal') !== null) s.find('custom', 'plain', i, i + 1);
  }
  if (quantity !== null && !s.findings.some(({ concept }) => concept === 'quantity'))
    s.findings.push({ concept: 'quantity', value: quantity, isRefused: false, role: null, from: 0, to: 0 });
  lettering(s, isOnWatch);
  clasps(s);
  workedSurfaces(s);
  colours(s);
  surrounds(s);
  seats(s);
  ties(s);
  holders(s);
  ends(s);
  openHoops(s);
  ropes(s);
  spacers(s);
  earringPairs(s);
  betweens(s);
  places(s);
  uncounted(s);
  smallTwins(s);
  leftovers(s);
  targets(s);
  settle(s);
  inKarats(s, karats);
}

/** Words of occasions, which hint at rings where nothing else is named. */
const OCCASION = cues`^${'occasion'}$`;

/** True for a word that names drops, beside another type. */
const isDrops = (s: Sentence, i: number): boolean =>
  s.is(i, 'form', 'drop') &&
  ['type', 'hint'].some((kind) =>
    s.all(kind).some((at) => !s.is(at, kind, 'earrings') && !OCCASION.test(s.items[at]!.words)),
  );
