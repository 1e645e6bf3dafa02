import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { aboveHomeBar, cut, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

/** Height of the docked prompt on a phone. */
const dockHeight = '150px';

/** An octagon in the lower start corner, away from the toasts; on a phone above the docked prompt. */
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
    selectors: { '&[data-listening]': { color: vars.color.action.text, backgroundColor: vars.color.action.fill } },
    '@media': {
      [media.phone]: {
        insetBlockEnd: `calc(${dockHeight} + ${vars.space[5]} + ${aboveHomeBar})`,
        selectors: { '&[aria-expanded="true"]': { display: 'none' } },
      },
    },
  }),
);
