import { assignVars, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { darkRoomTokens } from './darkRoom';
import { inLayer } from './layers';

const { color, shadow, photo } = vars;

/** A region lit like the lightbox: nearly black in both themes. */
export const darkRoom = style(
  inLayer('theme', {
    vars: assignVars({ color, shadow, photo }, darkRoomTokens),
    colorScheme: 'dark',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.page,
  }),
);
