import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { travel } from '../../theme/mixins';

const shake = keyframes({
  '10%, 90%': { transform: `translateX(${travel(-1)})` },
  '20%, 80%': { transform: `translateX(${travel(2)})` },
  '30%, 50%, 70%': { transform: `translateX(${travel(-4)})` },
  '40%, 60%': { transform: `translateX(${travel(4)})` },
});

export const form = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[7],
    selectors: { '&[data-shaking]': { animation: `${shake} ${vars.motion.shake} ${vars.motion.ease}` } },
  }),
);

export const aside = style(inLayer('screen', { position: 'absolute', inset: 0 }));

export const picture = style(
  inLayer('screen', { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: `brightness(${vars.photo.brightness})` }),
);

export const wordmark = style(
  inLayer('screen', { position: 'absolute', insetInlineStart: vars.space[10], insetBlockEnd: vars.space[11], color: vars.color.accent.text }),
);
