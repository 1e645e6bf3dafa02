/** From words, presets and a number to a complete design: presets beat the prompt, the prompt beats the seed. */
import { constructionOf } from './construction';
import { customaryGems } from './customs';
import { depictedIn } from './drawing/depicted';
import { drawnStones } from './drawing/drawnFigure';
import { inspirationOf, isPattern } from './drawing/inspiration';
import type { DrawingInput } from './drawing/readDrawing';
import { readDrawing } from './drawing/readDrawing';
import { PEARL_MM, pearlNamed } from './gems/pearls';
import { widthInRow, widthOfCarats } from './gems/carats';
import { LAB_GROWN, isCabochon } from './gems/kinds';
import type { GoldColor, Hue } from './gold';
import { USUAL_KARAT, goldOf, hueOf, inKarat } from './gold';
import type { Requirement } from './language/requirement';
import { dimensionFor } from './makers/dimensions';
import type { Brief, Plan } from './makers/maker';
import { mainStone, within } from './makers/maker';
import { unkeptWords, unwantedWords } from './makers/kept';
import { chooseMaker } from './makers/registry';
import type { PieceMeasures } from './language/vocabulary';
import type { Form } from './language/vocabulary';
import type { Wishes } from './language/wishes';
import { parsePrompt } from './language/parsePrompt';
import { readPresets } from './language/presets';
import type { Random } from './random';
import { randomFor, seedFromPrompt } from './random';
import type { Alloy, Cut, DesignSpec, Drawing, GemKind, Given, JewelryType, SoldAs, Stage, Stone, Style } from './spec';
import { ENGINE, JEWELRY_TYPES } from './spec';
import { seenFrom } from './view';

export interface DesignRequest {
  prompt: string;
  /** Preset ids; unknown ones are ignored. */
  presets?: readonly string[];
  jewelryType?: JewelryType;
  /** 32-bit unsigned; from the prompt when left out. */
  seed?: number;
  /** Strokes of a drawing pad, or a picture of a drawing. */
  drawing?: DrawingInput | undefined;
}

export interface DesignAnswer {
  spec: DesignSpec;
  /** The prompt's words that shaped the design, and what a drawing of a whole piece was taken for. */
  understood: string[];
  /** Words that nobody understood; the design is complete without them. */
  not_understood: string[];
  /** Everything that the prompt asks for and refuses, with its words in the prompt, in their order. */
  requirements: Requirement[];
}

/** What somebody who speaks of stones alone has in mind. */
const STONE_PIECES: readonly JewelryType[] = ['ring', 'necklace', 'bracelet', 'earrings', 'pendant'];
/** What somebody who names a motif alone has in mind: most often a pendant. */
const MOTIF_PIECES: readonly JewelryType[] = ['pendant', 'pendant', 'pendant', 'necklace', 'ring'];
const SEEDED_ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k'];

/** What is said of a drawing with nothing on it. */
const EMPTY_DRAWING = 'an empty drawing';

/** Metals for those who name none, without the ones they refuse. */
function metalsBut(hues: readonly Hue[]): readonly Alloy[] {
  const golds = SEEDED_ALLOYS.filter((alloy) => !hues.includes(hueOf(alloy)));
  const whites = (['silver-925', 'platinum-950'] as const).filter((alloy) => !hues.includes(alloy));
  return golds.length > 0 ? golds : whites.length > 0 ? whites : ['steel-316l'];
}

/** What is said of the stones that a design has, for its name and its price. */
const soldAs = (wishes: Wishes, kinds: readonly unknown[]): SoldAs => ({
  ...(wishes.pearl && kinds.includes('pearl') ? { pearl: wishes.pearl } : {}),
  ...(wishes.grownDiamonds && kinds.includes('diamond') ? { diamonds: LAB_GROWN } : {}),
});

