import { style } from '@vanilla-extract/css';
import { inLayer } from '../theme/layers';

export const glyph = style(inLayer('recipe', { flexShrink: 0 }));

/** Arrows along the line of text turn round with it. */
export const directional = style(inLayer('recipe', { selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
