import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { fieldBox, focusRing, tabularFigures, textStyle, truncate } from '../../theme/mixins';

export const box = style(
  inLayer(
    'recipe',
    fieldBox({
      '&:has(> [data-hovered])': { borderColor: vars.color.text.muted },
      '&[data-drop-target]': {
        borderColor: vars.color.accent.line,
        backgroundColor: vars.color.accent.soft,
        borderStyle: 'dashed',
      },
    }),
  ),
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

/** The chosen file; replaces the button. */
export const attached = style(
  inLayer('recipe', {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minInlineSize: 0,
    paddingInlineStart: '13px',
  }),
);

export const name = style(inLayer('recipe', { ...textStyle('body'), ...truncate, flex: 1 }));

export const size = style(
  inLayer('recipe', { ...textStyle('caption'), ...tabularFigures, flexShrink: 0, color: vars.color.text.muted }),
);
