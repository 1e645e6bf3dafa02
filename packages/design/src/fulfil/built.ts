/** A design as built, so that rules on forms and measures judge the geometry and not the plan. */
import type { BuiltPart } from '../built';
import { liesIn } from '../evidence';
import { gemOf } from '../catalogue/gems';
import { CUT_ADJECTIVE, article } from '../gems/names';
import NEAREST from '../language/lexicon/nearest.json' with { type: 'json' };
import type { StatedRequirement } from '../language/parsedPrompt';
import type { Requirement } from '../language/requirement';
import { isMet } from '../makers/requirementChecks';
import type { DesignPart, DesignSpec, Stone } from '../spec';
import { paramIn, partIdOf, partsIn } from '../spec/tree';
import type { BilledStones } from '../weigh/billOfMaterials';
import type { PlacedStone } from '../extents';
import type { Vec3 } from '../piece';
import { shareInGroup } from '../motifs/group';
import { isMotif } from '../motifs/library';
import { areOnBothSides, isBetween, middleOf } from './positions';
import type { Facts } from './verdict';

/** Kinds of parts that stones may lie beside, besides those that hold stones. */
export const SHOWN = /^(?:figure|plate)\./;

/** Widths of equal stones differ less, mm. */
const SAME_MM = 0.06;

export const isMain = ({ role }: BilledStones): boolean => role === 'center';

export const totalOf = (stones: readonly Pick<BilledStones, 'count'>[]): number =>
  stones.reduce((sum, { count }) => sum + count, 0);

/** The main stone: the one in the centre, else the largest. */
export const mainOf = (stones: readonly BilledStones[]): BilledStones | undefined =>
  stones.find(isMain) ?? stones.toSorted((a, b) => b.size_mm - a.size_mm)[0];

/** "The diamond is round.", "The rubies …" */
export const nameOf = ({ kind, cut }: Pick<BilledStones, 'kind' | 'cut'>): string =>
  kind === 'pearl'
    ? 'pearl'
    : cut === 'cabochon'
      ? `${gemOf(kind).name} cabochon`
      : `${CUT_ADJECTIVE[cut]} ${gemOf(kind).name}`;

export const named = (stones: BilledStones): string => `${article(nameOf(stones))} ${nameOf(stones)}`;

/** A part with only its built children, without planned stones. */
function builtOnly({ stones: _promised, ...part }: DesignPart, isBuilt: (id: string) => boolean): DesignPart {
  return {
    ...part,
    children: Object.fromEntries(
      Object.entries(part.children).map(([slot, parts]) => [
        slot,
        parts
          .filter((one) => [...partsIn(one)].some(({ id }) => isBuilt(id)))
          .map((child) => builtOnly(child, isBuilt)),
      ]),
    ),
  };
}

export class BuiltDesign {
  /** The design as built: rules on forms and measures then judge the geometry. */
  readonly asBuilt: DesignSpec;
  readonly stones: readonly BilledStones[];

  constructor(
    readonly spec: DesignSpec,
    readonly facts: Facts,
    readonly requirements: readonly Requirement[] = [],
  ) {
    this.stones = facts.bill.stones;
    const [main = spec.root.metal, ...others] = facts.built.metals;
    const { second: _promised, ...metal } = { ...spec.root.metal, alloy: main.alloy, finish: main.finish };
    const second = others.find(({ alloy }) => alloy !== main.alloy)?.alloy;
    const groups = new Map<string, Stone>();
    for (const { role, kind, cut, size_mm, count } of this.stones) {
      const key = `${role} ${kind} ${cut}`;
      const group = groups.get(key);
      groups.set(key, {
        role,
        kind,
        cut,
        size_mm: Math.max(size_mm, group?.size_mm ?? 0),
        count: count + (group?.count ?? 0),
      });
    }
    const ids = new Set(facts.built.parts.map(({ id }) => id));
    this.asBuilt = {
      ...spec,
      root: {
        ...builtOnly(spec.root, (id) => ids.has(id)),
        metal: second ? { ...metal, second } : metal,
        stones: [...groups.values()],
      },
    };
  }

  /** The part that shows a figure, alone or in a group. */
  figure(name: string): BuiltPart | undefined {
    const id = partIdOf(name);
    return this.facts.built.parts.find((part) => `-${part.id}-`.includes(`-${id}-`));
  }

  /** Width of a figure as a share of the part that shows it with others. */
  shareOf(figure: string): number {
    return shareInGroup(figure, String(paramIn(this.asBuilt, 'motif')));
  }

  partOf(stones: BilledStones): string | undefined {
    return this.facts.built.stones.find(
      ({ kind, cut, size_mm }) => kind === stones.kind && cut === stones.cut && size_mm === stones.size_mm,
    )?.part;
  }

  /** Number of equal objects in the piece: 2 for earrings and pairs of rings, and the rings of a stack of equal ones. */
  get copies(): number {
    const { root } = this.spec;
    const stacked = (root.children['companions'] ?? []).filter(({ kind }) => kind.startsWith('shank.'));
    const stonesOf = (ring: DesignPart): string =>
      [...partsIn({ ...ring, children: { ...ring.children, companions: [] } })]
        .flatMap(({ stones = [] }) => stones.map(({ kind, cut }) => `${kind} ${cut}`))
        .join(', ');
    if (stacked.length > 0 && stacked.every((ring) => stonesOf(ring) === stonesOf(root))) return 1 + stacked.length;
    return this.spec.type === 'earrings' || this.facts.built.parts.some(({ kind }) => kind === 'pair') ? 2 : 1;
  }

