import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { panel } from '../../../theme/mixins';
import { heroTracks } from '../../../theme/heroTracks';

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
    selectors: {
      '&[data-hero]': {
        '@media': {
          [media.phone]: { paddingBlockStart: 0 },
          [media.laptop]: { ...heroTracks(5), maxInlineSize: 'none' },
          [media.desk]: heroTracks(6),
        },
      },
    },
  }),
);

/** The middle compartment. It can grow, and the two rows around it grow with it, but their tiles do not. */
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
      // A docked form needs no compartment.
      '[data-hero] > &': { display: 'contents' },
    },
  }),
);

/** The list items are cells of the tray. */
export const list = style(inLayer('block', { display: 'contents' }));

type Places = Record<string, StyleRule>;

/** Compartments 0 to 3 flank the bench: two at its start, two at its end. */
const besideBench: Places = {
  '0': { gridArea: '1 / 1' },
  '1': { gridArea: '2 / 1' },
  '2': { gridArea: '1 / 6' },
  '3': { gridArea: '2 / 6' },
};

/** Compartment 0 is the hero; 1 to 5 surround it, three at its start and two below its text. */
const besideHero: Places = {
  '1': { gridArea: '1 / 1' },
  '2': { gridArea: '2 / 1' },
  '3': { gridArea: '3 / 1' },
  '4': { gridArea: '3 / 5' },
  '5': { gridArea: '3 / 6' },
};

/** With five columns two compartments are below the text. */
const besideLaptopHero: Places = { '1': { gridArea: '3 / 4' }, '2': { gridArea: '3 / 5' } };

const placed = (places: Places) => ({
  selectors: Object.fromEntries(Object.entries(places).map(([index, rule]) => [`&[data-cell="${index}"]`, rule])),
});

export const cell = style(
  inLayer('block', { minInlineSize: 0, alignSelf: 'start', '@media': { [media.desk]: placed(besideBench) } }),
);

export const heroCell = style(
  inLayer('block', {
    minInlineSize: 0,
    alignSelf: 'start',
    '@media': {
      [`${media.laptop} and ${media.belowDesk}`]: placed(besideLaptopHero),
      [media.desk]: placed(besideHero),
    },
  }),
);

/** The picture and the text of the hero each have an area. */
export const hero = style(inLayer('block', { display: 'contents' }));

globalInLayer('block', `${hero} [data-hero-part="picture"]`, {
  gridColumn: '1 / -1',
  minInlineSize: 0,
  alignSelf: 'start',
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${gap})` },
    [`${media.tablet} and ${media.belowLaptop}`]: {
      inlineSize: 'min(100%, max(320px, 100dvh - 300px))',
      justifySelf: 'center',
    },
    [`${media.laptop} and ${media.belowDesk}`]: { gridArea: '1 / 1 / 4 / 4' },
    [media.desk]: { gridArea: '1 / 2 / 4 / 5' },
  },
});
globalInLayer('block', `${hero} [data-hero-part="words"]`, {
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': {
    [`${media.laptop} and ${media.belowDesk}`]: { gridArea: '1 / 4 / 3 / 6' },
    [media.desk]: { gridArea: '1 / 5 / 3 / 7' },
  },
});
/** A first piece fills the tray. */
globalInLayer('block', `${hero}[data-alone] [data-hero-part="picture"]`, {
  '@media': { [media.desk]: { gridArea: '1 / 1 / 4 / 4' } },
});
globalInLayer('block', `${hero}[data-alone] [data-hero-part="words"]`, {
  '@media': {
    [`${media.laptop} and ${media.belowDesk}`]: { gridArea: '1 / 4 / 4 / 6' },
    [media.desk]: { gridArea: '1 / 4 / 4 / 7' },
  },
});

/**
 * Three changes to try under the text of a first piece: a tile each with a caption of 44, in the space below the text.
 */
globalInLayer('block', `${hero} [data-hero-part="drafts"]`, {
  display: 'none',
  '@media': {
    [media.desk]: {
      gridArea: '3 / 4 / 4 / 7',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap,
      alignItems: 'start',
      marginBlockStart: '-44px',
    },
  },
});
globalInLayer('block', `${hero}[data-alone] [data-hero-part="words"][data-drafted]`, {
  '@media': { [media.desk]: { gridArea: '1 / 4 / 3 / 7', marginBlockEnd: '44px' } },
});

/** Placeholder for the text of a loading hero. */
export const heroWords = style(
  inLayer('block', {
    minBlockSize: '180px',
    ...panel,
  }),
);

/** An empty compartment preserves the shape of the tray. */
export const socket = style(
  inLayer('block', {
    aspectRatio: '1',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
  }),
);

/** Below 1280 px nothing flanks the bench, and empty compartments would only add height. */
export const emptyCell = style(
  inLayer('block', {
    display: 'none',
    '@media': {
      [media.laptop]: { selectors: { '[data-hero] > &:is([data-cell="1"], [data-cell="2"])': { display: 'block' } } },
      [media.desk]: { display: 'block' },
    },
  }),
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

/** 'Show all my jewelry' or 'Load More': below the tray, or in the space that nine tiles leave in the last row. */
export const closing = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    display: 'grid',
    placeItems: 'center',
    paddingBlock: '22px',
    selectors: {
      '&[data-closes-row]': {
        '@media': {
          [media.phone]: { gridColumn: 'auto' },
          [media.laptop]: { gridColumn: 'span 3' },
          [media.desk]: { gridColumn: 'span 2' },
        },
      },
    },
  }),
);
