import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { textStyle } from '../../../theme/mixins';

export const line = style(
  inLayer('block', { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[5] }),
);

export const word = style(inLayer('block', { ...textStyle('control'), fontWeight: 400, color: vars.color.text.muted }));
