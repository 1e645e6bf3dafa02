import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { changedDesign, designFromPrompt, differenceOf, fulfil, seenFrom, type DesignSpec } from '@jewelry/design';
import { createRenderer, encodePng } from '../src/index';
import { imagineOptions } from './options';

/** @throws Error with the reason for the first change that the design cannot follow. */
function changedBy(words: string, before: DesignSpec): DesignSpec {
  const { spec, reading } = changedDesign(before, words);
  const [refusal] = reading.notPossible;
  if (refusal) throw new Error(`--change "${words}": ${refusal.reason}`);
  return spec;
}

/** Renders one picture from a prompt and prints a line of JSON about it. */
export async function imagine(args: readonly string[]): Promise<void> {
  const options = imagineOptions(args);
  const {
    spec: imagined,
    understood,
    not_understood,
    requirements,
  } = designFromPrompt({
    prompt: options.prompt,
    presets: options.presets,
    jewelryType: options.type,
    seed: options.seed,
  });
  const staged = options.stage ? { ...imagined, stage: options.stage } : imagined;
  const planned = options.view ? seenFrom(staged, options.view) : staged;
  const spec = options.changes.reduce((now, words) => changedBy(words, now), planned);
  const difference = options.changes.length > 0 ? { difference: differenceOf(planned, spec).changes } : {};
  const renderer = createRenderer({ workers: options.workers });
  try {
    const picture = await renderer.render(spec, { size: options.size, quality: 'screen' });
    const file = resolve(options.out);
    await writeFile(file, await encodePng(picture));
    const { design, built, alt } = picture.facts;
    const { cpu_s, wall_s, first_frame_s, peak_mb } = picture.stats;
    process.stdout.write(
      `${JSON.stringify({ file, width: picture.width, height: picture.height, design, built, requirements: fulfil(requirements, spec, picture.facts), ...difference, alt, understood, not_understood, stats: { cpu_s, wall_s, first_frame_s, peak_mb } })}\n`,
    );
  } finally {
    await renderer.close();
  }
}
