import { PRESETS, PRESET_SECTIONS, type Preset, type PresetId } from '@jewelry/contract/constants';

const presets: readonly Preset[] = PRESETS;

/** The presets of these ids, in display order. */
export function presetsOf(ids: readonly PresetId[]): Preset[] {
  return presets.filter((preset) => ids.includes(preset.id));
}

/**
 * Selects or deselects a preset. Selecting one replaces others of its group, or of its section where that allows only
 * one.
 * @returns the selected ids, in display order
 */
export function togglePreset(chosen: readonly PresetId[], id: PresetId): PresetId[] {
  const picked = presets.find((preset) => preset.id === id);
  if (picked === undefined || chosen.includes(id)) return chosen.filter((other) => other !== id);
  const isSingle = PRESET_SECTIONS.some((section) => section.id === picked.section && !section.isMultiSelect);
  return presets
    .filter((other) => {
      if (other.id === id) return true;
      const isReplaced =
        other.section === picked.section && (isSingle || (picked.group !== undefined && other.group === picked.group));
      return chosen.includes(other.id) && !isReplaced;
    })
    .map((preset) => preset.id);
}

/** Removes commas that separate nothing: repeated, leading and trailing ones. '1,000 beads' is unchanged. */
function withoutStrayCommas(text: string): string {
  return text
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/ +,/g, ',')
    .replace(/^[\s,]+/, '')
    .replace(/[\s,]+$/, '');
}

/** The submitted prompt: the text, then the texts of the presets by section, joined by commas. */
export function joinPrompt(text: string, presetIds: readonly PresetId[]): string {
  const chosen = presetsOf(presetIds);
  const sections = PRESET_SECTIONS.map(({ id }) =>
    chosen
      .filter((preset) => preset.section === id)
      .map((preset) => preset.value)
      .join(', '),
  );
  return [text, ...sections]
    .map(withoutStrayCommas)
    .filter((part) => part !== '')
    .join(', ');
}
