import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { cut, textStyle } from '../../../theme/mixins';

export const section = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    paddingBlockStart: vars.space[7],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    // Follows the actions on every screen, so that a long list leaves them in view.
    order: 1,
  }),
);

export const heading = style(inLayer('block', { ...textStyle('control'), color: vars.color.text.subtle, fontWeight: 400, margin: 0 }));

export const list = style(inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    alignItems: 'center',
  }),
);

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

export const words = style(inLayer('block', { overflowWrap: 'anywhere' }));
export const status = style(inLayer('block', { color: vars.color.text.muted, whiteSpace: 'nowrap' }));
export const note = style(inLayer('block', { ...textStyle('caption'), gridColumn: '2 / -1', color: vars.color.text.muted }));
