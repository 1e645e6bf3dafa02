import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { textStyle } from '../../../theme/mixins';

export const amount = style(inLayer('block', textStyle('price.m')));

/** The currency code is less prominent than the amount. */
export const code = style(
  inLayer('block', {
    fontSize: '1.125rem',
    letterSpacing: '.02em',
    color: vars.color.text.muted,
    marginInlineEnd: vars.space[2],
  }),
);
