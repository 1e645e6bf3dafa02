import type { Piece } from '@jewelry/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, normalizeImage, VIEWER } from '../session';

export const pieceKeys = {
  /** A piece, by the id of any of its versions. */
  piece: (id: string) => [VIEWER, 'piece', id],
  version: (pieceId: string, versionId: string) => [VIEWER, 'piece', pieceId, 'version', versionId],
} as const;

const MINUTE = 60_000;

/** Normalizes the images of a piece. */
export const normalizePiece = (piece: Piece): Piece => ({
  ...piece,
  versions: piece.versions.map((version) => ({ ...version, image: normalizeImage(version.image) })),
});

/** A piece with its versions, by the id of any of them. */
export const pieceQuery = (id: string) =>
  queryOptions({
    queryKey: pieceKeys.piece(id),
    queryFn: async ({ signal }) => normalizePiece((await call('piece', { params: { id }, signal })).piece),
    staleTime: MINUTE,
  });

/** Stores a piece embedded in the page in the cache, under its id and those of its versions. */
export function hydratePiece(queryClient: QueryClient, embedded: Piece): void {
  const piece = normalizePiece(embedded);
  for (const id of new Set([piece.id, ...piece.versions.map((version) => version.id)]))
    queryClient.setQueryData(pieceKeys.piece(id), piece);
}
