import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { tabularFigures, textStyle, transition } from '../../../theme/mixins';

export const compare = style(inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0, maxInlineSize: '960px' }));

export const head = style(inLayer('block', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }));

export const intro = style(inLayer('block', { ...textStyle('caption'), flex: 1, color: vars.color.text.muted }));

export const pictures = style(inLayer('block', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] }));

export const window = style(inLayer('block', { position: 'relative', overflow: 'hidden', aspectRatio: '1', borderRadius: vars.radius.tile, backgroundColor: vars.color.surface.sunken }));

export const picture = style(
  inLayer('block', { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: vars.photo.filter, transition: transition(['scale'], 'base') }),
);

export const status = style(
  inLayer('block', {
    ...textStyle('caption'),
    position: 'absolute',
    insetBlockEnd: vars.space[3],
    insetInlineStart: vars.space[3],
    paddingInline: vars.space[4],
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderRadius: vars.radius.control,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const views = style(inLayer('block', { display: 'flex', flexWrap: 'wrap', flex: 1, gap: vars.space[1], whiteSpace: 'nowrap' }));

export const difference = style(inLayer('block', { color: vars.color.accent.text }));

export const table = style(inLayer('block', { ...textStyle('control'), ...tabularFigures, fontWeight: 400, inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }));

globalInLayer('block', `${table} :is(th, td)`, {
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[5],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
globalInLayer('block', `${table} th`, { fontWeight: 550 });
globalInLayer('block', `${table} tbody th`, { fontWeight: 400, color: vars.color.text.muted });

globalInLayer('block', `${table} [data-same] td`, { color: vars.color.text.muted });

export const buttons = style(inLayer('block', { display: 'flex', justifyContent: 'flex-end', gap: vars.space[4] }));
