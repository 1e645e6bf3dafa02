import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { focusRing, tabularFigures, textStyle, transition, truncate } from '../../theme/mixins';

/** As high as the box of a text field, and like it. */
export const box = style(
  inLayer('recipe', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.field,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.field,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    transition: transition(['border-color', 'background-color']),
    selectors: {
      '&:has(> [data-hovered])': { borderColor: vars.color.text.muted },
      '&[data-drop-target]': { borderColor: vars.color.accent.line, backgroundColor: vars.color.accent.soft, borderStyle: 'dashed' },
      '&[data-invalid]': { borderColor: vars.color.danger.text, boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}` },
      '&[data-disabled]': { color: vars.color.text.subtle, backgroundColor: vars.color.surface.sunken, borderColor: vars.color.border.hairline },
    },
  }),
);

export const chooser = style(
  inLayer('recipe', {
    ...textStyle('body'),
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minInlineSize: 0,
    minBlockSize: '46px',
    paddingBlock: vars.space[3],
    paddingInline: '13px',
    color: vars.color.text.muted,
    textAlign: 'start',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.text.default },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: 'inherit', cursor: 'default' },
    },
  }),
);

export const icon = style(inLayer('recipe', { flexShrink: 0, color: vars.color.text.muted }));

/** The file that is there, in the place of the chooser. */
export const attached = style(
  inLayer('recipe', { flex: 1, display: 'flex', alignItems: 'center', gap: vars.space[5], minInlineSize: 0, paddingInlineStart: '13px' }),
);

export const name = style(inLayer('recipe', { ...textStyle('body'), ...truncate, flex: 1 }));

export const size = style(inLayer('recipe', { ...textStyle('caption'), ...tabularFigures, flexShrink: 0, color: vars.color.text.muted }));
