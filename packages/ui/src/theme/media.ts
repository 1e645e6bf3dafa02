/** Widths in px from which a layout begins. `phone` is everything below `tablet`. */
export const breakpoints = { phone: 0, tablet: 600, laptop: 900, desk: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

const below = (widthPx: number): string => `(max-width: ${widthPx - 0.02}px)`;

/** Below it a window has no height for what stands above and below its content. */
const sideways = `(min-width: ${breakpoints.tablet}px) and (max-height: 500px)`;
const phone = below(breakpoints.tablet);
const laptop = `(min-width: ${breakpoints.laptop}px)`;

/** Media conditions for `@media` in a style and for `useMediaQuery`. */
export const media = {
  /** Below 600 px: full-screen sheets, docked prompt. */
  phone,
  /** Below 360 px: what can be left out is. */
  smallPhone: below(360),
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  laptop,
  belowLaptop: below(breakpoints.laptop),
  desk: `(min-width: ${breakpoints.desk}px)`,
  belowDesk: below(breakpoints.desk),
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
  captioned: `(hover: none), ${phone}`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
