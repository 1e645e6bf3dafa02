import { PRESETS, PRESET_IDS, PRESET_SECTIONS, type PresetId } from '@jewelry/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPrompt, presetsOf, togglePreset } from './presets';

const withoutCommas = (words: string): string => words.replace(/[\s,]+/g, '');
const someIds = fc.uniqueArray(fc.constantFrom(...PRESET_IDS));

describe('joinPrompt (STA-21)', () => {
  it.each<[string, PresetId[], string]>([
    ['a ring', [], 'a ring'],
    ['', [], ''],
    ['  a ring  ', [], 'a ring'],
    ['a ring', ['ruby'], 'a ring, ruby'],
    ['a ring', ['ruby', 'rose-gold', 'minimalist'], 'a ring, minimalist, 18k rose gold, ruby'],
    ['a ring,', ['ruby'], 'a ring, ruby'],
    [',, a ring , , with a vine ,', ['ruby'], 'a ring, with a vine, ruby'],
    ['1,000 beads', [], '1,000 beads'],
    ['a ring\nfor two', [], 'a ring\nfor two'],
    [' , ', ['bold', 'geometric'], 'bold statement design, geometric shapes'],
    ['', ['many-stones', 'diamond'], 'diamond, many stones'],
  ])('%j with %j is %j', (text, ids, expected) => {
    expect(joinPrompt(text, ids)).toBe(expected);
  });

  it('leaves no stray comma after any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(',', ' ', 'a', '\n') }), someIds, (text, ids) => {
        const prompt = joinPrompt(text, ids);
        expect(prompt).not.toMatch(/,\s*,/);
        expect(prompt).not.toMatch(/^[\s,]|[\s,]$/);
      }),
    );
  });

  it('keeps the typed text and appends the text of every preset by section', () => {
    fc.assert(
      fc.property(fc.string(), someIds, (text, ids) => {
        const prompt = joinPrompt(text, ids);
        const values = PRESET_SECTIONS.flatMap(({ id }) =>
          presetsOf(ids).filter((preset) => preset.section === id),
        ).map((preset) => preset.value);
        expect(withoutCommas(prompt)).toBe(withoutCommas(text + values.join('')));
      }),
    );
  });
});

describe('togglePreset (STA-18, STA-19)', () => {
  it('selects a preset, and deselects it the second time', () => {
    expect(togglePreset([], 'ruby')).toEqual(['ruby']);
    expect(togglePreset(['ruby'], 'ruby')).toEqual([]);
  });

  it('replaces the other stone and keeps the number of stones', () => {
    expect(togglePreset(['diamond', 'many-stones'], 'ruby')).toEqual(['ruby', 'many-stones']);
  });

  it('allows one style, one shape and one generation at once', () => {
    const chosen = (['bold', 'geometric', 'sci-fi'] as const).reduce<PresetId[]>(togglePreset, []);
    expect(chosen).toEqual(['bold', 'geometric', 'sci-fi']);
  });

  it('allows one material', () => {
    expect(togglePreset(['white-gold'], 'rose-gold')).toEqual(['rose-gold']);
  });

  it('selects one preset per group and one material in any order of presses', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PRESET_IDS)), (presses) => {
        const chosen = presetsOf(presses.reduce<PresetId[]>(togglePreset, []));
        const places = chosen.map((preset) => `${preset.section}/${preset.group ?? ''}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it('always toggles the pressed preset, and changes no other section', () => {
    fc.assert(
      fc.property(someIds, fc.constantFrom(...PRESETS), (ids, pressed) => {
        const after = togglePreset(ids, pressed.id);
        expect(after.includes(pressed.id)).toBe(!ids.includes(pressed.id));
        const elsewhere = (some: readonly PresetId[]): PresetId[] =>
          presetsOf(some)
            .filter((preset) => preset.section !== pressed.section)
            .map((preset) => preset.id);
        expect(elsewhere(after)).toEqual(elsewhere(ids));
      }),
    );
  });
});
