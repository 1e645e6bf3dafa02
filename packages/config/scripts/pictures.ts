import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  designFromPrompt,
  fulfil,
  type DesignRequest,
  type DesignSpec,
  type FulfilledRequirement,
} from '@jewelry/design';
import { createRenderer, type Rendered } from '@jewelry/renderer';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { COLLECTION } from '../pictures/collection';
import { SIDE_CROP, SIDE_PICTURE, SWATCHES } from '../pictures/interface';
import { makePreviews } from '../pictures/previews';
import { captureStudio } from '../pictures/studio';

const DEMO = 'server/demo';
const MOCKS = 'mocks/public/pictures';
const SWATCH_FOLDER = 'packages/ui/src/features/generation/PresetsDialog/pictures';
const SIDE_FOLDER = 'packages/ui/src/features/auth/AuthModal';
/** The mocks show the first pieces of the demo gallery. */
const MOCK_COUNT = 24;

const renderer = createRenderer();
const raw = ({ rgb, width, height }: Rendered) => sharp(rgb, { raw: { width, height, channels: 3 } });
const number = (index: number) => String(index + 1).padStart(2, '0');

async function photograph(
  input: DesignRequest,
  size = 1024,
): Promise<{ spec: DesignSpec; picture: Rendered; requirements: FulfilledRequirement[] }> {
  const { spec, requirements } = designFromPrompt(input);
  const picture = await renderer.render(spec, { size, quality: 'screen' });
  return { spec, picture, requirements: fulfil(requirements, spec, picture.facts) };
}

async function thumbhashOf(picture: Rendered): Promise<string> {
  const { data, info } = await raw(picture).resize(100, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** The demo gallery and, smaller, the mocks' pictures. */
async function makeCollection(): Promise<void> {
  await mkdir(DEMO, { recursive: true });
  await mkdir(MOCKS, { recursive: true });
  const entries = [];
  for (const [index, { likes, ...input }] of COLLECTION.entries()) {
    const { spec, picture, requirements } = await photograph(input);
    const { built, bill, alt } = picture.facts;
    const file = `${number(index)}.webp`;
    await writeFile(join(DEMO, file), await raw(picture).webp({ quality: 84, effort: 6 }).toBuffer());
    const thumbhash = await thumbhashOf(picture);
    entries.push({ file, prompt: input.prompt, design: spec, likes, alt, built, requirements, bill, thumbhash });
    if (index < MOCK_COUNT) {
      await writeFile(
        join(MOCKS, `piece-${number(index)}.webp`),
        await raw(picture).resize(640).webp({ quality: 80, effort: 6 }).toBuffer(),
      );
    }
    process.stderr.write(`${index + 1} of ${COLLECTION.length}: ${input.prompt}\n`);
  }
  await writeFile(join(DEMO, 'demo.json'), `${JSON.stringify(entries, null, 1)}\n`);
  const mocked = entries
    .slice(0, MOCK_COUNT)
    .map(({ file, bill: _bill, ...entry }) => ({ ...entry, file: `piece-${file}` }));
  await writeFile('mocks/src/pictures.json', `${JSON.stringify(mocked, null, 1)}\n`);
  await makePreviews();
}

/** Close-ups of metals and stones for the presets, and the tall picture next to the sign-up form. */
async function makeInterfacePictures(): Promise<void> {
  await mkdir(SWATCH_FOLDER, { recursive: true });
  for (const { preset, crop, ...input } of SWATCHES) {
    const { picture } = await photograph(input);
    const side = Math.round(crop.side * picture.width);
    const detail = raw(picture).extract({
      left: Math.round(crop.x * picture.width - side / 2),
      top: Math.round(crop.y * picture.height - side / 2),
      width: side,
      height: side,
    });
    await writeFile(
      join(SWATCH_FOLDER, `${preset}.webp`),
      await detail.resize(300, 300).webp({ quality: 82, effort: 6 }).toBuffer(),
    );
    process.stderr.write(`preset ${preset}\n`);
  }
  const { spec } = designFromPrompt(SIDE_PICTURE);
  const square = await renderer.render({ ...spec, stage: 'velvet' }, { size: 2048, quality: 'screen' });
  const share = (part: number) => Math.round(part * square.width);
  const beyond = share(-SIDE_CROP.left);
  const { data, info } = await raw(square)
    .extend({ left: beyond, extendWith: 'mirror' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strip = { left: 0, top: share(SIDE_CROP.top), width: share(SIDE_CROP.width), height: share(SIDE_CROP.height) };
  const tall = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).extract(strip);
  await writeFile(join(SIDE_FOLDER, 'side.webp'), await tall.resize(760).webp({ quality: 82, effort: 6 }).toBuffer());
}

try {
  const [what] = process.argv.slice(2);
  const isWanted = (name: string): boolean => what === undefined || what === name;
  if (isWanted('collection')) await makeCollection();
  if (isWanted('interface')) await makeInterfacePictures();
  // Last, since the studio shows the mocks' pictures.
  if (isWanted('studio')) await captureStudio();
  const entries = JSON.parse(await readFile(join(DEMO, 'demo.json'), 'utf8')) as unknown[];
  process.stdout.write(`${entries.length} pieces in ${DEMO}\n`);
} finally {
  await renderer.close();
}
