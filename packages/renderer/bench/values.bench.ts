/**
 * Measures how pictures are exposed: `npm run bench -- values [px] [words]`; with words only the scenes whose
 * prompts contain one.
 *
 * Prints a Markdown table: the darkest and the mean brightness of the picture's border, and the shares of the piece's
 * own metal and diamonds by brightness (sRGB luma, 0 to 255). A catalogue photograph has white paper between 246 and
 * 255, 2 to 6 % of its metal at 245 or more and 5 to 15 % between 15 and 40, 20 to 35 % of a diamond under 60 and 25 to
 * 40 % over 200.
 */
import { buildPiece, designFromPrompt, seenFrom } from '@jewelry/design';
import { createRenderer } from '../src/index';
import { FLOOR_RIG, WALL_RIG } from '../src/materials/rigs';
import { stageSetting } from '../src/materials/stages';
import { createCamera } from '../src/render/camera';
import { packPiece } from '../src/scene/pack';
import { createEnvironment } from '../src/trace/environment';
import { createKernel } from '../src/trace/kernel';
import { createTracer } from '../src/trace/tracer';

const SCENES = [
  { prompt: 'a rose gold band, no stones' },
  { prompt: 'platinum flat wedding band' },
  { prompt: 'heart pendant ruby' },
  { prompt: 'crescent moon and star pendant' },
  { prompt: 'diving watch white gold' },
  { prompt: 'hammered black gold band' },
  { prompt: 'round diamond solitaire ring white gold', view: 'detail' },
  { prompt: 'tennis bracelet diamonds white gold', view: 'detail' },
  { prompt: 'diamond stud earrings white gold', view: 'detail' },
] as const;
/** Border of the picture that must be paper, px. */
const BORDER = 4;
/** Stones of a higher index than this are diamond or look like it. */
const DIAMOND_INDEX = 2.3;
const words = process.argv.slice(2).filter((word) => /^[a-z]+$/i.test(word));
const named = SCENES.filter(({ prompt }) => words.some((word) => prompt.includes(word)));
const scenes = named.length > 0 ? named : SCENES;
const size = Number(process.argv.slice(2).find((word) => /^[1-9]\d*$/.test(word)) ?? 320);

const share = (values: readonly number[], from: number, to: number): string =>
  values.length === 0
    ? ''
    : `${((100 * values.filter((value) => value >= from && value < to).length) / values.length).toFixed(1)} %`;

const renderer = createRenderer({ workers: 1 });
const kernel = createKernel();
const environments = { floor: createEnvironment(FLOOR_RIG, [0, 9, 0]), wall: createEnvironment(WALL_RIG, [0, 0, 4]) };
const rows: string[] = [];
for (const scene of scenes) {
  const { spec: whole } = designFromPrompt({ prompt: scene.prompt, seed: 1 });
  const spec = 'view' in scene ? seenFrom(whole, scene.view) : whole;
  const { rgb } = await renderer.render(spec, { size });
  const piece = buildPiece(spec);
  const packed = packPiece(piece, spec.root.id);
  const camera = createCamera(piece.shot);
  const environment = environments[piece.shot.rig];
  environment.faceLens(...camera.back);
  const tracer = createTracer(packed, environment, stageSetting(piece.shot), kernel, camera.angle / size);
  const border: number[] = [];
  const metal: number[] = [];
  const diamond: number[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      camera.aim((x + 0.5) / size, (y + 0.5) / size, 0, 0);
      const { ray } = camera;
      const index = tracer.materialAt(ray[0]!, ray[1]!, ray[2]!, ray[3]!, ray[4]!, ray[5]!);
      const o = (y * size + x) * 3;
      const luma = 0.2126 * rgb[o]! + 0.7152 * rgb[o + 1]! + 0.0722 * rgb[o + 2]!;
      const material = packed.materials[index];
      if (!material) {
        if (Math.min(x, y, size - 1 - x, size - 1 - y) < BORDER) border.push(luma);
      } else if (material.kind === 'metal') metal.push(luma);
      else if (material.kind === 'gem' && material.ior > DIAMOND_INDEX) diamond.push(luma);
    }
  }
  const mean = border.reduce((sum, value) => sum + value, 0) / border.length;
  rows.push(
    `| ${scene.prompt}${'view' in scene ? `, ${scene.view}` : ''} | ${Math.min(...border).toFixed(0)}, ${mean.toFixed(0)} | ${share(metal, 15, 40)} | ${share(metal, 244.5, 256)} | ${share(diamond, 0, 60)} | ${share(diamond, 200, 256)} |\n`,
  );
}
await renderer.close();
process.stdout.write(
  `| scene at ${size} px | border darkest, mean | metal 15 to 40 | metal 245 and more | diamond under 60 | diamond over 200 |\n|---|---|---|---|---|---|\n${rows.join('')}`,
);
