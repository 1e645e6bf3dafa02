import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { focusRing, textStyle, transition } from '../../../theme/mixins';
import { states } from '../../../theme/states';
import { panel } from './DrawingPad.css';

export const panelTitle = style(inLayer('block', { ...textStyle('label'), color: vars.color.text.default }));

export const note = style(
  inLayer('block', { ...textStyle('caption'), color: vars.color.text.muted, marginBlockStart: vars.space[3] }),
);

export const templateGroup = style(inLayer('block', { marginBlockStart: vars.space[4] }));

export const templates = style(
  inLayer('block', { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] }),
);

export const template = style(
  inLayer('block', {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    maxBlockSize: '72px',
    inlineSize: '100%',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    transition: transition(['border-color', 'background-color']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focusVisible: focusRing,
      selected: { borderColor: vars.color.accent.text, boxShadow: `inset 0 0 0 1px ${vars.color.accent.text}` },
    }),
  }),
);

export const sign = style(
  inLayer('block', {
    inlineSize: '44px',
    blockSize: '44px',
    fill: 'none',
    stroke: vars.color.text.muted,
    strokeWidth: '1.4px',
    strokeLinecap: 'round',
    selectors: { '[data-selected] > &': { stroke: vars.color.accent.text } },
  }),
);

export const symmetry = style(
  inLayer('block', {
    display: 'grid',
    gap: vars.space[4],
    '@media': {
      [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: vars.space[6] },
    },
  }),
);

/** In fullscreen, a phone shows only the drawing tools. */
globalInLayer('block', `[data-fullscreen] > ${panel} > :not(${symmetry})`, {
  '@media': { [media.phone]: { display: 'none' } },
});

/** Next to its options on a phone, like the brush size next to its slider. */
export const symmetryTitle = style(
  inLayer('block', { '@media': { [media.phone]: { ...textStyle('control'), color: vars.color.text.muted } } }),
);

export const wide = style(inLayer('block', { inlineSize: '100%', gridColumn: '1 / -1' }));

export const legendSwatch = style(inLayer('block', { display: 'inline-grid', inlineSize: '16px' }));

export const legend = style(inLayer('block', { display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[4] }));

export const legendLine = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: vars.color.text.muted,
  }),
);

export const legendColor = style(
  inLayer('block', { display: 'flex', alignItems: 'center', gap: vars.space[4], color: vars.color.text.default }),
);

export const trace = style(
  inLayer('block', {
    gridArea: 'trace',
    '@media': {
      [media.phone]: { selectors: { '[data-fullscreen] &': { display: 'none' } } },
      [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[5] },
    },
  }),
);

export const traceButton = style(inLayer('block', { marginInlineStart: '-16px', whiteSpace: 'nowrap' }));

/** Next to the button where it fits; hidden in fullscreen. */
export const traceHint = style(
  inLayer('block', {
    ...textStyle('caption'),
    color: vars.color.text.muted,
    '@media': {
      [media.phone]: { marginBlockStart: vars.space[3] },
      [media.tablet]: { flex: 1, minInlineSize: '160px' },
      [media.laptop]: { selectors: { '[data-fullscreen] &': { display: 'none' } } },
    },
  }),
);
