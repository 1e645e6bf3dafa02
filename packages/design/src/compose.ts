/**
 * Turns a prompt, presets and a seed into a complete design: presets overrule the prompt, the prompt overrules the
 * seed.
 */
import { constructionOf } from './construction';
import { customaryGems, uninvitedStones } from './customs';
import { depictedIn } from './drawing/depicted';
import { drawnStones } from './drawing/drawnFigure';
import { inspirationOf, isPattern } from './drawing/inspiration';
import type { DrawingInput } from './drawing/readDrawing';
import { readDrawing } from './drawing/readDrawing';
import { PEARL_MM, pearlNamed } from './gems/pearls';
import { widthInRow, widthOfCarats } from './gems/carats';
import { LAB_GROWN, isCabochon, smallWidth } from './catalogue/gems';
import type { Hue } from './gold';
import { USUAL_KARAT, goldOf, hueOf, inKarat } from './gold';
import type { Requirement } from './language/requirement';
import { isMotif } from './motifs/library';
import { dimensionFor } from './makers/dimensions';
import type { Brief, Plan } from './makers/maker';
import { mainStone, within } from './makers/maker';
import { unmetPhrases, violatedRefusals } from './makers/requirementChecks';
import { chooseMaker } from './makers/registry';
import { completedRing } from './makers/ring/complete';
import { rootOf } from './makers/trees';
import type { PieceMeasures } from './language/vocabulary';
import type { Form } from './language/vocabulary';
import type { NamedStone, ParsedPrompt } from './language/parsedPrompt';
import { parsePrompt } from './language/parsePrompt';
import type { PromptReading } from './language/reading';
import { parsedFromReading } from './language/reading';
import { readPresets } from './language/presets';
import type { Random } from './random';
import { randomFor, seedFromPrompt } from './random';
import type {
  Alloy,
  Cut,
  DesignPart,
  DesignSpec,
  Drawing,
  GemKind,
  Given,
  JewelryType,
  SoldAs,
  Stage,
  Stone,
  Style,
} from './spec';
import { ENGINE, JEWELRY_TYPES } from './spec';
import { fittedPart } from './spec/fit';
import { partsIn, stonesIn, withStones } from './spec/tree';
import { composed, seenFrom } from './view';

export interface DesignRequest {
  prompt: string;
  /** Preset ids; unknown ones are ignored. */
  presets?: readonly string[];
  jewelryType?: JewelryType;
  /** 32-bit unsigned; from the prompt when left out. */
  seed?: number;
  /** Strokes of a drawing pad, or a picture of a drawing. */
  drawing?: DrawingInput | undefined;
  /** The prompt's reading by another reader; the built-in grammar reads it when absent. */
  reading?: PromptReading | undefined;
}

export interface DesignAnswer {
  spec: DesignSpec;
  /** The terms of the prompt that shaped the design, and the recognized kind of a drawing of a whole piece. */
  understood: string[];
  /** Words that were not understood; the design is complete without them. */
  not_understood: string[];
  /** All requirements and refusals of the prompt, with their spans, in the order of the prompt. */
  requirements: Requirement[];
}

/** Types for prompts that name stones alone. */
const STONE_PIECES: readonly JewelryType[] = ['ring', 'necklace', 'bracelet', 'earrings', 'pendant'];
/** Types for prompts that name a motif alone: most often a pendant. */
const MOTIF_PIECES: readonly JewelryType[] = ['pendant', 'pendant', 'pendant', 'necklace', 'ring'];
const SEEDED_ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k'];

/** Message for an empty drawing. */
const EMPTY_DRAWING = 'an empty drawing';

/** Metals for prompts that name none, without refused ones. */
function metalsBut(hues: readonly Hue[]): readonly Alloy[] {
  const golds = SEEDED_ALLOYS.filter((alloy) => !hues.includes(hueOf(alloy)));
  const whites = (['silver-925', 'platinum-950'] as const).filter((alloy) => !hues.includes(alloy));
  return golds.length > 0 ? golds : whites.length > 0 ? whites : ['steel-316l'];
}

