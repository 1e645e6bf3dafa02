import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { transition, travel } from '../../theme/mixins';

export const popover = style(
  inLayer('recipe', {
    zIndex: vars.z.popover,
    maxInlineSize: 'min(400px, calc(100vw - 24px))',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    border: '1px solid transparent',
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.float,
    outline: 'none',
    transition: transition(['opacity', 'transform'], 'base'),
    selectors: {
      '&[data-entering]': { opacity: 0, transform: `translateY(${travel(4)})` },
      '&[data-exiting]': {
        opacity: 0,
        transitionDuration: vars.motion.exitBase,
        transitionTimingFunction: vars.motion.easeExit,
      },
    },
  }),
);
