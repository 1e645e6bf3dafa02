import { planByKey, type PlanKey } from '@jewelry/contract';
import { makeZip } from 'client-zip';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { renditionWidths } from '../../pictures/renditions';
import { originalKey, renditionKey, type StorageKey } from '../../ports/storage/storage';
import { invoicesOf } from '../billing/store';
import { reportsOf } from '../feedback/store';
import type { FileNames } from '../images/files';
import { imageFor } from '../images/imageView';
import { listImages } from '../images/store';
import { snapshotsOf, listRequests } from '../quotes/store';
import { userView } from './userView';

interface Entry {
  readonly name: string;
  readonly input: string | Uint8Array<ArrayBuffer>;
  readonly lastModified: Date;
}

const json = (name: string, value: unknown, lastModified: Date): Entry => ({
  name,
  input: JSON.stringify(value, null, 2),
  lastModified,
});

/** The file of a picture as its plan downloads it: the original without marks, or the widest rendition with them. */
function fileOf(
  { width, original_name, original_type, clean_name, marked_name }: FileNames,
  plan: PlanKey,
): StorageKey {
  const widest = renditionWidths(width).at(-1) ?? width;
  if (planByKey(plan).requiresWatermark) return renditionKey(marked_name ?? clean_name, widest);
  return original_name ? originalKey(original_name, original_type ?? 'png') : renditionKey(clean_name, widest);
}

/** One entry at a time, so that only one picture is in memory. */
async function* entriesOf({ db, storage, clock }: Deps, user: SessionUser): AsyncGenerator<Entry> {
  const now = clock.now();
  const row = await db('users')
    .where({ id: user.id })
    .first<Record<string, unknown>>('created_at', 'promo_code', 'plan_expires_at', 'given_plan', 'given_until');
  yield json('account.json', { ...userView(user), ...row }, now);
  yield json(
    'sessions.json',
    await db('sessions').where({ user_id: user.id }).select('created_at', 'last_seen_at', 'expires_at'),
    now,
  );
  const likes: { image_id: string; created_at: Date }[] = await db('likes')
    .where({ user_id: user.id })
    .orderBy('created_at')
    .select('image_id', 'created_at');
  yield json('likes.json', likes, now);
  yield json(
    'subscriptions.json',
    await db('subscriptions')
      .where({ user_id: user.id })
      .orderBy('paid_until')
      .select('id', 'plan', 'cycle', 'paid_until', 'renews'),
    now,
  );
  yield json('invoices.json', await invoicesOf(db, user.id), now);
  const jobs = await db('generation_jobs')
    .where({ user_id: user.id })
    .orderBy('queued_at')
    .select('id', 'status', 'request', 'queued_at', 'image_id');
  yield json('generations.json', jobs, now);

  for (const table of ['quotes', 'orders'] as const) {
    yield json(`${table}.json`, await listRequests(db, table, user.id), now);
    for (const { reference, picture, created_at } of await snapshotsOf(db, table, user.id)) {
      yield { name: `${table}/${reference}.webp`, input: new Uint8Array(picture), lastModified: created_at };
    }
  }

  const reports = await reportsOf(db, user.id);
  yield json(
    'feedback.json',
    reports.map(({ key: _key, ...report }) => report),
    now,
  );
  for (const { id, key, created_at } of reports) {
    const bytes = key && (await storage.get(key));
    if (bytes)
      yield {
        name: `feedback/${id}${key.slice(key.lastIndexOf('.'))}`,
        input: new Uint8Array(bytes),
        lastModified: created_at,
      };
  }

  const own = await db('images')
    .where({ user_id: user.id })
    .whereNull('deleted_at')
    .select<{ id: string; original_name: string | null }[]>('id', 'original_name');
  const originals = new Map(own.map((image) => [image.id, image.original_name]));
  const images = await listImages(
    db,
    { order: 'recent', viewer: user.id, owner: user.id, offset: 0, limit: own.length },
    own.length,
  );
  yield json(
    'images.json',
    images.map((image) => imageFor(user.id, image)),
    now,
  );
  for (const image of images) {
    const key = fileOf({ ...image, original_name: originals.get(image.id) ?? null }, user.plan);
    const bytes = await storage.get(key);
    if (bytes)
      yield {
        name: `pictures/${image.id}${key.slice(key.lastIndexOf('.'))}`,
        input: new Uint8Array(bytes),
        lastModified: image.created_at,
      };
    if (!image.imagined) continue;
    const imaginedKey = fileOf(image.imagined, user.plan);
    const imagined = await storage.get(imaginedKey);
    if (imagined)
      yield {
        name: `pictures/${image.id}-imagined${imaginedKey.slice(imaginedKey.lastIndexOf('.'))}`,
        input: new Uint8Array(imagined),
        lastModified: image.created_at,
      };
  }
}

/** All data of an account as a zip, streamed while it is created. */
export async function* exportFiles(deps: Deps, user: SessionUser): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const chunk of makeZip(entriesOf(deps, user))) yield new Uint8Array(chunk);
}