/** The plan's own small stones are of the main kind where theirs is refused. */
function withoutKinds(stones: readonly Stone[], refused: readonly GemKind[]): Stone[] {
  const kind = mainStone(stones)?.kind;
  return stones.map((stone) => (kind && refused.includes(stone.kind) && !refused.includes(kind) ? { ...stone, kind } : stone));
}

/** Plans that are tried before a refusal is given up. */
const ATTEMPTS = 40;

/** The first plan with nothing that was refused; the first of all when every one has it. */
function firstWithout(planned: (attempt: number) => DesignSpec, isClear: (spec: DesignSpec) => boolean): DesignSpec {
  const first = planned(0);
  for (let attempt = 1, spec = first; attempt < ATTEMPTS; spec = planned(attempt++)) if (isClear(spec)) return spec;
  return first;
}

/** Dark stages that stand apart from the metal's own hue. */
const DARK_STAGES_FOR: Record<Hue, readonly Stage[]> = {
  'yellow-gold': ['slate', 'velvet', 'cloth'],
  'rose-gold': ['slate', 'velvet'],
  'white-gold': ['slate', 'velvet', 'cloth'],
  'silver-925': ['slate', 'velvet', 'cloth'],
  'platinum-950': ['slate', 'velvet', 'cloth'],
  'steel-316l': ['slate', 'velvet'],
};

/** Stones that only look right in one shape have it, unless somebody asks for another. */
const cutsOf = (kind: GemKind | undefined): readonly Cut[] => (kind === 'pearl' ? ['round'] : kind && isCabochon(kind) ? ['cabochon'] : []);

/** Pearls grow round: a maker sets them as balls whatever cut was named. */
const withRoundPearls = (stone: Stone): Stone => (stone.kind === 'pearl' && stone.cut !== 'round' ? { ...stone, cut: 'round' } : stone);

/** Stones beside the first are cut as their own kind is, and not as it. */
const cutByKind = (stone: Stone): Stone => {
  if (stone.cut === 'cabochon' && !isCabochon(stone.kind)) return { ...stone, cut: 'round' };
  return stone.cut === 'round' && isCabochon(stone.kind) && (stone.role === 'center' || stone.role === 'side') ? { ...stone, cut: 'cabochon' } : stone;
};

/** White, as shops show jewelry; a mood asks for its own stage: drama for what is bold, stone for what grew. */
function stageFor(alloy: Alloy, styles: readonly Style[], dice: Random): Stage {
  const has = (...moods: readonly Style[]) => styles.some((style) => moods.includes(style));
  if (has('sci-fi', 'bold', 'innovative')) return dice.pick(DARK_STAGES_FOR[hueOf(alloy)]);
  return has('organic-shapes') ? dice.pick(['stone', 'white']) : 'white';
}

/** Widths that a main stone can have, mm. */
const STONE_MM = [1.5, 14] as const;

/** The gold that stands apart from another metal. */
const CONTRAST: Record<Hue, GoldColor> = {
  'yellow-gold': 'white-gold', 'rose-gold': 'white-gold', 'white-gold': 'yellow-gold', 'silver-925': 'yellow-gold', 'platinum-950': 'yellow-gold', 'steel-316l': 'yellow-gold',
};
const contrasting = (alloy: Alloy): Alloy => inKarat(CONTRAST[hueOf(alloy)], goldOf(alloy)?.karat ?? USUAL_KARAT);

/** A main pearl is of a width that its shell grows, mm. */
function asSold({ kind }: Stone, { pearl, stone }: Wishes, widthMm: number): number {
  const named = kind === 'pearl' ? pearlNamed(pearl) : null;
  return named ? within(stone.sizeMm ?? widthMm, PEARL_MM[named.shell]) : widthMm;
}

/** Forms that are a row of stones. */
const ROWS: ReadonlySet<Form> = new Set(['tennis', 'riviere', 'eternity', 'half-eternity']);

