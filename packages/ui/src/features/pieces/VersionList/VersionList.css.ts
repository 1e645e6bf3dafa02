import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { clampLines, focusRing, tabularFigures, textStyle } from '../../../theme/mixins';

export const section = style(inLayer('block', { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 }));

export const heading = style(
  inLayer('block', { display: 'flex', justifyContent: 'space-between', paddingBlock: vars.space[5], paddingInline: vars.space[5], '@media': { [media.belowDesk]: { paddingInline: vars.space[7] } } }),
);

export const count = style(inLayer('block', { ...textStyle('control'), ...tabularFigures, fontWeight: 400, color: vars.color.text.muted }));

/** A column on a desk; a strip that snaps below. */
export const list = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    margin: 0,
    padding: vars.space[2],
    paddingInlineStart: vars.space[5],
    listStyle: 'none',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': {
      [media.belowDesk]: { flexDirection: 'row', overflowX: 'auto', overflowY: 'hidden', scrollSnapType: 'inline proximity', paddingInline: vars.space[7], paddingBlockEnd: vars.space[5] },
    },
  }),
);

export const item = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'flex-start',
    flexShrink: 0,
    minInlineSize: 0,
    '@media': { [media.belowDesk]: { inlineSize: '240px', scrollSnapAlign: 'start' } },
  }),
);

export const show = style(
  inLayer('block', {
    display: 'flex',
    flex: 1,
    gap: vars.space[5],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    borderRadius: vars.radius.tile,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

const thumbnail = { inlineSize: '76px', blockSize: '76px', flexShrink: 0, '@media': { [media.phone]: { inlineSize: '60px', blockSize: '60px' } } } as const;

export const picture = style(
  inLayer('block', {
    ...thumbnail,
    selectors: { '[data-shown] &': { outline: `2px solid ${vars.color.accent.line}`, outlineOffset: '2px' } },
  }),
);

export const socket = style(inLayer('block', { ...thumbnail, backgroundColor: vars.color.skeleton.base, borderRadius: vars.radius.tile }));

export const words = style(inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[1], flex: 1, minInlineSize: 0, paddingBlockStart: vars.space[2] }));

export const name = style(inLayer('block', { ...textStyle('caption'), ...clampLines(2), fontWeight: 550, overflowWrap: 'anywhere' }));

export const amount = style(inLayer('block', { ...textStyle('micro'), ...tabularFigures, fontWeight: 400, color: vars.color.text.muted, selectors: { '&:empty': { display: 'none' } } }));

export const form = style(inLayer('block', { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[4], flex: 1, minInlineSize: 0 }));
