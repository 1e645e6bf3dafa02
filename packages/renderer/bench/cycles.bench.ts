/**
 * Photographs the same geometry under the same lights with our renderer and with Blender Cycles, which must be on the
 * PATH: `npm run bench -- cycles [px] [samples] [words]`; with words only the scenes whose prompts contain one.
 *
 * Prints a Markdown table: processor seconds of `screen` and of Cycles, the error of each against its own converged
 * picture, and the seconds that Cycles needs to come as near as `screen`. Writes `screen` and Cycles' picture side by
 * side to `.cache/bench/cycles/`.
 */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildPiece, designFromPrompt, seenFrom } from '@jewelry/design';
import { createRenderer, encodePng } from '../src/index';
import { printPixel } from '../src/film/film';
import { cyclesScene } from './cycles/scene';
import { errorOf, sideBySide } from './pictures';

const SCENES = [
  { prompt: 'a yellow gold solitaire ring with a round diamond' },
  { prompt: 'a plain polished yellow gold band' },
  { prompt: 'a platinum eternity band, pavé diamonds all around' },
  { prompt: 'three-stone emerald ring white gold' },
  { prompt: 'a yellow gold solitaire ring with a round ruby', view: 'detail' },
  { prompt: 'rose gold signet ring' },
  { prompt: 'plain silver cuff' },
  { prompt: 'emerald-cut aquamarine ring with a diamond halo, platinum' },
  { prompt: 'honeycomb bracelet' },
  { prompt: 'pearl drop earrings' },
  { prompt: 'oval sapphire pendant yellow gold' },
  { prompt: 'art deco pendant, many stones' },
] as const;
const FOLDER = '.cache/bench/cycles';
const SCRIPT = resolve(import.meta.dirname, 'cycles/photograph.py');
const BLENDER = ['-b', '--factory-startup', '--python-exit-code', '1', '--python', SCRIPT, '--'];
const THREADS = '1';
/** Cycles' converged picture takes this many times the samples. */
const CONVERGED = 8;
/** Blender prints a line a sample. */
const OUTPUT_BYTES = 2 ** 26;
const run = promisify(execFile);
const words = process.argv.slice(2).filter((word) => /^[a-z]+$/i.test(word));
const named = SCENES.filter(({ prompt }) => words.some((word) => prompt.includes(word)));
const scenes = named.length > 0 ? named : SCENES;
const [size = 384, samples = 64] = process.argv
  .slice(2)
  .filter((word) => /^[1-9]\d*$/.test(word))
  .map(Number);

mkdirSync(FOLDER, { recursive: true });
const renderer = createRenderer({ workers: 1 });
await renderer.warm();
// Rows follow as they are measured: the whole takes minutes.
process.stdout.write(
  `| scene at ${size} px | ours | Cycles, ${samples} samples | Cycles as near as ours | times ours |\n|---|---|---|---|---|\n`,
);
for (const scene of scenes) {
  const { spec: whole } = designFromPrompt({ prompt: scene.prompt, seed: 1 });
  const spec = { ...('view' in scene ? seenFrom(whole, scene.view) : whole), stage: 'white' as const };
  const ours = await renderer.render(spec, { size, quality: 'screen' });
  const { rgb: converged } = await renderer.render(spec, { size, quality: 'reference' });
  const piece = buildPiece(spec);
  const name = join(FOLDER, scene.prompt.replaceAll(/\W+/g, '-'));
  const { description, floats } = cyclesScene(piece);
  await writeFile(`${name}.json`, JSON.stringify(description));
  await writeFile(`${name}.f32`, floats);
  const counts = [samples, samples * CONVERGED];
  const { stdout } = await run(
    'blender',
    [
      ...BLENDER,
      `${name}.json`,
      `${name}.f32`,
      String(size),
      THREADS,
      ...counts.map((count) => `${count}:${name}-${count}.f32`),
    ],
    { maxBuffer: OUTPUT_BYTES },
  );
  const [cpu = 0] = [...stdout.matchAll(/^seconds \d+ ([\d.]+)$/gm)].map((match) => Number(match[1]));
  const [theirs, theirsConverged] = await Promise.all(
    counts.map(async (count) => develop(await readFile(`${name}-${count}.f32`), piece.shot.exposure)),
  );
  const error = errorOf(ours.rgb, converged).rms;
  const theirError = errorOf(theirs!, theirsConverged!).rms;
  const asNear = cpu * (theirError / error) ** 2;
  process.stdout.write(
    `| ${scene.prompt}${'view' in scene ? `, ${scene.view}` : ''} | ${ours.stats.cpu_s.toFixed(1)} s, ${error.toFixed(1)} | ${cpu.toFixed(1)} s, ${theirError.toFixed(1)} | ${asNear.toFixed(0)} s | ${(asNear / ours.stats.cpu_s).toFixed(0)} |\n`,
  );
  const pair = sideBySide([ours.rgb, theirsConverged!], size);
  await writeFile(`${name}.png`, await encodePng({ rgb: pair, width: 2 * size, height: size }));
}
await renderer.close();
process.stdout.write(`\nPictures: ${FOLDER}\n`);

/** Develops linear radiance on our film. */
function develop(file: Buffer, exposure: number): Uint8Array {
  const linear = new Float32Array(file.buffer, file.byteOffset, file.length / Float32Array.BYTES_PER_ELEMENT);
  const rgb = new Uint8Array(size * size * 3);
  const color = new Float64Array(3);
  for (let pixel = 0; pixel < size * size; pixel++) {
    color.set(linear.subarray(pixel * 3, pixel * 3 + 3));
    printPixel(color, exposure, rgb, pixel);
  }
  return rgb;
}
