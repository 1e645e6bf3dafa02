import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

export const line = style(
  inLayer('screen', {
    paddingInline: vars.space[8],
    paddingBlockStart: vars.space[6],
    '@media': { [media.phone]: { paddingInline: vars.space[6] } },
  }),
);
