import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { besideNotch, textStyle } from '../../theme/mixins';

export const shell = style(inLayer('screen', { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }));

export const main = style(
  inLayer('screen', { flex: 1, minInlineSize: 0, paddingInline: besideNotch, outline: 'none' }),
);

export const skip = style(
  inLayer('screen', {
    ...textStyle('control'),
    position: 'fixed',
    insetBlockStart: vars.space[4],
    insetInlineStart: vars.space[4],
    zIndex: vars.z.toast,
    padding: vars.space[5],
    color: vars.color.action.text,
    backgroundColor: vars.color.action.fill,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);

/** The rule of react-aria's own `<style>`, which a strict Content-Security-Policy blocks. */
globalInLayer('screen', '[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
