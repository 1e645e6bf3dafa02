/** From words, presets and a number to a complete design: presets beat the prompt, the prompt beats the seed. */
import { constructionOf } from './construction';
import { drawnStones } from './drawing/drawnFigure';
import { inspirationOf, isPattern } from './drawing/inspiration';
import type { DrawingInput } from './drawing/readDrawing';
import { readDrawing } from './drawing/readDrawing';
import { widthOfCarats } from './gems/carats';
import { dimensionFor } from './makers/dimensions';
import type { Brief, Plan } from './makers/maker';
import { mm } from './makers/maker';
import { unkeptWords } from './makers/kept';
import { chooseMaker } from './makers/registry';
import type { Form } from './parse/lexicon';
import type { PieceMeasures } from './parse/measures';
import type { Wishes } from './parse/parsePrompt';
import { parsePrompt } from './parse/parsePrompt';
import { readPresets } from './parse/presets';
import type { Random } from './random';
import { randomFor, seedFromPrompt } from './random';
import type { Alloy, Cut, DesignSpec, Drawing, GemKind, Given, JewelryType, Stage, Stone, Style } from './spec';
import { JEWELRY_TYPES } from './spec';
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
  /** The prompt's words that shaped the design. */
  understood: string[];
  /** Words that nobody understood; the design is complete without them. */
  not_understood: string[];
}

const CENTER_GEMS: readonly GemKind[] = [
  'diamond', 'diamond', 'diamond', 'ruby', 'ruby', 'blue-sapphire', 'blue-sapphire', 'emerald', 'emerald', 'pink-sapphire', 'aquamarine',
  'amethyst', 'morganite', 'tanzanite', 'garnet', 'peridot', 'citrine',
];
/** What somebody who speaks of stones or figures alone has in mind. */
const STONE_PIECES: readonly JewelryType[] = ['ring', 'necklace', 'bracelet', 'earrings', 'pendant'];
/** Forms that a band without stones may have. */
const BARE_FORMS: ReadonlySet<Form> = new Set(['band', 'plain', 'vintage', 'twist']);
const SEEDED_ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k'];

/** What is said of a drawing with nothing on it. */
const EMPTY_DRAWING = 'an empty drawing';

/** Stages that stand apart from the metal's own hue, light and dark. Rose gold is at its pinkest on light ones. */
const STAGES_FOR: Record<Alloy, readonly Stage[]> = {
  'yellow-gold-18k': ['white', 'grey', 'slate', 'velvet', 'white', 'velvet'],
  'rose-gold-18k': ['white', 'grey', 'white', 'slate', 'white', 'grey'],
  'white-gold-18k': ['warm', 'slate', 'velvet', 'blush', 'grey', 'velvet'],
  'silver-925': ['warm', 'slate', 'velvet', 'blush', 'grey', 'velvet'],
  'platinum-950': ['warm', 'slate', 'velvet', 'blush', 'grey', 'velvet'],
  'steel-316l': ['warm', 'slate', 'velvet', 'grey', 'white', 'slate'],
};

/** Stones that only look right in one shape, unless somebody asks for another. */
const CUT_OF_KIND: Partial<Record<GemKind, readonly Cut[]>> = { opal: ['cabochon'], pearl: ['round'] };

const DARK_STAGES: ReadonlySet<Stage> = new Set(['slate', 'velvet', 'cloth']);

/** The stage by metal and mood: drama for what is bold, daylight for what is quiet, stone for what grew. */
function stageFor(alloy: Alloy, styles: readonly Style[], dice: Random): Stage {
  const apart = STAGES_FOR[alloy];
  const has = (...moods: readonly Style[]) => styles.some((style) => moods.includes(style));
  if (has('sci-fi', 'bold', 'innovative')) return dice.pick(apart.filter((stage) => DARK_STAGES.has(stage)));
  if (has('organic-shapes')) return dice.pick(['stone', ...apart.filter((stage) => !DARK_STAGES.has(stage))]);
  if (has('minimalist')) return dice.pick(apart.filter((stage) => !DARK_STAGES.has(stage)));
  return dice.pick(apart);
}

