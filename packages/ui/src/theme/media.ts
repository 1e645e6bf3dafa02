/** Widths in px from which a layout begins. `phone` is everything below `tablet`. */
export const breakpoints = { phone: 0, tablet: 600, laptop: 900, desk: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Below it a window has no height for what stands above and below its content. */
const sideways = `(min-width: ${breakpoints.tablet}px) and (max-height: 500px)`;
const laptop = `(min-width: ${breakpoints.laptop}px)`;

/** Media conditions for `@media` in a style and for `useMediaQuery`. */
export const media = {
  /** Below 600 px: full-screen sheets, docked prompt. */
  phone: '(max-width: 599.98px)',
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  laptop,
  desk: `(min-width: ${breakpoints.desk}px)`,
  /** A phone held sideways: wide, with little height. Comes after the widths that it refines. */
  sideways,
  /** Where what belongs to a picture stands beside it instead of below it. */
  beside: `${laptop}, ${sideways}`,
  /** 640 px and below: toasts move to the top (TST-01). */
  toastTop: '(max-width: 640px)',
  /** 768 px and below: account tabs lie down. */
  tabsHorizontal: '(max-width: 768px)',
  /** Fingers: controls grow to 44 px. */
  touch: '(pointer: coarse)',
  /** A pointer that can rest over things. */
  hover: '(hover: hover)',
  /** Where nothing can rest over a card its words stand below it. */
  captioned: '(hover: none), (max-width: 599.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
