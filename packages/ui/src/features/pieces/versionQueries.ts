import type { Operation } from '@jewelry/contract';
import type { PieceStage, PieceView } from '@jewelry/contract/constants';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../session';
import { loadPartsMap } from './partsMap';
import { pieceKeys } from './queries';

const MINUTE = 60_000;

/** A version with its parts and their controls. A version never changes, except for its name and its likes. */
export const versionQuery = (pieceId: string, versionId: string) =>
  queryOptions({
    queryKey: pieceKeys.version(pieceId, versionId),
    queryFn: ({ signal }) => call('pieceVersion', { params: { id: pieceId, versionId }, signal }),
    staleTime: 5 * MINUTE,
  });

/** The part at each point of a version's picture. */
export const partsMapQuery = (pieceId: string, versionId: string) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, versionId), 'map'],
    queryFn: ({ signal }) => loadPartsMap(pieceId, versionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Another view or stage of a version; rendered on first request. */
export const viewQuery = (pieceId: string, versionId: string, view: PieceView, stage: PieceStage | undefined) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, versionId), 'view', view, stage ?? null],
    queryFn: ({ signal }) =>
      call('versionView', { params: { id: pieceId, versionId }, body: { view, ...(stage && { stage }) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A draft of operations on a version, from the version's view unless `view` is given. */
export const draftQuery = (pieceId: string, from: string, operations: readonly Operation[], view?: PieceView) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, from), 'draft', operations, view ?? null],
    queryFn: ({ signal }) =>
      call('draftChange', {
        params: { id: pieceId },
        body: { from, operations: [...operations], ...(view && { view }) },
        signal,
      }),
    staleTime: 5 * MINUTE,
    retry: false,
  });

export interface VariationsRequest {
  /** Ids of the parts that stay. */
  readonly keep: readonly string[];
  /** Number of properties that change, of `VARIATION_DEGREES`. */
  readonly degree: number;
  /** Which four: another round returns four others. */
  readonly round: number;
}

/** Four variations of a version. */
export const variationsQuery = (pieceId: string, from: string, request: VariationsRequest) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, from), 'variations', request],
    queryFn: ({ signal }) =>
      call('pieceVariations', { params: { id: pieceId }, body: { ...request, from, keep: [...request.keep] }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
