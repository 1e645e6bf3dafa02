import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';

export const glass = style(
  inLayer('recipe', { flexShrink: 0, marginInlineStart: vars.space[5], color: vars.color.text.muted }),
);

/** Hides the browser's own clear button. */
globalInLayer('recipe', 'input[type="search"]::-webkit-search-cancel-button', { display: 'none' });
