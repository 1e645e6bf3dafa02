/** Decides where stones belong: around others, along the band, on a figure or held by one. */
import { cues } from '../cues';
import type { FigureSeat } from '../../spec';
import { carrierOf, isRoundStone, isStoneNoun, roundWeddingBand } from '../roles';
import type { Finding, Sentence } from '../sentence';
import { ownParts } from './ownParts';
import { PER_SIDE } from './eachSide';
import { isPlural, SEVERAL } from './grammaticalNumber';
import { figureCounts } from './figureCounts';
import { ringsWith } from './stacks';
import { countBefore, INLAY_STONES, MEASURE_REACH } from './phrases';
import { setOf } from '../../wordList';

/** "Diamonds on the band" means a set shank; stones around another are a halo. */
export function attachments(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (!isStoneNoun(s, i)) continue;
    const carrier = isPlural(s, i) ? carrierOf(s, i) : null;
    if (carrier !== null) {
      s.find('form', 'pave-shank', carrier, i + 1);
      s.shanks.add(carrier);
      continue;
    }
    if (s.items[i - 1]?.words === 'hanging') s.find('form', 'drop', i - 1, i);
    let at = i + 1;
    if (isRoundStone(s, i)) {
      s.find('form', 'halo', at, at + 1);
      s.close(at, at + 1);
      continue;
    }
    while (s.isAny(at, 'grammar', 'in', 'all', 'on', 'along')) at++;
    // Before a bare noun "round" is a cut: "rubies, round diamonds" without the comma.
    const isCut =
      s.items[at]?.words === 'round' &&
      !s.isAny(at + 1, 'grammar', 'the', 'a') &&
      !cues`^${'each'}`.test(s.items[at + 1]?.words ?? '');
    // "Con esmeralda redonda y diamantes": an adjective.
    const isAdjective = at === i + 1 && s.id(at, 'cut') !== null && s.items[at]!.language !== 'en';
    if (
      !isCut &&
      !isAdjective &&
      s.is(at, 'grammar', 'around') &&
      (s.is(at, 'grammar', 'it') ||
        s.items.slice(at + 1, at + 4).some((_, k) => isStoneNoun(s, at + 1 + k) && s.mark(at + k) === null))
    )
      s.find('form', 'halo', i, at + 1);
    else if (cues`^${'down-the-sides'}$`.test(s.items[at]?.words ?? '') && s.has('type', 'ring')) {
      s.find('form', 'pave-shank', i, at + 1);
      s.shanks.add(at);
    } else if (
      cues`^${'all-around'}$`.test(s.items[at]?.words ?? '') &&
      (at + 1 >= s.items.length || s.isBreak(at + 1))
    )
      s.find('form', 'eternity', at, at + 1);
    else if (
      at > i + 1 &&
      s.isAny(at, 'grammar', 'the', 'a') &&
      (s.is(at + 1, 'part', 'band') || s.is(at + 1, 'role', 'side'))
    ) {
      s.find('form', 'pave-shank', i, at + 2);
      s.shanks.add(at + 1);
    } else if (s.items[i]!.words === 'diamond' && s.is(i + 1, 'part', 'shank')) s.find('form', 'pave-shank', i, i + 2);
  }
}

/**
 * Stones that go around are a halo, stones along the band are pavé, and stones beside the main one are side stones, in
 * whatever language that is written.
 */
export function surrounds(s: Sentence): void {
  const has = (...forms: readonly string[]): boolean =>
    s.findings.some(({ concept, value, isRefused }) => concept === 'form' && !isRefused && forms.includes(value));
  const round = roundWeddingBand(s);
  if (round !== undefined && !has('eternity', 'halo')) {
    s.find('form', 'eternity', round, round + 1);
    // One band with stones all round stands for both.
    const pair = s.findings.findIndex(({ concept, value }) => concept === 'form' && value === 'pair');
    if (pair >= 0) s.findings.splice(pair, 1);
  }
  for (const [role, form, ...same] of [
    ['halo', 'halo', 'double-halo', 'hidden-halo', 'cluster'],
    ['pave', 'pave-shank', 'pave', 'eternity', 'half-eternity', 'channel'],
    [
      'side',
      'three-stone',
      'halo',
      'pave',
      'pave-shank',
      'eternity',
      'half-eternity',
      'channel',
      'bypass',
      'toi-et-moi',
      'cluster',
    ],
  ] as const) {
    if (role === 'side' && !s.has('type', 'ring')) continue;
    const around = s.findings.find(
      (f) => (f.concept === 'stone' || f.concept === 'stones') && f.role === role && !f.isRefused,
    );
    if (!around || s.items[around.from]!.language === 'en') continue;
    // "Two diamonds on the shoulders" are side stones and no row.
    if (role === 'pave' && (countBefore(s, around.from) ?? Infinity) <= 2) around.role = 'side';
    else if (!has(form, ...same)) s.find('form', form, around.from, around.to);
  }
}

