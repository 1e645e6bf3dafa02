import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';

export const requests = style(inLayer('screen', { marginBlockStart: vars.space[9] }));

export const list = style(
  inLayer('screen', { margin: 0, marginBlockStart: vars.space[4], padding: 0, listStyle: 'none' }),
);

/** One order or quote request: piece, kind, then date and price at the end. */
export const request = style(
  inLayer('screen', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);

export const requestPiece = style(
  inLayer('screen', {
    flexShrink: 0,
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: vars.radius.tile,
    overflow: 'hidden',
  }),
);

export const gonePiece = style([
  requestPiece,
  inLayer('screen', {
    display: 'grid',
    placeItems: 'center',
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.subtle,
  }),
]);

/** Keeps a number on one line. */
export const reference = style(inLayer('screen', { whiteSpace: 'nowrap' }));

export const requestWords = style(inLayer('screen', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const amount = style(inLayer('screen', { flexShrink: 0, textAlign: 'end' }));
