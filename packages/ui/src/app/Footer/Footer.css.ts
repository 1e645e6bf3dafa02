import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { aboveHomeBar, besideNotch, textStyle } from '../../theme/mixins';

export const footer = style(
  inLayer('block', {
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    minBlockSize: vars.size.header,
    maxInlineSize: vars.size.pageMax,
    marginInline: 'auto',
    paddingInline: `calc(${vars.space[8]} + ${besideNotch})`,
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: `calc(${vars.space[4]} + ${aboveHomeBar})`,
    color: vars.color.text.muted,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const end = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[7],
  }),
);

export const link = style(
  inLayer('block', {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
  }),
);