/** Words of grammar between a stone and the part of a figure that it is in. */
const LINKING: ReadonlySet<string> = setOf('a the in of on as for with set all along adjective');
/** Maximum length of articles and prepositions of other languages, in letters. */
const LONGEST_LINK = 5;

/** The number of a stone that is counted per side of the main one, on both sides; null for others. */
function onBothSides(s: Sentence, i: number): number | null {
  const perSide = s.findings.find(
    ({ concept, measure, from }) =>
      concept === 'count' && measure === PER_SIDE && from < i && i - from <= MEASURE_REACH,
  );
  return perSide ? 2 * Number(perSide.value) : null;
}

/** Arabic has a dual: two diamonds, two stones. */
const DUAL = cues`${'dual'}$`;
const dualOf = (s: Sentence, i: number): number | undefined =>
  s.items[i]!.language === 'ar' && DUAL.test(s.items[i]!.words) ? 2 : undefined;

/** "Garnet, garnet, peridot": a stone that a list names several times. */
function repeated(s: Sentence): void {
  const stones = s.findings.filter(({ concept, isRefused }) => concept === 'stone' && !isRefused);
  const isListed = (at: number): boolean => {
    const [one, next] = [stones[at], stones[at + 1]];
    return (
      one !== undefined &&
      next !== undefined &&
      next.from > one.to &&
      s.items.slice(one.to, next.from).every(({ mark }, k) => mark === ',' || s.is(one.to + k, 'grammar', 'and'))
    );
  };
  /** How often the rest of a list names each kind. */
  const counts = new Map<string, number>();
  for (let at = stones.length - 1; at >= 0; at--) {
    if (!isListed(at)) counts.clear();
    const stone = stones[at]!;
    const count = (counts.get(stone.value) ?? 0) + 1;
    counts.set(stone.value, count);
    if (count > 1) stone.count ??= count;
  }
}

/** Languages with particles or verbs between a part of a figure and its stone: "目はエメラルド", "眼睛用红宝石". */
const PARTICLES: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'hi']);

/** Rows of stones, and the maximum distance of a part of a figure before its stone, in phrases. */
const ROW = cues`^${'line-of-stones'}$`;
const SEAT_BEFORE = 9;
const BIRTHSTONES = cues`${'birthstones'}`;

/** Parts of a figure that opaque stones fill as slabs, such as wings of mother-of-pearl. */
const PLATES: ReadonlySet<FigureSeat> = new Set(['wings', 'petals', 'leaves', 'body']);

/** Words for enamel that lets light through. */
const TRANSLUCENT = cues`^${'translucent'}$`;

/** Parts that are many plates, each of which has stones. */
const MANY_PLATES = cues`^${'scales-or-feathers'}`;
/** Words that count one of two parts. */
const ONLY_ONE = cues`^${'only-one'}$`;

/** The beak of a bird that holds a stone, in phrases whose verb or preposition includes it. */
const BEAK = cues`${'beak'}$`;
const BEAK_REACH = 4;

/** "A ruby held in the beak", "nel becco un rubino". */
function beakOf(s: Sentence, { from, to }: Finding, otherwise: number): [number, FigureSeat | null] {
  const isBeak = (i: number): boolean => BEAK.test(s.items[i]?.words ?? '');
  for (let i = to; i < to + BEAK_REACH && i < s.items.length && s.mark(i) === null && s.id(i, 'stone') === null; i++)
    if (isBeak(i)) return [i, 'beak'];
  for (let i = from - 1; i >= 0 && i > from - BEAK_REACH && s.id(i, 'stone') === null; i--) {
    if (isBeak(i)) return [i, 'beak'];
    if (s.mark(i) !== null) break;
  }
  return [otherwise, null];
}

/**
 * Assigns stones and inlays to seats of a figure, by the words before or after them: "emerald eyes", "a diamond on its
 * tail", "eyes of ruby".
 */
