import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';

/** Above the page, below dialogs and toasts; ignores the pointer. */
export const canvas = style(
  inLayer('block', {
    position: 'fixed',
    inset: 0,
    inlineSize: '100vw',
    blockSize: '100vh',
    zIndex: vars.z.assistant,
    pointerEvents: 'none',
  }),
);
