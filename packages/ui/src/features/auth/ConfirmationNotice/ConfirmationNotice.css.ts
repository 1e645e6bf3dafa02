import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { tabularFigures } from '../../../theme/mixins';

export const notice = style(
  inLayer('block', { display: 'grid', justifyItems: 'start', gap: vars.space[6], maxInlineSize: '30rem' }),
);

export const address = style(
  inLayer('block', { color: vars.color.text.default, fontWeight: 500, overflowWrap: 'anywhere' }),
);

export const waiting = style(inLayer('block', { inlineSize: '100%', marginBlock: vars.space[4] }));

export const beads = style(inLayer('block', { inlineSize: '100%', marginBlockStart: vars.space[4] }));

export const actions = style(
  inLayer('block', { ...tabularFigures, display: 'flex', flexWrap: 'wrap', gap: vars.space[4], inlineSize: '100%' }),
);

/** On a phone each button takes a full line. */
globalInLayer('block', `${actions} > button`, { '@media': { [media.phone]: { flexGrow: 1 } } });
