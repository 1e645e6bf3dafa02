import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { fieldBox, focusRing, ownDirection, textStyle } from '../../theme/mixins';

export const field = style(inLayer('recipe', { display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const labelLine = style(
  inLayer('recipe', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    marginBlockEnd: vars.space[3],
  }),
);

export const label = style(inLayer('recipe', { ...textStyle('label'), color: vars.color.text.default }));

export const optional = style(inLayer('recipe', { ...textStyle('caption'), color: vars.color.text.muted }));

/** The box around the input, with the border, the focus ring and the suffix. */
export const box = style(
  inLayer(
    'recipe',
    fieldBox({
      '&[data-hovered]': { borderColor: vars.color.text.muted },
      '&:has(> :is(input, textarea):focus)': focusRing,
      '&[data-readonly]': {
        color: vars.color.text.muted,
        backgroundColor: vars.color.surface.sunken,
        borderColor: 'transparent',
      },
    }),
  ),
);

export const input = style(
  inLayer('recipe', {
    ...textStyle('body'),
    ...ownDirection,
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    minBlockSize: '46px',
    paddingBlock: 0,
    paddingInline: '13px',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 0,
    borderRadius: vars.radius.control,
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&[data-focus-visible]': { outline: 'none' },
      '&:is(textarea)': {
        display: 'block',
        paddingBlock: '11px',
        resize: 'none',
        fieldSizing: 'content',
        overflowY: 'auto',
      },
      '&:autofill': {
        boxShadow: `inset 0 0 0 48px ${vars.color.surface.field}`,
        WebkitTextFillColor: vars.color.text.default,
      },
    },
  }),
);

export const end = style(
  inLayer('recipe', {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    paddingInlineEnd: '1px',
    color: vars.color.text.muted,
  }),
);

export const lock = style(inLayer('recipe', { marginInlineEnd: '13px' }));

export const hint = style(
  inLayer('recipe', {
    ...textStyle('caption'),
    marginBlockStart: vars.space[3],
    color: vars.color.text.muted,
  }),
);

export const message = style(
  inLayer('recipe', {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    marginBlockStart: vars.space[4],
    color: vars.color.danger.text,
  }),
);
