import { vars } from './contract.css';
import { globalInLayer } from './layers';
import { textStyle } from './mixins';

globalInLayer('reset', '*, *::before, *::after', { boxSizing: 'border-box' });
globalInLayer('reset', '*', { margin: 0 });
globalInLayer('reset', 'html', {
  textSizeAdjust: '100%',
  accentColor: vars.color.accent.text,
});
globalInLayer('reset', 'body', {
  ...textStyle('body'),
  minBlockSize: '100dvh',
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalInLayer('reset', 'img, svg, canvas, video', { display: 'block', maxInlineSize: '100%' });
globalInLayer('reset', 'button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalInLayer('reset', 'h1, h2, h3, h4', { fontWeight: 'inherit', textWrap: 'balance' });
globalInLayer('reset', 'p', { textWrap: 'pretty', overflowWrap: 'break-word' });
globalInLayer('reset', 'ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
globalInLayer('reset', '::selection', {
  color: vars.color.surface.page,
  backgroundColor: vars.color.text.default,
});
globalInLayer('reset', '::placeholder', { color: vars.color.text.subtle, opacity: 1 });
globalInLayer('reset', ':focus-visible', {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
});
