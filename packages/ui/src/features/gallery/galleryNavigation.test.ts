// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { leaveGalleryHint, takeGalleryHint } from './galleryNavigation';

it('HDR-11: the hint for the gallery is read once, and no more after 5 s', () => {
  leaveGalleryHint(1000);
  expect(JSON.parse(sessionStorage.getItem('galleryNavigation') ?? '')).toEqual({ timestamp: 1000, view: 'recent', forcePublic: true });
  expect(takeGalleryHint(6000)).toEqual({ timestamp: 1000, view: 'recent', forcePublic: true });
  expect(takeGalleryHint(6000)).toBeNull();
  leaveGalleryHint(1000);
  expect(takeGalleryHint(6001)).toBeNull();
});
