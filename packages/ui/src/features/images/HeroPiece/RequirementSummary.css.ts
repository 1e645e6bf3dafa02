import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { textStyle } from '../../../theme/mixins';

/** Icons that fit on a line. */
export const SIGNS = 8;

export const summary = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[2],
  }),
);

export const signs = style(inLayer('block', { display: 'flex', gap: vars.space[4] }));
