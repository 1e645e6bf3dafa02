import type { Built, ImaginedMissing, Requirement, StoredDrawing } from '@jewelry/contract';
import type { BillOfMaterials, PromptReading } from '@jewelry/design';
import type { Knex } from 'knex';
import type { Database } from '../../database/pool';
import type { StoredPainting } from '../../pictures/pictureFiles';
import type { PictureShot } from '../../ports/generators/generator';
import type { ImageRow } from './imageView';
import { withPiece } from './pieces';

interface InheritedColumns {
  readonly like_count: number;
  readonly is_private: boolean;
  readonly drawing: StoredDrawing | null;
  readonly deleted_at: Date | null;
  readonly removal: string | null;
}

export interface NewImage {
  readonly id: string;
  readonly userId: string;
  readonly prompt: string;
  readonly createdAt?: Date;
  readonly isPrivate: boolean;
  readonly likeCount?: number;
  readonly metadata: ImageRow['metadata'];
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly alt: string;
  readonly built?: Built | null;
  readonly requirements?: readonly Requirement[] | null;
  /** How a design service read the prompt. */
  readonly reading?: PromptReading | null;
  /** Bill of materials, computed when the image was made. */
  readonly bill?: BillOfMaterials | null;
  /** The drawing behind it, for its owner. */
  readonly drawing?: StoredDrawing | null;
  readonly originalName: string | null;
  readonly cleanName: string;
  readonly markedName: string | null;
  /** Camera and parts map, where geometry was rendered. */
  readonly shot?: PictureShot | null;
  /**
   * The piece of which it is a version, and the version that it was made from; absent for the first version of a new
   * piece.
   */
  readonly version?: { readonly piece: string; readonly parent: string };
  /** The piece as painted by an image service. */
  readonly imagined?: StoredPainting;
}

const imaginedRow = (
  imageId: string,
  { originalName, originalType, cleanName, markedName, ...facts }: StoredPainting,
) => ({
  ...facts,
  image_id: imageId,
  original_name: originalName,
  original_type: originalType,
  clean_name: cleanName,
  marked_name: markedName,
});

/**
 * Adds the picture as imagined to an image that has none.
 * @returns false, without effect, when the image has one by now, or was deleted
 */
export function insertImagined(db: Database, id: string, painting: StoredPainting): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const image = await transaction('images').where({ id }).forUpdate().first('id');
    if (!image) return false;
    const added = await transaction('imagined_pictures')
      .insert(imaginedRow(id, painting))
      .onConflict('image_id')
      .ignore()
      .returning('image_id');
    if (added.length > 0) await noteImaginedMissing(transaction, id, null);
    return added.length > 0;
  });
}

/** Notes why an image has no picture as imagined; null when it has one. */
export async function noteImaginedMissing(
  connection: Knex,
  id: string,
  missing: ImaginedMissing | null,
): Promise<void> {
  await connection.raw(
    `update images set metadata = jsonb_set(metadata, '{imagined_missing}', cast(:missing as jsonb)) where id = :id`,
    { id, missing: JSON.stringify(missing) },
  );
}

async function insertRows(transaction: Knex.Transaction, images: readonly NewImage[]): Promise<void> {
  await transaction('images').insert(
    images.map((image) => ({
      id: image.id,
      piece_id: image.version?.piece ?? null,
      parent_id: image.version?.parent ?? null,
      user_id: image.userId,
      prompt: image.prompt,
      ...(image.createdAt && { created_at: image.createdAt }),
      is_private: image.isPrivate,
      like_count: image.likeCount ?? 0,
      metadata: JSON.stringify(image.metadata),
      width: image.width,
      height: image.height,
      thumbhash: image.thumbhash,
      alt: image.alt,
      built: image.built ? JSON.stringify(image.built) : null,
      requirements: image.requirements ? JSON.stringify(image.requirements) : null,
      reading: image.reading ? JSON.stringify(image.reading) : null,
      bill: image.bill ? JSON.stringify(image.bill) : null,
      drawing: image.drawing ? JSON.stringify(image.drawing) : null,
      original_name: image.originalName,
      clean_name: image.cleanName,
      marked_name: image.markedName,
    })),
  );
  const shots = images.flatMap(({ id, shot }) =>
    shot
      ? [
          {
            image_id: id,
            framing: JSON.stringify(shot.framing),
            parts_map: shot.map,
            parts: JSON.stringify(shot.parts),
          },
        ]
      : [],
  );
  if (shots.length > 0) await transaction('image_shots').insert(shots);
  const imagined = images.flatMap((image) => (image.imagined ? [imaginedRow(image.id, image.imagined)] : []));
  if (imagined.length > 0) await transaction('imagined_pictures').insert(imagined);
}

/** Adds images, each the first version of a new piece, and counts the public ones, in the caller's transaction. */
export async function insertImages(transaction: Knex.Transaction, images: readonly NewImage[]): Promise<void> {
  await insertRows(transaction, images);
  const added = images.filter((image) => !image.isPrivate).length;
  if (added > 0) await transaction('counters').where({ name: 'public_images' }).increment('n', added);
}

/**
 * Adds a version to its piece and makes it the current one. Privacy, likes and drawing are inherited from the piece. A
 * version of a removed piece is removed with it, so that restoring the piece restores it too.
 * @returns false, without effect, when the version that it was made from was deleted
 */
export async function insertVersion(
  transaction: Knex.Transaction,
  image: NewImage & Required<Pick<NewImage, 'version'>>,
): Promise<boolean> {
  const { piece, parent } = image.version;
  const added = await withPiece(transaction, piece, async () => {
    const { rows } = await transaction.raw<{ rows: InheritedColumns[] }>(
      `select like_count, is_private, drawing, deleted_at, removal from images
        where id = :parent and piece_id = :piece and user_id = :user`,
      { parent, piece, user: image.userId },
    );
    const [inherited] = rows;
    if (!inherited) return false;
    const { rows: living } = await transaction.raw<{ rows: unknown[] }>(
      'select id from images where piece_id = :piece and deleted_at is null limit 1',
      { piece },
    );
    await insertRows(transaction, [
      { ...image, isPrivate: inherited.is_private, likeCount: inherited.like_count, drawing: inherited.drawing },
    ]);
    if (living.length === 0)
      await transaction('images')
        .where({ id: image.id })
        .update({ deleted_at: inherited.deleted_at, removal: inherited.removal, is_current: false });
    await transaction('pieces').where({ id: piece }).update({ chosen_id: null });
    return true;
  });
  return added ?? false;
}
