/** Jewelry types in display order. */
export const JEWELRY_TYPES = [
  { id: 'ring', label: 'Ring' },
  { id: 'necklace', label: 'Necklace' },
  { id: 'bracelet', label: 'Bracelet' },
  { id: 'earrings', label: 'Earrings' },
  { id: 'pendant', label: 'Pendant' },
  { id: 'watch', label: 'Watch' },
] as const;

export type JewelryTypeId = (typeof JEWELRY_TYPES)[number]['id'];

export const JEWELRY_TYPE_IDS = JEWELRY_TYPES.map((type) => type.id);

export const PRESET_SECTIONS = [
  { id: 'styles', title: 'Styles', isMultiSelect: true },
  { id: 'material', title: 'Material', isMultiSelect: false },
  { id: 'stones', title: 'Stones', isMultiSelect: true },
] as const;

export type PresetSectionId = (typeof PRESET_SECTIONS)[number]['id'];

export type PresetGroup = 'Style' | 'Shape' | 'Generation' | 'Stone' | 'Stone Count';

interface PresetShape {
  readonly id: string;
  readonly name: string;
  /** The text that the preset adds to the prompt. */
  readonly value: string;
  readonly section: PresetSectionId;
  /** Only one preset of a group can be selected. */
  readonly group?: PresetGroup;
}

export const PRESETS = [
  { id: 'layered', name: 'Layered', value: 'layered design', section: 'styles', group: 'Style' },
  { id: 'minimalist', name: 'Minimalist', value: 'minimalist', section: 'styles', group: 'Style' },
  { id: 'bold', name: 'Bold', value: 'bold statement design', section: 'styles', group: 'Style' },
  { id: 'organic-shapes', name: 'Organic Shapes', value: 'organic flowing shapes', section: 'styles', group: 'Shape' },
  { id: 'geometric', name: 'Geometric', value: 'geometric shapes', section: 'styles', group: 'Shape' },
  { id: 'honeycombs', name: 'Honeycombs', value: 'honeycomb structure', section: 'styles', group: 'Shape' },
  { id: 'contemporary', name: 'Contemporary', value: 'contemporary', section: 'styles', group: 'Generation' },
  { id: 'innovative', name: 'Innovative', value: 'innovative construction', section: 'styles', group: 'Generation' },
  { id: 'sci-fi', name: 'Sci-Fi', value: 'sci-fi inspired', section: 'styles', group: 'Generation' },
  { id: 'white-gold', name: 'White Gold', value: '18k white gold', section: 'material' },
  { id: 'yellow-gold', name: 'Yellow Gold', value: '18k yellow gold', section: 'material' },
  { id: 'rose-gold', name: 'Rose Gold', value: '18k rose gold', section: 'material' },
  { id: 'diamond', name: 'Diamond', value: 'diamond', section: 'stones', group: 'Stone' },
  { id: 'ruby', name: 'Ruby', value: 'ruby', section: 'stones', group: 'Stone' },
  { id: 'blue-sapphire', name: 'Blue Sapphire', value: 'blue sapphire', section: 'stones', group: 'Stone' },
  { id: 'emerald', name: 'Emerald', value: 'emerald', section: 'stones', group: 'Stone' },
  { id: 'single-stone', name: 'Single Stone', value: 'single stone', section: 'stones', group: 'Stone Count' },
  { id: 'many-stones', name: 'Many Stones', value: 'many stones', section: 'stones', group: 'Stone Count' },
] as const satisfies readonly PresetShape[];

export type PresetId = (typeof PRESETS)[number]['id'];
export type Preset = PresetShape & { readonly id: PresetId };

export const PRESET_IDS = PRESETS.map((preset) => preset.id);

/** Status of a requirement. `differently`: the piece meets it in another way; `not`: it does not meet it. */
export const REQUIREMENT_STATUSES = ['met', 'differently', 'not'] as const;
export type RequirementStatus = (typeof REQUIREMENT_STATUSES)[number];

/**
 * Why a piece has no picture as imagined: the image service refused the prompt, withheld its picture, took too long, or
 * was unavailable.
 */
export const IMAGINED_MISSING = ['prompt_refused', 'picture_refused', 'timeout', 'unavailable'] as const;
export type ImaginedMissing = (typeof IMAGINED_MISSING)[number];
