import { withDeadline } from '../deadline';
import { GenerationError } from '../generators/generator';
import type { PaintRequest } from './painter';

/** Fits a picture of 1024 px and its partial images, base64. */
export const MAX_ANSWER_BYTES = 48 * 1024 * 1024;
/** Upper bound for a Retry-After of a service, s. */
const MAX_RETRY_AFTER_S = 3600;

/**
 * Quotes the user's text: quotation marks in it do not end the quotation, and tags are removed, from which
 * stable-diffusion.cpp takes settings (`<sd_cpp_extra_args>`) and others take models (`<lora:…>`).
 */
const quoted = (text: string): string =>
  `"""${text.replaceAll('"""', '"').replaceAll('<', '‹').replaceAll('>', '›')}"""`;

/** The instructions to the service, with the user's text quoted. */
export const framed = ({ prompt, facts }: PaintRequest, hasReference: boolean): string =>
  `${hasReference ? 'Repaint the reference as' : 'Create'} a studio photograph of one piece of jewelry, centered, in natural light. ${
    hasReference ? 'Keep its type, metal, stones, their number, cuts and places. ' : ''
  }The piece: ${facts} The customer described it so: ${quoted(prompt)}`;

/** The delay of a `Retry-After` header in seconds, ms; undefined without one, or when it is too long. */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return seconds > 0 && seconds <= MAX_RETRY_AFTER_S ? seconds * 1000 : undefined;
}

/**
 * Runs work of an image service with a timeout, or until its job is cancelled.
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
