/** Reads a sentence about a finished design: operations and the parts they apply to. */
import { goldOf } from '../gold';
import { understand } from '../language/grammar';
import { itemsOf } from '../language/items';
import type { Item } from '../language/items';
import type { Finding } from '../language/sentence';
import { Sentence } from '../language/sentence';
import { MOST_READ } from '../language/tokenizer';
import type { LeatherColor } from '../language/vocabulary';
import { WATCH_FORMS } from '../language/vocabulary';
import type { Alloy, Cut, Finish, GemKind, JewelryType, Stage } from '../spec';
import type { Seen } from '../view';
import type { Act, Instruction, Instructions, Only, Quality, SettingForm, Span, Target } from './instruction';
import { SETTINGS, oppositeOf } from './instruction';
import { CHANGE_WORDS } from './words';

/** Step of a comparative as a share: "thinner", "slightly thinner", "much thinner". */
export const STEP = 0.15;
export const SLIGHT_STEP = 0.07;
export const MUCH_STEP = 0.3;

/** Parts by the roles that stones have in prompts. */
const TARGET_OF_ROLE: Readonly<Record<string, Target>> = {
  center: 'center',
  side: 'side',
  halo: 'halo',
  pave: 'shoulders',
  accent: 'accent',
};
/** Forms of prompts that are parts of a finished piece. */
const TARGET_OF_FORM: Readonly<Record<string, Target>> = {
  halo: 'halo',
  'double-halo': 'halo',
  'hidden-halo': 'halo',
  pave: 'shoulders',
  'pave-shank': 'shoulders',
  charm: 'charms',
  band: 'band',
  chain: 'chain',
};
/** Nouns that name the piece or a part of it and say nothing about it. */
const SILENT_FORMS: ReadonlySet<string> = new Set(['band', 'chain', 'charm', 'bangle', 'solitaire', 'links', 'pair']);
/** Forms that are parts of a watch. */
const WATCH_PARTS: ReadonlySet<string> = new Set([
  ...WATCH_FORMS,
  'chronograph',
  'moonphase',
  'roman-numerals',
  'arabic-numerals',
  'hour-markers',
]);
const MOST_COUNTED = 500;
/** Gold has no fewer karats. */
const LEAST_KARAT = 8;

const isNoun = (s: Sentence, i: number): boolean =>
  s.is(i, 'noun', 'stone') || s.id(i, 'stone') !== null || s.is(i, 'target', 'stones');
const isPlural = (s: Sentence, i: number): boolean =>
  s.is(i, 'plural', 'yes') || (s.items[i]?.language === 'en' && /[^s]s$/.test(s.items[i].words));
const isNumber = (s: Sentence, i: number): boolean =>
  s.value(i) !== null && Number.isInteger(s.value(i)) && s.value(i)! >= 1 && s.value(i)! <= MOST_COUNTED;
const isEnd = (s: Sentence, i: number): boolean => s.isBreak(i) || s.is(i, 'edit', 'but');

/** One sentence of a change, from a break to the next. */
class Clause {
  readonly s: Sentence;
  readonly found: Instruction[] = [];
  readonly only: Only = { kinds: [], cuts: [] };
  /** Targets that no rule has used yet. */
  private readonly named: { target: Target; at: number }[] = [];

  constructor(
    private readonly words: string,
    private readonly offset: number,
    items: readonly Item[],
  ) {
    this.s = new Sentence(words, items);
    for (const i of this.s.all('target')) {
      const target = this.s.id(i, 'target') as Target;
      if (target !== 'piece' && target !== 'stones' && target !== 'metal') this.named.push({ target, at: i });
    }
  }

  private put(act: Act, from: number, to: number, target: Target | null): void {
    const { s } = this;
    const [start, end] = [s.items[Math.max(0, from)]!.start, s.items[Math.min(s.items.length, to) - 1]!.end];
    s.read(from, to);
    this.found.push({
      act,
      target,
      only: this.only,
      text: this.words.slice(start, end),
      start: start + this.offset,
      end: end + this.offset,
    });
  }

