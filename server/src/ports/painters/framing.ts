import { withDeadline } from '../deadline';
import { GenerationError } from '../generators/generator';
import type { PaintRequest } from './painter';

/** A picture of 1024 px with its partial images, base64. */
export const MAX_ANSWER_BYTES = 48 * 1024 * 1024;
/** Upper bound for a Retry-After of a service, s. */
const MAX_RETRY_AFTER_S = 3600;

/**
 * The user's text as a quotation: its own quotation marks do not end it, and it has no tags, from which
 * stable-diffusion.cpp takes settings (`<sd_cpp_extra_args>`) and others take models (`<lora:…>`).
 */
const quoted = (text: string): string =>
  `"""${text.replaceAll('"""', '"').replaceAll('<', '‹').replaceAll('>', '›')}"""`;

/** The provider's framing, separate from the user's text, which is quoted. */
export const framed = ({ prompt, facts }: PaintRequest, hasReference: boolean): string =>
  `${hasReference ? 'Repaint the reference as' : 'Create'} a studio photograph of one piece of jewelry, centered, in natural light. ${
    hasReference ? 'Keep its type, metal, stones, their number, cuts and places. ' : ''
  }The piece: ${facts} The customer described it so: ${quoted(prompt)}`;

/**
 * The pause of a `Retry-After` header in seconds, ms; undefined without one, and for one that is too long to wait for.
 */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return seconds > 0 && seconds <= MAX_RETRY_AFTER_S ? seconds * 1000 : undefined;
}

/**
 * Work of an image service that is stopped after a time, or with its job.
 * @throws GenerationError `timeout` or `cancelled`; else what the work throws
 */
export const inTime = <T>(ms: number, job: AbortSignal, work: (limit: AbortSignal) => Promise<T>): Promise<T> =>
  withDeadline(ms, job, (limit) =>
    work(limit).catch((error: unknown) => {
      if (job.aborted) throw new GenerationError('cancelled', 'The picture was cancelled');
      if (limit.aborted) throw new GenerationError('timeout', 'The image service took too long');
      throw error;
    }),
  );
