/** One clause of a change: its phrases, the parts that it names, and the instructions found so far. */
import type { Item } from '../language/items';
import { Sentence } from '../language/sentence';
import type { Cut, GemKind } from '../spec';
import type { Act, Instruction, Only, Span, Target } from './instruction';

/** Parts by the roles that stones have in prompts. */
export const TARGET_OF_ROLE: Readonly<Record<string, Target>> = {
  center: 'center',
  side: 'side',
  halo: 'halo',
  pave: 'shoulders',
  accent: 'accent',
};

/** Parts of a finished piece by the forms of prompts. */
export const TARGET_OF_FORM: Readonly<Record<string, Target>> = {
  halo: 'halo',
  'double-halo': 'halo',
  'hidden-halo': 'halo',
  pave: 'shoulders',
  'pave-shank': 'shoulders',
  charm: 'charms',
  band: 'band',
  chain: 'chain',
};

export const isNoun = (s: Sentence, i: number): boolean =>
  s.is(i, 'noun', 'stone') || s.id(i, 'stone') !== null || s.is(i, 'target', 'stones');

export const isPlural = (s: Sentence, i: number): boolean =>
  s.is(i, 'plural', 'yes') || (s.items[i]?.language === 'en' && /[^s]s$/.test(s.items[i].words));

export const isEnd = (s: Sentence, i: number): boolean => s.isBreak(i) || s.is(i, 'edit', 'but');

/** One clause of a change, from one break to the next. */
export class Clause {
  readonly s: Sentence;
  readonly found: Instruction[] = [];
  readonly only: Only = { kinds: [], cuts: [] };
  /** Targets that no rule has used yet. */
  readonly named: { target: Target; at: number }[] = [];

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

  put(act: Act, from: number, to: number, target: Target | null): void {
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

  /** The target of a phrase: the part named nearest to it. */
  targetNear(i: number): Target | null {
    const [nearest] = this.named.toSorted((a, b) => Math.abs(a.at - i) - Math.abs(b.at - i));
    if (nearest) this.s.read(nearest.at, nearest.at + 1);
    return nearest?.target ?? null;
  }

  endFrom(from: number): number {
    let to = from;
    while (to < this.s.items.length && !isEnd(this.s, to)) to++;
    return to;
  }

  startOf(to: number): number {
    let from = to;
    while (from > 0 && !isEnd(this.s, from - 1)) from--;
    return from;
  }

  /** Positions of phrases that name stones, cuts, metals and forms. */
  namedIn(from: number, to: number): number[] {
    return Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k).filter((k) =>
      ['stone', 'cut', 'metal', 'form'].some((kind) => this.s.id(k, kind) !== null),
    );
  }

  /** Records what is to be replaced, and marks its words as read. */
  selected(from: number, to: number): void {
    const { s, only } = this;
    for (let i = from; i < to; i++) {
      const [kind, cut] = [s.id(i, 'stone'), s.id(i, 'cut')];
      // "Emerald cut" means only the cut, "emerald" only the stone.
      if (cut !== null && (kind === null || s.is(i + 1, 'grammar', 'cut'))) only.cuts.push(cut as Cut);
      else if (kind !== null) only.kinds.push(kind as GemKind);
    }
    s.take(from, to);
  }

  spanOf(from: number, to: number): Span {
    const { s } = this;
    const [start, end] = [s.items[from]!.start, s.items[to - 1]!.end];
    return { text: this.words.slice(start, end), start: start + this.offset, end: end + this.offset };
  }
}
