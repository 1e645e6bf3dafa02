import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  INITIAL_DATA_ID,
  GALLERY_CARD_SIZES,
  HERO_SIZES,
  ImagePage,
  TRAY_TILE_SIZES,
  type InitialData,
} from '@jewelry/contract';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storableText } from '../../database/text';
import { socialPicture } from '../../pictures/socialPicture';
import { renditionKey } from '../../ports/storage/storage';
import { addImages, newImage } from '../../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Filigree</title><meta name="description" content="Describe a piece.">
<script src="/assets/app-1.js"></script></head><body><div id="root"></div></body></html>`;

const HOSTILE = [
  '"><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  "' onload='alert(1)",
  '</script><img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  ']]>',
  '\u2028\u2029',
  '\ud800',
  '\udc00 "',
  '$& $1 $` $$',
  '&quot;&#34;&lt;',
  '</head></body></html>',
  '<svg/onload=alert(1)>',
  'ring\0<b>',
  '\u202e<i>',
] as const;

const directory = mkdtempSync(join(tmpdir(), 'filigree-pages-'));
let app: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), PAGE);
  app = await startApp({ appDirectory: directory, environment: { PUBLIC_URL: 'https://filigree.example' } });
  owner = await app.signUp({ plan: 'pro' });
});
beforeEach(async () => {
  await app.deps.db('images').delete();
  await app.deps.db('counters').update({ n: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const documentOf = (html: string): Document => new JSDOM(html).window.document;
const metaOf = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
const initialDataOf = (page: Document): InitialData =>
  JSON.parse(page.getElementById(INITIAL_DATA_ID)?.textContent ?? 'null') as InitialData;

/** Every element with the names of its attributes, in the order of the page. */
const shapeOf = (page: Document): string[] =>
  Array.from(page.querySelectorAll('*'), (element) => [element.tagName, ...element.getAttributeNames()].join(' '));

describe('a share page', () => {
  it('SHR-06: has title, description, URL and a 1200 by 630 image in the HTML', async () => {
    const image = newImage(owner, { prompt: 'A ring “of the sea” & <sky>\nwith pearls' });
    await addImages(app, [image]);
    const answer = await app.client().get(`/share/${image.id}`);
    expect(answer.status).toBe(200);
    const page = documentOf(answer.text);
    expect(page.title).toBe('Shared Jewelry Design | Filigree');
    expect(metaOf(page, 'description')).toBe('A ring “of the sea” & <sky> with pearls');
    expect(metaOf(page, 'og:title')).toBe('Shared Jewelry Design | Filigree');
    expect(metaOf(page, 'og:description')).toBe('A ring “of the sea” & <sky> with pearls');
    expect(metaOf(page, 'og:url')).toBe(`https://filigree.example/share/${image.id}`);
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(initialDataOf(page)).toMatchObject({
      view: 'shared',
      image: { id: image.id, user_id: null, watermarked: true },
    });
    expect(answer.text).not.toContain(owner.email);

    const picture = await app.client().fetch(new URL(metaOf(page, 'og:image') ?? '').pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toMatch(/^public, /);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it(
    'row 1: a prompt adds no element and no attribute, whatever it contains, and is rendered verbatim',
    { timeout: 120_000 },
    async () => {
      const image = newImage(owner, { prompt: 'harmless' });
      await addImages(app, [image]);
      const open = async () => documentOf((await app.client().get(`/share/${image.id}`)).text);
      const harmless = shapeOf(await open());
      const part = fc.oneof(
        fc.constantFrom(...HOSTILE),
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.string({ unit: 'grapheme-composite', maxLength: 20 }),
      );
      const written = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => storableText(parts.join('')));
      await fc.assert(
        fc.asyncProperty(written, async (prompt) => {
          await app.deps.db('images').where({ id: image.id }).update({ prompt });
          const page = await open();
          expect(shapeOf(page)).toEqual(harmless);
          const expected = Array.from(prompt.replace(/\s+/g, ' ').trim() || image.alt)
            .slice(0, 200)
            .join('');
          expect(metaOf(page, 'og:description')).toBe(expected);
          expect(initialDataOf(page)).toMatchObject({ image: { prompt } });
        }),
        { numRuns: 150, examples: HOSTILE.map((text) => [storableText(text)]) },
      );
    },
  );

  it('SHR-05: answers 404 and is not to be listed when the picture is gone or never was', async () => {
    const image = newImage(owner);
    await addImages(app, [image]);
    await owner.client.delete(`/api/images/${image.id}`);
    for (const id of [image.id, '00000000-0000-4000-8000-000000000000', 'temp-1', '%00', '..%2f..']) {
      const answer = await app.client().get(`/share/${id}`);
      const page = documentOf(answer.text);
      expect([id, answer.status, metaOf(page, 'robots'), page.title]).toEqual([
        id,
        404,
        'noindex',
        'Image not found | Filigree',
      ]);
      expect(initialDataOf(page)).toEqual({ user: null, view: 'none' });
      expect((await app.client().get(`/media/social/${id}.jpg`)).status).toBe(404);
    }
  });

  it('SHR-07, ROL-07, row 52: serves a private image by its link, with noindex and no shared caching', async () => {
    const image = newImage(owner, { isPrivate: true });
    await addImages(app, [image]);
    const answer = await app.client().get(`/share/${image.id}`);
    expect(answer.status).toBe(200);
    expect(metaOf(documentOf(answer.text), 'robots')).toBe('noindex');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    const picture = await app.client().fetch(`/media/social/${image.id}.jpg`);
    expect([picture.status, picture.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(picture.headers.get('cache-control')).toMatch(/^private/);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await app.client().get(`/api/generate/shared/${image.id}`)).body).toMatchObject({
      id: image.id,
      prompt: image.prompt,
      is_private: true,
      user_id: null,
    });
  });

  it('row 54, DAT-25: serves unmarked files to the owner alone, in the page and in its image', async () => {
    const image = newImage(owner);
    await addImages(app, [image]);
    const asked = async (client: typeof owner.client) => (await client.get(`/share/${image.id}`)).text;
    expect(await asked(app.client())).not.toMatch(new RegExp(`${image.originalName}|${image.cleanName}`));
    const own = await asked(owner.client);
    expect(own).toContain(image.cleanName);
    expect(own).not.toContain(image.originalName);

    const composedOf = async (name: string | null) => {
      const picture = await app.deps.storage.get(renditionKey(name ?? '', image.width));
      if (!picture) throw new Error('A rendition of the picture is missing');
      return socialPicture({ picture, prompt: image.prompt, alt: image.alt });
    };
    for (const client of [app.client(), owner.client]) {
      const bytes = Buffer.from(await (await client.fetch(`/media/social/${image.id}.jpg`)).arrayBuffer());
      expect([
        bytes.equals(await composedOf(image.markedName)),
        bytes.equals(await composedOf(image.cleanName)),
      ]).toEqual([true, false]);
    }
  });
});

describe('the session in a page', () => {
  it.each([
    ['/', 200],
    ['/imagine', 200],
    ['/gallery', 200],
    ['/gallery/top', 200],
    ['/upgrade', 200],
    ['/confirm-email?token=x', 200],
    ['/reset-password?token=x', 200],
    ['/share/00000000-0000-4000-8000-000000000000', 404],
    ['/no/such/page', 404],
  ])('names the signed-in user on %s, which no cache stores', async (path, status) => {
    const open = async (client: typeof owner.client) => {
      const answer = await client.get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
      return initialDataOf(documentOf(answer.text));
    };
    expect((await open(app.client())).user).toBeNull();
    expect((await open(owner.client)).user).toEqual((await owner.client.get('/api/auth/me')).body.user);
  });
});

describe('the first pictures of the gallery', () => {
  it.each([
    ['/', 'recent'],
    ['/gallery', 'recent'],
    ['/gallery/top', 'top'],
  ] as const)('come with %s, the first of them preloaded', async (path, view) => {
    const images = Array.from({ length: 23 }, (_, i) =>
      newImage(owner, { prompt: `ring ${i}`, likeCount: i, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, -i)) }),
    );
    await addImages(app, images);
    const answer = await app.client().get(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const page = documentOf(answer.text);
    const first = initialDataOf(page);
    expect(first.view).toBe(view);
    const list = (await app.client().get(`/api/images/${view}`)).body;
    expect((first as { page: ImagePage }).page).toEqual(ImagePage.parse(list));
    const preload = page.querySelector('link[rel="preload"]');
    expect(preload?.getAttribute('imagesrcset')).toBe(`${list.images[0].image_url} 64w`);
    expect(preload?.getAttribute('imagesizes')).toBe(path === '/' ? TRAY_TILE_SIZES : GALLERY_CARD_SIZES);
  });

  it('show their viewer which of them he likes and which are his', async () => {
    const fan = await app.signUp();
    const image = newImage(owner);
    await addImages(app, [image]);
    await fan.client.post(`/api/likes/${image.id}`);
    const seenBy = async (client: typeof fan.client) =>
      (initialDataOf(documentOf((await client.get('/')).text)) as { page: ImagePage }).page.images[0];
    expect(await seenBy(fan.client)).toMatchObject({ is_liked: true, user_id: null, watermarked: true });
    expect(await seenBy(owner.client)).toMatchObject({ is_liked: false, user_id: owner.id, watermarked: false });
    expect(await seenBy(app.client())).toMatchObject({ is_liked: false, user_id: null });
  });

  it('RTE-02: are not preloaded on / for a signed-in user, who is redirected', async () => {
    await addImages(app, [newImage(owner)]);
    const preloads = async (client: typeof owner.client, path: string) =>
      documentOf((await client.get(path)).text).querySelectorAll('link[rel="preload"]').length;
    expect([
      await preloads(app.client(), '/'),
      await preloads(owner.client, '/'),
      await preloads(owner.client, '/gallery'),
    ]).toEqual([1, 0, 1]);
  });

  it('are the owner’s alone on /imagine, the newest preloaded as its hero; a visitor gets none', async () => {
    const other = await app.signUp();
    const images = [0, 1, 2].map((i) =>
      newImage(owner, { isPrivate: i === 0, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, -i)) }),
    );
    await addImages(app, [...images, newImage(other)]);
    const page = documentOf((await owner.client.get('/imagine')).text);
    const first = initialDataOf(page);
    expect(first).toMatchObject({ view: 'history', page: { totalCount: 3 } });
    expect((first as { page: ImagePage }).page.images.map(({ id }) => id)).toEqual(images.map(({ id }) => id));
    expect(page.querySelector('link[rel="preload"]')?.getAttribute('imagesizes')).toBe(HERO_SIZES);
    expect(initialDataOf(documentOf((await app.client().get('/imagine')).text))).toEqual({ user: null, view: 'none' });
  });

  it('WRK-01: are those of a piece on /piece/:id, by any version, with its title; a private one of another user is not found', async () => {
    const [open, closed] = [
      newImage(owner, { prompt: 'a ring of <b>rubies</b>' }),
      newImage(owner, { isPrivate: true }),
    ];
    await addImages(app, [open, closed]);
    const visit = async (id: string, client = app.client()) => {
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
    const own = await visit(closed.id, owner.client);
    expect([own.status, metaOf(own.page, 'robots')]).toEqual([200, 'noindex']);
  });

  it('row 2: stand in the page as data that no prompt can end', async () => {
    await addImages(
      app,
      HOSTILE.map((text) => newImage(owner, { prompt: storableText(text) })),
    );
    const answer = await app.client().get('/');
    const page = documentOf(answer.text);
    expect(page.querySelectorAll('script')).toHaveLength(2);
    expect(answer.text.slice(answer.text.indexOf(INITIAL_DATA_ID)).match(/</g)).toHaveLength(3);
    expect((initialDataOf(page) as { page: ImagePage }).page.images).toHaveLength(HOSTILE.length);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('are left out, and the page is sent all the same, while the database does not answer', async () => {
    const broken = await startApp({
      appDirectory: directory,
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

  it('come compressed as the browser wants them', async () => {
    await addImages(app, [newImage(owner)]);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await app.client().get('/gallery', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(answer.text).toContain(INITIAL_DATA_ID);
    }
  });
});
