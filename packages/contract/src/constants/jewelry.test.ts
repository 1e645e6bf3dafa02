import { expect, test } from 'vitest';
import { JEWELRY_TYPES, PRESET_SECTIONS, PRESETS } from './jewelry';

test('DAT-01: the jewelry types have these ids and labels in this order', () => {
  expect(JEWELRY_TYPES).toEqual([
    { id: 'ring', label: 'Ring' },
    { id: 'necklace', label: 'Necklace' },
    { id: 'bracelet', label: 'Bracelet' },
    { id: 'earrings', label: 'Earrings' },
    { id: 'pendant', label: 'Pendant' },
    { id: 'watch', label: 'Watch' },
  ]);
});

test('DAT-03: of the three sections, only the material takes a single preset', () => {
  expect(PRESET_SECTIONS).toEqual([
    { id: 'styles', title: 'Styles', isMultiSelect: true },
    { id: 'material', title: 'Material', isMultiSelect: false },
    { id: 'stones', title: 'Stones', isMultiSelect: true },
  ]);
});

test('DAT-02, DAT-04, DAT-05, DAT-06, DAT-07: the presets have these names, prompt texts, sections and groups in this order', () => {
  const rows = PRESETS.map((preset) => [
    preset.name,
    preset.value,
    preset.section,
    'group' in preset ? preset.group : null,
  ]);
  expect(rows).toEqual([
    ['Layered', 'layered design', 'styles', 'Style'],
    ['Minimalist', 'minimalist', 'styles', 'Style'],
    ['Bold', 'bold statement design', 'styles', 'Style'],
    ['Organic Shapes', 'organic flowing shapes', 'styles', 'Shape'],
    ['Geometric', 'geometric shapes', 'styles', 'Shape'],
    ['Honeycombs', 'honeycomb structure', 'styles', 'Shape'],
    ['Contemporary', 'contemporary', 'styles', 'Generation'],
    ['Innovative', 'innovative construction', 'styles', 'Generation'],
    ['Sci-Fi', 'sci-fi inspired', 'styles', 'Generation'],
    ['White Gold', '18k white gold', 'material', null],
    ['Yellow Gold', '18k yellow gold', 'material', null],
    ['Rose Gold', '18k rose gold', 'material', null],
    ['Diamond', 'diamond', 'stones', 'Stone'],
    ['Ruby', 'ruby', 'stones', 'Stone'],
    ['Blue Sapphire', 'blue sapphire', 'stones', 'Stone'],
    ['Emerald', 'emerald', 'stones', 'Stone'],
    ['Single Stone', 'single stone', 'stones', 'Stone Count'],
    ['Many Stones', 'many stones', 'stones', 'Stone Count'],
  ]);
});
