import { MONOGRAM, WORDMARK, type Outline } from './outlines';

/** Proportions of the logo: monogram, gap and wordmark, in its own units. */
const LOGO = { width: 198, height: 40, wordmarkX: 52, wordmarkY: 9.19 } as const;

/** Width by height. */
export const LOGO_ASPECT = LOGO.width / LOGO.height;

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Positions an outline by its top left corner and its width, in the units of the surrounding drawing. */
export function placed(
  { viewBox: [x, y, width], svg }: Outline,
  left: number,
  top: number,
  targetWidth: number,
): string {
  const scale = targetWidth / width;
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${scale}) translate(${-x} ${-y})">${svg}</g>`;
}

/** The monogram and the wordmark, in `currentColor`. */
export function logoAt(left: number, top: number, width: number): string {
  const scale = width / LOGO.width;
  const wordmark = placed(
    WORDMARK,
    left + LOGO.wordmarkX * scale,
    top + LOGO.wordmarkY * scale,
    WORDMARK.viewBox[2] * scale,
  );
  return placed(MONOGRAM, left, top, MONOGRAM.viewBox[2] * scale) + wordmark;
}