export function seats(s: Sentence): void {
  const isLink = (i: number): boolean =>
    s.mark(i) === null &&
    !s.isClosed(i) &&
    (s.items[i]!.concepts.some(({ kind, id }) => kind === 'grammar' && LINKING.has(id)) ||
      s.is(i, 'custom', 'center') ||
      s.is(i, 'noun', 'stone') ||
      s.items[i]!.words === 'its' ||
      s.items[i]!.words === 'at' ||
      s.items[i]!.words === 'their' ||
      TRANSLUCENT.test(s.items[i]!.words) ||
      // "Turmaline als Blätter", "des saphirs pour les ailes".
      (s.items[i]!.language !== 'en' &&
        s.items[i]!.words.length <= LONGEST_LINK &&
        s.items[i]!.concepts.every(({ id }) => id === 'idle')) ||
      (PARTICLES.has(s.items[i]!.language) && s.items[i]!.concepts.every(({ kind }) => kind === 'grammar')) ||
      (s.items[i]!.concepts.length === 0 && s.items[i]!.value === null && s.items[i]!.words.length <= LONGEST_LINK));
  const seatAt = (i: number): FigureSeat | null => s.id(i, 'seat') as FigureSeat | null;
  // "Its eyes small emeralds", "глаза — два изумруда", "le corps en or avec une ligne de péridots".
  const isOfStones = (i: number): boolean =>
    s.items[i]!.concepts.some(({ kind }) => kind === 'scale' || kind === 'metal' || kind === 'cut') ||
    s.items[i]!.value !== null ||
    // "Four birthstones as leaves: garnet, amethyst …" are all in the leaves.
    (/^[-–—:]$/.test(s.mark(i) ?? '') && !BIRTHSTONES.test(s.prompt)) ||
    ROW.test(s.items[i]!.words);
  const stones = new Map(
    s.findings
      .filter(
        ({ concept, isRefused }) => (concept === 'stone' || concept === 'colour' || concept === 'inlay') && !isRefused,
      )
      .map((f) => [f.from, f]),
  );
  for (const [i, stone] of stones) {
    if (stone.seat !== undefined) continue;
    const isOnly = ONLY_ONE.test(s.items[i - 1]?.words ?? '');
    const count =
      stone.concept === 'inlay'
        ? undefined
        : (countBefore(s, i) ?? dualOf(s, i) ?? (isOnly ? 1 : stone.measure === SEVERAL ? undefined : ringsWith(s, i)));
    if (count !== undefined) stone.count = onBothSides(s, i) ?? count;
    // "Ruby and emerald eyes" are both.
    let at = stone.to;
    while (s.is(at, 'grammar', 'and') && stones.has(at + 1)) at += 2;
    while (
      at < stone.to + 4 &&
      at < s.items.length &&
      seatAt(at) === null &&
      (isLink(at) || (at === stone.to && s.is(at, 'form', 'pave')))
    )
      at++;
    let seat = seatAt(at);
    if (seat === null && s.items[i - 1] !== undefined) {
      at = i - 1;
      while (
        at > i - SEAT_BEFORE &&
        at >= 0 &&
        seatAt(at) === null &&
        (isLink(at) || s.is(at, 'grammar', 'holding') || s.is(at, 'form', 'pave') || isOfStones(at))
      )
        at--;
      // "Gözleri yakut", "عيونها زمرد": English needs a link, or the stone is the next part's.
      seat = at < i - 1 || s.items[at]?.language !== 'en' ? seatAt(at) : null;
    }
    if (seat === null) [at, seat] = beakOf(s, stone, at);
    // "A shell with a pearl" is a figure and no part of another.
    if (s.id(at, 'motif') !== null && !s.findings.some((f) => f.concept === 'motif' && f.from !== at)) continue;
    // The ends of a bangle are no tips of a figure.
    const isOfFigure =
      s.has('motif') || (seat !== 'spots' && seat !== 'head' && !(seat === 'tips' && s.has('type', 'bracelet')));
    // "En émail rouge à pois noirs": the spots have a colour of their own.
    const isOfOther =
      stone.concept === 'inlay' &&
      s.findings.some(
        (f) => f !== stone && f.concept === 'inlay' && f.seat === seat && (f.to === at || f.from === at + 1),
      );
    if (seat === null || !isOfFigure || isOfOther) continue;
    // Stones that leaves hold lie on them and not in them.
    const isOne = ['a', 'cut', 'scale'].some((id) => s.is(i - 1, 'grammar', id) || s.id(i - 1, id) !== null);
    if (PLATES.has(seat) && INLAY_STONES.has(stone.value) && !s.is(at + 1, 'grammar', 'holding') && !(isOne && at < i))
      stone.concept = 'inlay';
    // A peacock's tail consists of feathers with stones in their tips.
    stone.seat = seat === 'tail' && s.findings.some(({ value }) => value === 'peacock') ? 'tips' : seat;
    if (stone.concept === 'inlay') delete stone.count;
    s.read(at, at + 1);
    // "Emeralds in the tail feathers".
    if (s.id(at + 1, 'seat') !== null && s.mark(at) === null) s.read(at + 1, at + 2);
    if (MANY_PLATES.test(s.items[at]!.words) && stone.concept === 'stone' && stone.count === undefined)
      stone.measure = SEVERAL;
    // Part of another figure, such as the wings of a dragonfly, not a separate figure.
    if (s.findings.some((f) => f.concept === 'motif' && f.from !== at)) {
      const own = s.findings.findIndex((f) => f.concept === 'motif' && f.from === at && !f.isRefused);
      if (own >= 0) s.findings.splice(own, 1);
    }
  }
  repeated(s);
  ownParts(s);
  figureCounts(s);
}
