import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { cut } from '../../../theme/mixins';

/** The two words side by side, below each other where there is no room. */
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

/** The octagon of good news, as a toast has it. */
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
