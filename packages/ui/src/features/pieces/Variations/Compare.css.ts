import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { heroTracks } from '../../../theme/heroTracks';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { bareButton, focusRing, tabularFigures, textStyle, transition } from '../../../theme/mixins';

const gap = vars.space[2];

/** The tray: text in its first column, two pictures of two columns each, the rest in the last. */
export const compare = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: gap,
    minInlineSize: 0,
    '@media': {
      [media.belowLaptop]: { paddingInline: gap },
      [media.laptop]: { ...heroTracks(5), gridColumn: '1 / -1', alignItems: 'start' },
      [media.desk]: { ...heroTracks(6), gridColumn: '1 / -1', alignItems: 'start' },
    },
  }),
);

export const side = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[5],
    minInlineSize: 0,
    padding: vars.space[5],
    '@media': { [media.laptop]: { gridColumn: '1', gridRow: '1' } },
  }),
);

export const window = style(
  inLayer('block', {
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '1',
    minInlineSize: 0,
    marginBlockStart: gap,
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.sunken,
    '@media': { [media.laptop]: { gridColumn: 'span 2', gridRow: '1' } },
  }),
);

export const picture = style(
  inLayer('block', {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.photo.filter,
    transition: transition(['scale'], 'base'),
  }),
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

/** A column at the end on a desktop, a row elsewhere. */
export const others = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap,
    minInlineSize: 0,
    marginBlockStart: gap,
    '@media': {
      [media.laptop]: { gridColumn: '2 / 6' },
      [media.desk]: { gridColumn: '6', gridRow: '1 / 4', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const other = style(
  inLayer('block', {
    ...bareButton,
    borderRadius: vars.radius.tile,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

export const otherPicture = style(
  inLayer('block', {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.tile,
    filter: vars.photo.filter,
  }),
);

export const hint = style(
  inLayer('block', {
    ...textStyle('caption'),
    gridColumn: '1 / -1',
    margin: 0,
    padding: vars.space[3],
    color: vars.color.text.muted,
  }),
);

export const tools = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    '@media': { [media.laptop]: { gridColumn: '2 / 6', gridRow: '2' } },
  }),
);

export const views = style(
  inLayer('block', { display: 'flex', flexWrap: 'wrap', flex: 1, gap: vars.space[1], whiteSpace: 'nowrap' }),
);

export const difference = style(inLayer('block', { color: vars.color.accent.text }));

/** The columns of the tray: labels in the first, values below their picture. */
export const table = style(
  inLayer('block', {
    ...textStyle('control'),
    ...tabularFigures,
    fontWeight: 400,
    gridColumn: '1 / -1',
    inlineSize: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '@media': { [media.laptop]: { gridColumn: '1 / 6', gridRow: '3' } },
  }),
);

globalInLayer('block', `${table} :is(th, td)`, {
  paddingBlock: '7px',
  paddingInline: vars.space[5],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
globalInLayer('block', `${table} thead th`, textStyle('title.s'));
globalInLayer('block', `${table} tbody th`, { fontWeight: 400, color: vars.color.text.muted });
globalInLayer('block', `${table} tbody tr:last-child td`, { fontWeight: 550 });
globalInLayer('block', `${table} [data-same] td`, { color: vars.color.text.muted });
/** Labels are above their two values where there is no column for them. */
globalInLayer('block', `${table} :is(tr, thead, tbody)`, { '@media': { [media.belowLaptop]: { display: 'block' } } });
globalInLayer('block', `${table} tr`, {
  '@media': {
    [media.belowLaptop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    },
  },
});
globalInLayer('block', `${table} :is(th, td)`, {
  '@media': { [media.belowLaptop]: { paddingInline: vars.space[3], borderBlockEnd: 0 } },
});
globalInLayer('block', `${table} tbody th`, {
  '@media': { [media.belowLaptop]: { gridColumn: '1 / -1', paddingBlockEnd: 0 } },
});
globalInLayer('block', `${table} thead th:first-child`, { '@media': { [media.belowLaptop]: { display: 'none' } } });

export const buttons = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap,
    paddingBlock: vars.space[5],
    '@media': { [media.laptop]: { gridColumn: '2 / 6', gridRow: '4' } },
  }),
);
