import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';

export const root = style(
  inLayer('block', {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[6],
    maxInlineSize: '30rem',
    paddingBlock: vars.space[8],
  }),
);

/** Thin lines in spite of the large size. */
export const shape = style(inLayer('block', { color: vars.color.accent.text, strokeWidth: 1 }));
