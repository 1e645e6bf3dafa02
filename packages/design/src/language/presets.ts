/** The presets that users can select, and what each one sets. */
import { STYLES, type Alloy, type GemKind, type Style } from '../spec';

export const MATERIAL_PRESETS: Record<string, Alloy> = {
  'white-gold': 'white-gold-18k',
  'yellow-gold': 'yellow-gold-18k',
  'rose-gold': 'rose-gold-18k',
};
export const STONE_PRESETS: Record<string, GemKind> = {
  diamond: 'diamond',
  ruby: 'ruby',
  'blue-sapphire': 'blue-sapphire',
  emerald: 'emerald',
};
export const COUNT_PRESETS: Record<string, 'single' | 'many'> = { 'single-stone': 'single', 'many-stones': 'many' };

/** Every preset id, in the order of the dialog. */
export const PRESET_IDS: readonly string[] = [
  ...STYLES,
  ...Object.keys(MATERIAL_PRESETS),
  ...Object.keys(STONE_PRESETS),
  ...Object.keys(COUNT_PRESETS),
];

export interface PresetChoices {
  styles: Style[];
  alloy: Alloy | null;
  gems: GemKind[];
  quantity: 'single' | 'many' | null;
}

/** Combines the presets with these ids; unknown ids are ignored. */
export function readPresets(ids: readonly string[]): PresetChoices {
  const firstOf = <T>(table: Record<string, T>): T[] =>
    ids.filter((id) => Object.hasOwn(table, id)).map((id) => table[id]!);
  return {
    styles: STYLES.filter((s) => ids.includes(s)),
    alloy: firstOf(MATERIAL_PRESETS)[0] ?? null,
    gems: firstOf(STONE_PRESETS),
    quantity: firstOf(COUNT_PRESETS)[0] ?? null,
  };
}
