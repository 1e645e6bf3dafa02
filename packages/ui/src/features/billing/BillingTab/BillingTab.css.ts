import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';

export const plan = style(
  inLayer('screen', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[6],
  }),
);

export const beads = style(inLayer('screen', { marginBlock: vars.space[8] }));

export const invoices = style(
  inLayer('screen', { margin: 0, marginBlockStart: vars.space[4], padding: 0, listStyle: 'none' }),
);

/** One invoice: description and date at the start, amount at the end. */
export const invoice = style(
  inLayer('screen', {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[6],
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);

export const amount = style(inLayer('screen', { flexShrink: 0, textAlign: 'end' }));
