import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, tabularFigures, textStyle, transition } from '../../theme/mixins';

const focused = '&:has(textarea:focus-visible)';
/** Text of 64, a row of 44 and what lies around them. */
const dockHeight = `calc(150px + env(safe-area-inset-bottom))`;

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
    marginBlockEnd: vars.space[7],
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

/** The one large stone of the page. On a phone it docks at the lower edge. */
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
        paddingBlockEnd: `calc(22px + env(safe-area-inset-bottom))`,
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

/** While the prompt docks, the page ends above it, and what is focused never hides behind it. */
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

/** Beads on the upper edge of the dock; they brighten while one writes. */
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
        selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '4px' } },
      },
    },
  }),
);

export const bar = style(
  inLayer('block', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlMd,
    marginInlineStart: '-12px',
    marginInlineEnd: '-8px',
    '@media': {
      [media.phone]: { marginBlockStart: vars.space[3], marginInlineEnd: 0 },
    },
  }),
);

export const tools = style(
  inLayer('block', { display: 'flex', alignItems: 'center', flex: 1, minInlineSize: 0 }),
);

/** A quiet button of the bar: an icon and a word, on a phone the icon alone. */
export const tool = style(
  inLayer('block', {
    color: vars.color.text.muted,
    paddingInline: vars.space[5],
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: { paddingInline: 0, minInlineSize: vars.size.touch, flexShrink: 0 },
    },
  }),
);

export const toolWord = style(
  inLayer('block', {
    '@media': {
      [media.phone]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

/** The drawing that goes with the words, and how to take it away. */
export const drawing = style(inLayer('block', { display: 'inline-flex', alignItems: 'center' }));

/** Nearer to the drawing than to what follows. */
export const removeDrawing = style(inLayer('block', { marginInlineStart: '-8px' }));

export const thumbnail = style(
  inLayer('block', {
    inlineSize: '32px',
    blockSize: '32px',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.paper.sheet,
  }),
);

/** The count sits on the corner of the icon where there is no word beside it. */
export const count = style(
  inLayer('block', {
    '@media': {
      [media.phone]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: '-4px',
        minInlineSize: '18px',
        minBlockSize: '18px',
        paddingInline: vars.space[2],
        fontSize: '0.75rem',
        color: vars.color.action.text,
        backgroundColor: vars.color.action.fill,
      },
    },
  }),
);

/** Said, not pressed. */
export const note = style(
  inLayer('block', {
    ...textStyle('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingInline: vars.space[5],
    fontWeight: 400,
    color: vars.color.text.muted,
    '@media': {
      [media.phone]: {
        ...textStyle('micro'),
        fontSize: '0.75rem',
        fontWeight: 400,
        gap: vars.space[3],
        paddingInline: vars.space[3],
      },
    },
  }),
);

export const counter = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...tabularFigures,
    color: vars.color.text.subtle,
    paddingInline: vars.space[4],
    whiteSpace: 'nowrap',
    selectors: { '&[data-full]': { color: vars.color.danger.text } },
    '@media': { [media.phone]: { fontSize: vars.type.micro.size, paddingInline: vars.space[2] } },
  }),
);

export const submit = style(inLayer('block', { flexShrink: 0 }));

export const problem = style(
  inLayer('block', {
    marginBlockStart: vars.space[4],
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
    marginBlockStart: '14px',
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
    marginBlockStart: '18px',
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: 0,
        inlineSize: '100%',
        paddingInline: vars.space[4],
        marginBlockStart: 0,
      },
      '(max-width: 359.98px)': { paddingInline: 0 },
    },
  }),
);

globalInLayer('block', `${types} svg`, {
  '@media': {
    [media.phone]: { inlineSize: vars.size.iconTool, blockSize: vars.size.iconTool },
  },
});
