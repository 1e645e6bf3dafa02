import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';

export const aside = style(inLayer('screen', { position: 'absolute', inset: 0 }));

export const picture = style(
  inLayer('screen', { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: vars.photo.filter }),
);

export const wordmark = style(
  inLayer('screen', {
    position: 'absolute',
    insetInlineStart: vars.space[10],
    insetBlockEnd: vars.space[11],
    color: vars.color.accent.text,
  }),
);
