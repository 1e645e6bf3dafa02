/** Decides for each requirement of a prompt whether the built piece meets it. */
import { PLACE_NOTE, isHeld, liesIn, styleGap } from './evidence';
import { CUT_ADJECTIVE, article } from './gems/names';
import type { PieceFacts } from './facts';
import { gemOf, smallWidth } from './catalogue/gems';
import type { Sequence } from './catalogue/sequences';
import type { InlayKind } from './catalogue/inlays';
import { INLAY_KINDS } from './catalogue/inlays';
import { inlayPart } from './parts/inlay';
import { alloyName, hueOf, metalName } from './gold';
import NEAREST from './language/lexicon/nearest.json' with { type: 'json' };
import type { Requirement } from './language/requirement';
import type { Form } from './language/vocabulary';
import { membersOf } from './motifs/group';
import type { PieceMeasures } from './language/vocabulary';
import { dimensionFor } from './makers/dimensions';
import { isMet } from './makers/requirementChecks';
import { WATCH_PART } from './makers/watch/checks';
import type { StatedRequirement } from './language/parsedPrompt';
import { prongCount } from './parts/head';
import { lengthIn, numbersIn, paramIn, partIdOf, partsIn } from './spec/tree';
import type { DesignPart, DesignSpec, Stone, Style } from './spec';
import type { BilledStones } from './weigh/billOfMaterials';

/** `differently`: the piece does it in another way; `not`: it does not do it. */
export type RequirementStatus = 'met' | 'differently' | 'not';

export interface FulfilledRequirement {
  /** The prompt from `start` to `end`, in UTF-16 units. */
  text: string;
  start: number;
  end: number;
  status: RequirementStatus;
  /** Id of the part that meets it, where one part does. */
  part?: string;
  /** How it is met differently, or why it is not met: one sentence. */
  note?: string;
}

/** The kinds of parts that some forms are. */
const FORM_KIND: Readonly<Record<string, string>> = {
  halo: 'halo',
  'hidden-halo': 'halo.hidden',
  pave: 'row.pave',
  'pave-shank': 'row.pave',
  channel: 'row.channel',
  flush: 'head.flush',
  bezel: 'head.bezel',
  'half-bezel': 'head.half-bezel',
  prong: 'head.prong',
  basket: 'head.basket',
  split: 'shank.split',
  cathedral: 'shank.cathedral',
  twist: 'shank.twist',
  filigree: 'ornament.filigree',
  engraved: 'ornament.engraving',
};

/** Why forms are not there, where more can be said than that the piece is built in another way. */
const LACKS: Readonly<Record<string, string>> = {
  milgrain: 'No edge of the piece is beaded.',
  filigree: 'The piece has no open scrollwork.',
  engraved: 'No pattern is engraved on the piece.',
};

type Verdict = Pick<FulfilledRequirement, 'status' | 'part' | 'note'>;
type Facts = Pick<PieceFacts, 'built' | 'bill'>;

const met = (part?: string): Verdict => ({ status: 'met', ...(part === undefined ? {} : { part }) });
const differently = (note: string, part?: string): Verdict => ({
  status: 'differently',
  note,
  ...(part === undefined ? {} : { part }),
});
const not = (note: string): Verdict => ({ status: 'not', note });

/** A size is met within a tenth of a millimetre, a weight within what cutters' tables differ. */
const SIZE_MM = 0.1001;
const CARATS_SHARE = 0.08;

/** A length is met within so much: rounding, and what a fitting needs. */
const LENGTH_MM = 0.15;
const LENGTH_SHARE = 0.03;
/** Bands that bulge are stored narrower than they are at their widest, by this share. */
const BAND_SHARE = 0.85;

/** A sequence has at least so many kinds of stones. */
const FEWEST_KINDS: Readonly<Record<Sequence, number>> = { turns: 2, spectrum: 5, gradient: 2 };

/** From so many stones on they are many. */
const MANY = 3;

const round = (x: number): number => Math.round(x * 10) / 10;
const isMain = ({ role }: BilledStones): boolean => role === 'center';
const totalOf = (stones: readonly BilledStones[]): number => stones.reduce((sum, { count }) => sum + count, 0);

/** The stone that the piece is about: its centre, else its largest. */
const mainOf = (stones: readonly BilledStones[]): BilledStones | undefined =>
  stones.find(isMain) ?? stones.toSorted((a, b) => b.size_mm - a.size_mm)[0];