  /** True for three stones that one head holds in a triangle. */
  get isTriangle(): boolean {
    return this.facts.built.parts.some(
      ({ id, kind }) =>
        kind === 'head.group' && totalOf(this.facts.built.stones.filter(({ part }) => part === id)) === 3 * this.copies,
    );
  }

  /** True when a figure stands on both sides of a stone instead of holding it. */
  isFlanked(figure: string): boolean {
    return (this.asBuilt.root.children['sides'] ?? []).some(
      ({ kind, params }) => kind === 'figure.relief' && params['motif'] === figure,
    );
  }

  meets(field: StatedRequirement['field'], id: string): boolean {
    return isMet(this.asBuilt, { field, id });
  }

  /** Where the stones of a bill lie; of a pair of earrings, those of the one on the right. */
  at(stones: Pick<BilledStones, 'kind' | 'role' | 'size_mm'>): readonly Vec3[] {
    const isOne = ({ kind, role, mm }: PlacedStone): boolean =>
      kind === stones.kind && role === stones.role && Math.abs(mm - stones.size_mm) < SAME_MM;
    return this.facts.extents.stones.filter(isOne).map(({ at }) => at);
  }

  /** The middle of what stones may lie beside: the main stone, else a figure or a plate; null without any. */
  middleBeside(stones: BilledStones): Vec3 | null {
    const { extents, built } = this.facts;
    const centers = extents.stones.filter(
      ({ role, kind }) => role === 'center' && (kind !== stones.kind || !isMain(stones)),
    );
    // Of a row of several kinds, the largest stones are the main ones.
    const largest = mainOf(this.stones);
    const main =
      centers.length > 0
        ? centers
        : extents.stones.filter(({ kind }) => kind === largest?.kind && kind !== stones.kind);
    if (main.length > 0) return middleOf(main.map(({ at }) => at));
    const shown = built.parts.flatMap(({ id, kind }) =>
      (SHOWN.test(kind) || isMotif(kind.replaceAll('-', ' '))) && extents.boxes[id]
        ? [middleOf(extents.boxes[id])]
        : [],
    );
    // The face of a signet is one with its shank.
    if (shown.length === 0 && this.spec.root.kind === 'shank.signet') return middleOf(this.at(stones));
    return shown.length > 0 ? middleOf(shown) : null;
  }

  /** True when most stones of a kind have other stones or figures on two opposite sides. */
  isBetween(kind: string): boolean {
    const { extents, built } = this.facts;
    const own = extents.stones.filter((one) => one.kind === kind);
    const others = [
      ...extents.stones.filter((one) => one.kind !== kind).map(({ at }) => at),
      ...built.parts.flatMap(({ id, kind: of }) =>
        (SHOWN.test(of) || isMotif(of.replaceAll('-', ' '))) && extents.boxes[id] ? [middleOf(extents.boxes[id])] : [],
      ),
    ];
    return own.filter(({ at }) => isBetween(at, others)).length > own.length / 2;
  }

  /** True for stones of a kind before and after the text on a bracelet, which is at its front. */
  isBesideText(kind: string): boolean {
    return (
      /^(?:bangle|chain-bracelet)$/.test(this.asBuilt.root.kind) &&
      (paramIn(this.asBuilt, 'text') !== undefined || paramIn(this.asBuilt, 'name') !== undefined) &&
      new Set(this.facts.extents.stones.filter((one) => one.kind === kind).map(({ at }) => Math.sign(at[0]))).size === 2
    );
  }

  /** True for a single stone, and for stones on two sides of what they lie beside. */
  private isBeside(stones: BilledStones): boolean {
    const points = this.at(stones);
    const middle = this.middleBeside(stones);
    return points.length < 2 || (middle !== null && areOnBothSides(points, middle));
  }

  placed(role: Requirement['role'], stones: BilledStones): boolean {
    return (
      role === null ||
      (role === 'side' && this.isBesideText(stones.kind)) ||
      (role === 'center'
        ? isMain(stones) ||
          stones === mainOf(this.stones) ||
          // A stone in the middle of a slab.
          (stones.role === 'accent' && paramIn(this.spec, 'slab') === 'yes') ||
          // A stone in front of strands.
          (stones.role === 'accent' && this.spec.root.kind === 'pearl-necklace' && !this.spec.root.params['clasp'])
        : !isMain(stones) && liesIn(role, stones, this.facts.built.parts) && (role !== 'side' || this.isBeside(stones)))
    );
  }

  /** The substitute for a stone or metal that cannot be made. */
  substitute(text: string): string | null {
    const nearest: Readonly<Record<string, string>> = NEAREST;
    const words = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('-', ' ');
    const key = Object.keys(this.spec.read_as).find((word) => Object.hasOwn(nearest, word) && words.includes(word));
    return key === undefined ? null : nearest[key]!;
  }

  /** Names of the kinds of stones in the piece. */
  get kinds(): string[] {
    return [...new Set(this.stones.map(({ kind }) => gemOf(kind).name))];
  }
}
