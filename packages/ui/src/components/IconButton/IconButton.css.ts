import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { focusRing, tabularFigures, textStyle, transition, travel } from '../../theme/mixins';
import { states } from '../../theme/states';

export const iconButton = recipe({
  base: inLayer('recipe', {
    ...textStyle('caption'),
    ...tabularFigures,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: vars.space[3],
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color', 'color', 'transform']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focusVisible: focusRing,
      pressed: { transform: `translateY(${travel(1)})` },
      selected: { color: vars.color.accent.text },
      pending: { cursor: 'progress' },
      disabled: {
        color: vars.color.text.subtle,
        backgroundColor: 'transparent',
        cursor: 'default',
        transform: 'none',
      },
    }),
    '@media': {
      [media.touch]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch },
      [media.forcedColors]: {
        selectors: { '&[aria-disabled="true"]:not([data-pending])': { color: 'GrayText' } },
      },
    },
  }),
  variants: {
    size: {
      sm: inLayer('recipe', {
        minInlineSize: vars.size.iconButtonSm,
        blockSize: vars.size.iconButtonSm,
      }),
      md: inLayer('recipe', {
        minInlineSize: vars.size.iconButton,
        blockSize: vars.size.iconButton,
      }),
    },
    isWithText: { true: inLayer('recipe', { paddingInline: vars.space[4] }) },
  },
  defaultVariants: { size: 'md' },
});