  /** The part that the clause is about: the one named nearest to a phrase. */
  private targetNear(i: number): Target | null {
    const [nearest] = this.named.toSorted((a, b) => Math.abs(a.at - i) - Math.abs(b.at - i));
    if (nearest) this.s.read(nearest.at, nearest.at + 1);
    return nearest?.target ?? null;
  }

  private endFrom(from: number): number {
    let to = from;
    while (to < this.s.items.length && !isEnd(this.s, to)) to++;
    return to;
  }

  private startOf(to: number): number {
    let from = to;
    while (from > 0 && !isEnd(this.s, from - 1)) from--;
    return from;
  }

  /** Where stones, cuts, metals and forms are named. */
  private namedIn(from: number, to: number): number[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k).filter((k) =>
      ['stone', 'cut', 'metal', 'form'].some((kind) => this.s.id(k, kind) !== null),
    );
  }

  /** Notes what is to be replaced, and closes its words. */
  private selected(from: number, to: number): void {
    const { s, only } = this;
    for (let i = from; i < to; i++) {
      const [kind, cut] = [s.id(i, 'stone'), s.id(i, 'cut')];
      // Of "emerald cut" only the cut is meant, of "emerald" only the stone.
      if (cut !== null && (kind === null || s.is(i + 1, 'grammar', 'cut'))) only.cuts.push(cut as Cut);
      else if (kind !== null) only.kinds.push(kind as GemKind);
    }
    s.read(from, to);
    s.close(from, to);
  }

  /** "Oval instead of round", "replace the diamond with a ruby". */
  replacements(): void {
    const { s } = this;
    for (const i of s.all('edit')) {
      if (s.is(i, 'edit', 'instead')) {
        let to = i + 1;
        while (to < s.items.length && !s.isBreak(to) && !['make', 'replace', 'add'].some((id) => s.is(to, 'edit', id)))
          to++;
        this.selected(i, to);
      } else if (s.is(i, 'edit', 'instead-before')) {
        this.selected(this.startOf(i), i + 1);
      } else if (s.is(i, 'edit', 'replace') && isEnd(s, i + 1)) {
        // Japanese, Turkish and Hindi put the verb last: "the diamond to a ruby change".
        const [first, second] = this.namedIn(this.startOf(i), i);
        if (first !== undefined && second !== undefined) this.selected(this.startOf(i), first + 1);
        s.read(i, i + 1);
      } else if (s.is(i, 'edit', 'replace')) {
        let to = i + 1;
        while (to < s.items.length && !isEnd(s, to) && !s.is(to, 'edit', 'to')) to++;
        const isNamed = s.is(to, 'edit', 'to') && to > i + 1;
        const named = this.namedIn(i + 1, this.endFrom(i + 1));
        // Arabic writes "with" onto the word: the first of two is replaced.
        const last = isNamed ? to : named.length === 2 ? named[0]! + 1 : 0;
        if (named.some((k) => k < last)) this.selected(i + 1, last);
        s.read(i, i + 1);
      }
    }
  }

  /** "Swap the stones". */
  swaps(): void {
    for (const i of this.s.all('edit'))
      if (this.s.is(i, 'edit', 'swap')) {
        this.put({ do: 'swap' }, i, i + 1, null);
        this.s.close(i, i + 1);
      }
  }

  /** "Keep the head white", "leave the stones as they are". */
  keeps(): void {
    const { s } = this;
    for (const i of s.all('edit')) {
      if (!s.is(i, 'edit', 'keep')) continue;
      // German puts the verb last: "die Fassung weiß lassen".
      const [from, to] = isEnd(s, i + 1) ? [0, i + 1] : [i, this.endFrom(i + 1)];
      const range = Array.from({ length: to - from }, (_, k) => from + k);
      // "Deixe o aro mais fino" changes it.
      if (range.some((k) => s.id(k, 'step') !== null || s.is(k, 'edit', 'more') || s.is(k, 'edit', 'less'))) continue;
      const at = this.named.find((one) => one.at >= from && one.at < to);
      const hue = range.find((k) => s.id(k, 'hue') !== null || s.id(k, 'metal') !== null);
      const target = at?.target ?? (s.has('target', 'stones') ? 'stones' : 'piece');
      if (hue === undefined) this.put({ do: 'keep' }, from, to, target);
      else
        this.put(
          { do: 'metal', alloy: (s.id(hue, 'metal') ?? s.id(hue, 'hue')) as Alloy, hasKarat: false },
          from,
          to,
          target,
        );
      s.close(from, to);
    }
  }

  /** "Remove the halo", "without engraving", "no diamonds". */
  removals(): void {
    const { s } = this;
    const refuses = (i: number): boolean =>
      s.is(i, 'edit', 'remove') || (s.is(i, 'grammar', 'not') && s.id(i, 'edit') === null);
    for (let i = 0; i < s.items.length; i++) {
      const isRemoval = refuses(i);
      // German puts the particle last: "lass den Halo weg".
      const isLast = isRemoval && isEnd(s, i + 1) && i > 0;
      if (!isRemoval || s.isClosed(i)) continue;
      const from = isLast ? 0 : i + 1;
      let to = from;
      while (to < s.items.length && to !== i && !isEnd(s, to) && !refuses(to)) to++;
      let isRead = false;
      for (let k = from; k < to; k++) {
        if (s.isClosed(k)) continue;
        const kind = s.id(k, 'stone');
        const target = (s.id(k, 'target') ??
          TARGET_OF_FORM[s.id(k, 'form') ?? ''] ??
          TARGET_OF_ROLE[s.id(k, 'role') ?? '']) as Target | undefined;
        if (target !== undefined && target !== 'piece' && !(target === 'stones' && kind !== null))
          this.put({ do: 'remove' }, Math.min(i, k), Math.max(i, k) + 1, target);
        else if (kind !== null)
          this.found.push({
            ...this.spanOf(Math.min(i, k), Math.max(i, k) + 1),
            act: { do: 'remove' },
            target: null,
            only: { kinds: [kind as GemKind], cuts: [] },
          });
        else if (WATCH_PARTS.has(s.id(k, 'form') ?? ''))
          this.put({ do: 'without', form: s.id(k, 'form')! }, Math.min(i, k), Math.max(i, k) + 1, null);
        else if (s.id(k, 'motif') !== null) this.put({ do: 'remove' }, Math.min(i, k), Math.max(i, k) + 1, 'piece');
        else continue;
        isRead = true;
      }
      if (isRead) {
        s.read(Math.min(i, from), Math.max(i + 1, to));
        s.close(Math.min(i, from), Math.max(i + 1, to));
      }
    }
  }

  private spanOf(from: number, to: number): Span {
    const { s } = this;
    const [start, end] = [s.items[from]!.start, s.items[to - 1]!.end];
    return { text: this.words.slice(start, end), start: start + this.offset, end: end + this.offset };
  }

  private share(i: number): { share: number; from: number; to: number; mm: number | null } {
    const { s } = this;
    const percent = [i - 2, i + 1, i + 2].find((at) => s.value(at) !== null && s.mark(at + 1) === '%');
    if (percent !== undefined)
      return { share: s.value(percent)! / 100, from: Math.min(i, percent), to: Math.max(i + 1, percent + 2), mm: null };
    const unit = [i - 1, i + 2, i + 3].find(
      (at) => (s.is(at, 'unit', 'mm') || s.is(at, 'unit', 'cm')) && s.value(at - 1) !== null,
    );
    if (unit !== undefined)
      return {
        share: 0,
        from: Math.min(i, unit - 1),
        to: Math.max(i + 1, unit + 1),
        mm: s.value(unit - 1)! * (s.is(unit, 'unit', 'cm') ? 10 : 1),
      };
    const near = [i - 1, i - 2, i + 1].find((at) => s.id(at, 'degree') !== null);
    const share = near === undefined ? STEP : s.is(near, 'degree', 'much') ? MUCH_STEP : SLIGHT_STEP;
    return { share, from: Math.min(i, near ?? i), to: Math.max(i + 1, (near ?? i) + 1), mm: null };
  }

  /** "Much thinner", "not so shiny", "2 mm wider", "10 % bigger". */
  steps(): void {
    const { s } = this;
    for (let i = 0; i < s.items.length; i++) {
      const own = s.id(i, 'step') as Quality | null;
      const adjective = s.id(i, 'quality') as Quality | null;
      const before = s.id(i - 1, 'degree') !== null ? i - 2 : i - 1;
      const isUp = s.is(before, 'edit', 'more') && s.value(before - 1) === null;
      const isDown =
        s.is(before, 'edit', 'less') || s.is(before, 'edit', 'too') || (s.is(i + 1, 'edit', 'too') && isEnd(s, i + 2));
      const quality =
        own ?? (adjective !== null && (isUp || isDown) ? (isUp ? adjective : oppositeOf(adjective)) : null);
      if (quality === null) continue;
      const first = own === null && (isUp || isDown) ? Math.min(i, before) : i;
      const { share, mm, from, to } = this.share(first === i ? i : first);
      const noun = s.items.findIndex((_, k) => isNoun(s, k));
      const target = this.targetNear(i) ?? (noun < 0 ? null : isPlural(s, noun) ? 'stones' : 'center');
      const [start, end] = [Math.min(from, first), Math.max(to, i + 1)];
      this.put(
        {
          do: 'step',
          quality,
          factor: 1 + (isGrowing(quality) ? share : -share),
          mm: mm === null ? null : isGrowing(quality) ? mm : -mm,
        },
        start,
        end,
        target,
      );
      s.close(start, end);
      for (const at of [...s.all('target'), ...s.all('part')]) {
        s.read(at, at + 1);
        s.close(at, at + 1);
      }
    }
  }

  /** "Double the halo", "half the size". */
  multiples(): void {
    const { s } = this;
    for (const i of s.all('edit')) {
      const factor = s.is(i, 'edit', 'double') ? 2 : s.is(i, 'edit', 'halve') ? 0.5 : null;
      if (factor === null || s.value(i - 1) !== null || s.is(i + 1, 'unit', 'carat')) continue;
      this.put(
        { do: 'times', factor },
        i,
        i + 1,
        this.targetNear(i) ?? (isNoun(s, i + 1) || s.has('target', 'stones') ? 'stones' : null),
      );
      s.close(i, i + 1);
    }
  }

  /** "Two more diamonds on each side", "six prongs", "add a row". */
  counts(): void {
    const { s } = this;
    const isAdding = s.has('edit', 'add');
    const isRemoving = s.has('edit', 'remove');
    const isEachSide =
      s.items.some(({ concepts }) =>
        concepts.some(({ kind, id }) => (kind === 'role' || kind === 'target') && id === 'side'),
      ) || s.has('target', 'side');
    for (let i = 0; i < s.items.length; i++) {
      if (!isNumber(s, i) || s.isClosed(i)) continue;
      let at = i + 1;
      let isMore = isAdding || s.is(i - 1, 'edit', 'more');
      while (
        at < s.items.length &&
        at < i + 5 &&
        s.mark(at) === null &&
        s.id(at, 'unit') === null &&
        !isNoun(s, at) &&
        s.id(at, 'target') === null
      ) {
        if (s.is(at, 'edit', 'more')) isMore = true;
        else if (s.is(at, 'edit', 'less')) isMore = true;
        at++;
      }
      const isFewer = isRemoving || s.items.slice(i, at).some((_, k) => s.is(i + k, 'edit', 'less'));
      const cut =
        s.items
          .slice(i, at + 1)
          .map((_, k) => s.id(i + k, 'cut'))
          .find((id) => id !== null) ?? null;
      const isCut = cut !== null && s.mark(at) === null && !isNoun(s, at) && isEachSide;
      if (s.is(at + 1, 'edit', 'more')) isMore = true;
      const target = s.id(at, 'target') as Target | null;
      if (target === 'prongs' || s.is(at, 'form', 'prong')) {
        this.put({ do: 'prongs', count: s.value(i)! }, i, at + 1, 'head');
        s.close(i, at + 1);
        continue;
      }
      if (
        !isNoun(s, at) &&
        !isCut &&
        !(
          target !== null &&
          ['side', 'rows', 'strands', 'drops', 'charms', 'accent', 'companions', 'halo'].includes(target)
        )
      )
        continue;
      const part: Target =
        target === 'rows' ||
        target === 'strands' ||
        target === 'drops' ||
        target === 'charms' ||
        target === 'accent' ||
        target === 'companions' ||
        target === 'halo'
          ? target
          : isEachSide
            ? 'side'
            : 'stones';
      this.put(
        {
          do: 'count',
          count: isFewer ? -s.value(i)! : s.value(i)!,
          isMore,
          isEachSide,
          kind: s.id(at, 'stone') as GemKind | null,
          cut: cut as Cut | null,
        },
        i,
        Math.min(at + 1, s.items.length),
        part,
      );
      if (isRemoving) for (const k of s.all('edit')) if (s.is(k, 'edit', 'remove')) s.close(k, k + 1);
      // The rest of "two diamonds on each side" is read.
      const to = isEachSide ? this.endFrom(at) : at + 1;
      s.read(i, to);
      s.close(i, to);
    }
  }

  /** "Add milgrain", "add charms". */
  additions(isAlone = false): void {
    const { s } = this;
    if (!isAlone && !s.has('edit', 'add')) return;
    for (const { target, at } of this.named) {
      if (
        s.isClosed(at) ||
        !['milgrain', 'charms', 'companions', 'shoulders'].includes(target) ||
        s.id(at, 'form') === 'pave-shank'
      )
        continue;
      const [stone] = s.all('stone');
      this.put(
        { do: 'add', form: target, kind: stone === undefined ? null : (s.id(stone, 'stone') as GemKind) },
        at,
        at + 1,
        target,
      );
      if (stone !== undefined) s.close(stone, stone + 1);
      s.close(at, at + 1);
    }
  }

  /** In some languages the unit of stones is the karat of gold: "1 Karat". */
  karats(): void {
    const { s } = this;
    for (let i = 0; i < s.items.length - 1; i++) {
      const value = s.value(i);
      if (value === null || value >= LEAST_KARAT || !s.is(i + 1, 'unit', 'karat') || s.all('metal').length > 0)
        continue;
      this.put({ do: 'carats', carats: value }, i, i + 2, this.targetNear(i));
      s.close(i, i + 2);
    }
  }

  /** What prompts can say as well: kinds, cuts, sizes, metals, settings and texts. */
  statements(): void {
    const { s } = this;
    understand(s, true);
    const karats = s.findings.filter(({ concept }) => concept === 'karat');
    const isMany =
      s.findings.some(({ concept, value }) => concept === 'quantity' && value === 'many') || s.has('edit', 'all');
    const isOfAdded = (finding: Finding): boolean => {
      const target = TARGET_OF_ROLE[finding.role ?? ''];
      return (
        finding.concept === 'stone' &&
        target !== undefined &&
        s.findings.some(
          ({ concept, value, isRefused }) => concept === 'form' && !isRefused && TARGET_OF_FORM[value] === target,
        )
      );
    };
    for (const finding of s.findings) {
      const act = this.actOf(finding, karats, isMany);
      if (!act || isOfAdded(finding)) continue;
      const target = this.targetOf(finding, act);
      // A part that something else is said of is only named.
      const isNamed =
        act.do === 'add' &&
        act.kind === null &&
        (this.found.some((other) => other.target === target) ||
          s.findings.some(
            (other) =>
              ['stone', 'cut', 'size', 'metal'].includes(other.concept) &&
              !other.isRefused &&
              this.targetNear(other.from) === target,
          ));
      if (isNamed && !s.has('edit', 'add')) continue;
      const measure = act.do === 'size' && (target === 'band' ? 'band_width' : target === 'chain' ? 'length' : null);
      this.put(measure ? { do: 'length', measure, mm: act.mm } : act, finding.from, finding.to, target);
    }
  }

  private targetOf({ concept, role, value, from }: Finding, act: Act): Target | null {
    if (act.do === 'add' || act.do === 'remove') return TARGET_OF_FORM[value] ?? null;
    if (['stone', 'cut', 'size', 'carats', 'colour'].includes(concept))
      return TARGET_OF_ROLE[role ?? ''] ?? this.targetNear(from);
    if (['metal', 'finish', 'form', 'length'].includes(concept)) return this.targetNear(from);
    return null;
  }

  /** "As earrings", "into a pendant". */
  private isWanted(i: number): boolean {
    const { s } = this;
    const before = s.is(i - 1, 'grammar', 'a') ? i - 2 : i - 1;
    return s.is(before, 'edit', 'make') || s.is(before, 'edit', 'to');
  }

  /** "The ring" is the present piece. */
  private isDefinite(i: number): boolean {
    const { s } = this;
    return s.is(i - 1, 'grammar', 'the') || s.is(i, 'target', 'piece') || this.found.length > 0;
  }

  /** "A halo of rubies": the kind of stones of a part that is named. */
  private kindOfPart(target: Target): GemKind | null {
    return (this.s.findings.find(
      ({ concept, role, isRefused }) =>
        concept === 'stone' && !isRefused && role !== null && TARGET_OF_ROLE[role] === target,
    )?.value ?? null) as GemKind | null;
  }

  private actOf(finding: Finding, karats: readonly Finding[], isMany: boolean): Act | null {
    const { concept, value, measure, isRefused, from, to } = finding;
    if (isRefused) return null;
    switch (concept) {
      case 'metal': {
        const alone = karats.find((karat) => karat.from === from && karat.to === to);
        return alone
          ? { do: 'karat', karat: goldOf(value as Alloy)!.karat }
          : { do: 'metal', alloy: value as Alloy, hasKarat: karats.length > 0 };
      }
      case 'two-tone':
        return { do: 'two-tone' };
      case 'finish':
        return { do: 'finish', finish: value as Finish };
      case 'stone':
        // "Change the cut to emerald."
        if (
          value === 'emerald' &&
          this.s.has('grammar', 'cut') &&
          !this.s.findings.some((other) => other.concept === 'cut')
        )
          return { do: 'cut', cut: 'emerald' };
        return { do: 'stone', kind: value as GemKind, isMany };
      case 'colour':
        return { do: 'stone', kind: value as GemKind, isMany };
      case 'cut':
        return { do: 'cut', cut: value as Cut };
      case 'size':
        return { do: 'size', mm: Number(value) };
      case 'carats':
        return { do: 'carats', carats: Number(value) };
      case 'length':
        return { do: 'length', measure: measure!, mm: Number(value) };
      case 'prongs':
        return { do: 'prongs', count: Number(value) };
      case 'type':
        return this.isWanted(from) || !this.isDefinite(from) ? { do: 'type', type: value as JewelryType } : null;
      case 'hint':
        return this.isWanted(from) ? { do: 'type', type: value as JewelryType } : null;
      case 'origin':
        return { do: 'origin', isGrown: value === 'lab-grown' };
      case 'engraving':
        return {
          do: 'engrave',
          text: value,
          isInside: this.s.items.some(({ words }) => /^(?:inside|inner|innen)$/.test(words)),
        };
      case 'name':
        return { do: 'name', name: value };
      case 'motif':
        return { do: 'motif', motif: value };
      case 'chain':
        return { do: 'chain', links: value };
      case 'section':
        return { do: 'section', section: value };
      case 'dial':
        return { do: 'dial', dial: value };
      case 'strap':
        return { do: 'strap', color: value as LeatherColor };
      case 'stage':
        return { do: 'stage', stage: value as Stage };
      case 'view':
        return { do: 'view', view: value as Seen };
      case 'form': {
        if ((SETTINGS as readonly string[]).includes(value)) return { do: 'setting', setting: value as SettingForm };
        if (SILENT_FORMS.has(value)) return null;
        return TARGET_OF_FORM[value] === undefined
          ? { do: 'form', form: value }
          : { do: 'add', form: value, kind: this.kindOfPart(TARGET_OF_FORM[value]) };
      }
      default:
        return null;
    }
  }

  read(): Instruction[] {
    this.swaps();
    this.keeps();
    this.replacements();
    this.steps();
    this.counts();
    this.removals();
    this.multiples();
    this.additions();
    this.karats();
    this.statements();
    if (this.found.length === 0) this.additions(true);
    return this.found;
  }

  /** Words that no rule read. */
  unread(): Span[] {
    const SMALL: ReadonlySet<string> = new Set([
      'grammar',
      'edit',
      'degree',
      'target',
      'part',
      'role',
      'number',
      'noun',
      'type',
      'hint',
      'plural',
      'quantity',
      'wearer',
      'custom',
      'hue',
      'gold',
      'dimension',
      'scale',
    ]);
    return this.s.items.flatMap(({ isRead, mark, concepts, words }, i) =>
      isRead || mark !== null || words.length < 2 || words.endsWith("'") || concepts.some(({ kind }) => SMALL.has(kind))
        ? []
        : [this.spanOf(i, i + 1)],
    );
  }
}

