import type { Draft, Operation } from '@jewelry/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../session';
import { pieceMessages } from './messages';
import { draftQuery } from './versionQueries';

/** Pause of a slider before a draft is requested, ms. */
const REST_MS = 150;

interface ShownDraft {
  readonly draft: Draft | undefined;
  readonly isDrafting: boolean;
  /** Why there is no draft, in one sentence. */
  readonly problem: string | null;
}

/**
 * A draft of a version with these operations applied, and its price; the previous draft stays until the next one has
 * loaded.
 */
export function useDraft(pieceId: string, from: string, operations: readonly Operation[]): ShownDraft {
  const [rested, setRested] = useState(operations);
  const isResting = JSON.stringify(rested) === JSON.stringify(operations);
  useEffect(() => {
    if (isResting) return;
    const timer = setTimeout(() => setRested(operations), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting, operations]);

  const isWanted = operations.length > 0;
  const { data, error, isFetching } = useQuery({
    ...draftQuery(pieceId, from, rested),
    enabled: isWanted && rested.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    draft: isWanted && !error ? data : undefined,
    isDrafting: isWanted && (isFetching || !isResting),
    problem: isWanted && error ? (messageOf(error) ?? pieceMessages.draftFailed) : null,
  };
}
