import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { designFromPrompt, fulfil, seenFrom } from '@jewelry/design';
import { createRenderer, encodePng } from '../src/index';
import { imagineOptions } from './options';

/** Makes one picture from words and prints one JSON line about it. */
export async function imagine(args: readonly string[]): Promise<void> {
  const options = imagineOptions(args);
  const { spec: imagined, understood, not_understood, requirements } = designFromPrompt({
    prompt: options.prompt,
    presets: options.presets,
    jewelryType: options.type,
    seed: options.seed,
  });
  const staged = options.stage ? { ...imagined, stage: options.stage } : imagined;
  const spec = options.view ? seenFrom(staged, options.view) : staged;
  const renderer = createRenderer({ workers: options.workers });
  try {
    const picture = await renderer.render(spec, { size: options.size, quality: 'screen' });
    const file = resolve(options.out);
    await writeFile(file, await encodePng(picture));
    const { design, built, alt } = picture.facts;
    const { cpu_s, wall_s, first_frame_s, peak_mb } = picture.stats;
    process.stdout.write(
      `${JSON.stringify({ file, width: picture.width, height: picture.height, design, built, requirements: fulfil(requirements, spec, picture.facts), alt, understood, not_understood, stats: { cpu_s, wall_s, first_frame_s, peak_mb } })}\n`,
    );
  } finally {
    await renderer.close();
  }
}
