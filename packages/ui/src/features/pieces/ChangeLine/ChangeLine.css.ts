import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { heroTracks } from '../../../theme/heroTracks';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { aboveHomeBar, besideLauncher, besideNotch, cut, textStyle, transition, unseen } from '../../../theme/mixins';

/** Height of the dock without a message. */
const height = { phone: `calc(132px + ${aboveHomeBar})`, tablet: '128px', desk: '68px' } as const;

export const dock = style(
  inLayer('block', {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: `calc(${vars.space[4]} + ${aboveHomeBar})`,
    paddingInline: `max(${vars.space[6]}, ${besideNotch})`,
    backgroundColor: vars.color.surface.raised,
    '@media': {
      [media.tablet]: { backgroundColor: vars.color.surface.page },
      [media.desk]: { ...heroTracks(6) },
    },
  }),
);

for (const [root, property] of [
  ['body', 'paddingBlockEnd'],
  ['html', 'scrollPaddingBlockEnd'],
] as const) {
  globalInLayer('block', `${root}:has(${dock})`, {
    [property]: height.phone,
    '@media': { [media.tablet]: { [property]: height.tablet }, [media.desk]: { [property]: height.desk } },
  });
}

export const edge = style(inLayer('block', { position: 'absolute', insetInline: 0, insetBlockStart: '-1px' }));

export const steps = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    '@media': {
      [media.belowDesk]: {
        justifyContent: 'space-between',
        gap: vars.space[4],
        selectors: { [besideLauncher]: { paddingInlineStart: `calc(${vars.size.touch} + ${vars.space[3]})` } },
      },
      [media.desk]: { gridColumn: '1', gridRow: '2' },
    },
  }),
);

export const word = style(inLayer('block', { '@media': { [media.phone]: unseen } }));

export const plate = style(
  inLayer('block', {
    ...cut('lg'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingBlock: '3px',
    paddingInlineStart: vars.space[6],
    paddingInlineEnd: '7px',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.border.control}`,
    transition: transition(['border-color'], 'base'),
    selectors: {
      '&:has(input:focus-visible)': {
        borderColor: vars.color.accent.line,
        outline: `2px solid ${vars.color.focus.ring}`,
        outlineOffset: '2px',
      },
    },
    '@media': { [media.desk]: { gridColumn: '2 / 5', gridRow: '2' } },
  }),
);

export const input = style(
  inLayer('block', {
    ...textStyle('body'),
    flex: 1,
    minInlineSize: 0,
    blockSize: vars.size.controlMd,
    padding: 0,
    border: 0,
    outline: 'none',
    color: 'inherit',
    backgroundColor: 'transparent',
    caretColor: vars.color.accent.text,
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);

export const message = style(
  inLayer('block', {
    order: -1,
    paddingBlockEnd: vars.space[3],
    '@media': { [media.desk]: { gridColumn: '2 / 5', gridRow: '1' } },
  }),
);

export const note = style(
  inLayer('block', {
    ...textStyle('micro'),
    order: -1,
    margin: 0,
    paddingBlockEnd: vars.space[3],
    fontWeight: 400,
    color: vars.color.text.muted,
    '@media': { [media.desk]: { gridColumn: '2 / 5', gridRow: '1' } },
  }),
);

export const suggestions = style(
  inLayer('block', {
    display: 'flex',
    gap: vars.space[3],
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: vars.space[2],
    '@media': {
      [media.phone]: { display: 'none' },
      [media.desk]: { gridColumn: '5 / 7', gridRow: '2', paddingInline: vars.space[5] },
    },
  }),
);

globalInLayer('block', `${suggestions} > button`, {
  flexShrink: 0,
  paddingInline: vars.space[5],
  whiteSpace: 'nowrap',
});
