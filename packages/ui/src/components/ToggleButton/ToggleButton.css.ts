import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, focusRing, textStyle, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

export const group = recipe({
  base: inLayer('recipe', { display: 'flex', minInlineSize: 0 }),
  variants: {
    variant: {
      chip: inLayer('recipe', {
        flexWrap: 'wrap',
        gap: vars.space[1],
        '@media': {
          [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 0 },
        },
      }),
      segment: inLayer('recipe', { gap: vars.space[2] }),
    },
  },
});

const chosen = {
  color: vars.color.text.default,
  backgroundColor: vars.color.accent.soft,
  borderColor: vars.color.accent.line,
} as const;

export const toggleButton = recipe({
  base: inLayer('recipe', {
    ...textStyle('control'),
    ...cut('md'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.typeChip,
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color', 'border-color', 'color']),
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '2px' } },
      },
    },
  }),
  variants: {
    variant: {
      chip: inLayer('recipe', {
        color: vars.color.text.muted,
        paddingInlineStart: '11px',
        paddingInlineEnd: '14px',
        ...states({
          hovered: { backgroundColor: vars.color.surface.sunken },
          focusVisible: focusRing,
          selected: chosen,
          disabled: { color: vars.color.text.subtle, cursor: 'default' },
        }),
        '@media': {
          [media.phone]: {
            ...textStyle('micro'),
            fontSize: '0.75rem',
            flexDirection: 'column',
            gap: vars.space[3],
            minBlockSize: '64px',
            paddingInline: 0,
          },
        },
      }),
      segment: inLayer('recipe', {
        flex: 1,
        paddingInline: vars.space[5],
        color: vars.color.text.default,
        borderColor: vars.color.border.strong,
        '@supports': {
          '(corner-shape: bevel)': {
            borderRadius: vars.radius.control,
            cornerShape: 'round',
            selectors: {
              '&[data-selected]': { borderRadius: vars.shape.cut.md, cornerShape: 'bevel' },
            },
          },
        },
        ...states({
          hovered: { backgroundColor: vars.color.surface.sunken },
          focusVisible: focusRing,
          selected: chosen,
          disabled: { color: vars.color.text.subtle, cursor: 'default' },
        }),
      }),
    },
  },
  defaultVariants: { variant: 'chip' },
});

/** The icon of a selected chip is brass. */
export const chipIcon = style(
  inLayer('recipe', {
    display: 'inline-flex',
    selectors: { '[data-selected] &': { color: vars.color.accent.text } },
  }),
);
