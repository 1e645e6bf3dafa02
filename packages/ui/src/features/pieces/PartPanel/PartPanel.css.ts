import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { aboveHomeBar, cut, focusRing, tabularFigures, textStyle, transition, travel } from '../../../theme/mixins';
import { states } from '../../../theme/states';

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${travel(4)})` } });

/** Next to the piece; on a phone a sheet that leaves the picture visible. */
export const panel = style(
  inLayer('block', {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.popover,
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(455px, 54dvh)',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderStartStartRadius: vars.radius.panel,
    borderStartEndRadius: vars.radius.panel,
    boxShadow: vars.shadow.float,
    animation: `${enter} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': {
      [media.laptop]: {
        position: 'absolute',
        insetBlock: vars.space[7],
        // Above the facts, so that the piece is not covered.
        insetInlineStart: 'calc(100% - 72px)',
        insetInlineEnd: 'auto',
        insetBlockEnd: 'auto',
        inlineSize: '372px',
        maxBlockSize: 'min(640px, calc(100dvh - 180px))',
        borderRadius: vars.radius.panel,
      },
    },
  }),
);

export const head = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    paddingBlockStart: vars.space[5],
    paddingInlineStart: vars.space[8],
    paddingInlineEnd: vars.space[4],
  }),
);

export const body = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingInline: vars.space[8],
    paddingBlockEnd: vars.space[6],
  }),
);

export const facts = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    color: vars.color.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const group = style(inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[3] }));

export const labelLine = style(
  inLayer('block', { display: 'flex', justifyContent: 'space-between', gap: vars.space[4] }),
);

export const label = style(inLayer('block', textStyle('label')));

export const chosen = style(inLayer('block', { ...textStyle('caption'), color: vars.color.text.muted }));

export const options = style(inLayer('block', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const option = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...cut('md'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.controlSm,
    paddingInline: vars.space[5],
    border: `1px solid ${vars.color.border.strong}`,
    cursor: 'pointer',
    transition: transition(['background-color', 'border-color']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focusVisible: focusRing,
      selected: { backgroundColor: vars.color.accent.soft, borderColor: vars.color.accent.line },
      disabled: { color: vars.color.text.subtle, borderStyle: 'dashed', cursor: 'default' },
    }),
    '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
  }),
);

/** Eight per row; more rows scroll. */
export const cells = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    marginInline: '-8px',
    maxBlockSize: '132px',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  }),
);

/** Large enough for touch, with the drawing in the middle. */
export const cell = style(
  inLayer('block', {
    ...cut('md'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '42px',
    blockSize: vars.size.touch,
    border: '1.5px solid transparent',
    color: vars.color.text.muted,
    cursor: 'pointer',
    transition: transition(['background-color', 'border-color']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focusVisible: { ...focusRing, outlineOffset: '-2px' },
      selected: { color: vars.color.accent.text, borderColor: vars.color.accent.line },
      disabled: { opacity: 0.4, cursor: 'default' },
    }),
  }),
);

/** The reasons why dimmed options are unavailable. */
export const reasons = style(
  inLayer('block', {
    ...textStyle('micro'),
    display: 'flex',
    flexDirection: 'column',
    fontWeight: 400,
    color: vars.color.text.muted,
  }),
);

export const amount = style(inLayer('block', { display: 'flex', alignItems: 'flex-end', gap: vars.space[4] }));

export const amountSlider = style(inLayer('override', { flex: 1 }));

export const exact = style(
  inLayer('block', {
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    paddingInline: vars.space[4],
    blockSize: vars.size.touch,
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.field,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
  }),
);

export const exactInput = style(
  inLayer('block', {
    ...textStyle('control'),
    ...tabularFigures,
    inlineSize: '4.2ch',
    blockSize: '100%',
    padding: 0,
    border: 0,
    color: vars.color.text.default,
    background: 'none',
    textAlign: 'end',
    outline: 'none',
    borderRadius: vars.radius.tile,
    selectors: { '&[data-focused]': focusRing },
  }),
);

export const foot = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingBlock: vars.space[4],
    paddingBlockEnd: `calc(${vars.space[4]} + ${aboveHomeBar})`,
    paddingInline: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const remove = style(inLayer('block', { color: vars.color.danger.text }));

export const difference = style(
  inLayer('block', {
    ...textStyle('control'),
    ...tabularFigures,
    flex: 1,
    minInlineSize: 0,
    paddingInline: vars.space[5],
    textAlign: 'end',
    color: vars.color.accent.text,
    selectors: { '&[data-problem]': { color: vars.color.warning.text, textAlign: 'start' } },
  }),
);
