import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { focusRing, textStyle } from '../../../theme/mixins';

/** Full-bleed hairlines between the sections. */
export const section = style(
  inLayer('block', {
    display: 'grid',
    gap: vars.space[5],
    marginInline: `calc(-1 * ${vars.space[7]})`,
    paddingInline: vars.space[7],
    paddingBlock: '22px',
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '7.25rem minmax(0, 1fr)',
        marginInline: `calc(-1 * ${vars.space[10]})`,
        paddingInline: vars.space[10],
      },
    },
  }),
);

export const note = style(
  inLayer('block', {
    ...textStyle('micro'),
    fontWeight: 400,
    lineHeight: '1.125rem',
    color: vars.color.text.muted,
    marginBlockStart: vars.space[2],
  }),
);

/** The groups of Styles are columns; those of other sections are rows. */
export const groups = recipe({
  base: inLayer('block', { display: 'grid', gap: vars.space[5], minInlineSize: 0 }),
  variants: {
    isInColumns: {
      true: inLayer('block', {
        '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      }),
    },
  },
});

export const groupLabel = style(inLayer('block', { ...textStyle('caption'), color: vars.color.text.muted }));

export const options = recipe({
  base: inLayer('block', { display: 'flex', minInlineSize: 0 }),
  variants: {
    look: {
      words: inLayer('block', { flexWrap: 'wrap', columnGap: vars.space[10] }),
      column: inLayer('block', {
        flexWrap: 'wrap',
        columnGap: vars.space[8],
        '@media': { [media.tablet]: { flexDirection: 'column' } },
      }),
      metals: inLayer('block', {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: vars.space[5],
      }),
      stones: inLayer('block', {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space[5],
        marginBlockStart: vars.space[4],
        '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      }),
    },
  },
});

export const option = style(
  inLayer('block', {
    ...textStyle('body'),
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    alignContent: 'center',
    gap: vars.space[5],
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    color: vars.color.text.default,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { ...focusRing },
      '&[data-selected]': { fontWeight: 500 },
    },
  }),
);

/** Labels are closer to small pictures, so that each fits on one line. */
export const pictured = style(
  inLayer('block', {
    alignContent: 'start',
    paddingBlockEnd: vars.space[4],
    '@media': {
      [media.belowLaptop]: { columnGap: vars.space[3], fontSize: vars.type.caption.size },
    },
  }),
);

/** The picture fills the option; a selected one has an inset brass frame. */
export const picture = style(
  inLayer('block', {
    position: 'relative',
    gridColumn: '1 / -1',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    color: vars.color.text.subtle,
    backgroundColor: vars.color.surface.tray,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
    },
    selectors: {
      '[data-selected] > &::after': {
        boxShadow: `inset 0 0 0 2px ${vars.color.accent.text}, inset 0 0 0 4px ${vars.color.surface.raised}`,
      },
    },
  }),
);

export const metal = style(inLayer('block', { blockSize: '92px' }));
export const stone = style(inLayer('block', { aspectRatio: '1.3' }));

export const photo = style(
  inLayer('block', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.photo.filter,
  }),
);

export const words = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    flex: 1,
    minInlineSize: 0,
    color: vars.color.text.muted,
    paddingInline: vars.space[4],
    '@media': { [media.phone]: { display: 'none' } },
  }),
);

export const added = style(inLayer('block', { color: vars.color.text.default }));

/** On a phone Apply uses the remaining width. */
export const apply = style(inLayer('block', { '@media': { [media.phone]: { flex: 1, maxInlineSize: '250px' } } }));
