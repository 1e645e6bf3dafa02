import type { Image } from '@jewelry/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../session';
import { pieceKeys } from './queries';

/** A draft of a change by text, with the price difference. Free and never stored. */
export const suggestedDraftQuery = ({ id, piece_id: pieceId }: Pick<Image, 'id' | 'piece_id'>, words: string) =>
  queryOptions({
    queryKey: [...pieceKeys.version(pieceId, id), 'suggested', words],
    queryFn: ({ signal }) => call('draftChange', { params: { id: pieceId }, body: { from: id, words }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
