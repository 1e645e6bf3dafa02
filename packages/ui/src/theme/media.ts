/** Widths in px from which a layout begins, in letters of the usual size. `phone` is everything below `tablet`. */
export const breakpoints = { phone: 0, tablet: 600, laptop: 900, desk: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** A length in the text that the browser is set to: twice as large letters are laid out as in half the window, px. */
const em = (px: number): string => `${px / 16}em`;
const from = (widthPx: number): string => `(min-width: ${em(widthPx)})`;
const below = (widthPx: number): string => `(max-width: ${em(widthPx - 0.02)})`;
const upTo = (widthPx: number): string => `(max-width: ${em(widthPx)})`;

/** Below it a window is too low for a header and a footer besides its content. */
const sideways = `${from(breakpoints.tablet)} and (max-height: ${em(500)})`;
const phone = below(breakpoints.tablet);
const laptop = from(breakpoints.laptop);

/** Media conditions for `@media` in a style and for `useMediaQuery`. */
export const media = {
  /** Below 600 px: full-screen sheets, docked prompt. */
  phone,
  /** Below 360 px: what can be left out is. */
  smallPhone: below(360),
  /** Below 280 px: a phone with text zoomed to 200 %. */
  tinyPhone: below(280),
  tablet: from(breakpoints.tablet),
  laptop,
  belowLaptop: below(breakpoints.laptop),
  desk: from(breakpoints.desk),
  belowDesk: below(breakpoints.desk),
  /** A phone held sideways: wide, with little height. Comes after the widths that it refines. */
  sideways,
  /** From this width on, details of a picture are beside it instead of below it. */
  beside: `${laptop}, ${sideways}`,
  /** 640 px and below: toasts move to the top. */
  toastTop: upTo(640),
  /** 768 px and below: account tabs lie down. */
  tabsHorizontal: upTo(768),
  /** Fingers: controls grow to 44 px. */
  touch: '(pointer: coarse)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** Where nothing can rest over a card its words stand below it. */
  captioned: `(hover: none), ${phone}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
