import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';

export const actions = style(
  inLayer('block', { display: 'flex', alignItems: 'center', marginInlineStart: '-12px', color: vars.color.text.muted }),
);

export const wide = style(
  inLayer('block', { display: 'contents', '@media': { [media.belowLaptop]: { display: 'none' } } }),
);

export const narrow = style(
  inLayer('block', { display: 'none', '@media': { [media.belowLaptop]: { display: 'contents' } } }),
);
