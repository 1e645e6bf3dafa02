import type { Deps } from '../../deps';
import type { PictureType } from '../../ports/painters/painter';
import { renditionWidths } from '../../pictures/renditions';
import { originalKey, renditionKey, type StorageKey } from '../../ports/storage/storage';

const BATCH = 500;

/** File names of an image, as its row stores them. */
export interface FileNames {
  readonly original_name: string | null;
  /** Null or absent: PNG. */
  readonly original_type?: PictureType | null;
  readonly clean_name: string;
  readonly marked_name: string | null;
  /** Of the picture, px. */
  readonly width: number;
}

/** Every file of a picture. */
export const keysOf = ({ original_name, original_type, clean_name, marked_name, width }: FileNames): StorageKey[] => [
  ...(original_name ? [originalKey(original_name, original_type ?? 'png')] : []),
  ...[clean_name, marked_name].flatMap((name) =>
    name ? renditionWidths(width).map((rendition) => renditionKey(name, rendition)) : [],
  ),
];

/** Tables of pictures, and the column of the image id. */
const PICTURES = [
  { table: 'images', id: 'id' },
  { table: 'imagined_pictures', id: 'image_id' },
] as const;

/** Files that rows reference and the storage lacks, those of removed images that can be restored included. */
export async function missingFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<StorageKey[]> {
  const views = await db<Omit<FileNames, 'original_name'>>('image_views').select('clean_name', 'marked_name', 'width');
  const missing: StorageKey[] = [];
  for (const key of views.flatMap((view) => keysOf({ ...view, original_name: null })))
    if (!(await storage.has(key))) missing.push(key);
  for (const { table, id } of PICTURES) {
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      const rows: (FileNames & Readonly<Record<string, unknown>>)[] = await db(table)
        .where(id, '>', after)
        .orderBy(id)
        .limit(BATCH)
        .select();
      for (const key of rows.flatMap(keysOf)) if (!(await storage.has(key))) missing.push(key);
      after = rows.at(-1)?.[id] as string | undefined;
    }
  }
  return missing;
}
