import type { PieceStage, PieceView } from '@jewelry/contract';
import { PromptReading } from '@jewelry/design';
import type { Framing } from '@jewelry/renderer';
import { isUuid } from '../../database/ids';
import type { Database } from '../../database/pool';
import { withPiece } from '../images/pieces';

/** The piece of an image that is not removed, or of a piece id that still has a version. */
export async function findPieceId(db: Database, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.raw<{ rows: { piece_id: string }[] }>(
    'select piece_id from images where (id = :id or piece_id = :id) and deleted_at is null limit 1',
    { id },
  );
  return rows[0]?.piece_id ?? null;
}

/** The parent of every version of a piece, removed ones included. */
export async function findParents(db: Database, piece: string): Promise<Map<string, string | null>> {
  const rows = await db('images')
    .where({ piece_id: piece })
    .select<{ id: string; parent_id: string | null }[]>('id', 'parent_id');
  return new Map(rows.map(({ id, parent_id: parent }) => [id, parent]));
}

/**
 * Chooses the version by which lists show a piece; null for the newest.
 * @returns false when the piece has no such version
 */
export function chooseVersion(db: Database, piece: string, version: string | null): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const chosen = await withPiece(transaction, piece, async () => {
      if (
        version !== null &&
        !(await transaction('images').where({ id: version, piece_id: piece, deleted_at: null }).first('id'))
      )
        return false;
      await transaction('pieces').where({ id: piece }).update({ chosen_id: version });
      return true;
    });
    return chosen ?? false;
  });
}

export const renameVersion = async (db: Database, version: string, name: string | null): Promise<void> => {
  await db('images').where({ id: version }).update({ version_name: name });
};

/**
 * The design service's reading of an image's prompt; undefined where there is none, and for one of an older catalogue.
 */
export async function findReading(db: Database, image: string): Promise<PromptReading | undefined> {
  const row = await db('images').where({ id: image }).first<{ reading: unknown } | undefined>('reading');
  return PromptReading.safeParse(row?.reading).data;
}

export interface ViewRow {
  readonly view: PieceView;
  readonly stage: PieceStage;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly clean_name: string;
  readonly marked_name: string;
}

export async function findView(
  db: Database,
  image: string,
  view: PieceView,
  stage: PieceStage,
): Promise<ViewRow | null> {
  const row = await db<ViewRow & { image_id: string }>('image_views').where({ image_id: image, view, stage }).first();
  return row ?? null;
}

/** Stores a view; false when a concurrent request stored the same one, or its image was deleted. */
export async function insertView(db: Database, image: string, row: ViewRow): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into image_views (image_id, view, stage, width, height, thumbhash, clean_name, marked_name)
     select i.id, :view, :stage, :width, :height, :thumbhash, :clean_name, :marked_name from images i where i.id = :image
     on conflict (image_id, view, stage) do nothing returning image_id`,
    { image, ...row },
  );
  return rows.length > 0;
}

export interface ShotRow {
  readonly framing: Framing;
  readonly parts_map: Buffer;
  /** Ids of parts, in the order of the map's indices from 1. */
  readonly parts: readonly string[];
}

/** Camera and parts map of a version; null when they were not recorded. */
export async function findShot(db: Database, image: string): Promise<ShotRow | null> {
  const row = await db<ShotRow & { image_id: string }>('image_shots')
    .where({ image_id: image })
    .first('framing', 'parts_map', 'parts');
  return row ?? null;
}
