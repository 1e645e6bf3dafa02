import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

export const page = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: vars.space[5],
    minBlockSize: '60dvh',
    maxInlineSize: '520px',
    marginInline: 'auto',
    paddingInline: vars.space[8],
    paddingBlock: vars.space[12],
  }),
);

export const words = style(inLayer('block', { display: 'grid', gap: vars.space[4] }));

export const wait = style(inLayer('block', { inlineSize: '100%', maxInlineSize: '320px' }));

export const actions = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[5],
    inlineSize: '100%',
    marginBlockStart: vars.space[6],
  }),
);

/** Full-width buttons on a phone. */
globalInLayer('block', `${actions} > button`, { '@media': { [media.phone]: { flexGrow: 1 } } });

export const bad = style(inLayer('block', { color: vars.color.danger.text }));

export const good = style(inLayer('block', { color: vars.color.accent.text }));
