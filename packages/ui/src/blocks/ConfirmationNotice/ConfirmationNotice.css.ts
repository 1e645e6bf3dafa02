import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { tabularFigures } from '../../theme/mixins';

export const notice = style(
  inLayer('block', { display: 'grid', justifyItems: 'start', gap: vars.space[6], maxInlineSize: '30rem' }),
);

export const address = style(
  inLayer('block', { color: vars.color.text.default, fontWeight: 500, overflowWrap: 'anywhere' }),
);

export const beads = style(inLayer('block', { inlineSize: '100%', marginBlock: vars.space[4] }));

export const actions = style(
  inLayer('block', { ...tabularFigures, display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }),
);
