import { style } from '@vanilla-extract/css';
import { inLayer } from '../../theme/layers';

export const visuallyHidden = style(
  inLayer('override', {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-focusable]:focus-within': {
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  }),
);
