import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

/** Number of columns of the widest grid. */
const COLUMNS = [0, 1, 2, 3, 4, 5];

/** Delay of a column, so that the highlight travels across a grid. */
const lags = Object.fromEntries(
  COLUMNS.map((column) => [`&[data-column="${column}"]`, { animationDelay: `${column * 60}ms` }]),
);

/** A cycle of 2100 ms: 1600 ms of motion and 500 ms of rest. */
const sweep = keyframes({
  '0%': { transform: 'translateX(-70%)' },
  '76.2%, 100%': { transform: 'translateX(70%)' },
});

const dim = `color-mix(in srgb, ${vars.color.skeleton.glint} 35%, transparent)`;

/** The highlight; fills a positioned parent with hidden overflow. */
export const glint = style(
  inLayer('recipe', {
    position: 'absolute',
    insetBlock: 0,
    insetInline: '-20%',
    pointerEvents: 'none',
    background: `linear-gradient(105deg, transparent 38%, ${dim} 46%, ${vars.color.skeleton.glint} 50%, ${dim} 54%, transparent 62%)`,
    animation: `${sweep} ${vars.motion.glint} linear infinite`,
    selectors: { ...lags, '[data-motion="reduced"] &': { animation: 'none', display: 'none' } },
    '@media': { [media.reducedMotion]: { animation: 'none', display: 'none' } },
  }),
);

export const skeleton = recipe({
  base: inLayer('recipe', {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    backgroundColor: vars.color.skeleton.base,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  }),
  variants: {
    shape: {
      line: inLayer('recipe', { blockSize: '12px', borderRadius: vars.radius.tile }),
      square: inLayer('recipe', { aspectRatio: '1', borderRadius: vars.radius.tile }),
      control: inLayer('recipe', {
        blockSize: vars.size.controlMd,
        borderRadius: vars.radius.control,
      }),
    },
  },
  defaultVariants: { shape: 'line' },
});
