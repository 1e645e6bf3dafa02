import type { ImagePage } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { imageFor } from './imageView';
import { countImages, listImages, type ListQuery } from './store';

interface Paging {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** One page of a list as its viewer may see it. */
export async function pageOf(
  { db }: Pick<Deps, 'db'>,
  { page, limit }: Paging,
  list: Omit<ListQuery, 'offset' | 'limit'>,
): Promise<ImagePage> {
  const totalCount = await countImages(db, list);
  const offset = (page - 1) * limit;
  const rows = await listImages(db, { ...list, offset, limit }, totalCount);
  return {
    images: rows.map((row) => imageFor(list.viewer, row)),
    hasMore: offset + rows.length < totalCount && rows.length > 0,
    totalPages: Math.ceil(totalCount / limit),
    totalCount,
  };
}
