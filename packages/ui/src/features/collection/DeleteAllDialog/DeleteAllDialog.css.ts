import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { tabularFigures, textStyle } from '../../../theme/mixins';

/** The images to be deleted, as many as fit in one row. */
export const strip = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
    gap: vars.space[1],
    marginBlockStart: vars.space[4],
  }),
);

export const rest = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...tabularFigures,
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: vars.radius.tile,
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.sunken,
  }),
);
