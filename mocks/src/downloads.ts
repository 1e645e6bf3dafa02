import { TEXTS } from '@jewelry/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { failure } from './mock';
import type { StoredImage } from './records';
import { pictureUrl } from './views';
import type { World } from './world';

const PREFIX = '/media/downloads';

/** URL of a download: the picture itself unless the world has failing downloads. */
export function downloadAddress(world: World, image: StoredImage): string {
  return world.downloads === 'good' ? pictureUrl(image) : `${PREFIX}/${world.downloads}/${image.id}.png`;
}

/** URLs that serve no picture. */
export const downloadedFile = (): HttpHandler =>
  http.get(`*${PREFIX}/:state/:file`, ({ params }) => {
    const { status, body } = failure(410, 'link_expired', TEXTS.downloadExpired);
    return params['state'] === 'expired'
      ? HttpResponse.json(body, { status, statusText: 'Gone' })
      : HttpResponse.html('<h1>No picture</h1>');
  });
