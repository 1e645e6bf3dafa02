/** Reads stones with their cuts, shapes and sizes. */
import { cues } from '../cues';
import { BOTH_ENDS, isBangle } from './figures';
import type { StoneRole } from '../requirement';
import { isHaloed, isStoneNoun, roleAt } from '../roles';
import type { Sentence } from '../sentence';
import { EACH_PIECE } from './counts';
import { EACH_SIDE, LEFT, RIGHT } from './eachSide';
import { ONE_STONE, SEVERAL, isLone, isPlural } from './grammaticalNumber';
import { near, isOfType } from './phrases';
import { kindOfStone } from './stonesByColour';
import { BEHIND, thingAt } from './targets';

/** True when a stone follows after its other attributes: "heart shaped 2 carat pink diamond". */
function isBeforeStone(s: Sentence, i: number): boolean {
  let at = i + 1;
  while (
    at < s.items.length &&
    !isStoneNoun(s, at) &&
    (s.isClosed(at) || s.value(at) !== null || s.isOf(at, 'colour', 'scale'))
  )
    at++;
  return isStoneNoun(s, at);
}

/** "A ruby in the shape of a heart", "rubis en forme de cœur": the cut follows the stone. */
const isAfterStone = (s: Sentence, i: number): boolean =>
  isStoneNoun(s, i - 1) && (s.items[i]!.language !== 'en' || cues`^${'in-a-shape'}`.test(s.items[i]!.words));

/** Maximum distance of a stated cut that replaces an implied one, in phrases. */
const IMPLIED_REACH = 3;

/** "A rectangular aquamarine": an emerald cut, where no other is stated. */
function rectangles(s: Sentence): void {
  for (const i of s.all('form')) {
    // The face of a signet may be an octagon itself.
    const isShape = s.is(i, 'form', 'rectangular') || (s.is(i, 'form', 'octagonal') && !s.has('form', 'signet'));
    const isAlone = s.isBreak(i - 1) && s.isBreak(i + 1) && s.has('stone');
    // Romance languages and Arabic put the shape after its stone: "esmeralda retangular".
    const isBehind = s.items[i]!.language !== 'en' && isAfterStone(s, i);
    if (!isShape || !(isBeforeStone(s, i) || isBehind || isAlone) || s.has('type', 'watch')) continue;
    if (s.all('cut').some((at) => Math.abs(at - i) <= IMPLIED_REACH)) s.read(i, i + 1);
    else s.find('cut', 'emerald', i, i + 1);
    s.close(i, i + 1);
  }
}

/** "Square diamond", "hexagon stone", "moss agate hexagon"; a heart without a stone beside it is a figure. */
export function shapes(s: Sentence): void {
  // "A pink heart stone" is cut as a heart.
  for (const i of s.all('motif'))
    if (s.is(i, 'motif', 'heart') && s.is(i + 1, 'noun', 'stone') && s.items[i]!.language === 'en') {
      s.find('cut', 'heart', i, i + 1);
      s.close(i, i + 1);
    }
  rectangles(s);
  for (const i of s.all('shape')) {
    // "A rectangular emerald in an emerald cut" states its cut.
    if (s.id(i, 'shape') === 'baguette' && s.all('cut').some((at) => Math.abs(at - i) <= IMPLIED_REACH)) {
      s.take(i, i + 1);
      continue;
    }
    if (
      isBeforeStone(s, i) ||
      ((s.id(i, 'shape') === 'heart' || s.items[i]!.language !== 'en') && isAfterStone(s, i)) ||
      s.is(i + 1, 'grammar', 'cut') ||
      s.is(i + 1, 'role', 'halo') ||
      (s.id(i, 'shape') === 'trillion' && s.is(i + 1, 'role', 'side')) ||
      (s.id(i, 'shape') === 'hexagon' && (isStoneNoun(s, i - 1) || s.has('form', 'solitaire'))) ||
      // "Emerald earrings, square ones".
      (s.id(i, 'shape') === 'princess' && s.items[i + 1]?.words === 'ones' && s.all('stone').length > 0) ||
      (s.id(i, 'shape') === 'princess' && s.is(i + 1, 'form', 'stud') && s.all('stone').length > 0) ||
      // "Salt and pepper diamond, hexagon, in a bezel".
      (s.id(i, 'shape') !== 'heart' && s.mark(i - 1) === ',' && isStoneNoun(s, i - 2) && s.isBreak(i + 1))
    ) {
      s.find('cut', s.id(i, 'shape')!, i, i + 1);
      s.close(i, i + 1);
    } else if (
      s.id(i, 'shape') === 'princess' &&
      (s.is(i + 1, 'form', 'signet') || s.is(i + 1, 'noun', 'dial')) &&
      s.has('form', 'signet')
    )
      s.find('cut', 'princess', i, i + 1);
    else if (
      s.id(i, 'shape') === 'princess' &&
      near(s, i + 1, 3, (at) => s.is(at, 'type', 'watch') || s.is(at, 'noun', 'dial') || s.is(at, 'part', 'case'))
    )
      s.find('form', 'square-case', i, i + 1);
    else if (s.id(i, 'shape') === 'princess' && near(s, i + 1, 3, (at) => s.isAny(at, 'form', 'hoop', 'huggie')))
      s.find('form', 'square-hoop', i, i + 1);
  }
}

