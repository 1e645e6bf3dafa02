import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { heroTracks } from '../../../theme/heroTracks';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { besideLauncher, tabularFigures, textStyle } from '../../../theme/mixins';

const gap = vars.space[2];
const wide = `${media.laptop} and ${media.belowDesk}`;

/** The tray: locks in its first column, four variations in the middle, the current piece and the pair at the end. */
export const room = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    rowGap: vars.space[5],
    minInlineSize: 0,
    '@media': {
      [media.laptop]: {
        ...heroTracks(5),
        gridColumn: '1 / -1',
        gridTemplateRows: 'auto auto 1fr',
        alignItems: 'start',
        rowGap: gap,
      },
      [media.desk]: {
        ...heroTracks(6),
        gridColumn: '1 / -1',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
        rowGap: gap,
      },
    },
  }),
);

export const side = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[5],
    minInlineSize: 0,
    padding: vars.space[5],
    '@media': {
      [media.belowLaptop]: { paddingInline: vars.space[7] },
      [media.laptop]: { gridColumn: '1', gridRow: '1 / -1' },
    },
  }),
);

/** A scrolling row where there is no column. */
export const locks = style(
  inLayer('block', {
    display: 'flex',
    gap: vars.space[3],
    alignSelf: 'stretch',
    minInlineSize: 0,
    '@media': {
      [media.belowLaptop]: {
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.space[7]})`,
        paddingInline: vars.space[7],
        paddingBlock: '2px',
      },
      [media.laptop]: { flexDirection: 'column' },
    },
  }),
);

globalInLayer('block', `${locks} > button`, { flexShrink: 0, justifyContent: 'flex-start', whiteSpace: 'nowrap' });

export const lockName = style(
  inLayer('block', { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'start' }),
);

export const lockWord = style(inLayer('block', { ...textStyle('micro'), fontWeight: 400 }));

export const degree = style(inLayer('override', { alignSelf: 'stretch', maxInlineSize: '280px' }));

export const more = style(inLayer('block', { '@media': { [media.laptop]: { alignSelf: 'stretch' } } }));

export const failure = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    minInlineSize: 0,
    padding: vars.space[5],
    '@media': { [media.laptop]: { gridColumn: '2 / -1' } },
  }),
);

export const tiles = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [`${media.tablet} and ${media.belowLaptop}`]: { paddingInline: vars.space[6] },
      [wide]: { gridColumn: '2 / 6', gridRow: '1' },
      [media.desk]: { gridColumn: '2 / 5', gridRow: '1 / -1', paddingBlockStart: gap },
    },
  }),
);

/** The current piece: above the pair on a desktop, first in the row elsewhere. */
export const now = style(
  inLayer('block', {
    minInlineSize: 0,
    '@media': {
      [media.phone]: { paddingInline: vars.space[2] },
      [`${media.tablet} and ${media.belowLaptop}`]: { paddingInline: vars.space[6] },
      [wide]: { gridColumn: '2 / 4', gridRow: '2' },
      [media.desk]: { gridColumn: '5 / 7', gridRow: '1', paddingBlockStart: gap },
    },
  }),
);

export const tile = style(inLayer('block', { display: 'block', minInlineSize: 0 }));

export const picture = style(
  inLayer('block', {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.skeleton.base,
    filter: vars.photo.filter,
    cursor: 'pointer',
    selectors: { '[data-chosen] > &': { outline: `2px solid ${vars.color.accent.line}`, outlineOffset: '-2px' } },
  }),
);

/** Checkbox, name and price difference on one line of 44 px. */
export const caption = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    minBlockSize: '44px',
    paddingInline: vars.space[3],
    paddingBlockEnd: vars.space[3],
  }),
);

export const label = style(inLayer('block', { ...textStyle('caption'), fontWeight: 550, overflowWrap: 'anywhere' }));

export const amount = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...tabularFigures,
    color: vars.color.text.muted,
    marginInlineStart: 'auto',
  }),
);

/** The selection and its actions. */
export const pair = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    minInlineSize: 0,
    padding: vars.space[6],
    backgroundColor: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
    '@media': {
      [media.belowLaptop]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: vars.z.plate,
        gap: vars.space[3],
        paddingBlock: vars.space[4],
      },
      [wide]: { gridColumn: '4 / 6', gridRow: '2', alignSelf: 'stretch', borderRadius: vars.radius.tile },
      [media.desk]: { gridColumn: '5 / 7', gridRow: '2', paddingInline: vars.space[8], borderRadius: vars.radius.tile },
    },
  }),
);

export const pairHead = style(
  inLayer('block', { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }),
);

export const count = style(
  inLayer('block', { ...textStyle('control'), ...tabularFigures, fontWeight: 400, color: vars.color.text.muted }),
);

export const pairWords = style(
  inLayer('block', { display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 }),
);

export const thumbnail = style(
  inLayer('block', {
    inlineSize: '72px',
    blockSize: '72px',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: vars.radius.tile,
    filter: vars.photo.filter,
    '@media': { [media.belowLaptop]: { display: 'none' } },
  }),
);

export const pairButtons = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    '@media': {
      [media.belowLaptop]: {
        selectors: { [besideLauncher]: { paddingInlineStart: `calc(${vars.size.touch} + ${vars.space[3]})` } },
      },
    },
  }),
);
