/** Beads of stone, and bangles of stone: "Lavaperlen", "a lava stone bracelet", "a jade bangle". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { setOf, wordList } from '../../wordList';

/** Stones that bracelets named after them are strung from. */
const STRUNG: ReadonlySet<string> = setOf(`
  obsidian lava-stone tigers-eye onyx amber green-amber cherry-amber butterscotch-amber howlite hematite lapis-lazuli
  malachite coral jasper sodalite amazonite aventurine carnelian pearl
`);

/** Forms and chains of bracelets that hold stones in another way. */
const OTHER_FORMS = wordList('bangle cuff hinged torque tennis chain links charm bezel prong halo drop stations');

/** Greatest distance of a stone from the bracelet that it is the material of, in phrases. */
const REACH = 4;

const isOther = (s: Sentence, i: number): boolean =>
  s.id(i, 'stone') !== null && !s.is(i, 'stone', 'pearl') && !s.is(i, 'stone', 'diamond');

/** "Onyxperlen", "perles d'œil de tigre": a word for pearls beside its stone means beads. */
function pearlsOfStone(s: Sentence): void {
  for (const i of s.all('stone')) {
    const { language, words } = s.items[i]!;
    if (!s.is(i, 'stone', 'pearl') || language === 'en' || !cues`^${'pearl-noun'}`.test(words)) continue;
    // "Perlenarmband aus Tigerauge".
    const noun =
      language === 'de' && s.id(i + 1, 'type') !== null && s.items[i + 1]!.start === s.items[i]!.end ? i + 1 : i;
    const isOf = s.is(noun + 1, 'grammar', 'of') || cues`^${'of-material'}$`.test(s.items[noun + 1]?.words ?? '');
    const isAfter = isOf && isOther(s, noun + 2);
    if (!isAfter && !(language === 'de' && isOther(s, i - 1))) continue;
    s.find('form', 'beads', i, i + 1);
    s.close(i, i + 1);
    // Beads of stone are many.
    if (isAfter) s.read(noun + 1, noun + 2);
  }
}

/** True for words between a stone and its bracelet that neither end a phrase nor lead to a part. */
const isOneNoun = (s: Sentence, from: number, to: number): boolean => {
  for (let at = from; at < to; at++)
    if (
      s.isBreak(at) ||
      s.is(at, 'grammar', 'with') ||
      s.is(at, 'grammar', 'and') ||
      s.is(at, 'grammar', 'on') ||
      s.id(at, 'motif') !== null ||
      s.id(at, 'metal') !== null
    )
      return false;
  return true;
};

/** Bracelets that are named after a stone are strung from it, where no other construction is named. */
function bracelets(s: Sentence): void {
  const types = s.all('type').filter((i) => s.is(i, 'type', 'bracelet'));
  if (types.length === 0 || s.has('chain') || OTHER_FORMS.some((form) => s.has('form', form)) || s.has('form', 'beads'))
    return;
  const isNamedAfter = s.all('stone').some((i) => {
    if (!STRUNG.has(s.id(i, 'stone')!) || s.id(i - 1, 'seat') !== null || s.value(i - 1) !== null) return false;
    return types.some((at) =>
      at > i
        ? at - i <= 2 && isOneNoun(s, i + 1, at)
        : i - at <= REACH && s.items[at]!.language !== 'en' && isOneNoun(s, at + 1, i),
    );
  });
  if (isNamedAfter) s.findings.push({ concept: 'form', value: 'beads', isRefused: false, role: null, from: 0, to: 0 });
}

/** Widths of beads on a wrist, mm. */
const BEAD_MM = [2, 16] as const;
/** Maximum distance of a bracelet from the width of its beads, in phrases. */
const WIDTH_REACH = 3;

/** True for a length, its unit at `unit`, that is the width of a bracelet's beads: "8 mm onyx bead bracelet", "pearl bracelet 7 mm". */
export function isBeadWidth(s: Sentence, from: number, unit: number, mm: number): boolean {
  const isStrung = s.has('form', 'beads') || s.has('stone', 'pearl');
  if (!isStrung || !s.has('type', 'bracelet') || s.has('form', 'bangle') || s.has('form', 'cuff')) return false;
  if (mm < BEAD_MM[0] || mm > BEAD_MM[1]) return false;
  if (s.is(from - 1, 'type', 'bracelet') || s.is(from - 1, 'form', 'beads')) return true;
  for (let i = unit + 1; i <= unit + WIDTH_REACH; i++) {
    if (s.is(i, 'type', 'bracelet')) return true;
    if (s.id(i, 'stone') === null && !s.is(i, 'form', 'beads')) return false;
  }
  return false;
}

/** Stones that bangles named after them are cut from. */
const CARVED: ReadonlySet<string> = setOf('icy-jade jade light-green-jade lavender-jade white-jade black-jade');
/** Ways of setting that leave a bangle of metal. */
const SET = ['bezel', 'prong', 'halo', 'hinged', 'cuff', 'torque', 'tennis', 'beads'];

/** "A jade bangle", "翡翠手镯": a bangle that is cut from the stone it is named after. */
function carvedBangles(s: Sentence): void {
  if (SET.some((form) => s.has('form', form))) return;
  const isBangle = (i: number): boolean => s.is(i, 'form', 'bangle');
  for (const i of s.all('stone')) {
    const stone = s.id(i, 'stone')!;
    const after = s.is(i + 1, 'grammar', 'of') || s.is(i + 1, 'type', 'bracelet') ? i + 2 : i + 1;
    const before = s.is(i - 1, 'grammar', 'of') ? i - 2 : i - 1;
    const isNamedAfter =
      isBangle(i + 1) || (isBangle(after) && !s.isBreak(i + 1)) || (before === i - 2 && isBangle(before));
    if (!CARVED.has(stone) || !isNamedAfter) continue;
    s.findings.push({
      concept: 'tint',
      value: stone,
      measure: 'bangle/carved',
      isRefused: false,
      role: null,
      from: 0,
      to: 0,
    });
    return;
  }
}

/** Most beads that lie apart on a chain; more are a strand. */
const MOST_APART = 12;
/** Maximum distance of a number from its beads, in phrases. */
const COUNT_REACH = 5;

/** "A silver bracelet with five tiny turquoise beads": a few counted beads on a chain of metal, not on a cord. */
function fewBeads(s: Sentence): void {
  if (
    !s.has('type', 'bracelet', 'necklace') ||
    s.findings.some(({ concept }) => concept === 'chain') ||
    OTHER_FORMS.slice(0, 5).some((form) => s.has('form', form))
  )
    return;
  for (const i of s.all('form').filter((at) => s.is(at, 'form', 'beads'))) {
    const isFew = s.findings.some(
      ({ concept, value, from }) =>
        concept === 'count' &&
        Number(value) <= MOST_APART &&
        from < i &&
        i - from <= COUNT_REACH &&
        isOneNoun(s, from, i),
    );
    const isOfMetal = s.all('metal').some((at) => at < i);
    if (!isFew || !isOfMetal || s.isOf(i + 1, 'type', 'hint')) continue;
    s.find('form', 'stations', i, i + 1);
    s.close(i, i + 1);
  }
}

export function stoneBeads(s: Sentence): void {
  fewBeads(s);
  carvedBangles(s);
  pearlsOfStone(s);
  bracelets(s);
}
