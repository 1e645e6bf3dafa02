import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { aboveHomeBar, besideNotch, tabularFigures, textStyle, transition, travel } from '../../theme/mixins';

export const dialogWidth = createVar();

const inset = createVar();
/**
 * Aligns the footer's labels with the title. Without a side picture, the box of a quiet button may extend beyond it.
 */
const footerInset = createVar();

export const scrim = style(
  inLayer('recipe', {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: vars.z.overlay,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space[8],
    backgroundColor: vars.color.overlay,
    transition: transition(['opacity'], 'slow'),
    selectors: {
      '&[data-entering]': { opacity: 0 },
      '&[data-exiting]': {
        opacity: 0,
        transitionDuration: vars.motion.exitSlow,
        transitionTimingFunction: vars.motion.easeExit,
      },
    },
    '@media': {
      [media.phone]: { padding: 0, alignItems: 'stretch' },
      [media.sideways]: { paddingBlock: vars.space[2], paddingInline: `max(${vars.space[5]}, ${besideNotch})` },
    },
  }),
);

const surface = {
  position: 'relative',
  display: 'flex',
  inlineSize: `min(100%, ${dialogWidth})`,
  maxBlockSize: '100%',
  zIndex: vars.z.dialog,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.raised,
  border: '1px solid transparent',
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  transition: transition(['transform', 'opacity'], 'slow'),
} as const;

const moving = {
  '&[data-entering]': { opacity: 0, transform: `translateY(${travel(8)})` },
  '&[data-exiting]': {
    opacity: 0,
    transitionDuration: vars.motion.exitSlow,
    transitionTimingFunction: vars.motion.easeExit,
  },
} as const;

/** A centred panel; full screen on a phone. */
export const panel = style(
  inLayer('recipe', {
    ...surface,
    selectors: { ...moving, '&[data-fullscreen]': { blockSize: '100%' } },
    '@media': {
      [media.phone]: {
        inlineSize: '100%',
        border: 0,
        borderRadius: 0,
        boxShadow: 'none',
        selectors: {
          '&[data-entering]': { opacity: 0, transform: `translateY(${travel(24)})` },
        },
      },
    },
  }),
);

/** The panel of an alert dialog: centred on a phone too, because it holds one question. */
export const alertPanel = style(
  inLayer('recipe', {
    ...surface,
    selectors: moving,
    '@media': {
      [media.phone]: {
        alignSelf: 'center',
        maxBlockSize: `calc(100% - 2 * ${vars.space[7]})`,
        marginInline: vars.space[7],
      },
    },
  }),
);

export const dialog = style(
  inLayer('recipe', {
    vars: { [inset]: vars.space[10], [footerInset]: `calc(${vars.space[10]} - 8px)` },
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    outline: 'none',
    selectors: { '&[data-aside]': { vars: { [inset]: '44px', [footerInset]: '44px' } } },
    '@media': {
      [media.phone]: {
        vars: { [inset]: vars.space[7], [footerInset]: vars.space[7] },
        selectors: { '&[data-aside]': { vars: { [inset]: vars.space[7], [footerInset]: vars.space[7] } } },
      },
      [media.sideways]: {
        vars: { [inset]: vars.space[7], [footerInset]: `calc(${vars.space[7]} - 8px)` },
        selectors: { '&[data-aside]': { vars: { [inset]: vars.space[8], [footerInset]: vars.space[8] } } },
      },
    },
  }),
);

export const aside = style(
  inLayer('recipe', {
    position: 'relative',
    flex: '0 0 43.2%',
    minInlineSize: 0,
    overflow: 'hidden',
    backgroundColor: vars.color.surface.tray,
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const column = style(
  inLayer('recipe', {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
  }),
);

export const header = style(
  inLayer('recipe', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[6],
    paddingInlineStart: inset,
    paddingInlineEnd: `calc(${inset} - 12px)`,
    paddingBlockStart: '22px',
    '@media': {
      [media.phone]: { minBlockSize: vars.size.headerPhone, paddingBlockStart: vars.space[5] },
      [media.sideways]: { paddingBlockStart: vars.space[2] },
    },
  }),
);

export const titles = style(inLayer('recipe', { flex: 1, minInlineSize: 0, paddingBlockStart: vars.space[2] }));

export const titleLine = style(
  inLayer('recipe', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[5] }),
);

export const note = style(inLayer('recipe', { ...textStyle('body'), ...tabularFigures, color: vars.color.text.muted }));

export const icon = style(
  inLayer('recipe', { display: 'grid', color: vars.color.accent.text, marginBlockEnd: vars.space[5] }),
);

/** In line with the close button. */
export const overline = style(
  inLayer('recipe', { display: 'flex', alignItems: 'center', minBlockSize: '36px', marginBlockEnd: vars.space[6] }),
);

export const subtitle = style(inLayer('recipe', { color: vars.color.text.muted, marginBlockStart: vars.space[2] }));

/** Height of the fade at the lower edge of the content while it can be scrolled further. */
const bodyEnd = vars.space[10];

export const body = style(
  inLayer('recipe', {
    flex: 1,
    minBlockSize: 0,
    paddingInline: inset,
    paddingBlockStart: vars.space[7],
    paddingBlockEnd: bodyEnd,
    scrollPaddingBlockEnd: bodyEnd,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '::after': {
      content: '',
      display: 'block',
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${bodyEnd})`,
      blockSize: bodyEnd,
      marginBlockEnd: `calc(-1 * ${bodyEnd})`,
      marginInline: `calc(-1 * ${inset})`,
      backgroundImage: `linear-gradient(transparent, ${vars.color.surface.raised})`,
      pointerEvents: 'none',
    },
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': {
      [media.sideways]: { paddingBlockStart: vars.space[4] },
      [media.forcedColors]: { '::after': { display: 'none' } },
    },
  }),
);

export const flushBody = style(
  inLayer('recipe', { paddingInline: 0, paddingBlockEnd: 0, scrollPaddingBlockEnd: 0, '::after': { display: 'none' } }),
);

export const footer = style(
  inLayer('recipe', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    minBlockSize: '76px',
    paddingInline: footerInset,
    paddingBlock: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    '@media': {
      [media.phone]: {
        paddingBlockEnd: `max(${vars.space[5]}, ${aboveHomeBar})`,
      },
      [media.sideways]: { minBlockSize: 0, paddingBlock: vars.space[2] },
    },
  }),
);

/** Beside a picture the last action takes the remaining width. */
globalInLayer('recipe', `${dialog}[data-aside] ${footer} > :last-child`, { flex: 1 });

/** So does the filled action on a phone. It is the last visible child: a hidden hint may follow it. */
globalInLayer('recipe', `${footer} > :nth-last-child(1 of :not([hidden]))`, {
  '@media': { [media.phone]: { flex: 1 } },
});

export const alertBody = style(
  inLayer('recipe', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    padding: vars.space[12],
    paddingBlockEnd: vars.space[10],
    overflowY: 'auto',
    '@media': { [media.phone]: { padding: vars.space[8] } },
  }),
);

export const alertActions = style(
  inLayer('recipe', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    marginBlockStart: vars.space[5],
  }),
);
