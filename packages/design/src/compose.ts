/** From words, presets and a number to a complete design: presets beat the prompt, the prompt beats the seed. */
import type { Brief } from './makers/maker';
import { chooseMaker } from './makers/registry';
import { parsePrompt } from './parse/parsePrompt';
import { readPresets } from './parse/presets';
import type { Random } from './random';
import { randomFor, seedFromPrompt } from './random';
import type { Alloy, Cut, DesignSpec, GemKind, Given, JewelryType, Stage, Style } from './spec';
import { JEWELRY_TYPES } from './spec';

export interface DesignRequest {
  prompt: string;
  /** Preset ids; unknown ones are ignored. */
  presets?: readonly string[];
  jewelryType?: JewelryType;
  /** 32-bit unsigned; from the prompt when left out. */
  seed?: number;
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
const SEEDED_ALLOYS: readonly Alloy[] = ['yellow-gold-18k', 'yellow-gold-18k', 'rose-gold-18k', 'white-gold-18k'];

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

function stageFor(alloy: Alloy, styles: readonly Style[], dice: Random): Stage {
  if (styles.includes('sci-fi')) return dice.pick(['slate', 'velvet']);
  return dice.pick(STAGES_FOR[alloy]);
}

/**
 * Turns a request into a design. Any text gives a complete design and nothing throws; the same request gives the same
 * design. `spec.given` says for each field who decided it.
 */
export function designFromPrompt({ prompt, presets = [], jewelryType, seed }: DesignRequest): DesignAnswer {
  const wishes = parsePrompt(prompt);
  const ticked = readPresets(presets);
  const number = (seed ?? seedFromPrompt(prompt)) >>> 0;
  const given: Record<string, Given> = {};

  function decide<T>(field: string, preset: T | null | undefined, said: T | null | undefined, own: (dice: Random) => T): T {
    if (preset !== null && preset !== undefined) {
      given[field] = 'preset';
      return preset;
    }
    if (said !== null && said !== undefined) {
      given[field] = 'prompt';
      return said;
    }
    given[field] = 'seed';
    return own(randomFor(number, field));
  }
  const filled = <T>(list: readonly T[]): readonly T[] | null => (list.length > 0 ? list : null);

  const type = decide('type', jewelryType, wishes.types[0], (dice) => dice.pick(JEWELRY_TYPES));
  const alloy = decide('metal', ticked.alloy, wishes.alloys[0], (dice) => dice.pick(SEEDED_ALLOYS));
  const finish = decide('finish', null, wishes.finishes[0], () => 'polished' as const);
  const styles = decide<readonly Style[]>('styles', filled(ticked.styles), filled(wishes.styles.slice(0, 3)), (dice) =>
    // A named form leaves no room for a style nobody asked for.
    wishes.forms.length > 0 || dice.chance(0.5) ? [] : [dice.pick(['minimalist', 'organic-shapes', 'geometric', 'contemporary', 'bold'] as const)],
  );
  const motif = decide<string | null>('motif', null, wishes.motifs[0], () => null);
  const gems = decide<readonly GemKind[]>('stones', filled(ticked.gems), wishes.noStones ? [] : filled(wishes.gems), (dice) =>
    type === 'watch' ? [] : [dice.pick(CENTER_GEMS)],
  );
  const quantity = decide('stone_count', ticked.quantity, wishes.quantity, (dice) =>
    styles.includes('minimalist') || dice.chance(0.5) ? ('single' as const) : ('many' as const),
  );
  const wantsStones = gems.length > 0 || ticked.quantity !== null;
  const brief: Brief = {
    styles,
    motif,
    forms: wishes.forms,
    dial: wishes.dial,
    gems: gems.length > 0 || !wantsStones ? gems : ['diamond'],
    cuts: wishes.cuts.length > 0 ? wishes.cuts : (CUT_OF_KIND[gems[0] ?? 'diamond'] ?? []),
    quantity,
    quantityGiven: given['stone_count'] !== 'seed',
    stoneCount: wishes.stoneCount,
    stoneSizeMm: wishes.stoneSizeMm,
    has: (style) => styles.includes(style),
    wants: (form) => wishes.forms.includes(form),
  };
  given['cut'] = wishes.cuts.length > 0 ? 'prompt' : 'seed';
  given['stone_size'] = wishes.stoneSizeMm === null ? 'seed' : 'prompt';
  given['stage'] = 'seed';
  const maker = chooseMaker(type, brief, randomFor(number, 'maker'));
  const plan = maker.plan(brief, randomFor(number, 'plan'));
  const spec: DesignSpec = {
    version: 1,
    seed: number,
    prompt,
    type,
    metal: { alloy, finish },
    stones: plan.stones,
    styles: [...styles],
    motif,
    build: { maker: maker.name, variant: plan.variant },
    dimensions: plan.dimensions,
    stage: stageFor(alloy, styles, randomFor(number, 'stage')),
    view: plan.view,
    given,
  };
  return { spec, understood: wishes.understood, not_understood: wishes.notUnderstood };
}