/** The main stone's width that the prompt states, by length or by weight. */
function statedWidth({ stone, stoneCount, forms }: Wishes, type: JewelryType, kind: GemKind, cut: Cut): number | null {
  if (stone.sizeMm !== null) return within(stone.sizeMm, STONE_MM);
  // The weight of a row is that of all its stones.
  if (stone.carats === null || forms.some((form) => ROWS.has(form))) return null;
  return within(widthOfCarats(kind, cut, stone.carats / (stone.total ? (stoneCount ?? (type === 'earrings' ? 2 : 1)) : 1)), STONE_MM);
}

/** A closed row of one strand, whose stones are as large as its weight makes them. */
const isWeighedRow = ({ variant }: Plan, maker: string): boolean => maker === 'tennis-bracelet' && variant['strands'] === 1;

/** Inner diameter of a man's usual ring, size 10 in the US, mm. */
const MAN_FINGER_MM = 19.8;

/** Puts the measures that the prompt states into a maker's plan, where the maker has a use for them. */
function measured(plan: Plan, type: JewelryType, maker: string, wishes: Wishes): Plan {
  const stated = Object.entries(wishes.piece).flatMap(([name, value]) => {
    const dimension = dimensionFor(name as keyof PieceMeasures, value, { type, maker, dimensions: plan.dimensions });
    return dimension ? [dimension] : [];
  });
  const usual: Record<string, number> = type === 'ring' && wishes.isForMan ? { inner_diameter: MAN_FINGER_MM } : {};
  const dimensions = { ...plan.dimensions, ...usual, ...Object.fromEntries(stated) };
  const main = mainStone(plan.stones);
  const small = plan.stones.find((s) => s.role === 'halo' || s.role === 'pave' || s.role === 'side' || s.role === 'accent');
  const stones = plan.stones.map((stone) => {
    // Small stones are as large as their maker has room for.
    if (wishes.stone.carats !== null && isWeighedRow(plan, maker)) return { ...stone, size_mm: within(widthInRow(stone.kind, stone.cut, wishes.stone.carats, Math.PI * dimensions['inner_diameter']!, plan.variant['setting'] === 'bezel' ? 'bezel' : 'prong'), STONE_MM) };
    if (stone === main && stone.role === 'center') return { ...stone, size_mm: asSold(stone, wishes, statedWidth(wishes, type, stone.kind, stone.cut) ?? within(stone.size_mm * wishes.stoneScale, STONE_MM)) };
    if (stone === small && wishes.stone.meleeMm !== null) return { ...stone, size_mm: within(wishes.stone.meleeMm, [0.9, 4]) };
    return stone;
  });
  return { ...plan, dimensions, stones, variant: wishes.stone.carats !== null && isWeighedRow(plan, maker) ? { ...plan.variant, line: 'even' } : plan.variant };
}

/** The stones of a drawing as large as the plan makes it, on every copy of it. */
function stonesDrawn(drawing: Drawing, { dimensions, variant }: Plan): Stone[] {
  const heightMm = dimensions['drawing_height'] ?? dimensions['height']!;
  return drawnStones(drawing, heightMm / 2).map((stone) => ({ ...stone, count: stone.count * Number(variant['copies'] ?? 1) }));
}

/**
 * Turns a request into a design. Any text gives a complete design and nothing throws; the same request gives the same
 * design. `spec.given` says for each field who decided it.
 */