/** Trade names of the stones in a design, for its description and price. */
const soldAs = (parsed: ParsedPrompt, kinds: readonly unknown[]): SoldAs => ({
  ...(parsed.pearl && kinds.includes('pearl') ? { pearl: parsed.pearl } : {}),
  ...(parsed.grownDiamonds && kinds.includes('diamond') ? { diamonds: LAB_GROWN } : {}),
});

/** The stones one by one: as the prompt names them, where it decides them. */
function namedStones({ named, gems: stated }: ParsedPrompt, gems: readonly GemKind[]): readonly NamedStone[] {
  const isStated = gems.length > 0 && gems.every((kind) => stated.includes(kind)) && named.length > 0;
  return isStated
    ? named.filter(({ kind }) => gems.includes(kind))
    : gems.map((kind) => ({ kind, role: null, seat: null, isHeld: false, count: null, cut: null }));
}

/** The plan's accent stones take the main kind where their own was refused. */
function withoutKinds(
  stones: readonly Stone[],
  refused: readonly GemKind[],
  isUnwanted: (stone: Stone) => boolean,
): Stone[] {
  const kind = mainStone(stones)?.kind;
  return stones.map((stone) => (kind && isUnwanted(stone) && !refused.includes(kind) ? { ...stone, kind } : stone));
}

/** The small stones of a tree are of its main kind where theirs is refused. */
const withoutRefused = (root: DesignPart, refused: readonly GemKind[]): DesignPart => {
  const main = mainStone([...partsIn(root)].flatMap(({ stones = [] }) => stones));
  return main && !refused.includes(main.kind)
    ? withStones(root, (stones) =>
        stones.map((stone) => (refused.includes(stone.kind) ? { ...stone, kind: main.kind } : stone)),
      )
    : root;
};

/** Plans that are tried before a refusal, or a stone outside of the request, is accepted. */
const ATTEMPTS = 40;

/** The first plan that is clear; null when none is. */
function firstClear(
  planned: (attempt: number) => DesignSpec,
  isClear: (spec: DesignSpec) => boolean,
): DesignSpec | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const spec = planned(attempt);
    if (isClear(spec)) return spec;
  }
  return null;
}

/** Dark stages that stand apart from the metal's own hue. */
const DARK_STAGES: readonly Stage[] = ['slate', 'velvet', 'cloth'];
const DARK_STAGES_FOR: Partial<Record<Hue, readonly Stage[]>> = {
  'rose-gold': ['slate', 'velvet'],
  'steel-316l': ['slate', 'velvet'],
  'black-gold': ['warm', 'stone'],
  'black-titanium': ['warm', 'stone'],
  'black-tungsten': ['warm', 'stone'],
};

/** Stones that only look right in one shape have it, unless the prompt names another. */
const cutsOf = (kind: GemKind | undefined): readonly Cut[] =>
  kind === 'pearl' ? ['round'] : kind && isCabochon(kind) ? ['cabochon'] : [];

/** Pearls grow round: a maker sets them as balls whatever cut was named. */
const withRoundPearls = (stone: Stone): Stone =>
  stone.kind === 'pearl' && stone.cut !== 'round' ? { ...stone, cut: 'round' } : stone;

/** Accent stones are cut as customary for their kind, not as the main stone. */
const cutByKind = (stone: Stone): Stone => {
  if (stone.cut === 'cabochon' && !isCabochon(stone.kind)) return { ...stone, cut: 'round' };
  return stone.cut === 'round' && isCabochon(stone.kind) && (stone.role === 'center' || stone.role === 'side')
    ? { ...stone, cut: 'cabochon' }
    : stone;
};

/** White, as in shops; a mood has its own stage: drama for bold, stone for organic. */
function stageFor(alloy: Alloy, styles: readonly Style[], rng: Random): Stage {
  const has = (...moods: readonly Style[]) => styles.some((style) => moods.includes(style));
  if (has('sci-fi', 'bold', 'innovative')) return rng.pick(DARK_STAGES_FOR[hueOf(alloy)] ?? DARK_STAGES);
  return has('organic-shapes') ? rng.pick(['stone', 'white']) : 'white';
}

