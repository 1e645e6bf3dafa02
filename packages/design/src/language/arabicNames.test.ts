import { expect, it } from 'vitest';
import { isName } from '../motifs/name';
import { inArabic } from './arabicNames';

it.each([
  ['Layla', 'ليلى'],
  ['Leila', 'ليلى'],
  ['Mohammed', 'محمد'],
  ['Sarah', 'سارة'],
  ['Khalid', 'خالد'],
  ['Michael', 'مايكل'],
  ['habibi', 'حبيبي'],
  ['Love', 'حب'],
  ['Emily', 'إيميلي'],
])('uses the established spelling of %s, %s', (latin, arabic) => expect(inArabic(latin)).toBe(arabic));

it.each([
  ['Sandra', 'ساندرا'],
  ['Oscar', 'أوسكار'],
  ['Anton', 'أنتون'],
  ['Viktor', 'فيكتور'],
  ['Shirin', 'شيرين'],
  ['Ingrid', 'إينغريد'],
  ['Bella', 'بيلا'],
])('spells %s phonetically, %s', (latin, arabic) => expect(inArabic(latin)).toBe(arabic));

it.each([
  'Quentin',
  'Xavier',
  'Zoe',
  'Jacqueline',
  'Schmidt',
  'Wolfgang',
  'Yvonne',
  'Philippa',
  'Thandeka',
  'Chukwu',
  'Fjodor',
])('spells %s in existing letters', (name) => {
  expect(isName(inArabic(name))).toBe(true);
});