export function designFromPrompt({ prompt, presets = [], jewelryType, seed, drawing }: DesignRequest): DesignAnswer {
  const drawn = drawing ? readDrawing(drawing) : null;
  const wishes = parsePrompt(prompt);
  const ticked = readPresets(presets);
  const number = (seed ?? seedFromPrompt(prompt)) >>> 0;
  const given: Record<string, Given> = {};

  function decide<T>(field: string, preset: T | null | undefined, said: T | null | undefined, own: (dice: Random) => T, sketched?: T | null): T {
    if (preset !== null && preset !== undefined) {
      given[field] = 'preset';
      return preset;
    }
    if (said !== null && said !== undefined) {
      given[field] = 'prompt';
      return said;
    }
    if (sketched !== null && sketched !== undefined) {
      given[field] = 'drawing';
      return sketched;
    }
    given[field] = 'seed';
    return own(randomFor(number, field));
  }
  const filled = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

  const type = decide('type', jewelryType, wishes.types[0], (dice) => (drawn ? 'pendant' : wishes.stone.carats !== null || wishes.sideCut !== null || wishes.prongs !== null ? 'ring' : dice.pick(wishes.motifs.length > 0 ? MOTIF_PIECES : wishes.gems.length > 0 || wishes.cuts.length > 0 ? STONE_PIECES : JEWELRY_TYPES)));
  const followed = drawn && isPattern(drawn) ? drawn : null;
  const depicted = followed && depictedIn(followed, type);
  const pattern = depicted ? depicted.pattern : followed;
  const idea = drawn && !followed ? inspirationOf(drawn) : null;
  const shown = depicted && !pattern ? depicted : null;
  const forms = [...wishes.forms, ...(shown?.forms ?? [])];
  const alloy = decide('metal', ticked.alloy, wishes.alloys[0], (dice) => dice.pick(metalsBut(wishes.refused.hues)));
  const finish = decide('finish', null, wishes.finishes[0], () => (wishes.refused.finishes.includes('polished') ? ('satin' as const) : ('polished' as const)));
  const styles = decide<readonly Style[]>('styles', filled(ticked.styles), filled(wishes.styles.slice(0, 3)), (dice) =>
    // A named form leaves no room for a style nobody asked for.
    forms.length > 0 || dice.chance(0.5) ? [] : [dice.pick(['minimalist', 'organic-shapes', 'geometric', 'contemporary', 'bold'] as const)],
    idea && [idea.style],
  );
  const motif = decide<string | null>('motif', null, wishes.motifs[0], () => null, idea?.motif);
  const gems = decide<readonly GemKind[]>('stones', filled(ticked.gems), wishes.noStones ? [] : filled(wishes.gems), (dice) => customaryGems(type, wishes, styles, dice),
    shown ? shown.gems : idea && filled(idea.gems),
  );
  const quantity = decide('stone_count', ticked.quantity, wishes.quantity, (dice) =>
    styles.includes('minimalist') || dice.chance(0.5) ? ('single' as const) : ('many' as const),
    shown?.stoneCount === 1 ? ('single' as const) : null,
  );
  const second = wishes.twoTone ? (wishes.alloys.find((a) => hueOf(a) !== hueOf(alloy)) ?? contrasting(alloy)) : undefined;
  const construction = constructionOf(styles, given['stone_count'] === 'seed' ? null : quantity);
  const natural = cutsOf(gems[0]);
  const cuts = wishes.cuts.length > 0 ? wishes.cuts : natural.length > 0 ? natural : (shown?.cuts ?? []);
  const wantsStones = gems.length > 0 || ticked.quantity !== null;
  given['cut'] = wishes.cuts.length > 0 ? 'prompt' : 'seed';
  given['stone_size'] = wishes.stone.sizeMm === null && wishes.stone.carats === null && wishes.stoneScale === 1 ? 'seed' : 'prompt';
  const isOpen =
    Object.entries(given).every(([field, by]) => by === 'seed' || ['type', 'metal', 'finish'].includes(field)) && forms.length === 0 && !wishes.centered && !wishes.bareBand &&
    [wishes.section, wishes.chain, wishes.stoneCount, wishes.sideCut, wishes.prongs, wishes.name, wishes.engraving, wishes.piece.band_width ?? null].every((wish) => wish === null);
  const brief: Brief = {
    styles,
    motif,
    motifs: wishes.motifs,
    name: wishes.name,
    // A band of two metals has no even face for a text.
    engraving: second && !wishes.forms.includes('signet') ? null : wishes.engraving,
    forms,
    dial: wishes.dial,
    isOpen,
    bareBand: wishes.bareBand,
    isForLady: wishes.isForLady,
    isForMan: wishes.isForMan,
    strands: wishes.strands,
    gems: gems.length > 0 || !wantsStones ? gems : ['diamond'],
    cuts,
    sideCut: wishes.sideCut,
    gemsGiven: given['stones'] !== 'seed',
    construction,
    chain: wishes.chain,
    section: wishes.section,
    quantity,
    quantityGiven: given['stone_count'] !== 'seed',
    stoneCount: wishes.stoneCount ?? shown?.stoneCount ?? null,
    stoneSizeMm: statedWidth(wishes, type, gems[0] ?? 'diamond', cuts[0] ?? 'round') ?? shown?.stoneSizeMm ?? null,
    centered: wishes.centered,
    prongs: wishes.prongs,
    drawing: pattern,
    isDrawnWhole: depicted !== null,
    has: (style) => styles.includes(style),
    wants: (form) => forms.includes(form),
  };
  given['name'] = wishes.name === null ? 'seed' : 'prompt';
  given['engraving'] = wishes.engraving === null ? 'seed' : 'prompt';
  given['karat'] = ticked.alloy ? 'preset' : goldOf(alloy) && wishes.karats.length > 0 ? 'prompt' : 'seed';
  given['dimensions'] = Object.keys(wishes.piece).length > 0 ? 'prompt' : 'seed';
  given['second_metal'] = wishes.twoTone ? 'prompt' : 'seed';
  if (pattern) for (const field of ['motif', 'stones', 'cut', 'stone_size', 'stone_count']) given[field] = 'drawing';
  const stage = decide('stage', null, wishes.stage, (dice) => stageFor(alloy, styles, dice));
  const planned = (attempt: number): DesignSpec => {
    const again = attempt === 0 ? '' : ` ${attempt}`;
    const maker = chooseMaker(type, brief, randomFor(number, `maker${again}`));
    const measuredPlan = measured(maker.plan(brief, randomFor(number, `plan${again}`)), type, maker.name, wishes);
    const plan = pattern ? { ...measuredPlan, stones: stonesDrawn(pattern, measuredPlan) } : measuredPlan;
    const kept = withoutKinds(plan.stones, wishes.refused.gems);
    const stones = (wishes.cuts.length > 0 || pattern ? kept : kept.map(cutByKind)).map(withRoundPearls);
    return {
      version: 2,
      engine: ENGINE,
      seed: number,
      prompt,
      type,
      root: { id: type, kind: maker.name, params: { ...plan.variant, ...plan.dimensions }, metal: { alloy, finish, ...(second ? { second } : {}) }, stones, children: {} },
      stage,
      view: plan.view,
      sold: soldAs(wishes, [...stones.map(({ kind }) => kind), plan.variant['second']]),
      styles: [...styles],
      motif,
      construction,
      given,
      ...(pattern ? { drawing: pattern } : {}),
      not_understood: [],
      read_as: wishes.readAs,
    };
  };
  const spec = firstWithout(planned, (one) => unwantedWords(one, wishes.refused.said).length === 0);
  const unkept = [...unkeptWords(spec, wishes.said), ...unwantedWords(spec, wishes.refused.said)];
  spec.not_understood = [...wishes.notUnderstood, ...unkept, ...(drawing && !drawn ? [EMPTY_DRAWING] : [])];
  if (shown) given['form'] = 'drawing';
  given['view'] = wishes.view ? 'prompt' : 'seed';
  return { spec: wishes.view ? seenFrom(spec, wishes.view) : spec, understood: [...wishes.understood.filter((words) => !unkept.includes(words)), ...(depicted ? [`drawing: ${depicted.words}`] : [])], not_understood: spec.not_understood, requirements: wishes.requirements };
}