/** Sections of a band that "flat" names. */
export function flats(s: Sentence): void {
  const isBand = (s.has('form', 'band') && !s.has('stone')) || s.all('type').some((i) => s.is(i, 'type', 'ring'));
  for (const i of s.all('flat'))
    if (
      (isBand && s.isBreak(i - 1) && s.isBreak(i + 1)) ||
      // "Кольцо плоское", "anello piatto": the adjective follows.
      (s.items[i]!.language !== 'en' && isOfType(s, i - 1, 'ring')) ||
      near(
        s,
        i + 1,
        4,
        (at) => s.is(at, 'part', 'band') || isOfType(s, at, 'ring', 'bracelet') || s.is(at, 'part', 'profile'),
      )
    )
      s.find('section', 'flat', i, i + 1);
}

/** The stone of a cut: the next one after words of cut and colour, or the one right before. */
function stoneOfCut(s: Sentence, i: number): number | null {
  let at = i + 1;
  while (
    s.is(at, 'grammar', 'cut') ||
    // "Una goccia di corallo", "une goutte d'onyx".
    (at === i + 1 && s.items[i]!.language !== 'en' && s.is(at, 'grammar', 'of')) ||
    (s.id(at, 'colour') !== null && s.id(at, 'stone') === null) ||
    s.id(at, 'cut') === 'cabochon'
  )
    at++;
  if (s.id(at, 'stone') !== null) return at;
  // "The opal oval 10x8".
  const isAlone = s.isClosed(i + 1) || s.value(i + 1) !== null || s.isBreak(i + 1);
  if (s.id(i - 1, 'stone') !== null && s.id(i - 1, 'cut') === null && isAlone && s.items[i]!.words === 'oval')
    return i - 1;
  // "Aquamarine, emerald cut, hanging from a flower".
  if (s.mark(i - 1) === ',' && s.id(i - 2, 'stone') !== null && s.id(i - 2, 'cut') === null && s.isBreak(i + 1))
    return i - 2;
  // Romance languages put the cut after its noun: "un diamant poire".
  return s.items[i]!.language !== 'en' && s.id(i - 1, 'stone') !== null && s.id(i - 1, 'cut') === null ? i - 1 : null;
}

/** "Round" in "diamonds round a ruby" and "curls round a pearl" is not a cut. */
const isPreposition = (s: Sentence, i: number): boolean =>
  s.items[i]!.words === 'round' && s.isAny(i + 1, 'grammar', 'a', 'the');

/** "والحلقة رفيعة وسادة": Arabic writes "and plain" as it does "cushion", which is a cut behind its stone alone. */
const isArabicPlain = (s: Sentence, i: number): boolean => s.is(i, 'form', 'plain') && !isStoneNoun(s, i - 1);

/** Articles and pronouns that point back at a stone. */
const DEFINITE = cues`^${'definite'}$`;

/** Words before a stone that is not the one of the same kind named before: "a pearl, a leaf and another pearl". */
const ANOTHER = cues`^${'another-stone'}$`;

const isAnother = (s: Sentence, i: number, stones: readonly number[]): boolean =>
  ANOTHER.test(s.items[i - 1]?.words ?? '') && stones.some((at) => at < i && s.id(at, 'stone') === s.id(i, 'stone'));

/** "A ruby before and after the words". */
const AROUND_WORDS = cues`^ ${'before-and-after'} `;

/** "A blue stone on each end" of a piece other than a ring is two; on rings, counts are read per side. */
const isOnBothSides = (s: Sentence, i: number): boolean => {
  if (s.has('type', 'ring') || isPlural(s, i) || s.id(i, 'stone') === null) return false;
  const next = s.id(i + 1, 'cut') !== null && s.id(i + 1, 'stone') === null ? i + 2 : i + 1;
  const words = s.items[next]?.words ?? '';
  // "An jedem Ende ein Saphir".
  const before = s.is(i - 1, 'grammar', 'a') || s.value(i - 1) === 1 ? i - 2 : i - 1;
  return (
    (isBangle(s) && s.is(before, 'place', 'end') && BOTH_ENDS.test(s.items[before]!.words)) ||
    (s.is(next, 'role', 'side') && (EACH_SIDE.test(words) || (LEFT.test(words) && RIGHT.test(words)))) ||
    ((isBangle(s) || s.has('form', 'bar')) && s.is(next, 'place', 'end') && BOTH_ENDS.test(words)) ||
    AROUND_WORDS.test(s.prompt.slice(s.items[i]!.end))
  );
};

