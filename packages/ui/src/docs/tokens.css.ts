import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { globalInLayer, inLayer } from '../theme/layers';
import { cut, tabularFigures, textStyle } from '../theme/mixins';

export const table = style(
  inLayer('override', {
    ...textStyle('caption'),
    ...tabularFigures,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
  }),
);

globalInLayer('override', `${table} :is(th, td)`, {
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  fontWeight: 400,
});

export const swatchRow = style(inLayer('override', { display: 'flex', alignItems: 'center', gap: vars.space[4] }));

export const swatchGround = style(
  inLayer('override', { padding: vars.space[2], backgroundColor: vars.color.surface.page }),
);

export const swatch = style(
  inLayer('override', {
    display: 'block',
    inlineSize: '40px',
    blockSize: '28px',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.tile,
  }),
);

export const bar = style(
  inLayer('override', {
    display: 'block',
    blockSize: '12px',
    backgroundColor: vars.color.accent.line,
  }),
);

export const cuts = style(inLayer('override', { display: 'flex', flexWrap: 'wrap', gap: vars.space[10] }));

export const cutFigure = style(inLayer('override', { ...textStyle('caption') }));

const sample = {
  inlineSize: '120px',
  blockSize: '64px',
  marginBlockEnd: vars.space[4],
  backgroundColor: vars.color.accent.soft,
  border: `1px solid ${vars.color.accent.line}`,
} as const;

export const cutSample = styleVariants({
  sm: inLayer('override', { ...sample, ...cut('sm') }),
  badge: inLayer('override', { ...sample, ...cut('badge') }),
  md: inLayer('override', { ...sample, ...cut('md') }),
  lg: inLayer('override', { ...sample, ...cut('lg') }),
});
