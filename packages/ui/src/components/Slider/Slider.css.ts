import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, focusRing, tabularFigures, textStyle, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

export const slider = recipe({
  base: inLayer('recipe', { display: 'grid', alignItems: 'center', columnGap: vars.space[6], minInlineSize: 0 }),
  variants: {
    layout: {
      inline: inLayer('recipe', {
        gridTemplateColumns: 'auto minmax(0, 1fr) 2ch',
        gridTemplateAreas: '"label track output" ". ends ."',
      }),
      stacked: inLayer('recipe', {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"label output" "track track" "ends ends"',
      }),
    },
  },
});

export const label = style(
  inLayer('recipe', { ...textStyle('control'), gridArea: 'label', color: vars.color.text.muted }),
);

export const output = style(
  inLayer('recipe', {
    ...textStyle('control'),
    ...tabularFigures,
    gridArea: 'output',
    textAlign: 'end',
    color: vars.color.text.default,
  }),
);

/** High enough for a finger; the visible line is in the middle. */
export const track = style(
  inLayer('recipe', {
    gridArea: 'track',
    position: 'relative',
    blockSize: vars.size.touch,
    marginInline: '10px',
    cursor: 'pointer',
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(50% - 1px)',
      blockSize: '2px',
      backgroundColor: vars.color.border.strong,
    },
    selectors: { '&[data-disabled]': { cursor: 'default' } },
  }),
);

export const fill = style(
  inLayer('recipe', {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 1px)',
    blockSize: '2px',
    backgroundColor: vars.color.accent.text,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);

export const thumb = style(
  inLayer('recipe', {
    ...cut('sm'),
    insetBlockStart: '50%',
    inlineSize: '20px',
    blockSize: '20px',
    backgroundColor: vars.color.surface.field,
    border: `2px solid ${vars.color.accent.text}`,
    transition: transition(['background-color']),
    ...states({
      focusVisible: focusRing,
      disabled: { borderColor: vars.color.border.control, backgroundColor: vars.color.surface.sunken },
    }),
  }),
);

export const ends = style(
  inLayer('recipe', {
    ...textStyle('micro'),
    gridArea: 'ends',
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: 400,
    color: vars.color.text.muted,
  }),
);
