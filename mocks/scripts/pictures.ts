import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** Side of the shipped pictures, px. */
const PICTURE_PX = 640;
/** Sides of the two previews that a generation shows before its picture, px: first coarse, then better. */
const PREVIEW_PX = [40, 160] as const;
const THUMBHASH_PX = 100;

const PICTURES = fileURLToPath(new URL('../public/pictures/', import.meta.url));
const INDEX = fileURLToPath(new URL('../src/pictures.json', import.meta.url));

/**
 * Makes the pictures of the mocks from renders: `npx tsx mocks/scripts/pictures.ts FOLDER`, where the folder holds
 * `piece-01.png … piece-12.png`. Writes the WebP files and `src/pictures.json` with thumbhashes and previews.
 */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Say which folder holds piece-01.png and its siblings.\n');
  process.exit(1);
}

const files = (await readdir(folder)).filter((file) => /^piece-\d\d\.png$/.test(file)).toSorted();
const index: Record<string, { thumbhash: string; previews: string[] }> = {};
for (const file of files) {
  const name = basename(file, '.png');
  const picture = sharp(join(folder, file));
  await picture.clone().resize(PICTURE_PX, PICTURE_PX).webp({ quality: 82 }).toFile(join(PICTURES, `${name}.webp`));
  const { data, info } = await picture.clone().resize(THUMBHASH_PX, THUMBHASH_PX).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const previews: string[] = [];
  for (const side of PREVIEW_PX) {
    const webp = await picture.clone().resize(side, side).webp({ quality: 60 }).toBuffer();
    previews.push(`data:image/webp;base64,${webp.toString('base64')}`);
  }
  index[name] = { thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'), previews };
}
await writeFile(INDEX, `${JSON.stringify(index, null, 2)}\n`);
