import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { focusRing, textStyle, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

/**
 * Inline padding of a horizontal tab, for its focus ring; a negative margin of the list aligns labels with the panel.
 */
export const ringRoom = vars.space[4];

export const tabs = style(
  inLayer('recipe', {
    display: 'flex',
    minInlineSize: 0,
    selectors: {
      '&[data-orientation="horizontal"]': { flexDirection: 'column' },
      '&[data-orientation="vertical"]': { flexDirection: 'row' },
    },
  }),
);

export const tabList = style(
  inLayer('recipe', {
    display: 'flex',
    flexShrink: 0,
    selectors: {
      '&[data-orientation="horizontal"]': {
        gap: `calc(${vars.space[8]} - 2 * ${ringRoom})`,
        marginInline: `calc(-1 * ${ringRoom})`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
      },
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        gap: vars.space[1],
        borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
      },
    },
  }),
);

export const tab = style(
  inLayer('recipe', {
    ...textStyle('control'),
    fontSize: vars.type.body.size,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.touch,
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderRadius: vars.radius.tile,
    outline: 'none',
    transition: transition(['color']),
    '::after': {
      content: '',
      position: 'absolute',
      backgroundColor: vars.color.accent.text,
      opacity: 0,
      transition: transition(['opacity']),
    },
    selectors: {
      '[data-orientation="horizontal"] > &': { paddingInline: ringRoom },
      '[data-orientation="horizontal"] > &::after': {
        insetInline: ringRoom,
        insetBlockEnd: 0,
        blockSize: '2px',
      },
      '[data-orientation="vertical"] > &': { paddingInlineEnd: vars.space[8] },
      '[data-orientation="vertical"] > &::after': {
        insetBlock: vars.space[4],
        insetInlineEnd: 0,
        inlineSize: '2px',
      },
      ...states({
        hovered: { color: vars.color.text.default },
        focusVisible: { ...focusRing, outlineOffset: '-2px' },
        selected: { color: vars.color.text.default },
        disabled: { color: vars.color.text.subtle, cursor: 'default' },
      }).selectors,
      '&[data-selected]::after': { opacity: 1 },
    },
  }),
);

export const tabPanel = style(
  inLayer('recipe', {
    flex: 1,
    minInlineSize: 0,
    outline: 'none',
    borderRadius: vars.radius.tile,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '[data-orientation="horizontal"] > &': { paddingBlockStart: vars.space[8] },
      '[data-orientation="vertical"] > &': { paddingInlineStart: vars.space[10] },
    },
  }),
);
