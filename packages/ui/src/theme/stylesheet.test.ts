import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CssRule, readRules } from '../testing/readRules';
import { layers } from './layers';

const source = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let rules: CssRule[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stylesheet-'));
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      minify: false,
      cssMinify: false,
      cssCodeSplit: false,
      lib: { entry: { index: 'index.ts', theme: 'theme/global.ts' }, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: { external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@font') },
    },
  });
  rules = readRules(await readFile(path.join(folder, 'styles.css'), 'utf8'));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const styleRules = (all: CssRule[]) =>
  all.filter(({ context }) => !/^@(font-face|keyframes)/.test(context.at(-1) ?? ''));

const outsideLayers = (all: CssRule[]) =>
  styleRules(all)
    .filter(({ context }) => !context.some((at) => layers.some((layer) => at === `@layer ${layer}`)))
    .map(({ selector }) => selector);

const matching = (all: CssRule[], test: (property: string, value: string) => boolean) =>
  styleRules(all).flatMap(({ selector, declarations }) =>
    declarations
      .filter(({ property, value }) => test(property, value))
      .map(({ property }) => `${selector} ${property}`),
  );

const rawColor = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i;

const rawColors = (all: CssRule[]) =>
  matching(
    all.filter(({ context }) => !context.includes('@layer theme')),
    (_property, value) => rawColor.test(value),
  );

const physical =
  /^(margin|padding|border)-(left|right|top|bottom)|^(left|right|top|bottom|width|height|(min|max)-(width|height))$|^border-(top|bottom)-(left|right)-radius$/;

const physicalProperties = (all: CssRule[]) => matching(all, (property) => physical.test(property));

const heavySelectors = (all: CssRule[]) =>
  styleRules(all)
    .map(({ selector }) => selector)
    .filter((selector) =>
      selector.split(/,(?![^(]*\))/).some((part) => {
        const [ids, classes] = weigh(part);
        return ids > 0 || classes > 4;
      }),
    );

describe('the stylesheet of the library', () => {
  it('has been read whole', () => {
    expect(styleRules(rules).length).toBeGreaterThan(300);
    expect(rules.some(({ selector }) => selector === '[data-theme="velvet"]')).toBe(true);
  });

  it('is checked by eyes that see', () => {
    const planted = readRules(
      '@layer block; .a { inset: 0 } @layer block { #b { color: #fff } .a.b.c.d.e { margin-left: 1px } }',
    );
    expect(outsideLayers(planted)).toEqual(['.a']);
    expect(rawColors(planted)).toEqual(['#b color']);
    expect(heavySelectors(planted)).toEqual(['#b', '.a.b.c.d.e']);
    expect(physicalProperties(planted)).toEqual(['.a.b.c.d.e margin-left']);
  });

  it('assigns every rule to a known layer', () => {
    expect(outsideLayers(rules)).toEqual([]);
  });

  it('names raw colours in the theme only', () => {
    expect(rawColors(rules)).toEqual([]);
  });

  it('has low specificity: no ids, and at most four classes, attributes or states', () => {
    expect(heavySelectors(rules)).toEqual([]);
  });

  it('uses logical properties only', () => {
    expect(physicalProperties(rules)).toEqual([]);
  });

  it('announces all layers in every file of the design system that has rules', async () => {
    const order = layers.map((layer) => `@layer ${layer};`).join('\n');
    const css = await readFile(path.join(folder, 'styles.css'), 'utf8');
    const files = (await readdir(source, { recursive: true })).filter((file) =>
      /^(components|icons)\/.*\.css\.ts$/.test(file),
    );
    expect(css.split(order).length - 1).toBeGreaterThan(files.length * 0.9);
    expect(css.indexOf('@layer')).toBe(css.indexOf(order));
  });
});

/** Ids and, together, classes, attributes and pseudo-classes of a selector; `:where()` weighs nothing. */
function weigh(selector: string): [ids: number, classes: number] {
  const counted = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').replace(/::[a-z-]+/g, '');
  const ids = counted.match(/#[\w-]+/g)?.length ?? 0;
  const classes = counted.match(/\.[\w-]+|\[[^\]]+\]|:(?!is|not|has)[a-z-]+/g)?.length ?? 0;
  return [ids, classes];
}
