/**
 * Styles of the form docked to the lower edge of the window, below a hero: each corresponds to the style of the same
 * name in `PromptForm.css`.
 */
import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { heroTracks } from '../../../theme/heroTracks';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { aboveHomeBar, besideLauncher, besideNotch, cut, textStyle, transition, unseen } from '../../../theme/mixins';
import * as bench from './PromptForm.css';

const fromLaptop = media.laptop;
const betweenTabletAndLaptop = `${media.tablet} and ${media.belowLaptop}`;
/** Height of the dock with one line of text. */
const height = { phone: `calc(134px + ${aboveHomeBar})`, tablet: '112px', laptop: '92px' } as const;

export const form = style(
  inLayer('block', {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'grid',
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlockStart: '10px',
    // Keeps the focus ring of the button clear of the quota line below it.
    paddingBlockEnd: `calc(32px + ${aboveHomeBar})`,
    paddingInline: `max(${vars.space[6]}, ${besideNotch})`,
    backgroundColor: vars.color.surface.raised,
    '@media': {
      [media.tablet]: {
        backgroundColor: vars.color.surface.page,
        paddingBlockStart: '14px',
        paddingBlockEnd: vars.space[3],
      },
      [`${fromLaptop} and ${media.belowDesk}`]: {
        ...heroTracks(5),
        gridTemplateRows: 'auto auto minmax(64px, auto)',
        paddingBlockEnd: '14px',
      },
      [media.desk]: { ...heroTracks(6), gridTemplateRows: 'auto auto minmax(40px, 1fr) auto', paddingBlockEnd: '14px' },
    },
  }),
);

/** The page ends above the dock, and scroll padding keeps focused elements clear of it. */
for (const [root, property] of [
  ['body', 'paddingBlockEnd'],
  ['html', 'scrollPaddingBlockEnd'],
] as const) {
  globalInLayer('block', `${root}:has(${form})`, {
    [property]: height.phone,
    '@media': { [media.tablet]: { [property]: height.tablet }, [fromLaptop]: { [property]: height.laptop } },
  });
}

/** Beads on the upper edge. */
export const dockEdge = style(inLayer('block', { position: 'absolute', insetInline: 0, insetBlockStart: '-1px' }));

export const headline = style(
  inLayer('block', {
    '@media': {
      [media.belowDesk]: unseen,
      [media.desk]: {
        ...textStyle('title.s'),
        lineHeight: '1.5rem',
        gridColumn: '1',
        gridRow: '3',
        alignSelf: 'end',
        paddingInlineStart: vars.space[7],
      },
    },
  }),
);

export const subtitle = style(inLayer('block', unseen));

export const fields = style(inLayer('block', { display: 'contents' }));

export const plate = style(
  inLayer('block', {
    position: 'relative',
    minInlineSize: 0,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    '@media': {
      [media.tablet]: {
        ...cut('lg'),
        display: 'flex',
        alignItems: 'flex-end',
        gap: vars.space[4],
        paddingInlineStart: '21px',
        paddingInlineEnd: '9px',
        border: `1px solid ${vars.color.border.control}`,
        transition: transition(['border-color'], 'base'),
        selectors: { '&:has(textarea:focus-visible)': { borderColor: vars.color.accent.line } },
      },
      [betweenTabletAndLaptop]: {
        selectors: { [besideLauncher]: { marginInlineStart: `calc(${vars.size.touch} + ${vars.space[4]})` } },
      },
      [fromLaptop]: { gridColumn: '1 / 4', gridRow: '3' },
      [media.desk]: { gridColumn: '2 / 5', gridRow: '3 / 5' },
    },
  }),
);

globalInLayer('block', `${plate} > :has(> [type="submit"])`, {
  '@media': { [media.tablet]: { minBlockSize: '62px' } },
});

export const beads = bench.beads;

export const textarea = style([
  bench.textarea,
  inLayer('block', {
    '@media': {
      // Unobtrusive while empty, in favor of the hero.
      [media.phone]: {
        selectors: { '&:placeholder-shown:not(:focus)': { minBlockSize: '36px', borderBlockEndWidth: 0 } },
      },
      [media.tablet]: {
        flex: 1,
        minInlineSize: 0,
        minBlockSize: '62px',
        paddingBlockStart: '17px',
        borderBlockEndWidth: '17px',
      },
    },
  }),
]);

export const underPlate = style(
  inLayer('block', {
    display: 'contents',
    '@media': {
      [betweenTabletAndLaptop]: { display: 'flex', justifyContent: 'flex-end', minBlockSize: vars.space[7] },
    },
  }),
);

export const quota = style([
  bench.quota,
  inLayer('block', {
    '@media': {
      [media.phone]: {
        position: 'absolute',
        insetInlineEnd: vars.space[6],
        insetBlockEnd: `calc(4px + ${aboveHomeBar})`,
      },
      [`${fromLaptop} and ${media.belowDesk}`]: { ...unseen },
      [media.desk]: { gridColumn: '1', gridRow: '4', alignSelf: 'start', margin: 0, paddingInlineStart: vars.space[7] },
    },
  }),
]);

export const recipients = style([
  bench.recipients,
  inLayer('block', {
    '@media': {
      [fromLaptop]: { gridColumn: '1 / 4', paddingInlineStart: vars.space[7] },
      [media.desk]: { gridColumn: '2 / 5', gridRow: '5' },
    },
  }),
]);

const abovePlate: StyleRule = {
  marginBlockEnd: vars.space[4],
  '@media': {
    [fromLaptop]: { gridColumn: '1 / 4' },
    [media.desk]: { gridColumn: '2 / 5' },
  },
};

export const problem = style(inLayer('block', { ...abovePlate, order: -1, gridRow: '2' }));

/** On a phone the badge counts the presets and the dialog removes them. */
export const chips = style(
  inLayer('block', {
    ...abovePlate,
    gridRow: '1',
    '@media': { ...abovePlate['@media'], [media.belowLaptop]: { display: 'none' } },
  }),
);

/** Six types of equal width. Below 900 px they appear on focus, since the page has no space for them otherwise. */
export const types = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '@media': {
      [media.belowLaptop]: {
        order: -1,
        marginBlockEnd: vars.space[4],
        selectors: { '[data-dock]:not(:focus-within) > &': { display: 'none' } },
      },
      [media.tinyPhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [fromLaptop]: { gridColumn: '4 / 6', gridRow: '1 / 4', alignSelf: 'end' },
      [media.desk]: { gridColumn: '5 / 7', gridRow: '1 / 5', paddingInline: vars.space[7] },
    },
  }),
);

globalInLayer('block', `${types} > button`, {
  ...textStyle('micro'),
  fontSize: '0.75rem',
  flexDirection: 'column',
  gap: vars.space[3],
  minBlockSize: '64px',
  paddingInline: 0,
});
