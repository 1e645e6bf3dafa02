import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gapVariants } from '../../theme/gaps';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

export const columnsPhone = createVar();
export const columnsTablet = createVar();
export const columnsLaptop = createVar();
export const columnsDesk = createVar();

function columns(count: string) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

export const grid = recipe({
  base: inLayer('recipe', {
    display: 'grid',
    ...columns(columnsPhone),
    '@media': {
      [media.tablet]: columns(columnsTablet),
      [media.laptop]: columns(columnsLaptop),
      [media.desk]: columns(columnsDesk),
    },
  }),
  variants: { gap: gapVariants() },
  defaultVariants: { gap: 2 },
});
