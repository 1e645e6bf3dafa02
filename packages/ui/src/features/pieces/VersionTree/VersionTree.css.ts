import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { clampLines, focusRing, tabularFigures, textStyle } from '../../../theme/mixins';

/** Number of lanes in the tree. */
export const laneCount = createVar();
/** The lane of a line or bead. */
export const lane = createVar();
/** The lane of the bead in the row that a line passes. */
export const ownLane = createVar();
/** Side of a picture. */
const side = createVar();
/** Distance between lanes, smaller when there are many. */
const pitch = createVar();
/** Space for the lines: at the start of a column, above a strip. */
const room = createVar();

export const section = style(
  inLayer('block', { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }),
);

export const heading = style(
  inLayer('block', {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: vars.space[5],
    paddingInline: vars.space[5],
    '@media': { [media.belowDesk]: { paddingInline: vars.space[7] } },
  }),
);

export const count = style(
  inLayer('block', { ...textStyle('control'), ...tabularFigures, fontWeight: 400, color: vars.color.text.muted }),
);

export const form = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'flex-end',
    flexWrap: 'wrap',
    gap: vars.space[4],
    paddingInline: vars.space[5],
    paddingBlockEnd: vars.space[5],
    '@media': { [media.belowDesk]: { paddingInline: vars.space[7] } },
  }),
);

/** A column on a desktop; elsewhere a strip that snaps. */
export const scroller = style(
  inLayer('block', {
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    vars: { [side]: '76px', [pitch]: '12px', [room]: vars.space[5] },
    selectors: {
      '&[data-branched]': {
        vars: {
          [side]: '48px',
          [pitch]: `clamp(4px, 24px / ${laneCount}, 12px)`,
          [room]: `calc(${laneCount} * ${pitch} + 12px)`,
        },
      },
    },
    '@media': {
      [media.belowDesk]: {
        overflowX: 'auto',
        overflowY: 'hidden',
        scrollSnapType: 'inline proximity',
        scrollPaddingInline: vars.space[6],
        vars: { [side]: '60px', [room]: vars.space[3] },
        selectors: {
          '&[data-branched]': {
            vars: {
              [side]: '56px',
              [pitch]: `clamp(4px, 42px / ${laneCount}, 12px)`,
              [room]: `calc(${laneCount} * ${pitch} + 10px)`,
            },
          },
        },
      },
    },
  }),
);

export const list = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    '@media': { [media.belowDesk]: { flexDirection: 'row', inlineSize: 'max-content', paddingInline: vars.space[6] } },
  }),
);

export const item = style(
  inLayer('block', {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: `calc(${side} + 20px)`,
    paddingBlock: '4px 16px',
    paddingInline: `${room} ${vars.space[1]}`,
    cursor: 'pointer',
    outline: 'none',
    borderRadius: vars.radius.tile,
    selectors: {
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
      '&[data-disabled]': { cursor: 'default' },
    },
    '@media': {
      [media.belowDesk]: {
        flexShrink: 0,
        inlineSize: '224px',
        minBlockSize: 0,
        scrollSnapAlign: 'start',
        paddingBlock: `${room} 12px`,
        paddingInline: '4px 8px',
      },
    },
  }),
);

/** The beads between the pictures of a linear history; a branched one has lines next to its pictures. */
export const beads = style(
  inLayer('block', {
    position: 'absolute',
    insetBlock: `calc(4px + ${side} + 5px) -1px`,
    insetInlineStart: `calc(${room} + ${side} / 2 - 2px)`,
    inlineSize: '4px',
    maxBlockSize: '12px',
    backgroundImage: `radial-gradient(circle, ${vars.color.accent.bead} 1.4px, transparent 1.9px)`,
    backgroundSize: '4px 6px',
    selectors: { '[role="row"]:last-child &': { display: 'none' } },
    '@media': { [media.belowDesk]: { display: 'none' } },
  }),
);

