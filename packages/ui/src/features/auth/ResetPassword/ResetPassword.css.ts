import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';

export const form = style(
  inLayer('screen', { inlineSize: '100%', maxInlineSize: '400px', marginBlockStart: vars.space[5] }),
);
