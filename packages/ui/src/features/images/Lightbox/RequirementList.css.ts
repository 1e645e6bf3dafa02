import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { textStyle } from '../../../theme/mixins';

export const section = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    paddingBlockStart: vars.space[7],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    // Below the actions on every screen, so that a long list keeps them visible.
    order: 1,
  }),
);

export const heading = style(
  inLayer('block', { ...textStyle('control'), color: vars.color.text.subtle, fontWeight: 400, margin: 0 }),
);

/** A note where the prompt was read in an unusual way. */
export const readingNote = style(
  inLayer('block', { ...textStyle('caption'), color: vars.color.text.subtle, margin: 0 }),
);

export const list = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const row = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    alignItems: 'center',
  }),
);

export const words = style(inLayer('block', { overflowWrap: 'anywhere' }));
export const status = style(inLayer('block', { color: vars.color.text.muted, whiteSpace: 'nowrap' }));
export const note = style(
  inLayer('block', { ...textStyle('caption'), gridColumn: '2 / -1', color: vars.color.text.muted }),
);