/** Widths that a main stone can have, mm. */
const STONE_MM = [1, 14] as const;
const within = (x: number, [least, most]: readonly [number, number]): number => mm(Math.min(most, Math.max(least, x)));

/** The metal that stands apart from another. */
const CONTRAST: Record<Alloy, Alloy> = {
  'yellow-gold-18k': 'white-gold-18k', 'rose-gold-18k': 'white-gold-18k', 'white-gold-18k': 'yellow-gold-18k', 'silver-925': 'yellow-gold-18k',
  'platinum-950': 'yellow-gold-18k', 'steel-316l': 'yellow-gold-18k',
};

/** The main stone's width that the prompt states, by length or by weight. */
function statedWidth({ stone, stoneCount }: Wishes, type: JewelryType, kind: GemKind, cut: Cut): number | null {
  if (stone.sizeMm !== null) return within(stone.sizeMm, STONE_MM);
  if (stone.carats === null) return null;
  return within(widthOfCarats(kind, cut, stone.carats / (stone.total ? (stoneCount ?? (type === 'earrings' ? 2 : 1)) : 1)), STONE_MM);
}

/** Puts the measures that the prompt states into a maker's plan, where the maker has a use for them. */
function measured(plan: Plan, type: JewelryType, maker: string, wishes: Wishes): Plan {
  const stated = Object.entries(wishes.piece).flatMap(([name, value]) => {
    const dimension = dimensionFor(name as keyof PieceMeasures, value, { type, maker, dimensions: plan.dimensions });
    return dimension ? [dimension] : [];
  });
  const dimensions = { ...plan.dimensions, ...Object.fromEntries(stated) };
  const main = plan.stones.find((s) => s.role === 'center') ?? plan.stones[0];
  const small = plan.stones.find((s) => s.role === 'halo' || s.role === 'pave' || s.role === 'side' || s.role === 'accent');
  const stones = plan.stones.map((stone) => {
    // Small stones are as large as their maker has room for.
    if (stone === main && stone.role === 'center') return { ...stone, size_mm: statedWidth(wishes, type, stone.kind, stone.cut) ?? within(stone.size_mm * wishes.stoneScale, STONE_MM) };
    if (stone === small && wishes.stone.meleeMm !== null) return { ...stone, size_mm: within(wishes.stone.meleeMm, [0.9, 4]) };
    return stone;
  });
  return { ...plan, dimensions, stones };
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

  const type = decide('type', jewelryType, wishes.types[0], (dice) => (drawn ? 'pendant' : wishes.stone.carats !== null || wishes.sideCut !== null || wishes.prongs !== null ? 'ring' : dice.pick(wishes.gems.length > 0 || wishes.cuts.length > 0 || wishes.motifs.length > 0 ? STONE_PIECES : JEWELRY_TYPES)));
  const pattern = drawn && isPattern(drawn) ? drawn : null;
  const idea = drawn && !pattern ? inspirationOf(drawn) : null;
  const alloy = decide('metal', ticked.alloy, wishes.alloys[0], (dice) => dice.pick(SEEDED_ALLOYS));
  const finish = decide('finish', null, wishes.finishes[0], () => 'polished' as const);
  const styles = decide<readonly Style[]>('styles', filled(ticked.styles), filled(wishes.styles.slice(0, 3)), (dice) =>
    // A named form leaves no room for a style nobody asked for.
    wishes.forms.length > 0 || dice.chance(0.5) ? [] : [dice.pick(['minimalist', 'organic-shapes', 'geometric', 'contemporary', 'bold'] as const)],
    idea && [idea.style],
  );
  const motif = decide<string | null>('motif', null, wishes.motifs[0], () => null, idea?.motif);
  const isBareBand =
    type === 'ring' && wishes.forms.includes('band') && wishes.forms.every((form) => BARE_FORMS.has(form)) && (styles.includes('minimalist') || wishes.section !== null || wishes.finishes.length > 0 || wishes.piece.band_width !== undefined || wishes.bareBand) &&
    wishes.cuts.length === 0 && wishes.quantity === null && wishes.stoneCount === null && wishes.prongs === null && wishes.stone.sizeMm === null && wishes.stone.carats === null;
  const gems = decide<readonly GemKind[]>('stones', filled(ticked.gems), wishes.noStones ? [] : filled(wishes.gems), (dice) =>
    // Watches, necklaces and bracelets that are a chain by name, and bands that are asked to be no more are whole without stones.
    type === 'watch' || isBareBand || (wishes.chain !== null && !wishes.forms.includes('solitaire') && (type === 'necklace' || type === 'bracelet')) ? [] : [wishes.diamondByCustom || wishes.stone.carats !== null ? 'diamond' : dice.pick(CENTER_GEMS)],
    idea && filled(idea.gems),
  );
  const quantity = decide('stone_count', ticked.quantity, wishes.quantity, (dice) =>
    styles.includes('minimalist') || dice.chance(0.5) ? ('single' as const) : ('many' as const),
  );
  const second = wishes.twoTone ? (wishes.alloys.find((a) => a !== alloy) ?? CONTRAST[alloy]) : undefined;
  const construction = constructionOf(styles, given['stone_count'] === 'seed' ? null : quantity);
  const cuts = wishes.cuts.length > 0 ? wishes.cuts : (CUT_OF_KIND[gems[0] ?? 'diamond'] ?? []);
  const wantsStones = gems.length > 0 || ticked.quantity !== null;
  const brief: Brief = {
    styles,
    motif,
    forms: wishes.forms,
    dial: wishes.dial,
    bareBand: wishes.bareBand,
    gems: gems.length > 0 || !wantsStones ? gems : ['diamond'],
    cuts,
    sideCut: wishes.sideCut,
    gemsGiven: given['stones'] !== 'seed',
    construction,
    chain: wishes.chain,
    section: wishes.section,
    quantity,
    quantityGiven: given['stone_count'] !== 'seed',
    stoneCount: wishes.stoneCount,
    stoneSizeMm: statedWidth(wishes, type, gems[0] ?? 'diamond', cuts[0] ?? 'round'),
    centered: wishes.centered,
    prongs: wishes.prongs,
    drawing: pattern,
    has: (style) => styles.includes(style),
    wants: (form) => wishes.forms.includes(form),
  };
  given['cut'] = wishes.cuts.length > 0 ? 'prompt' : 'seed';
  given['stone_size'] = wishes.stone.sizeMm === null && wishes.stone.carats === null && wishes.stoneScale === 1 ? 'seed' : 'prompt';
  given['dimensions'] = Object.keys(wishes.piece).length > 0 ? 'prompt' : 'seed';
  given['second_metal'] = wishes.twoTone ? 'prompt' : 'seed';
  const maker = chooseMaker(type, brief, randomFor(number, 'maker'));
  const measuredPlan = measured(maker.plan(brief, randomFor(number, 'plan')), type, maker.name, wishes);
  const plan = pattern ? { ...measuredPlan, stones: stonesDrawn(pattern, measuredPlan) } : measuredPlan;
  if (pattern) for (const field of ['motif', 'stones', 'cut', 'stone_size', 'stone_count']) given[field] = 'drawing';
  const spec: DesignSpec = {
    version: 1,
    seed: number,
    prompt,
    type,
    metal: { alloy, finish, ...(second ? { second } : {}) },
    stones: plan.stones,
    styles: [...styles],
    motif,
    construction,
    build: { maker: maker.name, variant: plan.variant },
    dimensions: plan.dimensions,
    stage: decide('stage', null, wishes.stage, (dice) => stageFor(alloy, styles, dice)),
    view: plan.view,
    given,
    ...(pattern ? { drawing: pattern } : {}),
    not_understood: [],
    read_as: wishes.readAs,
  };
  const unkept = unkeptWords(spec, wishes.said);
  spec.not_understood = [...wishes.notUnderstood, ...unkept, ...(drawing && !drawn ? [EMPTY_DRAWING] : [])];
  given['view'] = wishes.view ? 'prompt' : 'seed';
  return { spec: wishes.view ? seenFrom(spec, wishes.view) : spec, understood: wishes.understood.filter((words) => !unkept.includes(words)), not_understood: spec.not_understood };
}