/** "The diamond is round.", "The rubies …" */
const nameOf = ({ kind, cut }: Pick<BilledStones, 'kind' | 'cut'>): string =>
  kind === 'pearl'
    ? 'pearl'
    : cut === 'cabochon'
      ? `${gemOf(kind).name} cabochon`
      : `${CUT_ADJECTIVE[cut]} ${gemOf(kind).name}`;

const named = (stones: BilledStones): string => `${article(nameOf(stones))} ${nameOf(stones)}`;

/** A part and those of its children that were built, without the planned stones. */
function builtOnly({ stones: _promised, ...part }: DesignPart, isBuilt: (id: string) => boolean): DesignPart {
  return {
    ...part,
    children: Object.fromEntries(
      Object.entries(part.children).map(([slot, parts]) => [
        slot,
        parts.filter(({ id }) => isBuilt(id)).map((child) => builtOnly(child, isBuilt)),
      ]),
    ),
  };
}

/**
 * How often a figure is shown: as a part of its own, or as one of several in a part; leaves that hold a stone are
 * counted.
 */
function timesShown({ root }: DesignSpec, figure: string): number {
  const counts = [...partsIn(root)].map(({ kind, params }) =>
    kind === 'figure.claw' && figure === 'leaf'
      ? Number(params['leaves'] ?? 2)
      : (membersOf(String(params['motif'] ?? '')).members.find(({ name }) => name === figure)?.count ?? 0),
  );
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

class Judge {
  /** The design as built: rules on forms and measures then judge the geometry. */
  private readonly asBuilt: DesignSpec;
  private readonly stones: readonly BilledStones[];

  constructor(
    private readonly spec: DesignSpec,
    private readonly facts: Facts,
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

  private partOf(stones: BilledStones): string | undefined {
    return this.facts.built.stones.find(
      ({ kind, cut, size_mm }) => kind === stones.kind && cut === stones.cut && size_mm === stones.size_mm,
    )?.part;
  }

  private meets(field: StatedRequirement['field'], id: string): boolean {
    return isMet(this.asBuilt, { field, id });
  }

  private placed(role: Requirement['role'], stones: BilledStones): boolean {
    return (
      role === null ||
      (role === 'center'
        ? isMain(stones) || stones === mainOf(this.stones)
        : !isMain(stones) && liesIn(role, stones, this.facts.built.parts))
    );
  }

  /** The nearest stone or metal that replaces one that cannot be made. */
  private substitute(text: string): string | null {
    const nearest: Readonly<Record<string, string>> = NEAREST;
    const words = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('-', ' ');
    const key = Object.keys(this.spec.read_as).find((word) => Object.hasOwn(nearest, word) && words.includes(word));
    return key === undefined ? null : nearest[key]!;
  }

  judge({ concept, value, role, of, seat, count, text, measure }: Requirement): Verdict {
    const { spec, stones } = this;
    const { metals, parts } = this.facts.built;
    const byDesign = (field: StatedRequirement['field'], otherwise: string): Verdict =>
      this.meets(field, value) ? met() : not(otherwise);
    const main = mainOf(stones);
    switch (concept) {
      case 'unknown':
        return not('We could not read this.');
      case 'lacking':
        return not('Our catalogue does not have this yet.');
      case 'budget':
        return not('A budget does not change the design; the estimate says what it costs.');
      case 'type': {
        const nearest = this.substitute(text);
        if (spec.type === 'watch' && value === 'bracelet') return this.strapped();
        if (spec.type === value)
          return nearest === null ? met() : differently(`Made as ${nearest.endsWith('s') ? '' : 'a '}${nearest}.`);
        // A pendant hangs on its necklace.
        return ['necklace', 'pendant'].includes(value) && ['necklace', 'pendant'].includes(spec.type)
          ? met()
          : differently(`Made as ${spec.type === 'earrings' ? '' : 'a '}${spec.type}.`);
      }
      case 'metal': {
        const nearest = this.substitute(text);
        const isThere = metals.some(
          ({ alloy }) => hueOf(alloy) === value || hueOf(alloy) === hueOf(value as typeof alloy),
        );
        if (isThere) return nearest === null ? met() : differently(`Made in ${nearest}.`);
        return metals[0] ? differently(`Made in ${alloyName(metals[0].alloy)}.`) : not('No metal is shown.');
      }
      case 'two-tone':
        return new Set(metals.map(({ alloy }) => hueOf(alloy))).size > 1
          ? met()
          : not(`All is of ${metalName(hueOf(metals[0]?.alloy ?? spec.root.metal.alloy))}.`);
      case 'karat':
        return byDesign('karat', `Made in ${alloyName(metals[0]?.alloy ?? spec.root.metal.alloy)}.`);
      case 'finish':
        return metals.some(({ finish }) => finish === value)
          ? met()
          : not(`The metal is ${metals[0]?.finish ?? spec.root.metal.finish}.`);
      case 'inlay': {
        const inlay = parts.find(({ id }) => id === inlayPart(value as InlayKind));
        const nearest = this.substitute(text);
        if (inlay) return nearest === null ? met(inlay.id) : differently(`Made with ${nearest}.`, inlay.id);
        const isOneMade = INLAY_KINDS.some((kind) => parts.some(({ id }) => id === inlayPart(kind)));
        return not(isOneMade ? 'The piece has no cell for a second inlay.' : 'No part of the piece takes an inlay.');
      }
      case 'quantity': {
        const total = totalOf(stones) / (spec.type === 'earrings' ? 2 : 1);
        if (value === 'single') return total <= 1 ? met() : differently(`Set with ${totalOf(stones)} stones.`);
        return total >= MANY ? met() : differently(`Set with ${totalOf(stones)}.`);
      }
      case 'strands':
        return Number(paramIn(spec, 'strands') ?? paramIn(spec, 'rows') ?? 1) === Number(value)
          ? met()
          : not('The piece has another number of strands.');
      case 'scale': {
        const scaled = of === undefined ? main : stones.find(({ kind }) => kind === of);
        if (!scaled) return not('No such stone is set.');
        const isLarge = Number(value) < 1 && scaled.size_mm > smallWidth(scaled.kind);
        return isLarge
          ? differently(`The ${gemOf(scaled.kind).name} is ${round(scaled.size_mm)} mm wide.`, this.partOf(scaled))
          : met(this.partOf(scaled));
      }
      // Words that required nothing themselves: what follows from them has entries of its own.
      case 'wearer':
      case 'hint':
      case 'custom':
        return met();
      case 'stones':
        if (!main) return not('No stone is set.');
        if (value !== 'birthstone') return met();
        return this.kinds.length > 1
          ? differently(`Set with ${this.kinds.join(', ')}; name the months for their stones.`)
          : differently(`Set with ${gemOf(main.kind).name}; name a month for its stone.`, this.partOf(main));
      case 'sequence':
        return this.sequenced(value as Sequence);
      case 'colour':
      case 'stone': {
        const group = stones.find((one) => one.kind === value && this.placed(role, one));
        const elsewhere = stones.find((one) => one.kind === value);
        const nearest = this.substitute(text);
        if (seat !== undefined) {
          const there = this.facts.built.stones.find(({ kind, part }) => kind === value && part === seat);
          if (there) return nearest === null ? met(there.part) : differently(`Made with ${nearest}.`, there.part);
          return elsewhere
            ? differently(`Set in another place than the ${seat}.`, this.partOf(elsewhere))
            : not(`No ${gemOf(value as Stone['kind']).name} is set.`);
        }
        // A stone that a figure is to hold is not its eyes.
        const ofFigure =
          group && of !== undefined && !isHeld(this.partOf(group) ?? '') ? this.partOf(group) : undefined;
        if (ofFigure !== undefined) return differently(`Set in the ${ofFigure} of the ${of}.`, ofFigure);
        const total = totalOf(stones.filter(({ kind }) => kind === value));
        const isCounted = count === undefined || total === count || (spec.type === 'earrings' && total === 2 * count);
        if (group && !isCounted) return differently(`Set with ${total}.`, this.partOf(group));
        if (group)
          return nearest === null ? met(this.partOf(group)) : differently(`Made with ${nearest}.`, this.partOf(group));
        return elsewhere
          ? differently(
              role === null
                ? 'Set in another place.'
                : isMain(elsewhere) && role !== 'center'
                  ? PLACE_NOTE.accent
                  : PLACE_NOTE[role],
              this.partOf(elsewhere),
            )
          : not(`No ${gemOf(value as Stone['kind']).name} is set.`);
      }
      case 'pearl':
        return stones.some(({ kind }) => kind === 'pearl')
          ? byDesign('pearl', 'The pearls are of another kind.')
          : not('No pearl is set.');
      case 'origin':
        return stones.some(({ diamonds }) => diamonds !== undefined)
          ? met()
          : not('Only diamonds are offered as grown ones.');
      case 'cut': {
        const fits = (one: BilledStones): boolean => one.cut === value || (value === 'round' && one.kind === 'pearl');
        const group = stones.find((one) => fits(one) && this.placed(role, one));
        const alike = totalOf(stones.filter(fits));
        if (group && count !== undefined && alike < count)
          return differently(`${alike} of ${count} ${alike === 1 ? 'is' : 'are'} cut so.`, this.partOf(group));
        if (group) return met(this.partOf(group));
        const elsewhere = stones.find(fits);
        if (elsewhere) return differently('Other stones are cut so.', this.partOf(elsewhere));
        // Without stones "round" and "oval" are the outline of a plate.
        const outline = paramIn(spec, 'shape') ?? paramIn(spec, 'face');
        if (!main && outline !== undefined)
          return outline === value || (outline === 'disc' && value === 'round')
            ? met()
            : differently(`The plate is ${String(outline)}.`);
        return main
          ? differently(`The ${gemOf(main.kind).name} is ${CUT_ADJECTIVE[main.cut]}.`, this.partOf(main))
          : not('No stone is set.');
      }
      case 'prongs':
        return this.pronged(Number(value));
      case 'count':
        return this.counted(Number(value));
      case 'size':
        return this.sized(Number(value), role);
      case 'carats':
        return this.weighed(Number(value));
      case 'length': {
        if (!this.meets('length', `${measure} ${value}`)) return not('The piece has another length there.');
        const wanted = dimensionFor(measure as keyof PieceMeasures, Number(value), {
          type: spec.type,
          maker: spec.root.kind,
          dimensions: numbersIn(spec),
        });
        const actual = wanted && lengthIn(this.asBuilt, wanted[0]);
        const isSo =
          !actual ||
          Math.abs(actual - wanted[1]) < LENGTH_MM + LENGTH_SHARE * wanted[1] ||
          Math.abs(actual - wanted[1] * BAND_SHARE) < LENGTH_MM;
        return isSo ? met() : differently(`It is ${round(actual)} mm.`);
      }
      case 'style': {
        if (!spec.styles.some((style) => style === value)) return not('Another style was chosen.');
        const gap = styleGap(value as Style, spec, parts);
        if (gap !== null) return differently(gap);
        const nearest = this.substitute(text);
        return nearest === null ? met() : differently(`Made in the ${nearest} style.`);
      }
      case 'motif': {
        const figure = parts.find(({ id }) => id.includes(partIdOf(value)));
        const shown = timesShown(spec, value);
        // An earring each has the figure once.
        const isCounted = count === undefined || shown === count || (spec.type === 'earrings' && count === 2);
        const nearest = this.substitute(text);
        if (figure && nearest !== null) return differently(`Made with ${nearest} instead.`, figure.id);
        if (figure)
          return isCounted
            ? met(figure.id)
            : differently(`Shown ${shown === 1 ? 'once' : `${shown} times`}.`, figure.id);
        return this.meets('motif', value) &&
          (spec.root.kind.includes(value) ||
            paramIn(spec, 'shape') === value ||
            spec.type === 'watch' ||
            value.startsWith('letter'))
          ? met()
          : not('The piece does not show it.');
      }
      case 'name':
        return byDesign('name', 'The piece does not spell it.');
      case 'engraving':
        return byDesign('engraving', 'There is no room for the engraving.');
      case 'form':
        return this.formed(value);
      case 'chain': {
        const nearest = this.substitute(text);
        return nearest === null || !this.meets('chain', value)
          ? byDesign('chain', 'The links are of another kind.')
          : differently(`Made as a ${nearest}.`);
      }
      case 'section':
        return byDesign('section', 'The section is another one.');
      case 'dial':
        return this.coloured('watch.dial', value) ?? not('The dial is of another colour.');
      case 'strap':
        return this.coloured('strap.leather', value) ?? not('The strap is another one.');
      case 'stage':
        return spec.stage === value ? met() : not('It stands before another background.');
      case 'view':
        return spec.given['view'] === 'prompt' ? met() : not('It is seen from another side.');
    }
  }

  /** Met where a part of a kind has the colour. */
  private coloured(kind: string, color: string): Verdict | null {
    const part = [...partsIn(this.asBuilt.root)].find((one) => one.kind === kind && one.params['color'] === color);
    return part ? met(part.id) : null;
  }

  /** A watch is worn on a bracelet where that is no strap of leather or rubber. */
  private strapped(): Verdict {
    const strap = [...partsIn(this.asBuilt.root)].find(({ kind }) => kind.startsWith('strap.'));
    return strap && strap.kind !== 'strap.leather' && strap.kind !== 'strap.rubber'
      ? met(strap.id)
      : differently('Made as a watch.');
  }

  /** The names of the kinds that are set. */
  private get kinds(): string[] {
    return [...new Set(this.stones.map(({ kind }) => gemOf(kind).name))];
  }

  private sequenced(wanted: Sequence): Verdict {
    const { kinds } = this;
    if (kinds.length < FEWEST_KINDS[wanted])
      return kinds.length > 1
        ? differently(`Set with ${kinds.join(' and ')}.`)
        : not(kinds.length === 0 ? 'No stone is set.' : `All stones are ${kinds[0]}.`);
    return wanted === 'turns' || wanted === 'spectrum' || paramIn(this.spec, 'sequence') === wanted
      ? met()
      : differently(`Set with ${kinds.join(', ')}, not from one into the other.`);
  }

  private counted(wanted: number): Verdict {
    const by = (keyOf: (stones: BilledStones) => string): number[] => {
      const sums = new Map<string, number>();
      for (const one of this.stones) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.count);
      return [...sums.values()];
    };
    const counts = [
      totalOf(this.stones),
      ...by(({ kind }) => kind),
      ...by(({ role }) => role),
      ...by(({ kind, cut }) => `${kind} ${cut}`),
      ...by(({ kind, role }) => `${kind} ${role}`),
    ];
    const figures = this.facts.built.parts.filter(({ kind }) => kind === 'drop').length;
    if ([...counts, figures].some((n) => n === wanted || (this.spec.type === 'earrings' && n === wanted * 2)))
      return met();
    const main = mainOf(this.stones);
    if (!main) return not('No stone is set.');
    const alike = this.stones.filter(({ kind, role }) => kind === main.kind && role === main.role);
    return differently(`Set with ${totalOf(alike)}.`, this.partOf(main));
  }

  private sized(wanted: number, role: Requirement['role']): Verdict {
    const main = mainOf(this.stones);
    if (!main) return not('No stone is set.');
    const candidates = role === null ? [main, ...this.stones] : this.stones.filter((one) => this.placed(role, one));
    const group = candidates.find(({ size_mm }) => Math.abs(size_mm - wanted) < SIZE_MM);
    if (group) return met(this.partOf(group));
    const nearest = candidates[0] ?? main;
    return differently(`The ${nameOf(nearest)} is ${round(nearest.size_mm)} mm wide.`, this.partOf(nearest));
  }

  private weighed(wanted: number): Verdict {
    const main = mainOf(this.stones);
    if (!main) return not('No stone is set.');
    const alike = this.stones.filter(({ kind }) => kind === main.kind);
    const all = (list: readonly BilledStones[]): number => list.reduce((sum, { carats }) => sum + carats, 0);
    const weights = [
      main.carats / main.count,
      main.carats,
      all(alike),
      all(this.stones),
      all(alike.filter(({ role }) => role === main.role)),
    ];
    if (weights.some((carats) => Math.abs(carats - wanted) < wanted * CARATS_SHARE)) return met(this.partOf(main));
    return differently(
      `The ${nameOf(main)} weighs ${Math.round((main.carats / main.count) * 100) / 100} ct.`,
      this.partOf(main),
    );
  }

  /** Pointed and cornered stones have as many prongs as they have points to guard. */
  private pronged(wanted: number): Verdict {
    const main = mainOf(this.stones);
    const head = [...partsIn(this.asBuilt.root)].find(({ params }) => params['prongs'] !== undefined);
    if (!main || !head) return not('The stone is held in another way.');
    const prongs = prongCount(main.cut, Number(head.params['prongs']));
    return prongs === wanted ? met(this.partOf(main)) : differently(`Held by ${prongs} prongs.`, this.partOf(main));
  }

  /** Forms made of stones exist only when those stones do. */
  private formed(form: string): Verdict {
    const { parts } = this.facts.built;
    const part = parts.find(
      ({ id, kind }) => id === form || id === WATCH_PART[form as Form] || kind === FORM_KIND[form],
    )?.id;
    const small = totalOf(this.stones.filter((one) => !isMain(one)));
    const isBuilt: Record<string, boolean> = {
      halo: small >= 6,
      'double-halo': small >= 12,
      'hidden-halo': part !== undefined,
      cluster: totalOf(this.stones) >= 5,
      pave: small >= 6 || totalOf(this.stones) >= 6,
      'pave-shank': totalOf(this.stones) >= 6,
      channel: this.stones.length > 0,
      eternity: totalOf(this.stones) >= 6,
      tennis: totalOf(this.stones) >= 6,
      solitaire: this.stones.length > 0,
      'three-stone': totalOf(this.stones) >= 3,
      bezel: this.stones.length > 0 || this.spec.type === 'watch',
      prong: this.stones.length > 0,
    };
    return this.meets('form', form) && (isBuilt[form] ?? true)
      ? met(part)
      : not(LACKS[form] ?? 'The piece is built in another way.');
  }
}

/** Describes where the piece has something refused; null when it has none. */
function found(requirement: Requirement, spec: DesignSpec, facts: Facts, judge: Judge): string | null {
  const { concept, value } = requirement;
  const { stones } = facts.bill;
  switch (concept) {
    case 'stones': {
      const main = mainOf(stones);
      const other = stones.find((one) => one !== main && !(one.kind === main?.kind && one.role === main.role));
      if (value === 'other') return other ? `Also set with ${named(other)}.` : null;
      return stones[0] ? `Set with ${named(stones[0])}.` : null;
    }
    case 'stone':
      return stones.some(({ kind }) => kind === value) ? `Set with ${gemOf(value as Stone['kind']).name}.` : null;
    case 'cut': {
      const main = mainOf(stones);
      return main && main.kind !== 'pearl' && main.cut === value
        ? `The main stone is ${CUT_ADJECTIVE[main.cut]}.`
        : null;
    }
    case 'metal':
      return facts.built.metals.some(({ alloy }) => hueOf(alloy) === value)
        ? `Made in ${value.replaceAll('-', ' ')}.`
        : null;
    case 'finish':
      return facts.built.metals[0]?.finish === value ? `The metal is ${value}.` : null;
    case 'type':
      return spec.type === value ? `Made as a ${value}.` : null;
    default:
      return judge.judge(requirement).status === 'met' ? 'The piece has it.' : null;
  }
}

const WORST: readonly RequirementStatus[] = ['met', 'differently', 'not'];

/** Combines the verdicts on words that state several requirements: a partly met one is met differently. */
function together(verdicts: readonly Verdict[]): Verdict {
  const [worst] = verdicts.toSorted((a, b) => WORST.indexOf(b.status) - WORST.indexOf(a.status));
  const isMixed = worst!.status === 'not' && verdicts.some(({ status }) => status !== 'not');
  const part = verdicts.find((verdict) => verdict.part !== undefined)?.part;
  return {
    ...worst!,
    ...(isMixed ? { status: 'differently' as const } : {}),
    ...(part !== undefined && worst!.status !== 'not' ? { part } : {}),
  };
}

/** A cut applies to as many stones as are counted with it: "two pear diamonds". */
function withCount(requirement: Requirement, all: readonly Requirement[]): Requirement {
  if (requirement.concept !== 'cut' || requirement.of === undefined) return requirement;
  const stone = all.find(
    ({ concept, value, start }) => concept === 'stone' && value === requirement.of && start >= requirement.end,
  );
  return stone?.count === undefined ? requirement : { ...requirement, count: stone.count };
}

/**
 * The status of every requirement, in the order of the prompt, one entry for each span of words.
 * @param facts of the piece that was built of the spec
 */
export function fulfil(requirements: readonly Requirement[], spec: DesignSpec, facts: Facts): FulfilledRequirement[] {
  const judge = new Judge(spec, facts);
  const spans = new Map<string, { words: Pick<Requirement, 'text' | 'start' | 'end'>; verdicts: Verdict[] }>();
  for (const requirement of requirements) {
    const { text, start, end, isRefused } = requirement;
    // A type that follows from other words has none of its own.
    if (start === end) continue;
    const there = isRefused ? found(requirement, spec, facts, judge) : null;
    const verdict = isRefused
      ? there === null
        ? met()
        : not(there)
      : judge.judge(withCount(requirement, requirements));
    const span = spans.get(`${start} ${end}`) ?? { words: { text, start, end }, verdicts: [] };
    span.verdicts.push(verdict);
    spans.set(`${start} ${end}`, span);
  }
  return [...spans.values()]
    .toSorted((a, b) => a.words.start - b.words.start)
    .map(({ words, verdicts }) => ({ ...words, ...together(verdicts) }));
}
