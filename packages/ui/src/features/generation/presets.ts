import { PRESETS, PRESET_SECTIONS, type Preset, type PresetId } from '@jewelry/contract/constants';

const presets: readonly Preset[] = PRESETS;

/** The presets of these ids, in the order in which they are shown. */
export function presetsOf(ids: readonly PresetId[]): Preset[] {
  return presets.filter((preset) => ids.includes(preset.id));
}

/**
 * Picks a preset, or takes a picked one back. Picking replaces the others of its
 * group, and in a section of which only one may be chosen, the others of the section.
 * @returns the ids now chosen, in the order in which they are shown
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

/** Removes commas that separate nothing: doubled ones, and those at either end. '1,000 beads' is unchanged. */
function withoutStrayCommas(text: string): string {
  return text
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/ +,/g, ',')
    .replace(/^[\s,]+/, '')
    .replace(/[\s,]+$/, '');
}

/**
 * The submitted prompt: the text, then the text of the presets, section by section,
 * all joined by commas.
 */
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
