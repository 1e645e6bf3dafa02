import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImagePage } from '@jewelry/contract';
import { designFromPrompt } from '@jewelry/design';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../testing/startApp';
import { importDemo } from './importDemo';

let directory: string;
let app: TestApp;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'filigree-demo-'));
  const webp = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#13241b' } })
    .webp()
    .toBuffer();
  const entries = [];
  for (let i = 0; i < 8; i++) {
    await writeFile(join(directory, `0${i}.webp`), webp);
    const design = designFromPrompt({ prompt: `piece ${i}`, jewelryType: 'ring', seed: i }).spec;
    entries.push({
      file: `0${i}.webp`,
      prompt: `piece ${i}`,
      design,
      likes: i * 3,
      alt: `Piece ${i}.`,
      thumbhash: 'AAAA',
    });
  }
  await writeFile(join(directory, 'demo.json'), JSON.stringify(entries));
});
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the demo gallery', () => {
  it("fills an empty database with the atelier's images, once", async () => {
    const added = await Promise.all([importDemo(app.deps, directory), importDemo(app.deps, directory)]);
    expect(added.toSorted((a, b) => a - b)).toEqual([0, 8]);
    expect(await importDemo(app.deps, directory)).toBe(0);
    const { body } = await app.client().get('/api/images/recent');
    ImagePage.parse(body);
    expect(body.totalCount).toBe(8);
    expect(body.images.map((image: { prompt: string }) => image.prompt)).toEqual(
      Array.from({ length: 8 }, (_, i) => `piece ${i}`),
    );
    expect(new Set(body.images.map((image: { created_at: string }) => image.created_at)).size).toBe(8);
    const [image] = body.images;
    expect(image).toMatchObject({
      author_name: 'Filigree Atelier',
      user_id: null,
      watermarked: false,
      alt: 'Piece 0.',
      metadata: { design: { seed: 0 } },
    });
    expect(image.renditions.map((rendition: { width: number }) => rendition.width)).toEqual([320, 640, 1024]);
    for (const rendition of image.renditions) {
      const response = await app.client().fetch(rendition.url);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(rendition.width);
      expect(response.headers.get('cache-control')).toContain('public');
    }
    expect((await app.client().get('/api/images/top')).body.images[0]).toMatchObject({
      prompt: 'piece 7',
      like_count: 21,
    });
  });

  it('lets users like its images, and refuses to sign in as the atelier', async () => {
    await importDemo(app.deps, directory);
    const { client } = await app.signUp();
    const [image] = (await client.get('/api/images/top')).body.images;
    expect((await client.post(`/api/likes/${image.id}`)).body.like_count).toBe(image.like_count + 1);
    for (const password of ['', '!', 'atelier@filigree.invalid']) {
      const answer = await app
        .client()
        .post('/api/auth/signin', { email: 'atelier@filigree.invalid', password: password || 'x' });
      expect(answer.status).toBe(401);
    }
  });

  it('does not change a database in use, and tolerates a missing gallery', async () => {
    expect(await importDemo(app.deps, join(directory, 'nowhere'))).toBe(0);
    await app.signUp();
    expect(await importDemo(app.deps, directory)).toBe(0);
  });
});
