import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { heroTracks } from '../../../theme/heroTracks';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { panel, textStyle } from '../../../theme/mixins';

const gap = vars.space[2];

/** The tray of the studio: versions in place of the earlier pieces, facts in place of the bench card. */
export const bench = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: gap,
    '@media': {
      [media.tablet]: { paddingBlock: gap },
      [media.laptop]: { ...heroTracks(5), alignItems: 'start' },
      [media.desk]: heroTracks(6),
    },
  }),
);

export const stage = style(
  inLayer('block', {
    scrollMarginBlockStart: vars.size.header,
    position: 'relative',
    minInlineSize: 0,
    '@media': {
      [`${media.tablet} and ${media.belowLaptop}`]: {
        inlineSize: 'min(100%, max(320px, 100dvh - 320px))',
        justifySelf: 'center',
      },
      [`${media.laptop} and ${media.belowDesk}`]: { gridColumn: '1 / 4' },
      [media.desk]: { gridColumn: '2 / 5', gridRow: '1' },
    },
  }),
);

export const versions = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    '@media': {
      [`${media.laptop} and ${media.belowDesk}`]: { gridColumn: '1 / 4' },
      // As tall as the picture and its views.
      [media.desk]: { gridColumn: '1', gridRow: '1', alignSelf: 'stretch', contain: 'size' },
    },
  }),
);

export const variationsButton = style(
  inLayer('block', {
    marginBlockStart: 'auto',
    marginInline: vars.space[5],
    '@media': { [media.belowDesk]: { marginInline: vars.space[7], alignSelf: 'flex-start' } },
  }),
);

export const facts = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[7],
    '@media': {
      [media.laptop]: {
        gridColumn: '4 / 6',
        gridRow: '1 / 3',
        alignSelf: 'stretch',
        paddingBlock: vars.space[7],
        paddingInline: vars.space[9],
        ...panel,
      },
      // As tall as the picture and its views: longer content scrolls, and the price stays at the bottom.
      [media.desk]: {
        gridColumn: '5 / 7',
        gridRow: '1',
        contain: 'size',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        paddingBlockEnd: 0,
      },
    },
  }),
);

export const views = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[1],
    '@media': { [media.phone]: { paddingInline: vars.space[5] } },
  }),
);

export const sides = style(
  inLayer('block', { display: 'flex', flexWrap: 'wrap', gap: vars.space[1], whiteSpace: 'nowrap' }),
);

export const viewStatus = style(inLayer('block', { ...textStyle('caption'), color: vars.color.text.muted }));

export const notice = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[6],
    paddingBlock: vars.space[15],
    paddingInline: vars.space[7],
    textAlign: 'center',
  }),
);
