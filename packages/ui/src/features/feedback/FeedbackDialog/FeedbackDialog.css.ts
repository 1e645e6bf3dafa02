import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { cut } from '../../../theme/mixins';

/** The two types side by side, or stacked where they do not fit. */
export const types = style(inLayer('block', { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[10] }));

export const thanks = style(
  inLayer('block', {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[6],
    paddingBlock: vars.space[10],
    textAlign: 'center',
  }),
);

/** The octagon of a success toast. */
export const mark = style(
  inLayer('block', {
    ...cut('md'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    color: vars.color.accent.text,
    backgroundColor: vars.color.accent.soft,
  }),
);