const GROWING: ReadonlySet<Quality> = new Set<Quality>(['thick', 'wide', 'big', 'long', 'high', 'heavy', 'shiny']);
const isGrowing = (quality: Quality): boolean => GROWING.has(quality);

/** Where a sentence ends: at full stops, semicolons, and at a comma or "and" before another change. */
function clausesOf(s: Sentence): [from: number, to: number][] {
  const out: [number, number][] = [];
  let from = 0;
  const begins = (at: number): boolean => {
    const i = s.is(at, 'grammar', 'a') || s.is(at, 'grammar', 'the') || s.is(at, 'grammar', 'of') ? at + 1 : at;
    return (
      ['remove', 'add', 'replace', 'keep', 'make', 'swap', 'double', 'halve'].some((id) => s.is(i, 'edit', id)) ||
      s.is(i, 'grammar', 'not') ||
      s.id(i, 'step') !== null
    );
  };
  for (let i = 0; i < s.items.length; i++) {
    const mark = s.mark(i);
    const isStop = mark !== null && /^[.;!?\n،。；]$/u.test(mark);
    const isJoint = (mark === ',' || s.is(i, 'grammar', 'and')) && (begins(i + 1) || s.is(i + 1, 'edit', 'but'));
    if (!isStop && !isJoint && !s.is(i, 'edit', 'but')) continue;
    if (i > from) out.push([from, i]);
    from = i + 1;
  }
  if (from < s.items.length) out.push([from, s.items.length]);
  return out;
}

/**
 * Parses the requirements of a sentence, in any language of the lexicon. Text after the first 2,000 characters is
 * ignored. Never throws.
 */
export function readInstructions(text: string): Instructions {
  const words = text.slice(0, MOST_READ);
  const { items } = itemsOf(words, CHANGE_WORDS);
  const clauses = clausesOf(new Sentence(words, items)).map(([from, to]) => {
    const offset = items[from]!.start;
    const own = items.slice(from, to).map((item) => ({ ...item, start: item.start - offset, end: item.end - offset }));
    return new Clause(words.slice(offset, items[to - 1]!.end), offset, own);
  });
  return {
    instructions: clauses.flatMap((clause) => clause.read()),
    unread: clauses.flatMap((clause) => clause.unread()),
  };
}
