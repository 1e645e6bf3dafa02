import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { cut, focusRing, textStyle, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

/** The container of the segments. */
export const tray = style(
  inLayer('recipe', {
    ...cut('lg'),
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    padding: vars.space[2],
    minInlineSize: 0,
    border: `1px solid ${vars.color.border.strong}`,
  }),
);

export const segment = style(
  inLayer('recipe', {
    ...textStyle('control'),
    ...cut('md'),
    display: 'flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[7],
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: transition(['background-color', 'color']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focusVisible: focusRing,
      selected: { color: vars.color.action.text, backgroundColor: vars.color.action.fill },
      disabled: { color: vars.color.text.subtle, cursor: 'default' },
    }),
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
