import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { cut, focusRing } from '../../../theme/mixins';
import { states } from '../../../theme/states';

export const tools = style(
  inLayer('block', {
    gap: vars.space[4],
    '@media': {
      [media.phone]: { display: 'flex' },
      [media.tablet]: {
        flexDirection: 'column',
        paddingBlockEnd: vars.space[6],
        borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
      },
      [media.sideways]: { flexDirection: 'row' },
    },
  }),
);

export const tool = style(
  inLayer('block', {
    inlineSize: '52px',
    blockSize: '52px',
    minBlockSize: 0,
    padding: 0,
    '@media': { [media.phone]: { minBlockSize: 0 } },
  }),
);

export const colors = style(
  inLayer('block', {
    flexDirection: 'row',
    gap: vars.space[2],
    '@media': {
      [media.tablet]: { flexDirection: 'column' },
      [media.sideways]: { display: 'grid', gridTemplateColumns: 'auto auto' },
    },
  }),
);

export const color = style(
  inLayer('block', {
    ...cut('sm'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    border: '1px solid transparent',
    cursor: 'pointer',
    ...states({
      hovered: { borderColor: vars.color.border.strong },
      focusVisible: focusRing,
      selected: { borderColor: vars.color.accent.text },
    }),
  }),
);

/** A thin line separates black ink from a dark panel. */
export const swatch = style(
  inLayer('block', {
    inlineSize: '100%',
    maxInlineSize: '26px',
    aspectRatio: '1',
    overflow: 'visible',
    stroke: vars.color.border.strong,
    strokeWidth: '1px',
    forcedColorAdjust: 'none',
  }),
);

export const brushSize = style(inLayer('block', { gridArea: 'brush', flex: 1 }));
