import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';

export const screen = style(
  inLayer('block', {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.loading,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[7],
    backgroundColor: vars.color.surface.page,
  }),
);

export const mark = style(inLayer('block', { color: vars.color.accent.text }));

export const beads = style(inLayer('block', { inlineSize: '228px', maxInlineSize: '70vw' }));
