import { basename } from 'node:path';
import type { Deps } from '../deps';
import { STORAGE_AREAS, type StorageArea, type StorageKey } from '../ports/storage/storage';

const BATCH = 500;
const NAME_LENGTH = 36;
/** Whether a row names a file of an area by its `name`. */
const PLACES: Record<StorageArea, string> = {
  originals:
    'exists (select from images where name in (original_name)) or exists (select from imagined_pictures where name in (original_name))',
  media:
    'exists (select from images where name in (clean_name, marked_name)) or exists (select from image_views where name in (clean_name, marked_name)) or exists (select from imagined_pictures where name in (clean_name, marked_name))',
  feedback: 'exists (select from feedback_reports where name in (file_name))',
};

type FileDeps = Pick<Deps, 'db' | 'storage'>;

const nameOf = (key: StorageKey): string => basename(key).slice(0, NAME_LENGTH);

async function unknownOf({ db }: FileDeps, area: StorageArea, keys: readonly StorageKey[]): Promise<StorageKey[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select name from unnest(cast(:names as uuid[])) name where ${PLACES[area]}`,
    { names: [...new Set(keys.map(nameOf))] },
  );
  const known = new Set(rows.map((row) => row.name));
  return keys.filter((key) => !known.has(nameOf(key)));
}

const PREFIXES = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
const HOURS = 24;

/**
 * The share of all file names that is swept in this hour (UTC), so that one sweep stays short and every file is swept
 * daily.
 */
export const prefixesOfHour = (now: Date): string[] =>
  PREFIXES.filter((_, index) => index % HOURS === now.getUTCHours());

/**
 * Yields the files written before `before` that no row references, in batches.
 * @param prefixes of the file names; all by default.
 */
export async function* orphanFiles(
  deps: FileDeps,
  before: Date,
  prefixes: readonly string[] = PREFIXES,
): AsyncGenerator<StorageKey[]> {
  for (const area of STORAGE_AREAS) {
    let batch: StorageKey[] = [];
    for await (const file of deps.storage.list(area, prefixes)) {
      if (file.modifiedAt >= before) continue;
      batch.push(file.key);
      if (batch.length < BATCH) continue;
      yield await unknownOf(deps, area, batch);
      batch = [];
    }
    if (batch.length > 0) yield await unknownOf(deps, area, batch);
  }
}

/** Deletes the orphaned files that a crash between writing files and their row leaves. */
export async function sweepFiles(deps: FileDeps, before: Date, prefixes?: readonly string[]): Promise<number> {
  let removed = 0;
  for await (const orphans of orphanFiles(deps, before, prefixes)) {
    await deps.storage.remove(orphans);
    removed += orphans.length;
  }
  await deps.storage.tidy(before);
  return removed;
}
