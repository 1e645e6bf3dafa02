import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { textStyle } from '../../theme/mixins';

export const banner = recipe({
  base: inLayer('recipe', {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    paddingInline: vars.space[6],
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      danger: inLayer('recipe', {
        color: vars.color.danger.text,
        backgroundColor: vars.color.danger.soft,
      }),
      warning: inLayer('recipe', {
        color: vars.color.warning.text,
        backgroundColor: vars.color.warning.soft,
      }),
      success: inLayer('recipe', {
        color: vars.color.success.text,
        backgroundColor: vars.color.success.soft,
      }),
      info: inLayer('recipe', {
        color: vars.color.accent.text,
        backgroundColor: vars.color.accent.soft,
      }),
    },
    /** One line with its button. */
    hasAction: { true: inLayer('recipe', { alignItems: 'center' }) },
  },
  defaultVariants: { tone: 'danger' },
});

export const bannerText = style(inLayer('recipe', { flex: 1, minInlineSize: 0 }));
