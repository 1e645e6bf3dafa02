import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { aboveHomeBar, textStyle, transition, travel } from '../../theme/mixins';
import { states } from '../../theme/states';

export const menu = style(
  inLayer('recipe', {
    minInlineSize: '184px',
    maxBlockSize: 'inherit',
    padding: '5px',
    outline: 'none',
    overflow: 'auto',
  }),
);

export const item = recipe({
  base: inLayer('recipe', {
    ...textStyle('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[5],
    borderRadius: vars.radius.control,
    color: vars.color.text.default,
    fontWeight: 400,
    textDecorationLine: 'none',
    cursor: 'pointer',
    outline: 'none',
    transition: transition(['background-color']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focused: { backgroundColor: vars.color.surface.sunken },
      focusVisible: { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
      disabled: { color: vars.color.text.subtle, cursor: 'default' },
    }),
  }),
  variants: {
    tone: {
      default: {},
      danger: inLayer('recipe', { color: vars.color.danger.text }),
    },
  },
  defaultVariants: { tone: 'default' },
});

export const itemText = style(inLayer('recipe', { flex: 1, minInlineSize: 0 }));

export const check = style(
  inLayer('recipe', {
    color: vars.color.accent.text,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  }),
);

export const heading = style(
  inLayer('recipe', {
    ...textStyle('caption'),
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    color: vars.color.text.muted,
  }),
);

export const separator = style(
  inLayer('recipe', {
    blockSize: '1px',
    marginBlock: '5px',
    marginInline: vars.space[3],
    border: 0,
    backgroundColor: vars.color.border.hairline,
  }),
);

/** On a phone the menu is a sheet at the lower edge, within reach of the thumb. */
export const sheetScrim = style(
  inLayer('recipe', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.popover,
    display: 'flex',
    alignItems: 'flex-end',
    backgroundColor: vars.color.overlay,
    transition: transition(['opacity'], 'slow'),
    selectors: { '&:is([data-entering], [data-exiting])': { opacity: 0 } },
  }),
);

export const sheet = style(
  inLayer('recipe', {
    inlineSize: '100%',
    maxBlockSize: '80dvh',
    display: 'flex',
    flexDirection: 'column',
    paddingBlockEnd: aboveHomeBar,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderStartStartRadius: vars.radius.panel,
    borderStartEndRadius: vars.radius.panel,
    boxShadow: vars.shadow.dock,
    transition: transition(['transform'], 'slow'),
    selectors: { '&[data-entering]': { transform: `translateY(${travel(24)})` } },
  }),
);
