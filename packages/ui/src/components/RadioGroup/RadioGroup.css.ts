import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, focusRing, textStyle, transition } from '../../theme/mixins';

export const group = style(inLayer('recipe', { display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const groupLabel = style(inLayer('recipe', { ...textStyle('caption'), color: vars.color.text.muted }));

export const radio = style(
  inLayer('recipe', {
    ...textStyle('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: vars.size.touch,
    color: vars.color.text.default,
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': { fontWeight: 500 },
      '&[data-disabled]': { color: vars.color.text.subtle, cursor: 'default' },
    },
  }),
);

/** An octagon, with a smaller one inside when selected. */
export const mark = style(
  inLayer('recipe', {
    ...cut('sm'),
    position: 'relative',
    flexShrink: 0,
    inlineSize: '18px',
    blockSize: '18px',
    backgroundColor: vars.color.surface.field,
    border: `1px solid ${vars.color.border.control}`,
    transition: transition(['border-color']),
    '::after': {
      content: '',
      position: 'absolute',
      inset: '3px',
      borderRadius: vars.radius.tile,
      backgroundColor: vars.color.accent.text,
      opacity: 0,
      transition: transition(['opacity']),
    },
    '@supports': {
      '(corner-shape: bevel)': {
        borderRadius: vars.shape.cut.sm,
        cornerShape: 'bevel',
        '::after': { borderRadius: '3px', cornerShape: 'bevel' },
      },
    },
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.text.muted },
      '[data-focus-visible] > &': focusRing,
      '[data-selected] > &': { borderColor: vars.color.accent.text },
      '[data-selected] > &::after': { opacity: 1 },
      '[data-invalid] > &': { borderColor: vars.color.danger.text },
      '[data-disabled] > &': { backgroundColor: vars.color.surface.sunken },
    },
    '@media': {
      [media.forcedColors]: {
        '::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  }),
);
