import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { transition } from '../../theme/mixins';

export const beadDelay = createVar();

const pass = keyframes({
  '0%, 14%, 100%': { backgroundColor: vars.color.border.strong },
  '7%': { backgroundColor: vars.color.accent.text },
});

export const row = style(
  inLayer('recipe', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    inlineSize: '100%',
    blockSize: '8px',
  }),
);

export const bead = style(
  inLayer('recipe', {
    inlineSize: '4px',
    blockSize: '4px',
    borderRadius: '50%',
    backgroundColor: vars.color.border.strong,
    transition: transition(['background-color'], 'slow'),
    selectors: {
      '&[data-reached]': { backgroundColor: vars.color.accent.text },
      '&[data-waiting]': {
        animation: `${pass} 2400ms linear infinite`,
        animationDelay: beadDelay,
      },
      '[data-motion="reduced"] &[data-waiting]': { animation: 'none' },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&[data-waiting]': { animation: 'none' } } },
      [media.forcedColors]: {
        backgroundColor: 'GrayText',
        forcedColorAdjust: 'none',
        selectors: { '&[data-reached]': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);
