import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { clampLines, tabularFigures, textStyle } from '../../theme/mixins';
import { type TextRole, textRoles } from '../../theme/scale';

const roles = Object.fromEntries(textRoles.map((role) => [role, inLayer('recipe', textStyle(role))])) as Record<
  TextRole,
  ReturnType<typeof inLayer>
>;

export const text = recipe({
  base: inLayer('recipe', { overflowWrap: 'break-word' }),
  variants: {
    role: roles,
    tone: {
      default: inLayer('recipe', { color: vars.color.text.default }),
      muted: inLayer('recipe', { color: vars.color.text.muted }),
      subtle: inLayer('recipe', { color: vars.color.text.subtle }),
      accent: inLayer('recipe', { color: vars.color.accent.text }),
      danger: inLayer('recipe', { color: vars.color.danger.text }),
      warning: inLayer('recipe', { color: vars.color.warning.text }),
      success: inLayer('recipe', { color: vars.color.success.text }),
      inherit: {},
    },
    lines: {
      1: inLayer('recipe', clampLines(1)),
      2: inLayer('recipe', clampLines(2)),
      3: inLayer('recipe', clampLines(3)),
    },
    isTabular: { true: inLayer('recipe', tabularFigures) },
  },
  defaultVariants: { role: 'body', tone: 'default' },
});
