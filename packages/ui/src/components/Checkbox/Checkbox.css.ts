import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, focusRing, textStyle, transition } from '../../theme/mixins';

export const row = style(
  inLayer('recipe', {
    ...textStyle('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: vars.size.touch,
    color: vars.color.text.default,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.text.subtle, cursor: 'default' } },
  }),
);

export const octagon = style(
  inLayer('recipe', {
    ...cut('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '20px',
    blockSize: '20px',
    color: 'transparent',
    backgroundColor: vars.color.surface.field,
    border: `1px solid ${vars.color.border.control}`,
    transition: transition(['background-color', 'border-color', 'color']),
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.text.muted },
      '[data-focus-visible] > &': focusRing,
      ':is([data-selected], [data-indeterminate]) > &': {
        color: vars.color.action.text,
        backgroundColor: vars.color.action.fill,
        borderColor: vars.color.action.fill,
      },
      '[data-invalid] > &': { borderColor: vars.color.danger.text, borderWidth: '2px' },
      '[data-disabled] > &': {
        backgroundColor: vars.color.surface.sunken,
        borderColor: vars.color.border.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-selected] > &': { color: 'Highlight', borderColor: 'Highlight' } },
      },
    },
  }),
);
