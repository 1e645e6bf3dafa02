import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { focusRing, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

export const link = recipe({
  base: inLayer('recipe', {
    borderRadius: vars.radius.tile,
    cursor: 'pointer',
    transition: transition(['color', 'text-decoration-color']),
    ...states({
      focusVisible: focusRing,
      disabled: { color: vars.color.text.subtle, cursor: 'default', textDecorationLine: 'none' },
    }),
  }),
  variants: {
    variant: {
      inline: inLayer('recipe', {
        color: vars.color.accent.text,
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent.line,
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        ...states({ hovered: { textDecorationColor: vars.color.accent.text } }),
      }),
      quiet: inLayer('recipe', {
        color: 'inherit',
        textDecorationLine: 'none',
        ...states({ hovered: { textDecorationLine: 'underline', textUnderlineOffset: '3px' } }),
      }),
      plain: inLayer('recipe', { color: 'inherit', textDecorationLine: 'none' }),
    },
  },
  defaultVariants: { variant: 'inline' },
});
