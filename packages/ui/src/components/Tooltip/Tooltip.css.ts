import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { textStyle, transition, travel } from '../../theme/mixins';

export const tooltip = style(
  inLayer('recipe', {
    ...textStyle('caption'),
    maxInlineSize: '280px',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[5],
    color: vars.color.surface.page,
    backgroundColor: vars.color.text.default,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    zIndex: vars.z.popover,
    transition: transition(['opacity', 'transform']),
    selectors: {
      '&[data-entering]': { opacity: 0, transform: `translateY(${travel(4)})` },
      '&[data-exiting]': { opacity: 0 },
    },
  }),
);
