import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';

export const sections = style(
  inLayer('block', {
    display: 'grid',
    gap: vars.space[8],
    padding: 0,
    listStyle: 'none',
    maxInlineSize: '62ch',
  }),
);

export const section = style(inLayer('block', { display: 'grid', gap: vars.space[4] }));

export const title = style(inLayer('block', { fontSize: '1.125rem', lineHeight: '1.625rem' }));

export const paragraph = style(inLayer('block', { color: vars.color.text.muted }));
