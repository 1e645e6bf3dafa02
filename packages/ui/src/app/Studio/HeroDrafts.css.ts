import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { bareButton, focusRing, tabularFigures, textStyle } from '../../theme/mixins';

export const draft = style(
  inLayer('screen', {
    ...bareButton,
    minInlineSize: 0,
    color: 'inherit',
    textAlign: 'start',
    borderRadius: vars.radius.tile,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surface.sunken },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    },
  }),
);

export const picture = style(
  inLayer('screen', {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.raised,
    filter: vars.photo.filter,
  }),
);

export const caption = style(
  inLayer('screen', {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: '44px',
    paddingInline: vars.space[5],
    whiteSpace: 'nowrap',
  }),
);

export const price = style(inLayer('screen', { ...tabularFigures, color: vars.color.text.muted }));
