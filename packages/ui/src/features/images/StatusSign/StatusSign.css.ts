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
      '&[data-status="met"]': {
        color: vars.color.surface.raised,
        backgroundColor: vars.color.accent.text,
        borderColor: vars.color.accent.text,
      },
      '&[data-status="differently"]': {
        backgroundImage: `linear-gradient(to right, transparent 50%, ${vars.color.accent.text} 50%)`,
        borderColor: vars.color.accent.text,
      },
    },
  }),
);

export const dash = style(inLayer('block', { inlineSize: '8px', blockSize: '1.5px', backgroundColor: 'currentColor' }));
