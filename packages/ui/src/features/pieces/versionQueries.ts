import type { Operation } from '@jewelry/contract';
import type { PieceStage, PieceView } from '@jewelry/contract/constants';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../session';
import { loadPartsMap } from './partsMap';
import { pieceKeys } from './queries';

const MINUTE = 60_000;

/**
 * A version with its parts and what can be changed in each. A version never changes, but for its name and its likes.
 */
export const versionQuery = (pieceId: string, versionId: string) =>
  queryOptions({
    queryKey: pieceKeys.version(pieceId, versionId),
    queryFn: ({ signal }) => call('pieceVersion', { params: { id: pieceId, versionId }, signal }),
    staleTime: 5 * MINUTE,
  });

/** Which part each point of a version's picture shows. */
export const partsMapQuery = (pieceId: string, versionId: string) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, versionId), 'map'],
    queryFn: ({ signal }) => loadPartsMap(pieceId, versionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A version from another side or on another stage; made when it is first requested. */
export const viewQuery = (pieceId: string, versionId: string, view: PieceView, stage: PieceStage | undefined) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, versionId), 'view', view, stage ?? null],
    queryFn: ({ signal }) =>
      call('versionView', { params: { id: pieceId, versionId }, body: { view, ...(stage && { stage }) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A cheap picture of what operations would make of a version, from its own side unless `view` says another. */
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
