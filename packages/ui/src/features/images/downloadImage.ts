import type { Image } from '@jewelry/contract';
import { downloadFileName } from '@jewelry/contract/constants';
import { saveFile } from '../../utils/saveFile';
import { ApiFailure, failureOf, jsonOf, send } from '../session';

/** Specified messages of failed downloads, exact. */
const MESSAGES = {
  refused: 'Failed to process download',
  noAddress: 'No watermarked URL received from server',
  noPicture: 'Invalid content type received',
} as const;

/** A failed download. `message` can be shown to the user. */
export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';
}

/** A client error keeps its message; a server error shows the specified one. */
const messageOfRefusal = (error: unknown): string =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? error.message : MESSAGES.refused;

async function addressOf(id: string, userId: string | undefined): Promise<string> {
  let answer: unknown;
  try {
    answer = await jsonOf(await send('downloadImage', { params: { id }, body: { userId } }));
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.status === 401) throw cause;
    throw new DownloadFailure(messageOfRefusal(cause), { cause });
  }
  const { watermarkedUrl } = answer as { watermarkedUrl?: unknown };
  if (typeof watermarkedUrl !== 'string' || watermarkedUrl === '') throw new DownloadFailure(MESSAGES.noAddress);
  return watermarkedUrl;
}

/** Message of a response without a file: from its body, else its status text. */
async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return body === undefined ? response.statusText : failureOf(response, body).message;
}

/**
 * Fetches the file of a picture, in the rendition that this account may download.
 * @param userId the page's current user; the server refuses when the session now belongs to another account
 * @throws DownloadFailure with a message for the user; ApiFailure 401 when the session expired; TypeError when the
 * connection is lost
 */
async function fetchPictureFile({ id }: Image, userId?: string): Promise<Blob> {
  const response = await fetch(await addressOf(id, userId));
  if (!response.ok)
    throw new DownloadFailure(`Failed to download image: ${response.status} ${await messageOf(response)}`.trimEnd());
  if (!response.headers.get('content-type')?.startsWith('image/')) throw new DownloadFailure(MESSAGES.noPicture);
  return response.blob();
}

/** Fetches the file of a picture and saves it under the picture's name. */
export async function downloadImage(image: Image, userId?: string): Promise<void> {
  saveFile(await fetchPictureFile(image, userId), downloadFileName(image));
}
