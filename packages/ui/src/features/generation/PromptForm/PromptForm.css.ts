import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { aboveHomeBar, cut, ownDirection, tabularFigures, textStyle, transition } from '../../../theme/mixins';

const focused = '&:has(textarea:focus-visible)';
/** Text of 64, a row of 44, and the padding. */
const dockHeight = `calc(150px + ${aboveHomeBar})`;

export const form = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: 0,
    paddingBlockStart: vars.space[10],
    paddingBlockEnd: vars.space[5],
    '@media': {
      [media.tablet]: { paddingInline: vars.space[7], paddingBlock: vars.space[12] },
      [media.desk]: { padding: 0 },
    },
  }),
);

export const headline = style(
  inLayer('block', {
    textAlign: 'center',
    maxInlineSize: '22ch',
    '@media': {
      [media.phone]: { lineHeight: 1.2, maxInlineSize: '14ch' },
      [media.desk]: { fontSize: 'clamp(2.5rem, 5.75cqi, 3.75rem)', maxInlineSize: 'none' },
    },
  }),
);

export const subtitle = style(
  inLayer('block', {
    textAlign: 'center',
    color: vars.color.text.muted,
    marginBlockStart: '10px',
    marginBlockEnd: vars.space[4],
    paddingInline: vars.space[4],
    '@media': { [media.tablet]: { marginBlockEnd: '26px' } },
  }),
);

export const fields = style(
  inLayer('block', {
    inlineSize: '100%',
    '@media': {
      [media.tablet]: { inlineSize: 'min(100%, 720px)' },
      [media.desk]: { inlineSize: 'min(100%, clamp(640px, 79.5cqi, 880px))' },
    },
  }),
);

/** The main surface of the page. On a phone it docks at the lower edge. */
export const plate = style(
  inLayer('block', {
    position: 'relative',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    '@media': {
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: vars.z.sticky,
        paddingBlockStart: '14px',
        paddingBlockEnd: `calc(22px + ${aboveHomeBar})`,
        paddingInline: vars.space[6],
        boxShadow: vars.shadow.dock,
      },
      [media.tablet]: {
        ...cut('lg'),
        border: `1px solid ${vars.color.border.control}`,
        paddingBlockStart: '17px',
        paddingBlockEnd: '11px',
        paddingInline: '21px',
        transition: transition(['border-color'], 'base'),
        selectors: { [focused]: { borderColor: vars.color.accent.line } },
      },
    },
  }),
);

/** While the prompt docks, the page ends above it, and scroll padding keeps focused elements clear of it. */
globalInLayer('block', `body:has(${plate})`, {
  '@media': { [media.phone]: { paddingBlockEnd: dockHeight } },
});
globalInLayer('block', `html:has(${plate})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: dockHeight } },
});

/** Beads inside the edge of the focused plate. */
export const beads = style(
  inLayer('block', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    fill: 'none',
    stroke: vars.color.accent.line,
    strokeWidth: 2,
    strokeLinecap: 'round',
    pointerEvents: 'none',
    opacity: 0,
    transition: transition(['opacity'], 'base'),
    selectors: { ':has(> textarea:focus-visible) > &': { opacity: 1 } },
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

/** Beads on the upper edge of the dock; they brighten while the user types. */
export const dockEdge = style(
  inLayer('block', {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '-1px',
    '@media': { [media.tablet]: { display: 'none' } },
  }),
);

/** The box grows with its text up to this height, px. */
export const MAX_TEXT_PX = 192;

export const textarea = style(
  inLayer('block', {
    ...textStyle('body.l'),
    ...ownDirection,
    display: 'block',
    inlineSize: '100%',
    minBlockSize: '64px',
    maxBlockSize: `${MAX_TEXT_PX}px`,
    padding: 0,
    border: 0,
    borderBlockEnd: `${vars.space[4]} solid transparent`,
    outline: 'none',
    resize: 'none',
    fieldSizing: 'content',
    color: 'inherit',
    backgroundColor: 'transparent',
    caretColor: vars.color.accent.text,
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': {
      [media.phone]: { fontSize: '1.0625rem', lineHeight: '1.625rem' },
      [media.forcedColors]: {
        // A transparent edge would be visible there.
        borderBlockEndColor: 'Field',
        selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '4px' } },
      },
    },
  }),
);

/** Reserves one line, so that nothing moves when the quota has loaded. */
export const underPlate = style(
  inLayer('block', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: vars.space[6],
    minBlockSize: vars.space[7],
    '@media': {
      [media.phone]: { justifyContent: 'center' },
      [media.tablet]: { marginBlockStart: vars.space[3], paddingInline: vars.space[5] },
    },
  }),
);

export const quota = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...tabularFigures,
    marginInlineStart: 'auto',
    color: vars.color.text.subtle,
    selectors: {
      '&[data-left="1"]': { color: vars.color.accent.text },
      '&[data-left="0"]': { color: vars.color.warning.text },
    },
    '@media': { [media.phone]: { marginInline: 'auto' } },
  }),
);

/** Names the services that receive the prompt. */
export const recipients = style(
  inLayer('block', {
    ...textStyle('caption'),
    overflowWrap: 'anywhere',
    color: vars.color.text.subtle,
    '@media': { [media.phone]: { textAlign: 'center', paddingInline: vars.space[4] } },
  }),
);

export const problem = style(
  inLayer('block', {
    '@media': {
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: dockHeight,
        zIndex: vars.z.sticky,
        margin: 0,
        paddingInline: vars.space[6],
        paddingBlock: vars.space[4],
        backgroundColor: vars.color.surface.raised,
      },
    },
  }),
);

/** On a phone the badge counts the presets and the dialog removes them. */
export const chips = style(
  inLayer('block', {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: vars.space[4],
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

globalInLayer('block', `${chips} > ul`, { justifyContent: 'center' });

export const types = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[1],
    marginBlockStart: vars.space[5],
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: 0,
        inlineSize: '100%',
        paddingInline: vars.space[4],
        marginBlockStart: 0,
      },
      [media.smallPhone]: { paddingInline: 0 },
      [media.tinyPhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

globalInLayer('block', `${types} svg`, {
  '@media': {
    [media.phone]: { inlineSize: vars.size.iconTool, blockSize: vars.size.iconTool },
  },
});
