import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';

const gap = vars.space[2];

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

export const grid = recipe({
  base: inLayer('block', {
    display: 'grid',
    gap,
    padding: gap,
    gridTemplateColumns: columns(2),
  }),
  variants: {
    variant: {
      gallery: inLayer('block', {
        '@media': {
          [media.tablet]: { gridTemplateColumns: columns(3) },
          [media.laptop]: { gridTemplateColumns: columns(4) },
        },
      }),
      jewelry: inLayer('block', {
        '@media': { [media.tablet]: { gridTemplateColumns: columns(3) } },
      }),
    },
  },
});

export const cell = style(inLayer('block', { minInlineSize: 0, alignSelf: 'start' }));

/** The strip under a card that is loading: two bars in place of author and likes. */
export const strip = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: vars.size.touch,
    paddingInline: vars.space[4],
  }),
);

/** Replaces the list, aligned with the title of the page or dialog above it. */
export const row = recipe({
  base: inLayer('block', { paddingBlock: vars.space[10] }),
  variants: {
    variant: {
      gallery: inLayer('block', {
        paddingInline: vars.space[6],
        '@media': { [media.tablet]: { paddingInline: vars.space[8] } },
      }),
      jewelry: inLayer('block', {
        paddingInline: vars.space[10],
        '@media': { [media.phone]: { paddingInline: vars.space[7] } },
      }),
    },
  },
});

/** Keeps the message and its button close together in a wide window. */
export const failure = style(inLayer('block', { maxInlineSize: '720px' }));

export const more = style(inLayer('block', { display: 'grid', placeItems: 'center', paddingBlock: '22px' }));

export const sentence = style(inLayer('block', { color: vars.color.text.default }));
