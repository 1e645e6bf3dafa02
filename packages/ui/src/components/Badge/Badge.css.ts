import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { cut, tabularFigures, textStyle } from '../../theme/mixins';

export const badge = recipe({
  base: inLayer('recipe', {
    ...textStyle('micro'),
    ...tabularFigures,
    ...cut('badge'),
    fontWeight: 600,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minInlineSize: vars.size.badge,
    minBlockSize: vars.size.badge,
    paddingInline: vars.space[4],
    border: '1px solid transparent',
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      accent: inLayer('recipe', {
        color: vars.color.accent.text,
        backgroundColor: vars.color.accent.soft,
      }),
      neutral: inLayer('recipe', {
        color: vars.color.text.muted,
        backgroundColor: vars.color.surface.sunken,
      }),
      success: inLayer('recipe', {
        color: vars.color.success.text,
        backgroundColor: vars.color.success.soft,
      }),
      warning: inLayer('recipe', {
        color: vars.color.warning.text,
        backgroundColor: vars.color.warning.soft,
      }),
      danger: inLayer('recipe', {
        color: vars.color.danger.text,
        backgroundColor: vars.color.danger.soft,
      }),
    },
  },
  defaultVariants: { tone: 'accent' },
});
