import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';

const gap = vars.space[2];

export const tray = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap,
    maxInlineSize: vars.size.pageMax,
    marginInline: 'auto',
    padding: gap,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.laptop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      [media.desk]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
);

/** The middle compartment. It may grow; the two rows beside it grow with it, their tiles do not. */
export const bench = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    minInlineSize: 0,
    display: 'grid',
    alignItems: 'center',
    '@media': {
      [media.desk]: {
        gridColumn: '2 / 6',
        gridRow: '1 / 3',
        containerType: 'inline-size',
        containerName: 'bench',
        paddingInline: vars.space[8],
        paddingBlock: vars.space[8],
      },
    },
    selectors: {
      '&[data-alone]': {
        '@media': { [media.desk]: { minBlockSize: 'min(60vh, 640px)' } },
      },
    },
  }),
);

/** Its items are cells of the tray. */
export const list = style(inLayer('block', { display: 'contents' }));

/** Compartments 1 to 4 lie beside the bench: two at its start, two at its end. */
const places: Record<string, StyleRule> = {
  '0': { gridArea: '1 / 1' },
  '1': { gridArea: '2 / 1' },
  '2': { gridArea: '1 / 6' },
  '3': { gridArea: '2 / 6' },
};

export const cell = style(
  inLayer('block', {
    minInlineSize: 0,
    alignSelf: 'start',
    '@media': {
      [media.desk]: {
        selectors: Object.fromEntries(
          Object.entries(places).map(([index, rule]) => [`&[data-cell="${index}"]`, rule]),
        ),
      },
    },
  }),
);

/** A piece in the making brings two cells: the picture in the first, the bench card in the second. */
export const pair = style(inLayer('block', { display: 'contents' }));

globalInLayer('block', `${pair} > *`, {
  minInlineSize: 0,
  alignSelf: 'start',
});
globalInLayer('block', `${pair} > :nth-child(1)`, {
  '@media': { [media.desk]: places['0'] ?? {} },
});
globalInLayer('block', `${pair} > :nth-child(2)`, {
  '@media': { [media.desk]: places['1'] ?? {} },
});

/** An empty compartment, so that the tray keeps its shape. */
export const socket = style(
  inLayer('block', {
    aspectRatio: '1',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
  }),
);

/** Below 1280 px nothing lies beside the bench, and empty compartments would only push things down. */
export const emptyCell = style(
  inLayer('block', { display: 'none', '@media': { [media.desk]: { display: 'block' } } }),
);

export const row = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    paddingBlock: vars.space[10],
    paddingInline: vars.space[6],
    '@media': {
      [media.tablet]: { paddingInline: vars.space[8] },
      [media.desk]: { gridColumn: '2 / 6' },
    },
  }),
);

/** 'Show all my jewelry': below the tray, or the last compartment of three columns. */
export const closing = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    placeItems: 'center',
    paddingBlock: '22px',
    '@media': {
      [`${media.tablet} and ${media.belowLaptop}`]: {
        selectors: {
          '&[data-closes-row]': {
            gridColumn: 'span 2',
            paddingBlock: 0,
            borderRadius: vars.radius.tile,
            boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
          },
        },
      },
    },
  }),
);
