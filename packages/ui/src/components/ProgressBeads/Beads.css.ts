import { keyframes, style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

const light = keyframes({
  '0%, 60%, 100%': { opacity: 0.35 },
  '25%': { opacity: 1 },
});

/** 18 px wide with 4 px beads: a busy button takes this space from its padding. */
export const beads = style(
  inLayer('recipe', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '18px',
    flexShrink: 0,
  }),
);

export const bead = style(
  inLayer('recipe', {
    inlineSize: '4px',
    blockSize: '4px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    opacity: 0.35,
    animation: `${light} 1200ms linear infinite`,
    selectors: {
      '&:nth-child(2)': { animationDelay: '200ms' },
      '&:nth-child(3)': { animationDelay: '400ms' },
      '[data-motion="reduced"] &': { animation: 'none', opacity: 0.7 },
    },
    '@media': {
      [media.reducedMotion]: { animation: 'none', opacity: 0.7 },
      [media.forcedColors]: { backgroundColor: 'ButtonText' },
    },
  }),
);
