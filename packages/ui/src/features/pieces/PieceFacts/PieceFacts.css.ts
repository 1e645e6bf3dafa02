import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { focusRing, ownDirection, tabularFigures, textStyle, transition } from '../../../theme/mixins';

const line = `1px solid ${vars.color.border.hairline}`;

export const title = style(inLayer('block', { ...ownDirection, overflowWrap: 'anywhere' }));

export const heading = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    paddingBlockStart: vars.space[6],
    paddingBlockEnd: vars.space[3],
  }),
);

export const list = style(inLayer('block', { margin: 0, padding: 0, listStyle: 'none' }));

const row = {
  borderBlockEnd: line,
  marginInline: '-12px',
  transition: transition(['background-color']),
  selectors: { '&[data-lit]': { backgroundColor: vars.color.accent.soft } },
};

export const requirement = style(
  inLayer('block', {
    ...textStyle('control'),
    ...row,
    fontWeight: 400,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: vars.space[5],
    alignItems: 'start',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
  }),
);

globalInLayer('block', `${requirement} q`, { overflowWrap: 'anywhere' });

export const status = style(
  inLayer('block', {
    color: vars.color.text.muted,
    marginInlineStart: vars.space[4],
    selectors: { '&[data-noted]': { display: 'block', marginInlineStart: 0 } },
  }),
);

globalInLayer('block', `${status} strong`, { color: vars.color.text.default, fontWeight: 550 });

export const part = style(inLayer('block', row));

export const partButton = style(
  inLayer('block', {
    ...textStyle('control'),
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[5],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: '11px',
    paddingInline: vars.space[5],
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    outline: 'none',
    selectors: { 'button&': { cursor: 'pointer' }, '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' } },
  }),
);

export const muted = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    color: vars.color.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const weight = style(inLayer('block', { ...tabularFigures, flexShrink: 0, fontWeight: 400 }));

export const foot = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[7],
    '@media': {
      [media.desk]: {
        position: 'sticky',
        insetBlockEnd: 0,
        paddingBlock: vars.space[5],
        backgroundColor: vars.color.surface.raised,
        borderBlockStart: line,
      },
    },
  }),
);

export const price = style(inLayer('block', { ...textStyle('price.m'), minBlockSize: '3rem' }));

export const difference = style(inLayer('block', { color: vars.color.accent.text, fontWeight: 550 }));
