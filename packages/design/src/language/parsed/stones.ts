/** The stones of a prompt: kinds in their order, cuts, sequences. */
import { cues } from '../cues';
import { isBuffTopped } from '../../catalogue/gems';
import { rainbowOf, shadesOf, someBirthstones, type Sequence } from '../../catalogue/sequences';
import { widthOfCarats } from '../../gems/carats';
import { pearlNamed, type PearlName } from '../../gems/pearls';
import type { Cut, GemKind } from '../../spec';
import type { NamedStone, Refused } from '../parsedPrompt';
import { ON_LEFT, ON_RIGHT } from '../rules/eachSide';
import { ONE_STONE as ONE, SEVERAL } from '../rules/grammaticalNumber';
import { EACH, TOTAL } from '../rules/karats';
import type { Finding } from '../sentence';
import { once, type Findings } from './findings';
import { levelByFigure, levelOf } from './levels';
import { setOf } from '../../wordList';

/** The alternative stone of a colour when the first is refused: "green, but no emerald". */
const NEXT_OF_COLOR: Partial<Record<GemKind, GemKind>> = {
  ruby: 'garnet',
  'blue-sapphire': 'tanzanite',
  emerald: 'peridot',
  amethyst: 'tanzanite',
  'pink-sapphire': 'tourmaline',
  citrine: 'yellow-sapphire',
  aquamarine: 'topaz',
};

/** The pearl for several names: the colour if its mollusc grows it, else the mollusc. */
export function pearlOf(names: readonly PearlName[]): PearlName | null {
  const shells = names.filter((name) => pearlNamed(name)?.shell === name);
  return (
    names.find(
      (name) =>
        !shells.includes(name) && (shells.length === 0 || shells.some((shell) => pearlNamed(name)?.shell === shell)),
    ) ??
    shells[0] ??
    null
  );
}

/** Rows that customarily are of diamonds. */
const OF_DIAMONDS: ReadonlySet<string> = new Set(['eternity', 'half-eternity', 'tennis']);
/** Forms of a ring that has a stone. */
const ONE_STONE: ReadonlySet<string> = setOf('hidden-halo double-halo halo solitaire tension three-stone');

/** The stones that a prompt names. */
export interface ParsedStones {
  /** The main stone first. */
  gems: GemKind[];
  named: NamedStone[];
  sequence: Sequence | null;
  cuts: Cut[];
  sideCut: Cut | null;
  noStones: boolean;
  /** True when the prompt mentions stones in any way. */
  isOfStones: boolean;
  /** True when the stones form a row, such as a rainbow. */
  isRow: boolean;
  diamondByCustom: boolean;
  /** The findings that name kinds and cuts. */
  gemWords: readonly Finding[];
  cutWords: readonly Finding[];
}

/** Maximum distance of "outer" before its stone, in phrases. */
const HALO_REACH = 4;

/** Words for one of two halos. */
const HALOS = [
  [cues`^${'inner'}`, 'inner'],
  [cues`^${'outer'}`, 'outer'],
] as const;

/** Words for clasps, and their maximum distance before the stone in them, in phrases. */
const CLASP_WORD = cues`${'clasp'}|${'fastener'}`;
const CLASP_REACH = 9;

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** A stone of which only the kind is known. */
export const bareStone = (kind: GemKind): NamedStone => ({
  kind,
  role: null,
  seat: null,
  isHeld: false,
  count: null,
  cut: null,
  sizeMm: null,
  scale: 1,
  halo: null,
  level: null,
  isSeveral: false,
});

/** Stones on both sides of another. */
const PAIR = 2;

/** Maximum distance of "cabochon" from the outline of the same stone, in phrases. */
const CABOCHON_REACH = 2;

/** The cuts without the lesser word of "oval cabochon": a dome on the outline for opaque stones, else a cabochon. */
function ofOneCut(words: readonly Finding[], gems: readonly GemKind[]): Finding[] {
  const isBeside = (a: Finding, b: Finding): boolean =>
    a !== b &&
    (a.of === undefined || b.of === undefined || a.of === b.of) &&
    Math.max(a.from, b.from) - Math.min(a.to, b.to) < CABOCHON_REACH &&
    (a.value === 'cabochon') !== (b.value === 'cabochon');
  const isOpaque = gems.length > 0 && gems.every(isBuffTopped);
  return words.filter(
    (word) => !words.some((other) => isBeside(word, other) && (word.value === 'cabochon') === isOpaque),
  );
}

