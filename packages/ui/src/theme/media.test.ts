import { expect, it } from 'vitest';
import { media } from './media';

it('TST-01: toasts move to the top in windows of 640 px and below, at letters of 16 px', () => {
  const [, width] = /^\(max-width: ([\d.]+)em\)$/.exec(media.toastTop) ?? [];
  expect(Number(width) * 16).toBe(640);
});
