import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, flatten } from '../testing/contrast';
import type { ThemeTokens } from './contract.css';
import { darkRoomTokens } from './darkRoom';
import { porcelain } from './porcelain';
import { velvet } from './velvet';

type Color = ThemeTokens['color'];
type Pair = [name: string, foreground: (c: Color) => string, background: (c: Color) => string];

const on = {
  page: (c: Color) => c.surface.page,
  raised: (c: Color) => c.surface.raised,
  sunken: (c: Color) => c.surface.sunken,
  field: (c: Color) => c.surface.field,
  accentSoft: (c: Color) => c.accent.soft,
};

const texts: Pair[] = [
  ...(['page', 'raised', 'sunken', 'field', 'accentSoft'] as const).map((surface): Pair => [
    `text.default on ${surface}`,
    (c) => c.text.default,
    on[surface],
  ]),
  ...(['page', 'raised', 'sunken'] as const).map((surface): Pair => [
    `text.muted on ${surface}`,
    (c) => c.text.muted,
    on[surface],
  ]),
  ...(['page', 'raised', 'sunken', 'field'] as const).map((surface): Pair => [
    `text.subtle on ${surface}`,
    (c) => c.text.subtle,
    on[surface],
  ]),
  ...(['page', 'raised', 'accentSoft'] as const).map((surface): Pair => [
    `accent.text on ${surface}`,
    (c) => c.accent.text,
    on[surface],
  ]),
  ['action.text on action.fill', (c) => c.action.text, (c) => c.action.fill],
  ['action.text on action.fillHover', (c) => c.action.text, (c) => c.action.fillHover],
  ['danger.onFill on danger.fill', (c) => c.danger.onFill, (c) => c.danger.fill],
  ['danger.text on page', (c) => c.danger.text, on.page],
  ['danger.text on raised', (c) => c.danger.text, on.raised],
  ['danger.text on danger.soft', (c) => c.danger.text, (c) => c.danger.soft],
  ['warning.text on page', (c) => c.warning.text, on.page],
  ['warning.text on raised', (c) => c.warning.text, on.raised],
  ['warning.text on warning.soft', (c) => c.warning.text, (c) => c.warning.soft],
  ['success.text on page', (c) => c.success.text, on.page],
  ['success.text on raised', (c) => c.success.text, on.raised],
  ['success.text on success.soft', (c) => c.success.text, (c) => c.success.soft],
  ['page on text.default (tooltip)', on.page, (c) => c.text.default],
];

const marks: Pair[] = [
  ...(['page', 'raised', 'field'] as const).map((surface): Pair => [
    `border.control on ${surface}`,
    (c) => c.border.control,
    on[surface],
  ]),
  ...(['page', 'raised'] as const).flatMap((surface): Pair[] => [
    [`focus.ring on ${surface}`, (c) => c.focus.ring, on[surface]],
    [`accent.line on ${surface}`, (c) => c.accent.line, on[surface]],
    [`warning.dot on ${surface}`, (c) => c.warning.dot, on[surface]],
    [`action.fill on ${surface}`, (c) => c.action.fill, on[surface]],
  ]),
  ['warning.dotOnAction on action.fill', (c) => c.warning.dotOnAction, (c) => c.action.fill],
];

/** The colors of a theme that a style sheet sets, by their custom properties; the others are those of Porcelain. */
function colorsOf(css: string): Color {
  const read = (group: object, prefix: string): object =>
    Object.fromEntries(
      Object.entries(group).map(([key, value]) => {
        const name = `${prefix}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        return [
          key,
          typeof value === 'string' ? (new RegExp(`${name}: ([^;]+);`).exec(css)?.[1] ?? value) : read(value, name),
        ];
      }),
    );
  return read(porcelain.color, '--jw-color') as Color;
}

const moonstone = colorsOf(readFileSync(fileURLToPath(new URL('../docs/moonstone.css', import.meta.url)), 'utf8'));

const themes: [string, Color][] = [
  ['Porcelain', porcelain.color],
  ['Velvet', velvet.color],
  ['the dark room', darkRoomTokens.color],
  ['the third theme of the documentation', moonstone],
];

describe.each(themes)('%s has sufficient contrast', (_name, color) => {
  it.each(texts)('%s has 4.5 or more', (_pair, foreground, background) => {
    expect(contrast(foreground(color), background(color))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s has 3 or more', (_pair, foreground, background) => {
    expect(contrast(foreground(color), background(color))).toBeGreaterThanOrEqual(3);
  });

  it.each(['#ffffff', '#000000'])('the marker can be read over a %s photograph', (photograph) => {
    const plate = flatten(color.marker.fill, photograph);
    expect(contrast(color.marker.text, plate)).toBeGreaterThanOrEqual(4.5);
  });
});

it('reads the third theme from its style sheet', () => {
  expect(moonstone.action.fillHover).toBe('#28406a');
});

describe('the measured values of the palette stand', () => {
  it.each([
    ['Porcelain text on page', porcelain.color.text.default, porcelain.color.surface.page, 14.67],
    ['Porcelain subtle on sunken', porcelain.color.text.subtle, porcelain.color.surface.sunken, 4.6],
    ['Porcelain control on page', porcelain.color.border.control, porcelain.color.surface.page, 3.16],
    ['Velvet text on page', velvet.color.text.default, velvet.color.surface.page, 13.85],
    ['Velvet text on danger', velvet.color.danger.onFill, velvet.color.danger.fill, 5.57],
    ['Velvet control on raised', velvet.color.border.control, velvet.color.surface.raised, 3.42],
    ['dark room muted on raised', darkRoomTokens.color.text.muted, darkRoomTokens.color.surface.raised, 8.51],
  ])('%s', (_name, foreground, background, ratio) => {
    expect(contrast(foreground, background)).toBeCloseTo(ratio, 2);
  });

  it('distinguishes the garnet button on Velvet by its text, not by its edge', () => {
    expect(contrast(velvet.color.danger.fill, velvet.color.surface.raised)).toBeCloseTo(2.34, 2);
    expect(contrast(porcelain.color.danger.fill, porcelain.color.surface.raised)).toBeGreaterThan(3);
  });
});