export function stonesIn(findings: Findings, refused: Refused): ParsedStones {
  const { s } = findings;
  const gemWords = findings.wanted('stone');
  const cutWords = ofOneCut(
    findings.wanted('cut').filter(({ value }) => !refused.cuts.includes(value as Cut)),
    gemWords.map(({ value }) => value as GemKind),
  );
  const colored = findings
    .wanted('colour')
    .map((f) =>
      refused.gems.includes(f.value as GemKind) && NEXT_OF_COLOR[f.value as GemKind]
        ? { ...f, value: NEXT_OF_COLOR[f.value as GemKind]! }
        : f,
    );
  // Of unlike stones on both sides, the left one is first.
  const sides = findings.wanted('place');
  const sideOf = (kind: string): number =>
    [ON_LEFT, ON_RIGHT].findIndex((side) => sides.some(({ of, measure }) => of === kind && measure === side));
  const rank = ({ role, value }: Finding): number =>
    role === null ? 1 + (sideOf(value) + 1) / 4 : role === 'center' ? 0 : 2;
  const ranked = (list: readonly Finding[]): GemKind[] =>
    once(list.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from).map(({ value }) => value as GemKind));
  const inlays = findings.wanted('inlay');
  // "Colorful enamel" is not a row of stones.
  const isOfEnamel =
    inlays.some(({ value }) => value.startsWith('enamel')) && gemWords.length === 0 && !s.has('noun', 'stone');
  const sequenceWords = isOfEnamel
    ? []
    : findings.wanted('sequence').filter(({ to }) => !inlays.some(({ from }) => from === to));
  const isAlternating = findings.wanted('form').some(({ value }) => value === 'alternating');
  const births = findings.wanted('stones').find(({ value }) => value === 'birthstone');
  const inOrder = once(
    [...gemWords, ...colored].toSorted((a, b) => a.from - b.from).map(({ value }) => value as GemKind),
  );
  const [
    sequence = isAlternating || (births?.count ?? 1) > 1 || (s.has('noun', 'birthstone') && inOrder.length > 1)
      ? ('turns' as const)
      : null,
  ] = sequenceWords.map(({ value }) => value as Sequence);
  /** The kinds of a row in order; null when the prompt has no row. */
  const row =
    sequence === 'spectrum'
      ? rainbowOf(inOrder)
      : sequence === 'gradient'
        ? shadesOf(inOrder)
        : births && inOrder.length === 0 && (births.count ?? 1) > 1
          ? someBirthstones(births.count!)
          : null;
  const gems = (row ?? ranked(gemWords.length > 0 ? gemWords : colored)).filter(
    (gem) => !refused.gems.includes(gem) && !(gemWords.length === 0 && refused.colors.includes(gem)),
  );

  /** The nearest of such words to a stone's name, without another stone between them. */
  const ownOf = (words: readonly Finding[], stone: Finding): string | null => {
    const isOwn = ({ of, from, to }: Finding): boolean =>
      of === stone.value &&
      !gemWords.some(
        (other) => other !== stone && other.from >= Math.min(to, stone.to) && other.to <= Math.max(from, stone.from),
      );
    const own = words.filter(isOwn);
    return (own.findLast(({ to }) => to <= stone.to) ?? own.find(({ from }) => from >= stone.to))?.value ?? null;
  };
  /** The halo that is named right before or after a stone: "outer halo of rubies". */
  const haloOf = ({ from, to, role }: Finding): NamedStone['halo'] => {
    if (role !== 'halo') return null;
    const near = [...s.items.slice(Math.max(0, from - HALO_REACH), from).toReversed(), ...s.items.slice(to, to + 2)];
    return (
      near.map(({ words }) => HALOS.find(([own]) => own.test(words))?.[1]).find((one) => one !== undefined) ?? null
    );
  };
  const figures = new Set(findings.wanted('motif').map(({ from }) => from));
  /** True for a stone right before the word clasp, or after it in the same phrase: "a ball clasp set with a ruby". */
  const isOnClasp = ({ from, to }: Finding): boolean => {
    const isClasp = (i: number): boolean => CLASP_WORD.test(s.items[i]?.words ?? '');
    if (isClasp(to)) return true;
    for (let i = from - 1; from - i <= CLASP_REACH && i >= 0 && !s.isBreak(i) && s.id(i, 'stone') === null; i--)
      if (isClasp(i)) return true;
    return false;
  };
  /** True for a stone after "or" and another stone. */
  const isChoice = ({ from }: Finding): boolean => {
    const before = gemWords.findLast(({ to }) => to <= from);
    return before !== undefined && s.items.slice(before.to, from).some((_, k) => s.is(before.to + k, 'grammar', 'or'));
  };
  const sizeWords = findings.wanted('size');
  const scaleWords = findings.wanted('scale');
  /** True for words that no other mention of the same kind is nearer to: "a diamond with two small diamonds". */
  const nearestTo = (stone: Finding) => (word: Finding) => {
    const gap = ({ from, to }: Finding): number => (from >= word.to ? from - word.to : word.from - to);
    return gemWords.every((other) => other.value !== stone.value || gap(other) >= gap(stone));
  };
  const weights = findings.wanted('carats').filter(({ measure }) => measure !== TOTAL);
  const ofEach = weights.find(({ measure }) => measure === EACH)?.value ?? null;
  /** The width of a stone of another kind than the first by its own weight, or by that of each, mm. */
  const widthByWeight = (f: Finding): number | null => {
    const carats = numberOf(ownOf(weights, f) ?? ofEach);
    const cut = (ownOf(cutWords, f) ?? 'round') as Cut;
    const isFew = f.measure !== SEVERAL || f.role === 'side' || (f.count ?? PAIR + 1) <= PAIR;
    return carats === null || f.value === gemWords[0]?.value || !isFew
      ? null
      : widthOfCarats(f.value as GemKind, cut, carats);
  };
  /** The period at which a stone returns in a row; null without one. */
  const everyOf = ({ value }: Finding): number | null =>
    numberOf(sequenceWords.find(({ of }) => of === value)?.measure ?? null);
  const namedIn = (list: readonly Finding[]): NamedStone[] =>
    list
      .toSorted((a, b) => rank(a) - rank(b) || a.from - b.from)
      .map((f) => ({ f, level: levelByFigure(s, figures, f), every: everyOf(f) }))
      .map(({ f, level, every }) => ({
        kind: f.value as GemKind,
        role: f.role,
        seat: f.seat ?? null,
        isHeld: f.seat === undefined && f.of !== undefined,
        count: f.count ?? (f.seat !== undefined && f.measure === ONE ? 1 : null),
        cut: ownOf(cutWords, f) as Cut | null,
        sizeMm: numberOf(ownOf(sizeWords, f)) ?? widthByWeight(f),
        scale: numberOf(ownOf(scaleWords.filter(nearestTo(f)), f)) ?? 1,
        halo: haloOf(f),
        level: level ?? levelOf(s, figures, f),
        ...(level === null ? {} : { isApart: true }),
        isSeveral: f.measure === SEVERAL,
        ...(isChoice(f) ? { isChoice: true } : {}),
        ...(f.figure === undefined ? {} : { figure: f.figure }),
        ...(f.isEach ? { isEach: true } : {}),
        ...(f.isBead ? { isBead: true } : {}),
        ...(f.isCharm ? { isCharm: true } : {}),
        ...(every === null ? {} : { every }),
        ...(isOnClasp(f) ? { isOnClasp: true } : {}),
        ...(f.isCarved ? { isCarved: true } : {}),
      }));
  const customs = findings.values<string>('custom');
  const isOfStones = gemWords.length > 0 || cutWords.length > 0 || s.has('noun', 'stone', 'birthstone');
  const formWords = findings.wanted('form');
  // The band of a ring with a weighed or pronged stone is plain, not the ring.
  const isOfOneStone =
    ['carats', 'prongs'].some((concept) => findings.wanted(concept as 'carats').length > 0) ||
    formWords.some(({ value }) => ONE_STONE.has(value));
  const isPlain = !isOfOneStone && (formWords.some(({ value }) => value === 'plain') || customs.includes('plain'));
  const isOnlyOne = s.items.some(({ words: w }) => cues`^${'anything-but'}`.test(w));
  const diamondByCustom = customs.includes('diamond') || formWords.some(({ value }) => OF_DIAMONDS.has(value));
  // "No stones but a ruby" requires the ruby; an engagement ring without a diamond has another stone.
  // A colour with "no stones" is that of the metal.
  const isOnlyColored = gemWords.length === 0 && refused.stones && !isOnlyOne;
  const noStones =
    isOnlyColored ||
    (gems.length === 0 &&
      (refused.stones || isPlain || (refused.gems.length > 0 && !diamondByCustom && !isOfStones && !isOnlyOne)));

  const [mainCut, ...moreCuts] = once(
    cutWords.filter(({ role }) => role === null || role === 'center').map(({ value }) => value as Cut),
  );
  const sideCuts = cutWords.filter(({ role }) => role !== null && role !== 'center').map(({ value }) => value as Cut);
  return {
    gems: noStones ? [] : gems,
    named: noStones
      ? []
      : row
        ? gems.map(bareStone)
        : namedIn(gemWords.length > 0 ? gemWords : colored).filter(({ kind }) => gems.includes(kind)),
    sequence: gems.length > 1 ? sequence : null,
    cuts: mainCut ? [mainCut, ...moreCuts] : [],
    sideCut: [...sideCuts, ...moreCuts][0] ?? null,
    noStones,
    isOfStones,
    isRow: row !== null,
    diamondByCustom,
    gemWords,
    cutWords,
  };
}