/** Widths that a main stone can have, mm. */
const STONE_MM = [1.5, 14] as const;

/** The gold that stands apart from another metal. */
const contrasting = (alloy: Alloy): Alloy =>
  inKarat(
    ['yellow-gold', 'rose-gold'].includes(hueOf(alloy)) ? 'white-gold' : 'yellow-gold',
    goldOf(alloy)?.karat ?? USUAL_KARAT,
  );

/** Width of a main pearl, within the range of its mollusc, mm. */
function asSold({ kind }: Stone, { pearl, stone }: ParsedPrompt, widthMm: number): number {
  const named = kind === 'pearl' ? pearlNamed(pearl) : null;
  return named ? within(stone.sizeMm ?? widthMm, PEARL_MM[named.shell]) : widthMm;
}

/** Forms that are a row of stones. */
const ROWS: ReadonlySet<Form> = new Set(['tennis', 'riviere', 'eternity', 'half-eternity']);

/** The main stone's width that the prompt states, by length or by weight. */
function statedWidth(
  { stone, stoneCount, forms }: ParsedPrompt,
  type: JewelryType,
  kind: GemKind,
  cut: Cut,
): number | null {
  if (stone.sizeMm !== null) return within(stone.sizeMm, STONE_MM);
  // The weight of a row is that of all its stones.
  if (stone.carats === null || forms.some((form) => ROWS.has(form))) return null;
  return within(
    widthOfCarats(kind, cut, stone.carats / (stone.total ? (stoneCount ?? (type === 'earrings' ? 2 : 1)) : 1)),
    STONE_MM,
  );
}

/** A closed row of one strand, whose stones are as large as its weight makes them. */
const isWeighedRow = ({ variant }: Plan, maker: string): boolean =>
  maker === 'tennis-bracelet' && variant['strands'] === 1;

/** Inner diameter of a man's usual ring, size 10 in the US, mm. */
const MAN_FINGER_MM = 19.8;

/** Puts the measures that the prompt states into a maker's plan, where the maker has a use for them. */
function measured(plan: Plan, type: JewelryType, maker: string, parsed: ParsedPrompt): Plan {
  const stated = Object.entries(parsed.piece).flatMap(([name, value]) => {
    const dimension = dimensionFor(name as keyof PieceMeasures, value, { type, maker, dimensions: plan.dimensions });
    return dimension ? [dimension] : [];
  });
  const usual: Record<string, number> = type === 'ring' && parsed.isForMan ? { inner_diameter: MAN_FINGER_MM } : {};
  const dimensions = { ...plan.dimensions, ...usual, ...Object.fromEntries(stated) };
  const main = mainStone(plan.stones);
  const small = plan.stones.find(
    (s) => s.role === 'halo' || s.role === 'pave' || s.role === 'side' || s.role === 'accent',
  );
  const stones = plan.stones.map((stone) => {
    // A figure's stones are as large as its places; the plan has seen to sizes that are stated.
    if (stone.seat !== undefined) return stone;
    // Small stones are as large as their maker has room for.
    if (parsed.stone.carats !== null && isWeighedRow(plan, maker))
      return {
        ...stone,
        size_mm: within(
          widthInRow(
            stone.kind,
            stone.cut,
            parsed.stone.carats,
            Math.PI * dimensions['inner_diameter']!,
            plan.variant['setting'] === 'bezel' ? 'bezel' : 'prong',
          ),
          STONE_MM,
        ),
      };
    if (
      stone === main &&
      stone.role === 'center' &&
      parsed.stoneScale < 1 &&
      statedWidth(parsed, type, stone.kind, stone.cut) === null
    )
      return { ...stone, size_mm: smallWidth(stone.kind) };
    if (stone === main && stone.role === 'center')
      return {
        ...stone,
        size_mm: asSold(
          stone,
          parsed,
          statedWidth(parsed, type, stone.kind, stone.cut) ?? within(stone.size_mm * parsed.stoneScale, STONE_MM),
        ),
      };
    if (stone.role === small?.role && stone.size_mm === small.size_mm && parsed.stone.meleeMm !== null)
      return { ...stone, size_mm: within(parsed.stone.meleeMm, [0.9, 4]) };
    return stone;
  });
  return {
    ...plan,
    dimensions,
    stones,
    variant:
      parsed.stone.carats !== null && isWeighedRow(plan, maker) ? { ...plan.variant, line: 'even' } : plan.variant,
  };
}

