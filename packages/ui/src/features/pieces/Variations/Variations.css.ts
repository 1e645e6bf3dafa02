import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { tabularFigures, textStyle } from '../../../theme/mixins';

/** Fills the tray: locks at its start, variations beside them. */
export const room = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[6],
    minInlineSize: 0,
    padding: vars.space[6],
    '@media': { [media.laptop]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
  }),
);

export const side = style(inLayer('block', { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[5], minInlineSize: 0, '@media': { [media.laptop]: { gridRow: '1 / 5' } } }));

export const locks = style(
  inLayer('block', { display: 'flex', flexWrap: 'wrap', gap: vars.space[3], maxInlineSize: '100%', '@media': { [media.laptop]: { flexDirection: 'column', alignSelf: 'stretch' } } }),
);

export const degree = style(inLayer('override', { alignSelf: 'stretch', maxInlineSize: '280px' }));

export const failure = style(inLayer('block', { minInlineSize: 0 }));

export const tiles = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(150px, 18%)), 1fr))',
    gap: vars.space[2],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const tile = style(inLayer('block', { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[2], minInlineSize: 0, paddingBlockEnd: vars.space[5] }));

export const picture = style(inLayer('block', { inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: vars.radius.tile, backgroundColor: vars.color.skeleton.base, filter: vars.photo.filter }));

export const caption = style(inLayer('block', { ...textStyle('caption'), display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' }));

export const amount = style(inLayer('block', { ...tabularFigures, color: vars.color.text.muted }));

export const hint = style(inLayer('block', { minInlineSize: 0 }));
