import { createGlobalThemeContract } from '@vanilla-extract/css';

/** `['color', 'action', 'fillHover']` becomes `jw-color-action-fill-hover`. */
function toName(_value: string | null, path: string[]): string {
  return `jw-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Every design decision a component may read, as CSS custom properties named `--jw-…`.
 * The values live in the themes (`porcelain`, `velvet`, `darkRoom`) and in `foundation`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: { page: null, raised: null, sunken: null, tray: null, field: null },
      /** The drawing surface is white in every theme, as it is exported. */
      paper: { sheet: null, guide: null, axis: null },
      text: { default: null, muted: null, subtle: null },
      border: { hairline: null, strong: null, control: null },
      accent: { text: null, line: null, soft: null, bead: null },
      action: { fill: null, fillHover: null, text: null, stepLine: null },
      danger: { text: null, fill: null, onFill: null, soft: null },
      warning: { text: null, soft: null, dot: null, dotOnAction: null },
      success: { text: null, soft: null },
      focus: { ring: null },
      overlay: null,
      skeleton: { base: null, glint: null },
      marker: { fill: null, text: null },
    },
    shadow: { none: null, float: null, dock: null },
    /**
     * `filter` for a photograph at rest, `none` where it keeps its brightness; `brightness` to combine with other
     * filters.
     */
    photo: { brightness: null, filter: null },
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      7: null,
      8: null,
      9: null,
      10: null,
      11: null,
      12: null,
      13: null,
      14: null,
      15: null,
    },
    size: {
      controlSm: null,
      controlMd: null,
      controlLg: null,
      controlXl: null,
      field: null,
      iconButton: null,
      iconButtonSm: null,
      icon: null,
      iconSm: null,
      iconChip: null,
      iconTool: null,
      header: null,
      headerPhone: null,
      typeChip: null,
      presetChip: null,
      badge: null,
      marker: null,
      avatar: null,
      touch: null,
      pageMax: null,
    },
    radius: { tile: null, control: null, panel: null },
    shape: { cut: { sm: null, badge: null, md: null, lg: null } },
    type: {
      family: { display: null, text: null },
      displayXl: { size: null, line: null, weight: null, tracking: null },
      displayL: { size: null, line: null, weight: null, tracking: null },
      displayM: { size: null, line: null, weight: null, tracking: null },
      titleL: { size: null, line: null, weight: null, tracking: null },
      titleCaption: { size: null, line: null, weight: null, tracking: null },
      titleM: { size: null, line: null, weight: null, tracking: null },
      titleS: { size: null, line: null, weight: null, tracking: null },
      priceL: { size: null, line: null, weight: null, tracking: null },
      priceM: { size: null, line: null, weight: null, tracking: null },
      bodyL: { size: null, line: null, weight: null, tracking: null },
      bodyLead: { size: null, line: null, weight: null, tracking: null },
      body: { size: null, line: null, weight: null, tracking: null },
      control: { size: null, line: null, weight: null, tracking: null },
      label: { size: null, line: null, weight: null, tracking: null },
      caption: { size: null, line: null, weight: null, tracking: null },
      micro: { size: null, line: null, weight: null, tracking: null },
    },
    motion: {
      fast: null,
      base: null,
      slow: null,
      exitFast: null,
      exitBase: null,
      exitSlow: null,
      ease: null,
      easeExit: null,
      glint: null,
      travel: null,
    },
    z: {
      base: null,
      plate: null,
      sticky: null,
      assistant: null,
      overlay: null,
      dialog: null,
      popover: null,
      toast: null,
      loading: null,
    },
  },
  toName,
);

type Tokens<T> = { readonly [K in keyof T]: T[K] extends string ? string : Tokens<T[K]> };

/** The part of the contract that changes with the theme. */
export type ThemeTokens = Tokens<Pick<typeof vars, 'color' | 'shadow' | 'photo'>>;

/** The part of the contract that is the same in every theme. */
export type FoundationTokens = Tokens<Omit<typeof vars, 'color' | 'shadow' | 'photo'>>;