/** The stones of a drawing as large as the plan makes it, on every copy of it. */
function stonesDrawn(drawing: Drawing, { dimensions, variant }: Plan): Stone[] {
  const heightMm = dimensions['drawing_height'] ?? dimensions['height']!;
  return drawnStones(drawing, heightMm / 2).map((stone) => ({
    ...stone,
    count: stone.count * Number(variant['copies'] ?? 1),
  }));
}

/**
 * Turns a request into a design. Any text gives a complete design and nothing throws; the same request gives the same
 * design. `spec.given` records for each field what decided it.
 */
export function designFromPrompt({
  prompt,
  presets = [],
  jewelryType,
  seed,
  drawing,
  reading,
}: DesignRequest): DesignAnswer {
  const drawn = drawing ? readDrawing(drawing) : null;
  const parsed = reading ? parsedFromReading(prompt, reading) : parsePrompt(prompt);
  const selected = readPresets(presets);
  const number = (seed ?? seedFromPrompt(prompt)) >>> 0;
  const given: Record<string, Given> = {};

  function decide<T>(
    field: string,
    preset: T | null | undefined,
    stated: T | null | undefined,
    own: (rng: Random) => T,
    sketched?: T | null,
  ): T {
    if (preset !== null && preset !== undefined) {
      given[field] = 'preset';
      return preset;
    }
    if (stated !== null && stated !== undefined) {
      given[field] = 'prompt';
      return stated;
    }
    if (sketched !== null && sketched !== undefined) {
      given[field] = 'drawing';
      return sketched;
    }
    given[field] = 'seed';
    return own(randomFor(number, field));
  }
  const filled = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

  const type = decide('type', jewelryType, parsed.types[0], (rng) =>
    drawn
      ? 'pendant'
      : parsed.stone.carats !== null || parsed.sideCut !== null || parsed.prongs !== null
        ? 'ring'
        : rng.pick(
            parsed.motifs.length > 0
              ? MOTIF_PIECES
              : parsed.gems.length > 0 || parsed.cuts.length > 0
                ? STONE_PIECES
                : JEWELRY_TYPES,
          ),
  );
  const followed = drawn && isPattern(drawn) ? drawn : null;
  const depicted = followed && depictedIn(followed, type);
  const pattern = depicted ? depicted.pattern : followed;
  const idea = drawn && !followed ? inspirationOf(drawn) : null;
  const shown = depicted && !pattern ? depicted : null;
  const forms = [...parsed.forms, ...(shown?.forms ?? [])];
  const alloy = decide('metal', selected.alloy, parsed.alloys[0], (rng) => rng.pick(metalsBut(parsed.refused.hues)));
  const finish = decide('finish', null, parsed.finishes[0], () =>
    parsed.refused.finishes.includes('polished') ? ('satin' as const) : ('polished' as const),
  );
  const styles = decide<readonly Style[]>(
    'styles',
    filled(selected.styles),
    filled(parsed.styles.slice(0, 3)),
    (rng) =>
      // A named form rules out a random style.
      forms.length > 0 || rng.chance(0.5)
        ? []
        : [rng.pick(['minimalist', 'organic-shapes', 'geometric', 'contemporary', 'bold'] as const)],
    idea && [idea.style],
  );
  const motif = decide<string | null>('motif', null, parsed.motifs[0], () => null, idea?.motif);
  const gems = decide<readonly GemKind[]>(
    'stones',
    filled(selected.gems),
    parsed.noStones ? [] : filled(parsed.gems),
    (rng) => customaryGems(type, parsed, styles, rng),
    shown ? shown.gems : idea && filled(idea.gems),
  );
  const quantity = decide(
    'stone_count',
    selected.quantity,
    parsed.quantity,
    (rng) => (styles.includes('minimalist') || rng.chance(0.5) ? ('single' as const) : ('many' as const)),
    shown?.stoneCount === 1 ? ('single' as const) : null,
  );
  const second = parsed.twoTone
    ? (parsed.alloys.find((a) => hueOf(a) !== hueOf(alloy)) ?? contrasting(alloy))
    : undefined;
  const construction = constructionOf(styles, given['stone_count'] === 'seed' ? null : quantity);
  const natural = cutsOf(gems[0]);
  const cuts = parsed.cuts.length > 0 ? parsed.cuts : natural.length > 0 ? natural : (shown?.cuts ?? []);
  const wantsStones = gems.length > 0 || selected.quantity !== null;
  given['cut'] = parsed.cuts.length > 0 ? 'prompt' : 'seed';
  given['stone_size'] =
    parsed.stone.sizeMm === null && parsed.stone.carats === null && parsed.stoneScale === 1 ? 'seed' : 'prompt';
  const isOpen =
    Object.entries(given).every(([field, by]) => by === 'seed' || ['type', 'metal', 'finish'].includes(field)) &&
    forms.length === 0 &&
    parsed.notUnderstood.length === 0 &&
    !parsed.centered &&
    !parsed.bareBand &&
    [
      parsed.section,
      parsed.chain,
      parsed.stoneCount,
      parsed.sideCut,
      parsed.prongs,
      parsed.name,
      parsed.engraving,
      parsed.piece.band_width ?? null,
    ].every((value) => value === null);
  // A ring has its own ways to carry several figures, and charms hang one by one.
  const isGrouped =
    parsed.group !== null &&
    type !== 'ring' &&
    type !== 'watch' &&
    !forms.includes('charm') &&
    motif === parsed.motifs[0] &&
    parsed.group !== 'moon and star' &&
    isMotif(parsed.group);
  // Side stones of an unstated kind are diamonds beside a coloured one.
  const isFlanked =
    given['stones'] === 'prompt' &&
    gems.length === 1 &&
    (parsed.sideCut !== null || (forms.includes('three-stone') && parsed.roles.includes('side')));
  const flanks =
    isFlanked && type === 'ring' && !parsed.refused.gems.includes('diamond') && !gems.includes('diamond')
      ? (['diamond'] as const)
      : [];
  const brief: Brief = {
    styles,
    motif: isGrouped ? parsed.group : motif,
    motifs: parsed.motifs,
    name: parsed.name,
    // A band of two metals has no even face for a text.
    engraving: second && !parsed.forms.includes('signet') ? null : parsed.engraving,
    forms,
    inlay: parsed.inlay,
    dial: parsed.dial,
    strap: parsed.strap,
    hasLargeStone: parsed.stoneScale > 1 && parsed.quantity !== 'many',
    isOpen,
    hasUnread: parsed.notUnderstood.length > 0,
    bareBand: parsed.bareBand,
    isForLady: parsed.isForLady,
    isForMan: parsed.isForMan,
    strands: parsed.strands,
    gems: gems.length > 0 || !wantsStones ? [...gems, ...flanks] : ['diamond'],
    sequence: given['stones'] === 'prompt' ? parsed.sequence : null,
    named: namedStones(parsed, gems),
    cuts,
    sideCut: parsed.sideCut,
    gemsGiven: given['stones'] !== 'seed',
    construction,
    chain: parsed.chain,
    section: parsed.section,
    quantity,
    quantityGiven: given['stone_count'] !== 'seed',
    stoneCount: parsed.stoneCount ?? shown?.stoneCount ?? null,
    stoneSizeMm: statedWidth(parsed, type, gems[0] ?? 'diamond', cuts[0] ?? 'round') ?? shown?.stoneSizeMm ?? null,
    centered: parsed.centered,
    prongs: parsed.prongs,
    drawing: pattern,
    isDrawnWhole: depicted !== null,
    has: (style) => styles.includes(style),
    wants: (form) => forms.includes(form),
  };
  given['name'] = parsed.name === null ? 'seed' : 'prompt';
  given['engraving'] = parsed.engraving === null ? 'seed' : 'prompt';
  given['karat'] = selected.alloy ? 'preset' : goldOf(alloy) && parsed.karats.length > 0 ? 'prompt' : 'seed';
  given['dimensions'] = Object.keys(parsed.piece).length > 0 ? 'prompt' : 'seed';
  given['second_metal'] = parsed.twoTone ? 'prompt' : 'seed';
  if (pattern) for (const field of ['motif', 'stones', 'cut', 'stone_size', 'stone_count']) given[field] = 'drawing';
  const stage = decide('stage', null, parsed.stage, (rng) => stageFor(alloy, styles, rng));
  const uninvited = (stones: readonly Stone[]): readonly Stone[] =>
    given['stones'] === 'prompt' ? uninvitedStones(stones, parsed) : [];
  const planned = (attempt: number, isLast = false): DesignSpec => {
    const again = attempt === 0 ? '' : ` ${attempt}`;
    const maker = chooseMaker(type, brief, randomFor(number, `maker${again}`));
    const measuredPlan = measured(maker.plan(brief, randomFor(number, `plan${again}`)), type, maker.name, parsed);
    const plan = pattern ? { ...measuredPlan, stones: stonesDrawn(pattern, measuredPlan) } : measuredPlan;
    const unwanted = isLast ? uninvited(plan.stones) : [];
    const kept = withoutKinds(
      plan.stones,
      parsed.refused.gems,
      (stone) => parsed.refused.gems.includes(stone.kind) || unwanted.includes(stone),
    );
    const stones = (parsed.cuts.length > 0 || pattern ? kept : kept.map(cutByKind)).map(withRoundPearls);
    return {
      version: 2,
      engine: ENGINE,
      seed: number,
      prompt,
      type,
      root: {
        ...fittedPart(
          withoutRefused(
            completedRing(
              rootOf(
                type,
                {
                  kind: maker.name,
                  params: { ...plan.variant, ...plan.dimensions },
                  stones,
                  isInlaid: parsed.inlay !== null,
                },
                styles,
              ),
              brief,
            ),
            parsed.refused.gems,
          ),
        ),
        metal: {
          alloy,
          finish,
          ...(second ? { second } : {}),
          ...(parsed.inlay ? { inlay: parsed.inlay } : {}),
          ...(parsed.secondInlay ? { second_inlay: parsed.secondInlay } : {}),
        },
      },
      stage,
      view: plan.view,
      sold: soldAs(parsed, [...stones.map(({ kind }) => kind), plan.variant['second']]),
      styles: [...styles],
      motif,
      construction,
      given,
      ...(pattern ? { drawing: pattern } : {}),
      not_understood: [],
      read_as: parsed.readAs,
    };
  };
  const spec =
    firstClear(
      planned,
      (one) => violatedRefusals(one, parsed.refused.stated).length === 0 && uninvited(stonesIn(one)).length === 0,
    ) ?? planned(0, true);
  const unmet = [...unmetPhrases(spec, parsed.stated), ...violatedRefusals(spec, parsed.refused.stated)];
  spec.not_understood = [...parsed.notUnderstood, ...unmet, ...(drawing && !drawn ? [EMPTY_DRAWING] : [])];
  if (shown) given['form'] = 'drawing';
  given['view'] = parsed.view ? 'prompt' : 'seed';
  const shot: DesignSpec = { ...spec, view: composed(spec) };
  return {
    spec: parsed.view ? seenFrom(shot, parsed.view) : shot,
    understood: [
      ...parsed.understood.filter((words) => !unmet.includes(words)),
      ...(depicted ? [`drawing: ${depicted.words}`] : []),
    ],
    not_understood: spec.not_understood,
    requirements: parsed.requirements,
  };
}
