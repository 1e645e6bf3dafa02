import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { aboveHomeBar, cut, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

/** Clears the dock of the studio and of a piece, and on a laptop what stands over it at the foot of the versions. */
const aboveDock = {
  phone: `calc(148px + ${vars.space[5]} + ${aboveHomeBar})`,
  tablet: `calc(128px + ${vars.space[5]})`,
  laptop: `calc(136px + ${vars.space[5]})`,
};

/** An octagon in the lower start corner, away from the toasts. */
export const launcher = style(
  inLayer('block', {
    ...cut('lg'),
    position: 'fixed',
    insetInlineStart: vars.space[7],
    insetBlockEnd: `calc(${vars.space[7]} + ${aboveHomeBar})`,
    zIndex: vars.z.assistant,
    inlineSize: '56px',
    blockSize: '56px',
    color: vars.color.accent.text,
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.accent.line}`,
    boxShadow: vars.shadow.float,
    transition: transition(['background-color', 'color']),
    ...states({ hovered: { backgroundColor: vars.color.accent.soft } }),
    selectors: {
      '&[data-listening]': { color: vars.color.action.text, backgroundColor: vars.color.action.fill },
      '&[data-above-dock]': { insetBlockEnd: aboveDock.phone },
    },
    '@media': {
      [media.phone]: { selectors: { '&[aria-expanded="true"]': { display: 'none' } } },
      [media.tablet]: { selectors: { '&[data-above-dock]': { insetBlockEnd: aboveDock.tablet } } },
      [media.laptop]: { selectors: { '&[data-above-dock]': { insetBlockEnd: aboveDock.laptop } } },
    },
  }),
);
