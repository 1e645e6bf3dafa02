import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { focusRing, textStyle, transition } from '../../../theme/mixins';
import { mark as radioMark } from '../../../components/RadioGroup/RadioGroup.css';

/** Three columns do not fit on a tablet in portrait. */
const COLUMNS = media.laptop;

export const cards = style(
  inLayer('block', {
    display: 'grid',
    borderBlock: `1px solid ${vars.color.border.strong}`,
    '@media': { [COLUMNS]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

/** On a phone the stone is at the start of its row and the selection mark at the end. */
export const card = style(
  inLayer('block', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"stone name badge choice" "stone pricing pricing pricing" "stone facts facts facts"',
    alignItems: 'center',
    columnGap: vars.space[5],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[6],
    color: vars.color.text.default,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color']),
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` },
      '&[data-hovered]': { backgroundColor: vars.color.surface.sunken },
      '&[data-selected]': { backgroundColor: vars.color.surface.raised },
      '&[data-disabled]': { cursor: 'default' },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '3px', zIndex: vars.z.plate },
      /** The frame of the selected card overlaps the hairlines around it. */
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetBlock: '-1px',
        insetInline: 0,
        border: `2px solid ${vars.color.accent.text}`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [COLUMNS]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'auto auto auto auto 1fr auto',
        gridTemplateAreas: '"stone badge" "name name" "about about" "pricing pricing" "facts facts" "choice choice"',
        paddingBlock: vars.space[9],
        paddingInline: '36px',
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.border.strong}` },
          '&[data-selected]::after': { insetInline: '-1px' },
        },
      },
    },
  }),
);

export const stone = style(
  inLayer('block', {
    gridArea: 'stone',
    alignSelf: 'start',
    inlineSize: '34px',
    blockSize: '43px',
    marginInlineEnd: vars.space[4],
    color: vars.color.accent.text,
    '@media': { [COLUMNS]: { inlineSize: '44px', blockSize: '56px' } },
  }),
);

export const badge = style(inLayer('block', { gridArea: 'badge', '@media': { [COLUMNS]: { alignSelf: 'start' } } }));

export const name = style(
  inLayer('block', {
    ...textStyle('title.m'),
    gridArea: 'name',
    '@media': { [COLUMNS]: { marginBlockStart: vars.space[7] } },
  }),
);

export const about = style(
  inLayer('block', {
    ...textStyle('body'),
    gridArea: 'about',
    display: 'none',
    color: vars.color.text.muted,
    '@media': { [COLUMNS]: { display: 'block' } },
  }),
);

export const pricing = style(
  inLayer('block', {
    gridArea: 'pricing',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[5],
    '@media': { [COLUMNS]: { display: 'block', marginBlockStart: vars.space[6], minBlockSize: '84px' } },
  }),
);

export const price = style(inLayer('block', { ...textStyle('price.m') }));

export const per = style(
  inLayer('block', { ...textStyle('body'), marginInlineStart: vars.space[2], color: vars.color.text.muted }),
);

/** Savings and the current-plan mark share one line, so that the features of all plans are aligned. */
export const notes = style(inLayer('block', { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] }));

export const saving = style(inLayer('block', { ...textStyle('label'), color: vars.color.accent.text }));

/** One sentence on a phone, a list between hairlines in columns. */
export const facts = style(
  inLayer('block', {
    gridArea: 'facts',
    color: vars.color.text.muted,
    '@media': { [COLUMNS]: { color: vars.color.text.default, alignSelf: 'start' } },
  }),
);

export const fact = style(
  inLayer('block', {
    ...textStyle('body'),
    selectors: {
      '&:not(:first-child)': { textTransform: 'lowercase' },
      '&:not(:last-child)::after': { content: '", "', whiteSpace: 'pre' },
    },
    '@media': {
      [COLUMNS]: {
        display: 'block',
        paddingBlock: vars.space[4],
        borderBlockStart: `1px solid ${vars.color.border.hairline}`,
        selectors: {
          '&:not(:first-child)': { textTransform: 'none' },
          '&:not(:last-child)::after': { content: 'none' },
        },
      },
    },
  }),
);

export const choice = style(
  inLayer('block', {
    ...textStyle('label'),
    gridArea: 'choice',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    '@media': {
      [COLUMNS]: { ...textStyle('control'), minBlockSize: vars.size.touch, marginBlockStart: vars.space[6] },
    },
  }),
);

/** On a phone the octagon alone marks the selection. */
export const word = style(inLayer('block', { display: 'none', '@media': { [COLUMNS]: { display: 'inline' } } }));

export const current = style(inLayer('block', { ...textStyle('label'), color: vars.color.text.subtle }));

export const mark = style([
  radioMark,
  inLayer('block', {
    selectors: {
      [`${card}[data-hovered] &`]: { borderColor: vars.color.text.muted },
      [`${card}[data-selected] &`]: { borderColor: vars.color.accent.text },
      [`${card}[data-selected] &::after`]: { opacity: 1 },
    },
  }),
]);
