import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { textStyle, transition } from '../../../theme/mixins';

export const head = style(
  inLayer('screen', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space[6],
    paddingInline: vars.space[8],
    paddingBlockStart: vars.space[11],
    paddingBlockEnd: vars.space[9],
    '@media': {
      [media.phone]: { paddingInline: vars.space[6], paddingBlockStart: vars.space[8], paddingBlockEnd: vars.space[6] },
    },
  }),
);

/** Room for descenders above the next line. */
export const titles = style(inLayer('screen', { display: 'grid', gap: vars.space[3] }));

export const tabs = style(
  inLayer('screen', {
    display: 'flex',
    gap: vars.space[9],
    paddingInlineEnd: vars.space[5],
    '@media': { [media.phone]: { gap: vars.space[8], paddingInlineEnd: 0 } },
  }),
);

export const tab = style(
  inLayer('screen', {
    ...textStyle('control'),
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: vars.color.text.muted,
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
    transition: transition(['color', 'border-color']),
    selectors: {
      '&[data-hovered]': { color: vars.color.text.default },
      '&[aria-current="page"]': { color: vars.color.text.default, borderBlockEndColor: vars.color.accent.line },
    },
  }),
);

/** Reserves the height of the gallery, so that the footer does not jump. */
export const waiting = style(inLayer('screen', { minBlockSize: '100vh' }));
