import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

export const form = style(inLayer('recipe', { display: 'flex', flexDirection: 'column', gap: vars.space[7] }));

export const actions = style(
  inLayer('recipe', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlockStart: vars.space[2],
  }),
);

export const towardsEnd = style(inLayer('recipe', { justifyContent: 'flex-end' }));

/** Full-width buttons on a phone. */
globalInLayer('recipe', `${actions} > button`, { '@media': { [media.phone]: { flexGrow: 1 } } });
