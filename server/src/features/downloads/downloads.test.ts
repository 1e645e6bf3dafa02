import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addImages, newImage } from '../../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';
import { checkLink, downloadLink } from './links';

const MINUTE = 60_000;

let app: TestApp;
let owner: SignedUp;
let studioOwner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  app = await startApp();
  [owner, studioOwner, other] = await Promise.all([
    app.signUp({ plan: 'pro' }),
    app.signUp({ plan: 'business' }),
    app.signUp({ plan: 'business' }),
  ]);
});
beforeEach(async () => {
  await app.deps.db('images').delete();
  for (const { id } of [owner, studioOwner, other]) await app.deps.rateLimits.reset('downloadAccount', id);
});
afterAll(() => app.close());

const linkFor = async (person: SignedUp, id: string): Promise<string> =>
  (await person.client.post(`/api/generate/download/${id}`, { userId: person.id })).body.watermarkedUrl as string;

async function pixelsAt(link: string): Promise<Buffer> {
  const response = await app.client().fetch(link);
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer();
}

describe('a download', () => {
  it('API-20, API-21, SEC-06: is a PNG attachment named after its prompt, available for ten minutes', async () => {
    const image = newImage(owner, { prompt: 'Émeraude "ring"\r\nSet-Cookie: x=1; with a very long name' });
    await addImages(app, [image]);
    const link = await linkFor(owner, image.id);
    const response = await app.client().fetch(link);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="jewelry-meraude-ring-set-cookie-x.png"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });

    app.clock.advance(9 * MINUTE);
    expect((await app.client().get(link)).status).toBe(200);
    app.clock.advance(2 * MINUTE);
    const late = await app.client().get(link);
    expect(late).toMatchObject({
      status: 410,
      body: { code: 'link_expired', error: 'This download link has expired. Please download the image again.' },
    });
  });

  it("PRD-06, VAL-14: is clean for a business account's own image and watermarked for all others", async () => {
    const [mine, theirs] = [newImage(studioOwner), newImage(owner)];
    await addImages(app, [mine, theirs]);
    const original = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#13241b' } })
      .raw()
      .toBuffer();
    const cases = [
      { who: 'the business account’s own', link: await linkFor(studioOwner, mine.id), isClean: true },
      { who: 'a business account of another’s', link: await linkFor(studioOwner, theirs.id), isClean: false },
      { who: 'another business account of a business account’s', link: await linkFor(other, mine.id), isClean: false },
      { who: 'a pro account’s own', link: await linkFor(owner, theirs.id), isClean: false },
    ];
    for (const { who, link, isClean } of cases)
      expect([who, (await pixelsAt(link)).equals(original)]).toEqual([who, isClean]);
  });

  it('ROL-06: is watermarked as the current plan requires, also after a downgrade', async () => {
    const leaver = await app.signUp({ plan: 'business' });
    const image = newImage(leaver);
    await addImages(app, [image]);
    const before = await pixelsAt(await linkFor(leaver, image.id));
    await app.deps.db('users').where({ id: leaver.id }).update({ subscription_plan: 'free' });
    expect((await pixelsAt(await linkFor(leaver, image.id))).equals(before)).toBe(false);
  });

  it('carries the watermark when there is no original and the displayed picture has none', async () => {
    const image = newImage(studioOwner, { originalName: null, markedName: null });
    await addImages(app, [image]);
    expect((await app.client().get(`/api/generate/shared/${image.id}`)).body.watermarked).toBe(false);
    const [clean, marked] = [
      await pixelsAt(await linkFor(studioOwner, image.id)),
      await pixelsAt(await linkFor(other, image.id)),
    ];
    expect(clean.equals(marked)).toBe(false);
  });

  it('SEC-39: is refused for a URL with a forged signature, form, expiry or image', async () => {
    const [image, second] = [newImage(owner), newImage(owner)];
    await addImages(app, [image, second]);
    const link = await linkFor(owner, image.id);
    const [, , , , , expires = ''] = link.split('/');
    const forged = [
      link.replace('/marked/', '/clean/'),
      link.replace(image.id, second.id),
      link.replace(expires, String(Number(expires) + 60)),
      link.replace(/\/[\w-]{43}\.png$/, `/${'A'.repeat(43)}.png`),
      link.replace('.png', ''),
      `${link}/..`,
      link.replace('/media/downloads/', '/media/downloads/../originals/'),
      `/media/originals/${image.originalName}.png`,
      '/media/downloads/',
    ];
    for (const path of forged) expect([path, (await app.client().get(path)).status]).toEqual([path, 404]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(link.length), (text, at) => {
        const tampered = link.slice(0, at) + text + link.slice(at + text.length);
        if (tampered !== link) expect(checkLink(app.deps.config, tampered, app.clock.now()).state).toBe('forged');
      }),
    );
    expect(checkLink(app.deps.config, link, app.clock.now()).state).toBe('good');
    const elsewhere = downloadLink(
      { downloadSigningKey: 'another secret, another secret, another' },
      { imageId: image.id, form: 'clean' },
      app.clock.now(),
    );
    expect((await app.client().get(elsewhere)).status).toBe(404);
  });

  it('is refused once its image is deleted', async () => {
    const image = newImage(owner);
    await addImages(app, [image]);
    const link = await linkFor(owner, image.id);
    await owner.client.delete(`/api/images/${image.id}`);
    expect((await app.client().get(link)).status).toBe(404);
    await owner.client.post(`/api/images/${image.id}/restore`);
    expect((await app.client().get(link)).status).toBe(200);
  });

  it('is limited to sixty a minute, with Retry-After', async () => {
    const image = newImage(owner);
    await addImages(app, [image]);
    const answers = await Promise.all(
      Array.from({ length: 63 }, () => owner.client.post(`/api/generate/download/${image.id}`, {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
