import { recipe } from '@vanilla-extract/recipes';
import { gapVariants } from '../../theme/gaps';
import { inLayer } from '../../theme/layers';

export const inline = recipe({
  base: inLayer('recipe', { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }),
  variants: {
    gap: gapVariants(),
    align: {
      start: inLayer('recipe', { alignItems: 'flex-start' }),
      center: inLayer('recipe', { alignItems: 'center' }),
      end: inLayer('recipe', { alignItems: 'flex-end' }),
      baseline: inLayer('recipe', { alignItems: 'baseline' }),
      stretch: inLayer('recipe', { alignItems: 'stretch' }),
    },
    justify: {
      start: inLayer('recipe', { justifyContent: 'flex-start' }),
      center: inLayer('recipe', { justifyContent: 'center' }),
      end: inLayer('recipe', { justifyContent: 'flex-end' }),
      between: inLayer('recipe', { justifyContent: 'space-between' }),
    },
    wrap: {
      true: {},
      false: inLayer('recipe', { flexWrap: 'nowrap' }),
    },
  },
  defaultVariants: { gap: 4, align: 'center', justify: 'start', wrap: true },
});
