// @vitest-environment jsdom
import { accountId, createWorld, handlersOf, imageView, type WorldOptions } from '@jewelry/mocks';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../utils/saveFile';
import { downloadImage } from './downloadImage';

vi.mock('../../utils/saveFile', () => ({ saveFile: vi.fn() }));

const ADDRESS = '*/api/generate/download/:id';
const FILE = '*/pictures/:name';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.mocked(saveFile).mockReset();
});
afterAll(() => server.close());

/** A public image of another user, in a world whose downloads follow `options`. */
function pictureIn(options: WorldOptions) {
  const world = createWorld(options);
  server.use(...handlersOf(world));
  const [stored] = world.state.images;
  if (!stored) throw new Error('The world is empty');
  return imageView(world, stored, null);
}

const failureOf = (options: WorldOptions) =>
  downloadImage(pictureIn(options)).then(
    () => null,
    (error: Error) => [error.name, error.message],
  );

describe('a download', () => {
  it('API-20 to API-22: saves the picture under the first words of its prompt', async () => {
    const image = { ...pictureIn({ signedInAs: 'free' }), prompt: 'A rose gold ring with a ruby, minimalist' };
    server.use(
      http.get(
        FILE,
        () => new HttpResponse(Uint8Array.of(137, 80, 78, 71), { headers: { 'content-type': 'image/png' } }),
      ),
    );
    await downloadImage(image);
    const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('jewelry-a-rose-gold-ring-with-a-ruby.png');
    expect([...new Uint8Array(await (file as Blob).arrayBuffer())]).toEqual([137, 80, 78, 71]);
  });

  it('ERR-28: reports the exact failure, and saves nothing', async () => {
    const failing = (status: number, body: object) =>
      ({ signedInAs: 'free', refusals: { downloadImage: { status, body } } }) as WorldOptions;
    expect(await failureOf(failing(500, { error: 'Oops', message: 'Oops', code: 'internal' }))).toEqual([
      'DownloadFailure',
      'Failed to process download',
    ]);
    expect(await failureOf({ signedInAs: 'free', downloads: 'expired' })).toEqual([
      'DownloadFailure',
      'Failed to download image: 410 This download link has expired. Please download the image again.',
    ]);
    expect(await failureOf({ signedInAs: 'free', downloads: 'wrongType' })).toEqual([
      'DownloadFailure',
      'Invalid content type received',
    ]);

    const image = pictureIn({ signedInAs: 'free' });
    server.use(http.post(ADDRESS, () => HttpResponse.json({})));
    await expect(downloadImage(image)).rejects.toThrow('No watermarked URL received from server');
    server.use(
      http.post(ADDRESS, () => HttpResponse.json({ watermarkedUrl: '/pictures/gone.webp' })),
      http.get(FILE, () => new HttpResponse('', { status: 502, statusText: 'Bad Gateway' })),
    );
    await expect(downloadImage(image)).rejects.toThrow('Failed to download image: 502 Bad Gateway');
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('ERR-29: shows the message of an error that the user can act on', async () => {
    const refusal = {
      status: 429,
      body: { error: 'Too many requests', message: 'Too many requests', code: 'rate_limited' },
    } as const;
    expect(await failureOf({ signedInAs: 'free', refusals: { downloadImage: refusal } })).toEqual([
      'DownloadFailure',
      'Too many requests',
    ]);
  });

  it('API-20: sends the user id, so that the server refuses when another user has signed in', async () => {
    const image = pictureIn({ signedInAs: 'free' });
    server.use(
      http.get(FILE, () => new HttpResponse(Uint8Array.of(137), { headers: { 'content-type': 'image/png' } })),
    );
    await downloadImage(image, accountId('free'));
    expect(saveFile).toHaveBeenCalledOnce();
    await expect(downloadImage(image, accountId('pro'))).rejects.toThrow(
      'This request was made for another account. Please reload the page.',
    );
  });

  it('VAL-14: reports an ended session as such, so that the user signs in again', async () => {
    expect(await failureOf({})).toEqual(['ApiFailure', 'Authentication required']);
  });
});
