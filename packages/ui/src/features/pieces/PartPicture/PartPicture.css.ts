import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { bareButton, focusRing, textStyle, transition } from '../../../theme/mixins';

const appear = keyframes({ from: { opacity: 0 } });

export const frame = style(
  inLayer('block', {
    position: 'relative',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.raised,
  }),
);

const over = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  aspectRatio: '1',
} as const;

export const preview = style(
  inLayer('block', {
    ...over,
    objectFit: 'cover',
    borderRadius: 'inherit',
    filter: vars.photo.filter,
    animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  }),
);

export const parts = style(
  inLayer('block', {
    ...over,
    ...bareButton,
    borderRadius: 'inherit',
    cursor: 'default',
    touchAction: 'manipulation',
    selectors: { '&[data-pressable]': { cursor: 'pointer' }, '&:focus-visible': focusRing },
  }),
);

export const outline = style(
  inLayer('block', {
    ...over,
    pointerEvents: 'none',
    opacity: 0,
    transition: transition(['opacity']),
    selectors: { '&[data-lit]': { opacity: 1 } },
  }),
);

/** The name of the highlighted part: in a corner of the picture, below it on a phone. */
export const plate = style(
  inLayer('block', {
    ...textStyle('caption'),
    position: 'absolute',
    insetBlockStart: vars.space[6],
    insetInlineEnd: vars.space[6],
    zIndex: vars.z.plate,
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: 'min(280px, 70%)',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    pointerEvents: 'none',
    '@media': {
      [media.phone]: {
        insetBlockStart: 'auto',
        insetBlockEnd: vars.space[3],
        insetInline: vars.space[3],
        maxInlineSize: 'none',
      },
    },
  }),
);

export const hint = style(inLayer('block', { color: vars.color.text.muted }));
