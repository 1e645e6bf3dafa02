import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { focusRing, textStyle } from '../../theme/mixins';
import { states } from '../../theme/states';

export const list = style(
  inLayer('recipe', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    padding: 0,
    listStyle: 'none',
    '@media': { [media.touch]: { rowGap: vars.space[5] } },
  }),
);

export const chip = style(
  inLayer('recipe', {
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.size.presetChip,
    paddingInlineStart: vars.space[4],
    color: vars.color.text.default,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    ...states({ disabled: { color: vars.color.text.subtle, paddingInlineEnd: vars.space[4] } }),
  }),
);

export const chipText = style(
  inLayer('recipe', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

/** 30 px high; its touch area is 44 px. */
export const remove = style(
  inLayer('recipe', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '28px',
    blockSize: '30px',
    flexShrink: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: vars.color.text.muted,
    cursor: 'pointer',
    ...states({ hovered: { color: vars.color.text.default }, focusVisible: focusRing }),
    '::after': { content: '', position: 'absolute', insetBlock: '-7px', insetInline: '-8px' },
  }),
);
