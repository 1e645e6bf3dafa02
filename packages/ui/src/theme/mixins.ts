import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { roles, type TextRole } from './scale';

/**
 * Family, size, line, weight and tracking of a role. Spread it into a rule:
 * `style(inLayer('block', { ...textStyle('title.m') }))`. Numbers that change or line up
 * (counts, prices, times) also take `tabularFigures`.
 */
export function textStyle(role: TextRole): StyleRule {
  const step = vars.type[roles[role]];
  const isDisplay = role.startsWith('display') || role.startsWith('title');
  return {
    fontFamily: isDisplay ? vars.type.family.display : vars.type.family.text,
    fontSize: step.size,
    lineHeight: step.line,
    fontWeight: step.weight,
    letterSpacing: step.tracking,
    ...(role.startsWith('price') ? tabularFigures : {}),
  };
}

/** Figures of one width: for every count, price, elapsed time and 'n / total'. */
export const tabularFigures: StyleRule = { fontVariantNumeric: 'tabular-nums lining-nums' };

/**
 * What the camera of a phone held sideways takes of either side, the same on both so that nothing shifts when the phone
 * is turned.
 */
export const besideNotch = 'max(env(safe-area-inset-left), env(safe-area-inset-right))';

/** What the camera takes of the upper edge where the page has the whole screen. */
export const aboveNotch = 'env(safe-area-inset-top)';

/** What the bar to leave the app by takes of the lower edge. */
export const aboveHomeBar = 'env(safe-area-inset-bottom)';

/** Within a dock that leaves room for the launcher of the voice assistant. */
export const besideLauncher = 'body:has([data-launcher]) &';

/** User-written text has its own base direction; an empty field inherits the page's. */
export const ownDirection: StyleRule = { unicodeBidi: 'plaintext' };

/** Visually hidden under a condition, which `VisuallyHidden` does not support. */
export const unseen: StyleRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Single line with an ellipsis. */
export const truncate: StyleRule = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
};

/** At most `lines` lines with an ellipsis. */
export function clampLines(lines: number): StyleRule {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  };
}

/**
 * Emerald-cut corners, the one signature shape: for pressed, chosen or set elements (button, chip,
 * badge, marker, the prompt plate). Browsers without `corner-shape` show a small radius. Outline,
 * border and inset shadow follow the bevel by themselves.
 */
export function cut(size: keyof typeof vars.shape.cut = 'md'): StyleRule {
  return {
    borderRadius: vars.radius.control,
    '@supports': {
      '(corner-shape: bevel)': { borderRadius: vars.shape.cut[size], cornerShape: 'bevel' },
    },
  };
}

/** A button that looks like what it holds, such as a picture. */
export const bareButton: StyleRule = {
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
};

/** A raised surface with a hairline, the size of a tile or larger. */
export const panel: StyleRule = {
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
};

/** The focus ring: 2 px of accent with a 2 px offset. Put it under `states({ focusVisible })`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
} as const;

/**
 * The box of a field, which carries its border and its content: a text field, the place for a file.
 * @param selectors other states of this kind of field, which invalid and disabled override
 */
export function fieldBox(selectors: NonNullable<StyleRule['selectors']>): StyleRule {
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.field,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.field,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    transition: transition(['border-color', 'background-color']),
    selectors: {
      ...selectors,
      '&[data-invalid]': {
        borderColor: vars.color.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
      },
      '&[data-disabled]': {
        color: vars.color.text.subtle,
        backgroundColor: vars.color.surface.sunken,
        borderColor: vars.color.border.hairline,
      },
    },
  };
}

/** Milgrain, the beaded edge: 3 px high, one bead every 7 px. Decorative only. */
export const milgrain = {
  blockSize: '3px',
  background: `radial-gradient(circle at 50% 50%, ${vars.color.accent.bead} 1.1px, transparent 1.45px) 0 0 / 7px 3px repeat-x`,
} as const;

/** Transition of the given properties at `motion.fast`; colours and opacity change, nothing moves. */
export function transition(properties: readonly string[], speed: 'fast' | 'base' | 'slow' = 'fast'): string {
  return properties.map((name) => `${name} ${vars.motion[speed]} ${vars.motion.ease}`).join(', ');
}

/**
 * A distance that disappears under reduced motion; use it in every `translate`.
 * @param px distance in px, negative for the other way
 */
export function travel(px: number): string {
  return `calc(${px}px * ${vars.motion.travel})`;
}
