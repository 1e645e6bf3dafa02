import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const MODULE = fileURLToPath(new URL('../src/lettering/fontFiles.ts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const WESTERN = `${range(0x20, 0x7e)}${range(0xa1, 0x17f)}ȘșȚțЀ${range(0x401, 0x45f)}Ґґ–—‘’“”•…∞Ω`;
/** Signs and figures of Latin texts with the Arabic alphabet, and what Persian and Urdu add to it. */
const ARABIC = `${range(0x20, 0x40)}${range(0x60c, 0x669)}پچژڤکگیە${range(0x6f0, 0x6f9)}`;

/** The fonts and the signs that are taken from them. */
const FONTS = {
  SCRIPT: ['@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf', WESTERN],
  ROMAN: ['@expo-google-fonts/forum/400Regular/Forum_400Regular.ttf', WESTERN],
  NASKH: ['@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf', ARABIC],
} as const;
/** Kerning, ligatures, marks and the forms of joined letters; swashes and other alternates are left out. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'init', 'medi', 'fina', 'isol', 'rlig', 'curs', 'liga'];

/** The module fontFiles.ts: the signs that can be engraved, out of the fonts in the packages that publish them. */
export async function fontModule(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(FONTS).map(async ([name, [file, signs]]) => {
      const options = { targetFormat: 'truetype', noHinting: true, keepFeatures: FEATURES } as const;
      const font = await subsetFont(await readFile(resolve(file)), signs, options);
      return `export const ${name} =\n  '${font.toString('base64')}';\n`;
    }),
  );
  return `/** Taken from their packages by \`npm run fonts\`; do not edit. TrueType, base64. */\n${rows.join('')}`;
}

/** Writes the fonts into the sources. */
export async function fonts(): Promise<void> {
  await writeFile(MODULE, await fontModule());
  process.stdout.write(`${MODULE}\n`);
}
