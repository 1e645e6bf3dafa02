/** The phrases of a prompt with the findings of the grammar's rules so far. */
import type { FigureSeat } from '../spec';
import type { Item } from './items';
import type { RequirementConcept, StoneRole } from './requirement';

/** A requirement with the range of its phrases. */
export interface Finding {
  concept: RequirementConcept;
  value: string;
  measure?: string;
  isRefused: boolean;
  role: StoneRole | null;
  /** The value of its finding. */
  of?: string;
  /** Seat on a figure. */
  seat?: FigureSeat;
  /** Count, if stated. */
  count?: number;
  /** The figure that holds a stone, and true for a stone on each of several figures. */
  figure?: string;
  isEach?: boolean;
  /** True for "coral beads". */
  isBead?: boolean;
  /** True for "a ruby charm". */
  isCharm?: boolean;
  /** True when its figure is of this stone: "a coral horn", "a scarab of lapis". */
  isCarved?: boolean;
  /** True for figures that stand around another one. */
  isAround?: boolean;
  /** True for figures that lie across each other. */
  isCrossed?: boolean;
  /** The thing that it describes, as `kind id`: `part band`, `motif star`. */
  at?: string;
  /** The first phrase and one past the last. */
  from: number;
  to: number;
}

/** The phrases of one prompt. Rules query their concepts, mark them as read and add findings. */
export class Sentence {
  readonly findings: Finding[] = [];
  readonly readAs: Record<string, string> = {};
  /** True for phrases inside a refusal, a name or an engraving, which rules skip. */
  private readonly closed: boolean[];
  /** The phrases that have a concept of a kind, and those that have one of its ids. */
  private readonly byKind = new Map<string, { all: number[]; byId: Map<string, number[]> }>();
  /** Bands that are named as the position of stones. */
  readonly shanks = new Set<number>();

  constructor(
    readonly prompt: string,
    readonly items: readonly Item[],
  ) {
    this.closed = items.map(() => false);
    for (const [i, { concepts }] of items.entries()) {
      for (const { kind, id } of concepts) {
        let known = this.byKind.get(kind);
        if (!known) this.byKind.set(kind, (known = { all: [], byId: new Map() }));
        if (known.all.at(-1) !== i) known.all.push(i);
        const own = known.byId.get(id);
        if (own) own.push(i);
        else known.byId.set(id, [i]);
      }
    }
  }

  /** The id of a phrase's concept of a kind, or null. */
  id(i: number, kind: string): string | null {
    if (i < 0 || i >= this.items.length || this.closed[i]) return null;
    for (const one of this.items[i]!.concepts) if (one.kind === kind) return one.id;
    return null;
  }

  is(i: number, kind: string, id: string): boolean {
    if (i < 0 || i >= this.items.length || this.closed[i]) return false;
    for (const one of this.items[i]!.concepts) if (one.kind === kind && one.id === id) return true;
    return false;
  }

  isAny(i: number, kind: string, ...ids: readonly string[]): boolean {
    if (i < 0 || i >= this.items.length || this.closed[i]) return false;
    return this.items[i]!.concepts.some((one) => one.kind === kind && ids.includes(one.id));
  }

  /** True for a phrase with a concept of one of the kinds. */
  isOf(i: number, ...kinds: readonly string[]): boolean {
    if (i < 0 || i >= this.items.length || this.closed[i]) return false;
    return this.items[i]!.concepts.some(({ kind }) => kinds.includes(kind));
  }

  all(kind: string): number[] {
    return this.byKind.get(kind)?.all.filter((i) => !this.closed[i]) ?? [];
  }

  /** True for a phrase with a concept of the kind; with one of the ids, if any are given. */
  has(kind: string, ...ids: readonly string[]): boolean {
    const known = this.byKind.get(kind);
    if (!known) return false;
    if (ids.length === 0) return this.isAnyOpen(known.all);
    for (const id of ids) if (this.isAnyOpen(known.byId.get(id) ?? [])) return true;
    return false;
  }

  private isAnyOpen(phrases: readonly number[]): boolean {
    for (const i of phrases) if (!this.closed[i]) return true;
    return false;
  }

  mark(i: number): string | null {
    return this.items[i]?.mark ?? null;
  }

  value(i: number): number | null {
    return i >= 0 && i < this.items.length && !this.closed[i] ? this.items[i]!.value : null;
  }

  words(from: number, to: number): string {
    return this.items
      .slice(from, to)
      .map(({ words }) => words)
      .join(' ');
  }

  read(from: number, to: number): void {
    for (let i = Math.max(0, from); i < Math.min(to, this.items.length); i++) this.items[i]!.isRead = true;
  }

  close(from: number, to: number): void {
    this.closed.fill(true, from, to);
  }

  /** Marks phrases as read that later rules skip. */
  take(from: number, to: number): void {
    this.read(from, to);
    this.close(from, to);
  }

  isClosed(i: number): boolean {
    return this.closed[i] ?? true;
  }

  find(concept: RequirementConcept, value: string, from: number, to: number, more: Partial<Finding> = {}): Finding {
    const finding: Finding = { concept, value, isRefused: false, role: null, from, to, ...more };
    this.findings.push(finding);
    this.read(from, to);
    return finding;
  }

  /** The phrases that a part of the prompt lies in: the first and one past the last; null when there are none. */
  range(start: number, end: number): [from: number, to: number] | null {
    const from = this.items.findIndex((item) => item.end > start);
    if (from < 0 || this.items[from]!.start >= end) return null;
    let to = from;
    while (to < this.items.length && this.items[to]!.start < end) to++;
    return [from, to];
  }

  /** True at punctuation that ends a phrase, and beyond either end of the prompt. */
  isBreak(i: number): boolean {
    const mark = this.mark(i);
    return i < 0 || i >= this.items.length || (mark !== null && !['-', '"', "'"].includes(mark));
  }
}
