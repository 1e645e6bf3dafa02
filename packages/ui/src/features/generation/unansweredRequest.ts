import { browserStorage } from '../../utils/browserStorage';
import type { GenerationRequest, SentDraft } from './generationState';

/** A request to generate that the server has not accepted so far. */
export interface UnansweredRequest {
  readonly request: GenerationRequest;
  readonly draft: SentDraft;
  readonly idempotencyKey: string;
  /** ms since the epoch. */
  readonly startedAt: number;
}

/** Stores the request for this tab, so that a reload does not lose it. */
export const storeUnanswered = (request: UnansweredRequest): void =>
  browserStorage.set('unansweredRequest', JSON.stringify(request));

/** Discards the request, once the server has accepted it or its prompt is in the form again. */
export const clearUnanswered = (): void => browserStorage.remove('unansweredRequest');

/** Returns the request that an earlier page of this tab left without a response, and clears it. */
export function consumeUnanswered(): UnansweredRequest | null {
  const text = browserStorage.get('unansweredRequest');
  clearUnanswered();
  try {
    return JSON.parse(text ?? 'null') as UnansweredRequest | null;
  } catch {
    return null;
  }
}
