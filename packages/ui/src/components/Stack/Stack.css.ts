import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../theme/layers';
import { gapVariants } from '../../theme/gaps';

export const stack = recipe({
  base: inLayer('recipe', { display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    gap: gapVariants(),
    align: {
      stretch: inLayer('recipe', { alignItems: 'stretch' }),
      start: inLayer('recipe', { alignItems: 'flex-start' }),
      center: inLayer('recipe', { alignItems: 'center' }),
      end: inLayer('recipe', { alignItems: 'flex-end' }),
    },
  },
  defaultVariants: { gap: 6, align: 'stretch' },
});
