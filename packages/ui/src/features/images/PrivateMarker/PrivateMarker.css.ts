import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { cut } from '../../../theme/mixins';

export const marker = style(
  inLayer('block', {
    ...cut('badge'),
    position: 'absolute',
    insetBlockStart: vars.space[4],
    insetInlineEnd: vars.space[4],
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.marker,
    blockSize: vars.size.marker,
    color: vars.color.marker.text,
    backgroundColor: vars.color.marker.fill,
    pointerEvents: 'none',
  }),
);
