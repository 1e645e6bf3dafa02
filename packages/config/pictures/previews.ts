import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/** Sides of the two previews of a generation, px, coarse to fine. */
const PREVIEW_PX = [32, 112] as const;
const QUALITY = 55;

const PICTURES = 'mocks/public/pictures';
const INDEX = 'mocks/src/previews.json';

/** Creates the previews of the mocks' pictures. */
export async function makePreviews(): Promise<void> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.webp')).toSorted();
  const previews: Record<string, string[]> = {};
  for (const file of files) {
    previews[basename(file, '.webp')] = await Promise.all(
      PREVIEW_PX.map(async (side) => {
        const webp = await sharp(join(PICTURES, file)).resize(side, side).webp({ quality: QUALITY }).toBuffer();
        return `data:image/webp;base64,${webp.toString('base64')}`;
      }),
    );
  }
  await writeFile(INDEX, `${JSON.stringify(previews, null, 1)}\n`);
}