/** Position of a lane's center across the lines, and of the center of a row's picture along them. */
const across = (of: string): string => `calc(${of} * ${pitch} + 10px)`;
const middle = `calc(4px + ${side} / 2)`;
const line = `1px solid ${vars.color.border.control}`;
const onPath = { '&[data-path]': { borderColor: vars.color.accent.line, borderWidth: '2px', zIndex: 1 } } as const;

/** A straight line in its lane, down a column and along a strip. */
const straight = (from: string, to: string) =>
  inLayer('block', {
    position: 'absolute',
    insetBlock: `${from} ${to}`,
    insetInlineStart: across(lane),
    borderInlineStart: line,
    selectors: { '&[data-path]': { ...onPath['&[data-path]'], borderBlockWidth: 0, borderInlineEndWidth: 0 } },
    '@media': {
      [media.belowDesk]: {
        insetBlock: `${across(lane)} auto`,
        insetInline: `${from} ${to}`,
        borderInlineStart: 0,
        borderBlockStart: line,
        selectors: { '&[data-path]': { borderWidth: '2px 0 0' } },
      },
    },
  });

export const segment = {
  ...styleVariants({
    through: straight('0px', '0px'),
    before: straight('0px', `calc(100% - ${middle})`),
    after: straight(middle, '0px'),
  }),
  /** A rounded corner into the bead of its row. */
  join: style(
    inLayer('block', {
      position: 'absolute',
      insetBlockStart: 0,
      blockSize: middle,
      insetInlineStart: across(ownLane),
      inlineSize: `calc((${lane} - ${ownLane}) * ${pitch} + 1px)`,
      borderInlineEnd: line,
      borderBlockEnd: line,
      borderEndEndRadius: '8px',
      selectors: { '&[data-path]': { ...onPath['&[data-path]'], borderBlockStartWidth: 0, borderInlineStartWidth: 0 } },
      '@media': {
        [media.belowDesk]: {
          insetBlockStart: across(ownLane),
          blockSize: `calc((${lane} - ${ownLane}) * ${pitch} + 1px)`,
          insetInlineStart: 0,
          inlineSize: middle,
        },
      },
    }),
  ),
} as const;

export const bead = style(
  inLayer('block', {
    position: 'absolute',
    zIndex: 2,
    inlineSize: '9px',
    blockSize: '9px',
    insetInlineStart: across(lane),
    insetBlockStart: middle,
    translate: '-4px -4px',
    borderRadius: '50%',
    border: `1px solid ${vars.color.border.control}`,
    backgroundColor: vars.color.surface.page,
    selectors: {
      '&:dir(rtl)': { translate: '4px -4px' },
      '&[data-path]': { borderColor: vars.color.accent.line },
      '[data-selected] &': { backgroundColor: vars.color.accent.line, borderColor: vars.color.accent.line },
    },
    '@media': { [media.belowDesk]: { insetInlineStart: middle, insetBlockStart: across(lane) } },
  }),
);

export const more = style(
  inLayer('block', { marginBlockStart: '-6px', marginInlineStart: `calc(-1 * ${vars.space[3]})` }),
);

export const picture = style(
  inLayer('block', {
    inlineSize: side,
    blockSize: side,
    flexShrink: 0,
    selectors: { '[data-selected] &': { outline: `2px solid ${vars.color.accent.line}`, outlineOffset: '2px' } },
  }),
);

export const socket = style(
  inLayer('block', {
    inlineSize: side,
    blockSize: side,
    flexShrink: 0,
    backgroundColor: vars.color.skeleton.base,
    borderRadius: vars.radius.tile,
  }),
);

export const words = style(
  inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[1], flex: 1, minInlineSize: 0 }),
);

export const name = style(
  inLayer('block', { ...textStyle('caption'), ...clampLines(3), fontWeight: 550, overflowWrap: 'break-word' }),
);

export const amount = style(
  inLayer('block', {
    ...textStyle('micro'),
    ...tabularFigures,
    fontWeight: 400,
    color: vars.color.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
