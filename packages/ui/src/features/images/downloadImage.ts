import type { Image } from '@jewelry/contract';
import { downloadFileName } from '@jewelry/contract/constants';
import { saveFile } from '../../utils/saveFile';
import { ApiFailure, failureOf, jsonOf, send } from '../session';

/** The sentences of a download, exact to the letter. */
const SENTENCES = {
  refused: 'Failed to process download',
  noAddress: 'No watermarked URL received from server',
  noPicture: 'Invalid content type received',
} as const;

/** A failed download. `message` can be shown to the user. */
export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
}

/** An error that the user can act on keeps its message; a server failure shows the specified one. */
const sentenceOfRefusal = (error: unknown): string =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? error.message : SENTENCES.refused;

async function addressOf(id: string, userId: string | undefined): Promise<string> {
  let answer: unknown;
  try {
    answer = await jsonOf(await send('downloadImage', { params: { id }, body: { userId } }));
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.status === 401) throw cause;
    throw new DownloadFailure(sentenceOfRefusal(cause), { cause });
  }
  const { watermarkedUrl } = answer as { watermarkedUrl?: unknown };
  if (typeof watermarkedUrl !== 'string' || watermarkedUrl === '') throw new DownloadFailure(SENTENCES.noAddress);
  return watermarkedUrl;
}

/** Message of a response without a file: its body's message, else its status text. */
async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return body === undefined ? response.statusText : failureOf(response, body).message;
}

/**
 * The file of a picture, as this account may have it.
 * @param userId the page's current user; the server refuses when the session belongs to another account by now
 * @throws DownloadFailure with a message for the user; ApiFailure 401 when the session expired; TypeError when the
 * connection is lost
 */
async function fetchPictureFile({ id }: Image, userId?: string): Promise<Blob> {
  const response = await fetch(await addressOf(id, userId));
  if (!response.ok)
    throw new DownloadFailure(`Failed to download image: ${response.status} ${await messageOf(response)}`.trimEnd());
  if (!response.headers.get('content-type')?.startsWith('image/')) throw new DownloadFailure(SENTENCES.noPicture);
  return response.blob();
}

/** Fetches the file of a picture and hands it to the browser under its name. */
export async function downloadImage(image: Image, userId?: string): Promise<void> {
  saveFile(await fetchPictureFile(image, userId), downloadFileName(image));
}
