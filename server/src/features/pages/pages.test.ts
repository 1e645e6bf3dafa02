import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storableText } from '../../database/text';
import { socialPicture } from '../../pictures/socialPicture';
import { renditionKey } from '../../ports/storage/storage';
import { addImages, newImage } from '../../testing/pictures';
import { documentOf, HOSTILE, initialDataOf, metaOf } from './testing/documents';
import { startPages, type Pages } from './testing/startPages';

let pages: Pages;
beforeAll(async () => {
  pages = await startPages();
});
beforeEach(() => pages.clear());
afterAll(() => pages.close());

/** All elements with the names of their attributes, in document order. */
const shapeOf = (page: Document): string[] =>
  Array.from(page.querySelectorAll('*'), (element) => [element.tagName, ...element.getAttributeNames()].join(' '));

describe('a share page', () => {
  it('SHR-06: has title, description, URL and a 1200 by 630 image in the HTML', async () => {
    const image = newImage(pages.owner, { prompt: 'A ring “of the sea” & <sky>\nwith pearls' });
    await addImages(pages.app, [image]);
    const answer = await pages.app.client().get(`/share/${image.id}`);
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
    expect(answer.text).not.toContain(pages.owner.email);

    const picture = await pages.app.client().fetch(new URL(metaOf(page, 'og:image') ?? '').pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(picture.headers.get('cache-control')).toMatch(/^public, /);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it(
    'SEC-01: renders a prompt with markup verbatim, without additional elements or attributes',
    { timeout: 120_000 },
    async () => {
      const image = newImage(pages.owner, { prompt: 'harmless' });
      await addImages(pages.app, [image]);
      const open = async () => documentOf((await pages.app.client().get(`/share/${image.id}`)).text);
      const harmless = shapeOf(await open());
      const part = fc.oneof(
        fc.constantFrom(...HOSTILE),
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.string({ unit: 'grapheme-composite', maxLength: 20 }),
      );
      const written = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => storableText(parts.join('')));
      await fc.assert(
        fc.asyncProperty(written, async (prompt) => {
          await pages.app.deps.db('images').where({ id: image.id }).update({ prompt });
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

  it('SHR-05: returns 404 with noindex when the image was deleted or never existed', async () => {
    const image = newImage(pages.owner);
    await addImages(pages.app, [image]);
    await pages.owner.client.delete(`/api/images/${image.id}`);
    for (const id of [image.id, '00000000-0000-4000-8000-000000000000', 'temp-1', '%00', '..%2f..']) {
      const answer = await pages.app.client().get(`/share/${id}`);
      const page = documentOf(answer.text);
      expect([id, answer.status, metaOf(page, 'robots'), page.title]).toEqual([
        id,
        404,
        'noindex',
        'Image not found | Filigree',
      ]);
      expect(initialDataOf(page)).toEqual({ user: null, view: 'none' });
      expect((await pages.app.client().get(`/media/social/${id}.jpg`)).status).toBe(404);
    }
  });

  it('SHR-07, ROL-07, SEC-52: serves a private image by its link, with noindex and no shared caching', async () => {
    const image = newImage(pages.owner, { isPrivate: true });
    await addImages(pages.app, [image]);
    const answer = await pages.app.client().get(`/share/${image.id}`);
    expect(answer.status).toBe(200);
    expect(metaOf(documentOf(answer.text), 'robots')).toBe('noindex');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    const picture = await pages.app.client().fetch(`/media/social/${image.id}.jpg`);
    expect([picture.status, picture.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(picture.headers.get('cache-control')).toMatch(/^private/);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await pages.app.client().get(`/api/generate/shared/${image.id}`)).body).toMatchObject({
      id: image.id,
      prompt: image.prompt,
      is_private: true,
      user_id: null,
    });
  });

  it('SEC-54, DAT-25: serves unmarked files to the owner alone, in the page and in its image', async () => {
    const image = newImage(pages.owner);
    await addImages(pages.app, [image]);
    const sharePageFor = async (client: typeof pages.owner.client) => (await client.get(`/share/${image.id}`)).text;
    expect(await sharePageFor(pages.app.client())).not.toMatch(new RegExp(`${image.originalName}|${image.cleanName}`));
    const own = await sharePageFor(pages.owner.client);
    expect(own).toContain(image.cleanName);
    expect(own).not.toContain(image.originalName);

    const composedOf = async (name: string | null) => {
      const picture = await pages.app.deps.storage.get(renditionKey(name ?? '', image.width));
      if (!picture) throw new Error('A rendition of the picture is missing');
      return socialPicture({ picture, prompt: image.prompt, alt: image.alt });
    };
    for (const client of [pages.app.client(), pages.owner.client]) {
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
  ])('contains the signed-in user on %s, and is never cached', async (path, status) => {
    const open = async (client: typeof pages.owner.client) => {
      const answer = await client.get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
      return initialDataOf(documentOf(answer.text));
    };
    expect((await open(pages.app.client())).user).toBeNull();
    expect((await open(pages.owner.client)).user).toEqual((await pages.owner.client.get('/api/auth/me')).body.user);
  });
});
