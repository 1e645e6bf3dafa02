import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { aboveHomeBar, aboveNotch, besideNotch, cut, focusRing, textStyle, travel } from '../../theme/mixins';
import { states } from '../../theme/states';

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(${travel(8)})` },
});

/** Set by overlays with actions in the lower end corner and a close button in the upper one. */
const cornersTaken = ':where(:root:has([data-toasts="top"])) &';
/** Offset below a close button in the upper corner, px. */
const belowClose = '80px';

export const region = style(
  inLayer('recipe', {
    position: 'fixed',
    insetBlockEnd: `max(${vars.space[8]}, ${aboveHomeBar})`,
    insetInlineEnd: `max(${vars.space[8]}, ${besideNotch})`,
    zIndex: vars.z.toast,
    inlineSize: 'min(400px, calc(100vw - 32px))',
    borderRadius: vars.radius.panel,
    outline: 'none',
    ...states({ focusVisible: focusRing }),
    selectors: { [cornersTaken]: { insetBlockEnd: 'auto', insetBlockStart: belowClose, maxInlineSize: '352px' } },
    '@media': {
      [media.toastTop]: {
        insetBlockEnd: 'auto',
        insetBlockStart: `max(${vars.space[6]}, ${aboveNotch})`,
        insetInline: `max(${vars.space[6]}, ${besideNotch})`,
        inlineSize: 'auto',
        selectors: { [cornersTaken]: { insetBlockStart: belowClose, maxInlineSize: 'none' } },
      },
    },
  }),
);

export const toastCard = style(
  inLayer('recipe', {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    paddingInlineStart: vars.space[5],
    paddingInlineEnd: vars.space[3],
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    border: '1px solid transparent',
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.float,
    touchAction: 'none',
    animation: `${enter} ${vars.motion.base} ${vars.motion.ease}`,
    ...states({ focusVisible: focusRing }),
  }),
);

export const toastIcon = recipe({
  base: inLayer('recipe', {
    ...cut('md'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '36px',
    blockSize: '36px',
  }),
  variants: {
    variant: {
      default: inLayer('recipe', {
        color: vars.color.accent.text,
        backgroundColor: vars.color.accent.soft,
      }),
      destructive: inLayer('recipe', {
        color: vars.color.danger.text,
        backgroundColor: vars.color.danger.soft,
      }),
      warning: inLayer('recipe', {
        color: vars.color.warning.text,
        backgroundColor: vars.color.warning.soft,
      }),
      limit: inLayer('recipe', {
        color: vars.color.accent.text,
        backgroundColor: vars.color.accent.soft,
      }),
    },
  },
});

export const toastText = style(
  inLayer('recipe', {
    flex: 1,
    minInlineSize: 0,
    paddingBlockStart: '7px',
    overflowWrap: 'anywhere',
  }),
);

export const toastTitle = style(
  inLayer('recipe', {
    ...textStyle('control'),
    display: 'block',
    fontWeight: 550,
    lineHeight: '1.375rem',
  }),
);

export const toastDescription = style(
  inLayer('recipe', { ...textStyle('caption'), display: 'block', color: vars.color.text.muted }),
);

/** As high as the icon, so that icon, title and close button are aligned. */
export const toastClose = style(inLayer('recipe', { marginBlock: `calc(-1 * ${vars.space[2]})` }));

export const toastAction = style(inLayer('recipe', { marginBlockStart: vars.space[4] }));
