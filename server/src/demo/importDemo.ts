import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ATELIER_NAME, Built, Requirement } from '@jewelry/contract';
import { readSpec, type BillOfMaterials } from '@jewelry/design';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Deps } from '../deps';
import { hashPassword } from '../features/auth/passwords';
import { insertImages, type NewImage } from '../features/images/imageInserts';
import { renditionsOf } from '../pictures/renditions';
import { newFileName, renditionKey } from '../ports/storage/storage';

/** `demo.json` and the pictures next to it, newest first. */
const DemoGallery = z.array(
  z.object({
    file: z.string().regex(/^[\w-]+\.webp$/),
    prompt: z.string(),
    design: z.unknown().transform(readSpec),
    likes: z.int().nonnegative(),
    alt: z.string(),
    built: Built.nullable().default(null),
    requirements: z.array(Requirement).nullable().default(null),
    /** Input of the price. */
    bill: z
      .custom<BillOfMaterials>(
        (value) => typeof value === 'object' && value !== null && 'metals' in value && 'stones' in value,
      )
      .nullable()
      .default(null),
    thumbhash: z.string(),
  }),
);
type DemoPicture = z.output<typeof DemoGallery>[number];

/** A reserved address and a random password: the account only owns the demo images. */
const ATELIER_EMAIL = 'atelier@filigree.invalid';
const DEMO_LOCK = 5_120_417;
/** Interval between two pictures, and the unit of an offset that makes the times irregular. */
const STEP_MS = 7 * 60 * 60_000;
const DRIFT_MS = 11 * 60_000;

async function readGallery(directory: string): Promise<DemoPicture[] | null> {
  try {
    return DemoGallery.parse(JSON.parse(await readFile(join(directory, 'demo.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function atelier(transaction: Knex.Transaction): Promise<string> {
  const [first, ...last] = ATELIER_NAME.split(' ');
  const id = randomUUID();
  await transaction('users').insert({
    id,
    email: ATELIER_EMAIL,
    password_hash: await hashPassword(randomBytes(32).toString('base64')),
    first_name: first,
    last_name: last.join(' '),
    subscription_plan: 'business',
  });
  return id;
}

/** Stores the renditions of a picture under a new name. */
async function storeRenditions(
  { storage }: Pick<Deps, 'storage'>,
  webp: Buffer,
): Promise<{ name: string; width: number; height: number }> {
  const name = newFileName();
  const { width, height, renditions } = await renditionsOf(webp);
  await Promise.all(renditions.map((rendition) => storage.put(renditionKey(name, rendition.width), rendition.webp)));
  return { name, width, height };
}

/**
 * Fills an empty database with the demo gallery, so that a first start has something to show.
 * @param directory holds `demo.json` and its pictures
 * @returns the number of added pictures; 0 when the database has accounts or images, or there is no gallery
 */
export async function importDemo(
  { db, storage, log, clock }: Pick<Deps, 'db' | 'storage' | 'log' | 'clock'>,
  directory: string,
): Promise<number> {
  const gallery = await readGallery(directory);
  if (!gallery || gallery.length === 0) return 0;
  return db.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [DEMO_LOCK]);
    if ((await transaction('images').first('id')) || (await transaction('users').first('id'))) return 0;
    const userId = await atelier(transaction);
    const now = clock.now().getTime();
    const images: NewImage[] = [];
    for (const [index, picture] of gallery.entries()) {
      const { name, width, height } = await storeRenditions(
        { storage },
        await readFile(join(directory, basename(picture.file))),
      );
      const { design, prompt, alt, built, requirements, bill, thumbhash } = picture;
      images.push({
        id: randomUUID(),
        userId,
        prompt,
        createdAt: new Date(now - index * STEP_MS - ((index * 5) % 13) * DRIFT_MS),
        isPrivate: false,
        likeCount: picture.likes,
        metadata: {
          seed: design.seed,
          provider: 'builtin',
          model: `engine-${design.engine}`,
          presets: [],
          type: design.type,
          has_drawing: false,
          width,
          height,
          design: { ...design },
          understood: [],
          not_understood: [],
        },
        width,
        height,
        thumbhash,
        alt,
        built,
        requirements,
        bill,
        originalName: null,
        cleanName: name,
        markedName: null,
      });
    }
    await insertImages(transaction, images);
    log.info({ pictures: images.length }, 'demo gallery added');
    return images.length;
  });
}
