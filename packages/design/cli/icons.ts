import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areasOf, type ClipperLib } from './icons/areas';
import { encoded } from './icons/encode';
import { reliefOf } from './icons/lands';
import { LISTED } from './icons/list';
import { layersOf } from './icons/svg';
import { wordsOf } from './icons/words';

const MODULES = fileURLToPath(new URL('../src/motifs/icons/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.cache/icons', import.meta.url));
/** Needed only here, so they are no dependencies. */
const PACKAGES = ['@iconify-json/fluent-emoji-flat@1.2.6', 'cldr-annotations-full@48.2.0', 'clipper-lib@6.4.2'];

/** Writes the outlines of icons into the sources. */
export async function icons(folder = CACHE): Promise<void> {
  await mkdir(folder, { recursive: true });
  execFileSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, ...PACKAGES],
    { stdio: 'inherit' },
  );
  const at = join(folder, 'package.json');
  const { resolve } = createRequire(at);
  const { icons: bodies } = JSON.parse(
    await readFile(resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> };
  const areas = areasOf(createRequire(at)('clipper-lib') as ClipperLib);
  const signs = JSON.parse(await readFile(resolve('@iconify-json/fluent-emoji-flat/chars.json'), 'utf8')) as Record<
    string,
    string
  >;
  const signOf = new Map(
    Object.entries(signs).map(([code, icon]) => [
      icon,
      String.fromCodePoint(...code.split('-').map((hex) => Number.parseInt(hex, 16))),
    ]),
  );
  const rows: string[] = [];
  const made = new Set<string>();
  for (const { icon, id, hasEyes } of LISTED) {
    try {
      const text = encoded(reliefOf(layersOf(bodies[icon]!.body), areas, hasEyes));
      made.add(id);
      rows.push(`  ${JSON.stringify(id)}: '${text}',\n`);
    } catch (error) {
      process.stdout.write(`${icon}: ${String(error)}\n`);
    }
  }
  const text = `/** Made from Fluent Emoji by \`npm run icons\`; do not edit. See LICENSE. */\nexport const OUTLINES: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
  await writeFile(join(MODULES, 'outlines.ts'), text);
  const annotations = new Map<string, Record<string, { tts?: string[] }>>();
  const nameOf = (icon: string, language: string): string | undefined => {
    const file = `cldr-annotations-full/annotations/${language === 'tl' ? 'fil' : language}/annotations.json`;
    const known =
      annotations.get(language) ??
      (
        JSON.parse(readFileSync(resolve(file), 'utf8')) as {
          annotations: { annotations: Record<string, { tts?: string[] }> };
        }
      ).annotations.annotations;
    annotations.set(language, known);
    return known[signOf.get(icon) ?? '']?.tts?.[0];
  };
  const words = wordsOf(
    LISTED.filter(({ id }) => made.has(id)),
    nameOf,
    (line) => process.stdout.write(`${line}\n`),
  );
  const lines = Object.entries(words).map(([id, own]) => `  ${JSON.stringify(id)}: ${JSON.stringify(own)},\n`);
  await writeFile(
    join(MODULES, 'words.ts'),
    `/** Names from the Common Locale Data Repository, written by \`npm run icons\`; do not edit. See LICENSE. */\nexport const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {\n${lines.join('')}};\n`,
  );
  process.stdout.write(`${rows.length} figures, ${text.length} bytes\n`);
}
