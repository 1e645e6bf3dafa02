import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { aboveHomeBar, textStyle } from '../../../theme/mixins';

export const page = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[7],
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: `calc(1080px + 2 * ${vars.space[8]})`,
    marginInline: 'auto',
    paddingBlockStart: vars.space[8],
    '@media': { [media.tablet]: { paddingInline: vars.space[8], paddingBlock: vars.space[10] } },
  }),
);

const inset = { paddingInline: vars.space[6], '@media': { [media.tablet]: { paddingInline: 0 } } } as const;

export const head = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[7],
    paddingInline: vars.space[6],
    '@media': {
      [media.tablet]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        paddingInline: 0,
      },
    },
  }),
);

/** On one line, including on a phone. */
export const subtitle = style(
  inLayer('screen', {
    marginBlockStart: vars.space[4],
    '@media': { [media.phone]: { ...textStyle('caption'), marginBlockStart: vars.space[2] } },
  }),
);

export const cycle = style(
  inLayer('screen', { alignSelf: 'stretch', '@media': { [media.tablet]: { alignSelf: 'auto' } } }),
);

export const loading = style(
  inLayer('screen', { ...inset, display: 'flex', flexDirection: 'column', gap: vars.space[7] }),
);

export const places = style(
  inLayer('screen', {
    display: 'grid',
    gap: vars.space[9],
    '@media': { [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

export const place = style(
  inLayer('screen', { display: 'flex', flexDirection: 'column', gap: vars.space[6], paddingBlock: vars.space[8] }),
);

/** On a phone it stays visible while the plans scroll. */
export const bar = style(
  inLayer('screen', {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.plate,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[4],
    paddingInline: vars.space[6],
    paddingBlockStart: vars.space[6],
    paddingBlockEnd: `calc(${vars.space[6]} + ${aboveHomeBar})`,
    backgroundColor: vars.color.surface.raised,
    '@media': {
      [media.tablet]: {
        position: 'static',
        flexDirection: 'row',
        justifyContent: 'flex-end',
        gap: vars.space[7],
        padding: 0,
        backgroundColor: 'transparent',
      },
    },
  }),
);

export const edge = style(
  inLayer('screen', {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    '@media': { [media.tablet]: { display: 'none' } },
  }),
);

export const pay = style(
  inLayer('screen', { alignSelf: 'stretch', '@media': { [media.tablet]: { alignSelf: 'auto' } } }),
);
