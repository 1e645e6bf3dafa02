import { INITIAL_DATA_ID, GALLERY_CARD_SIZES, HERO_SIZES, ImagePage, TRAY_TILE_SIZES } from '@jewelry/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storableText } from '../../database/text';
import { addImages, newImage } from '../../testing/pictures';
import { startApp } from '../../testing/startApp';
import { documentOf, HOSTILE, initialDataOf, metaOf, PAGE } from './testing/documents';
import { startPages, type Pages } from './testing/startPages';

let pages: Pages;
beforeAll(async () => {
  pages = await startPages();
});
beforeEach(() => pages.clear());
afterAll(() => pages.close());

describe('the first images of the gallery', () => {
  it.each([
    ['/', 'recent'],
    ['/gallery', 'recent'],
    ['/gallery/top', 'top'],
  ] as const)('are embedded in %s, the first one preloaded', async (path, view) => {
    const images = Array.from({ length: 23 }, (_, i) =>
      newImage(pages.owner, { prompt: `ring ${i}`, likeCount: i, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, -i)) }),
    );
    await addImages(pages.app, images);
    const answer = await pages.app.client().get(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const page = documentOf(answer.text);
    const first = initialDataOf(page);
    expect(first.view).toBe(view);
    const list = (await pages.app.client().get(`/api/images/${view}`)).body;
    expect((first as { page: ImagePage }).page).toEqual(ImagePage.parse(list));
    const preload = page.querySelector('link[rel="preload"]');
    expect(preload?.getAttribute('imagesrcset')).toBe(`${list.images[0].image_url} 64w`);
    expect(preload?.getAttribute('imagesizes')).toBe(path === '/' ? TRAY_TILE_SIZES : GALLERY_CARD_SIZES);
  });

  it('state which of them the viewer likes and owns', async () => {
    const fan = await pages.app.signUp();
    const image = newImage(pages.owner);
    await addImages(pages.app, [image]);
    await fan.client.post(`/api/likes/${image.id}`);
    const seenBy = async (client: typeof fan.client) =>
      (initialDataOf(documentOf((await client.get('/')).text)) as { page: ImagePage }).page.images[0];
    expect(await seenBy(fan.client)).toMatchObject({ is_liked: true, user_id: null, watermarked: true });
    expect(await seenBy(pages.owner.client)).toMatchObject({
      is_liked: false,
      user_id: pages.owner.id,
      watermarked: false,
    });
    expect(await seenBy(pages.app.client())).toMatchObject({ is_liked: false, user_id: null });
  });

  it('RTE-02: are not preloaded on / for a signed-in user, who is redirected', async () => {
    await addImages(pages.app, [newImage(pages.owner)]);
    const preloads = async (client: typeof pages.owner.client, path: string) =>
      documentOf((await client.get(path)).text).querySelectorAll('link[rel="preload"]').length;
    expect([
      await preloads(pages.app.client(), '/'),
      await preloads(pages.owner.client, '/'),
      await preloads(pages.owner.client, '/gallery'),
    ]).toEqual([1, 0, 1]);
  });

  it("are the user's own on /imagine, the newest preloaded as the hero; an anonymous visitor gets none", async () => {
    const other = await pages.app.signUp();
    const images = [0, 1, 2].map((i) =>
      newImage(pages.owner, { isPrivate: i === 0, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, -i)) }),
    );
    await addImages(pages.app, [...images, newImage(other)]);
    const page = documentOf((await pages.owner.client.get('/imagine')).text);
    const first = initialDataOf(page);
    expect(first).toMatchObject({ view: 'history', page: { totalCount: 3 } });
    expect((first as { page: ImagePage }).page.images.map(({ id }) => id)).toEqual(images.map(({ id }) => id));
    expect(page.querySelector('link[rel="preload"]')?.getAttribute('imagesizes')).toBe(HERO_SIZES);
    expect(initialDataOf(documentOf((await pages.app.client().get('/imagine')).text))).toEqual({
      user: null,
      view: 'none',
    });
  });

  it('WRK-01: are those of the piece on /piece/:id, by any version, with its title; a private one of another user returns 404', async () => {
    const [open, closed] = [
      newImage(pages.owner, { prompt: 'a ring of <b>rubies</b>' }),
      newImage(pages.owner, { isPrivate: true }),
    ];
    await addImages(pages.app, [open, closed]);
    const visit = async (id: string, client = pages.app.client()) => {
      const answer = await client.get(`/piece/${id}`);
      return { status: answer.status, page: documentOf(answer.text) };
    };
    const seen = await visit(open.id);
    expect([seen.status, seen.page.title, metaOf(seen.page, 'robots')]).toEqual([
      200,
      'a ring of <b>rubies</b> · Filigree',
      undefined,
    ]);
    expect(initialDataOf(seen.page)).toMatchObject({
      user: null,
      view: 'piece',
      piece: { id: open.id, current: open.id, versions: [{ id: open.id, image: { user_id: null } }] },
    });
    const hidden = await visit(closed.id);
    expect([hidden.status, hidden.page.title, initialDataOf(hidden.page).view]).toEqual([
      404,
      'Piece not found | Filigree',
      'none',
    ]);
    const own = await visit(closed.id, pages.owner.client);
    expect([own.status, metaOf(own.page, 'robots')]).toEqual([200, 'noindex']);
  });

  it('SEC-02: are embedded as data that no prompt can terminate', async () => {
    await addImages(
      pages.app,
      HOSTILE.map((text) => newImage(pages.owner, { prompt: storableText(text) })),
    );
    const answer = await pages.app.client().get('/');
    const page = documentOf(answer.text);
    expect(page.querySelectorAll('script')).toHaveLength(2);
    expect(answer.text.slice(answer.text.indexOf(INITIAL_DATA_ID)).match(/</g)).toHaveLength(3);
    expect((initialDataOf(page) as { page: ImagePage }).page.images).toHaveLength(HOSTILE.length);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('are omitted, and the page is sent without them, during a database outage', async () => {
    const broken = await startApp({
      appDirectory: pages.appDirectory,
      change: (deps) => ({ ...deps, db: (() => {}) as never }),
    });
    try {
      for (const path of ['/', '/gallery', '/share/00000000-0000-4000-8000-000000000000']) {
        const answer = await broken.client().get(path);
        expect([path, answer.status, answer.text]).toEqual([path, 200, PAGE]);
      }
    } finally {
      await broken.close();
    }
  });

  it('are compressed as the browser accepts', async () => {
    await addImages(pages.app, [newImage(pages.owner)]);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await pages.app.client().get('/gallery', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.text).toContain(INITIAL_DATA_ID);
    }
  });
});
