import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { cut } from '../../../theme/mixins';

/** An octagon: filled with a check, half filled, or empty with a dash. */
export const sign = style(
  inLayer('block', {
    ...cut('sm'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '20px',
    blockSize: '20px',
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.field,
    border: `1px solid ${vars.color.border.control}`,
    selectors: {
      '&[data-status="met"]': { color: vars.color.action.text, backgroundColor: vars.color.action.fill, borderColor: vars.color.action.fill },
      '&[data-status="differently"]': { backgroundImage: `linear-gradient(to top, ${vars.color.action.fill} 50%, transparent 50%)`, borderColor: vars.color.action.fill },
    },
  }),
);

export const dash = style(inLayer('block', { inlineSize: '8px', blockSize: '1.5px', backgroundColor: 'currentColor' }));
