import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';

/** At the lower edge. Minimal, since it is part of the first load. */
export const plain = style(
  inLayer('recipe', {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.z.toast,
    margin: 0,
    padding: vars.space[6],
    textAlign: 'center',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.float,
  }),
);