export function stonesAndCuts(s: Sentence): void {
  // A word such as "polki" is the cut of the next stone, else a stone and its cut.
  const all = s
    .all('stone')
    .filter((i) => !s.items[i]!.concepts.some(({ kind }) => kind === 'cut') || stoneOfCut(s, i) === null);
  const roles = new Map(all.map((i) => [i, isHaloed(s, i) ? null : roleAt(s, i)]));
  /** The earlier mention of the stone that a definite article points back at: "a rope edge around the onyx". */
  const before = (i: number): number | undefined =>
    DEFINITE.test(s.items[i - 1]?.words ?? '') && !isPlural(s, i)
      ? all.find((at) => at < i && s.id(at, 'stone') === s.id(i, 'stone') && !isPlural(s, at))
      : undefined;
  const stones = all.filter((i) => {
    const first = before(i);
    if (first === undefined) return true;
    s.read(i, i + 1);
    if (roles.get(first) === null && roles.get(i) === 'center') roles.set(first, 'center');
    return false;
  });
  for (const i of stones)
    s.find('stone', s.id(i, 'stone')!, i, i + 1, {
      role: roles.get(i)!,
      ...(isPlural(s, i)
        ? { measure: SEVERAL }
        : isLone(s, i) && ['center', 'side'].includes(roles.get(i)! ?? 'center')
          ? { measure: ONE_STONE }
          : {}),
      ...(isOnBothSides(s, i) ? { count: 2 } : {}),
      ...(isAnother(s, i, stones)
        ? {
            measure: EACH_PIECE,
            count: stones.filter((at) => at <= i && s.id(at, 'stone') === s.id(i, 'stone')).length,
          }
        : {}),
    });
  const rank = (role: StoneRole | null): number => (role === null ? 1 : role === 'center' ? 0 : 2);
  const [main] = s.findings
    .filter(({ concept, isRefused }) => concept === 'stone' && !isRefused)
    .toSorted((a, b) => rank(a.role) - rank(b.role) || a.from - b.from);
  for (const i of s.all('cut')) {
    // "Brillant" is a diamond in the round brilliant cut, unless another cut is beside it. Small stones are round.
    const isImplied =
      stones.includes(i) &&
      s.id(i, 'cut') === 'round' &&
      ((roles.get(i) ?? 'center') !== 'center' ||
        s.all('cut').some((other) => other !== i && Math.abs(other - i) <= IMPLIED_REACH));
    if (isPreposition(s, i) || isImplied || isArabicPlain(s, i)) continue;
    const its = stoneOfCut(s, i) ?? (stones.includes(i) ? i : null);
    const isOfAnother = its !== null && main !== undefined && s.id(its, 'stone') !== main.value;
    const role = roleAt(s, i);
    // "Oval halo ring": the halo surrounds an oval stone.
    const isSide = isOfAnother || (rank(role) === 2 && !s.is(i + 1, 'role', 'halo'));
    s.find('cut', s.id(i, 'cut')!, i, i + 1, {
      ...(its === null ? {} : { of: s.id(its, 'stone')! }),
      role: isSide ? ((its === null ? role : (roles.get(its) ?? role)) ?? 'side') : role === 'center' ? 'center' : null,
    });
  }
  // "Square sapphires on each side": a shape right before side stones is theirs.
  for (const shape of s.findings.filter(
    ({ concept, role, of, from }) =>
      concept === 'cut' &&
      role === null &&
      of === undefined &&
      s.items[from]!.concepts.some(({ kind }) => kind === 'shape'),
  )) {
    const stone = stones.find((i) => i === shape.to && roles.get(i) === 'side');
    if (stone !== undefined) Object.assign(shape, { role: 'side', of: s.id(stone, 'stone')! });
  }
}

/** Reads the relative size of a stone; the word then does not apply to the piece. */
export function scales(s: Sentence): void {
  for (const i of s.all('scale')) {
    let at = i + 1;
    while (
      at <= i + 2 &&
      at < s.items.length &&
      !isStoneNoun(s, at) &&
      thingAt(s, at) === undefined &&
      (s.mark(at) === ',' || (s.mark(at) === null && !s.isAny(at, 'grammar', 'with', 'and', 'in', 'on')))
    )
      at++;
    const isAhead = isStoneNoun(s, at);
    const of = isAhead ? at : stoneBefore(s, i);
    if (of === null) continue;
    const stone = kindOfStone(s, of);
    s.find('scale', s.id(i, 'scale')!, i, i + 1, stone === null ? { measure: 'any' } : { measure: stone, of: stone });
    if (of !== i) s.close(i, i + 1);
  }
}

/** The stone of an adjective that follows it ("diamante pequeño", "الماس صغير") or is one word with it ("小钻石"). */
function stoneBefore(s: Sentence, i: number): number | null {
  if (isStoneNoun(s, i)) return i;
  if (!BEHIND.has(s.items[i]!.language ?? '')) return null;
  const at = s.isOf(i - 1, 'cut', 'colour') ? i - 2 : i - 1;
  const isApart = s.items.slice(Math.max(0, at), i).some((_, k) => s.isBreak(at + k));
  return at >= 0 && !isApart && isStoneNoun(s, at) ? at : null;
}
