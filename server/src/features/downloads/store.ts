import type { Database } from '../../database/pool';

/** The file names of an image. Never part of a response. */
export interface DownloadRow {
  readonly id: string;
  readonly prompt: string;
  readonly width: number;
  readonly original_name: string | null;
  readonly clean_name: string;
}

export async function findDownload(db: Database, id: string): Promise<DownloadRow | null> {
  const row = await db<DownloadRow & { deleted_at: Date | null }>('images')
    .where({ id, deleted_at: null })
    .first('id', 'prompt', 'width', 'original_name', 'clean_name');
  return row ?? null;
}
