import { describe, expect, it } from 'vitest';
import { normalizeImage } from './normalizeImage';

const at = () => new Date('2026-11-20T06:00:00Z');

describe('a normalized image', () => {
  it.each(['image_url', 'url', 'imageUrl'])('reads its URL from %s (DAT-08)', (name) => {
    const image = normalizeImage({ id: 'one', [name]: '/a.webp' }, { now: at });
    expect([image.image_url, image.url, image.imageUrl]).toEqual(['/a.webp', '/a.webp', '/a.webp']);
  });

  it.each([
    [true, true],
    ['true', true],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('liked as %o means %o (DAT-09)', (given, liked) => {
    expect(normalizeImage({ image_url: '/a.webp', is_liked: given }, { now: at }).is_liked).toBe(liked);
  });

  it('is temporary when the response has only a URL (DAT-12)', () => {
    expect(normalizeImage({ imageUrl: '/a.webp' }, { now: at })).toMatchObject({
      id: `temp-${at().getTime()}`,
      like_count: 0,
      is_liked: false,
      created_at: at().toISOString(),
      renditions: [{ url: '/a.webp' }],
    });
  });

  it('is named by its prompt, or by a default, when the response has only a URL (DAT-12)', () => {
    expect(normalizeImage({ imageUrl: '/a.webp' }, { submittedPrompt: 'A ring like a vine' })).toMatchObject({
      prompt: 'A ring like a vine',
      alt: 'A ring like a vine',
    });
    expect(
      normalizeImage({ imageUrl: '/a.webp', prompt: 'A brooch' }, { submittedPrompt: 'A ring like a vine' }),
    ).toMatchObject({
      alt: 'A brooch',
    });
    expect(normalizeImage({ imageUrl: '/a.webp' })).toMatchObject({ prompt: '', alt: 'Picture' });
  });

  it('never has a negative number of likes', () => {
    expect(normalizeImage({ url: '/a.webp', like_count: -3 }, { now: at }).like_count).toBe(0);
  });

  it('requires a URL (VAL-06)', () => {
    expect(() => normalizeImage({ id: 'one' }, { now: at })).toThrow('No image URL in response');
  });
});
