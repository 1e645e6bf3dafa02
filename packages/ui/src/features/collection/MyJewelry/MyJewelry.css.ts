import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';

export const search = style(
  inLayer('screen', {
    marginInline: vars.space[10],
    marginBlockEnd: vars.space[5],
    maxInlineSize: '420px',
    '@media': { [media.phone]: { marginInline: vars.space[7], maxInlineSize: 'none' } },
  }),
);

/** As tall as the dialog can be, so that the search field does not move when few pictures match. */
export const results = style(
  inLayer('screen', {
    '@media': {
      [media.tablet]: { minBlockSize: `calc(var(--visual-viewport-height, 100dvh) - 2 * ${vars.space[8]} - 160px)` },
    },
  }),
);
