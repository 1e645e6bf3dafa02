/**
 * Measures the error of each quality against 256 samples a pixel, 64 times the first four: `npm run bench -- reference
 * [px] [words]`; with words only the scenes whose prompts contain one.
 *
 * Prints a Markdown table, one worker: root mean square error of the sRGB bytes over the piece, the share of its pixels
 * that are visibly wrong in a channel, processor seconds, and how long samples that are not placed by error would take
 * to come as near. Writes `screen`, the reference and eight times their difference side by side to
 * `.cache/bench/reference/`.
 */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { designFromPrompt, seenFrom } from '@jewelry/design';
import { createRenderer, encodePng, type Quality } from '../src/index';
import { errorOf, sideBySide } from './pictures';

const SCENES = [
  { prompt: 'a yellow gold solitaire ring with a round diamond' },
  { prompt: 'a platinum eternity band, pavé diamonds all around' },
  { prompt: 'three-stone emerald ring white gold' },
  { prompt: 'a yellow gold solitaire ring with a round ruby', view: 'detail' },
  { prompt: 'brushed gold signet ring with onyx' },
  { prompt: 'hammered silver cuff' },
  { prompt: 'contemporary watch rose gold blue dial' },
  { prompt: 'honeycomb bracelet' },
  { prompt: 'pearl drop earrings' },
  { prompt: 'art deco pendant, many stones' },
] as const;
const QUALITIES = ['preview', 'screen', 'export'] as const satisfies readonly Quality[];
const FOLDER = '.cache/bench/reference';
const MAGNIFIED = 8;
const words = process.argv.slice(2).filter((word) => /^[a-z]+$/i.test(word));
const named = SCENES.filter(({ prompt }) => words.some((word) => prompt.includes(word)));
const scenes = named.length > 0 ? named : SCENES;
const size = Number(process.argv.slice(2).find((word) => /^[1-9]\d*$/.test(word)) ?? 320);

mkdirSync(FOLDER, { recursive: true });
const renderer = createRenderer({ workers: 1 });
await renderer.warm();
const rows: string[] = [];
for (const scene of scenes) {
  const { spec: whole } = designFromPrompt({ prompt: scene.prompt, seed: 1 });
  const spec = 'view' in scene ? seenFrom(whole, scene.view) : whole;
  const reference = await renderer.render(spec, { size, quality: 'reference' });
  const pictures = new Map<Quality, { rgb: Uint8Array; cpu: number; rms: number; visible: number }>();
  for (const quality of QUALITIES) {
    const { rgb, stats } = await renderer.render(spec, { size, quality });
    pictures.set(quality, { rgb, cpu: stats.cpu_s, ...errorOf(rgb, reference.rgb) });
  }
  const screen = pictures.get('screen')!;
  const preview = pictures.get('preview')!;
  // Independent samples lower the error with the root of their number: what four a pixel everywhere would have to be
  // multiplied by.
  const evenly = preview.cpu * (preview.rms / screen.rms) ** 2;
  const cells = QUALITIES.map((quality) => {
    const { rms, visible, cpu } = pictures.get(quality)!;
    return `${rms.toFixed(2)}, ${(100 * visible).toFixed(2)} %, ${cpu.toFixed(1)} s`;
  });
  rows.push(
    `| ${scene.prompt}${'view' in scene ? `, ${scene.view}` : ''} | ${cells.join(' | ')} | ${evenly.toFixed(1)} s | ${reference.stats.cpu_s.toFixed(0)} s |\n`,
  );
  const difference = screen.rgb.map((byte, o) => Math.min(255, MAGNIFIED * Math.abs(byte - reference.rgb[o]!)));
  const file = `${FOLDER}/${scene.prompt.replaceAll(/\W+/g, '-')}.png`;
  await writeFile(
    file,
    await encodePng({ rgb: sideBySide([screen.rgb, reference.rgb, difference], size), width: 3 * size, height: size }),
  );
}
await renderer.close();
process.stdout.write(
  `| scene at ${size} px | ${QUALITIES.join(' | ')} | even samples as near as screen | reference |\n|---|---|---|---|---|---|\n${rows.join('')}\nPictures: ${FOLDER}\n`,
);
