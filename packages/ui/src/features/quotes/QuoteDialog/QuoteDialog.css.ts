import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { clampLines, milgrain, ownDirection, tabularFigures, textStyle } from '../../../theme/mixins';

export const steps = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.text.muted,
  }),
);

export const step = style(
  inLayer('block', {
    ...textStyle('caption'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    selectors: {
      '&[aria-current]': { color: vars.color.accent.text, fontWeight: vars.type.label.weight },
      '&:not(:first-child)::before': { ...milgrain, content: '', inlineSize: '18px' },
    },
  }),
);

export const subtitle = style(inLayer('block', { ...clampLines(2), ...ownDirection, overflowWrap: 'anywhere' }));

/** Photographs are not mirrored with the reading direction, and neither is their background. */
export const side = style(
  inLayer('block', { position: 'absolute', inset: 0, display: 'grid', alignItems: 'center', direction: 'ltr' }),
);

/** Overlap of the blurred background over its edges, so that they stay sharp, px. */
const overlap = '40px';

/** Extends the background of the photograph above and below, from corner to corner. */
export const ground = style(
  inLayer('block', {
    position: 'absolute',
    insetInline: `-${overlap}`,
    blockSize: `calc(50% + ${overlap})`,
    overflow: 'hidden',
    filter: `blur(16px) brightness(${vars.photo.brightness})`,
    selectors: {
      '&:first-child': { insetBlockStart: `-${overlap}` },
      '&:nth-child(2)': { insetBlockEnd: `-${overlap}` },
    },
  }),
);

/** Half of the background, in one corner's color; the second overlaps the first and fades towards it. */
export const half = style(
  inLayer('block', {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    selectors: { '&:nth-child(2)': { maskImage: 'linear-gradient(to right, transparent 20%, black 80%)' } },
  }),
);

/** The photograph, scaled so that a fortieth of it fills its area. */
export const corner = style(
  inLayer('block', {
    position: 'absolute',
    inlineSize: '4000%',
    blockSize: '4000%',
    maxInlineSize: 'none',
    selectors: {
      [`${ground}:first-child &`]: { insetBlockStart: 0 },
      [`${ground}:nth-child(2) &`]: { insetBlockEnd: 0 },
      [`${half}:first-child > &`]: { insetInlineStart: 0 },
      [`${half}:nth-child(2) > &`]: { insetInlineEnd: 0 },
    },
  }),
);

export const square = style(
  inLayer('block', {
    borderRadius: 0,
    backgroundColor: 'transparent',
    maskImage: 'linear-gradient(transparent, black 14%, black 86%, transparent)',
  }),
);

/** The outline of a picture would be visible where it fades out. */
globalInLayer('block', `${square}::after`, { boxShadow: 'none' });

export const stack = style(inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[7] }));

export const head = style(inLayer('block', { display: 'flex', alignItems: 'center', gap: vars.space[6] }));

/** On a phone, where the large picture does not fit. */
export const small = style(
  inLayer('block', {
    display: 'none',
    inlineSize: '88px',
    flexShrink: 0,
    '@media': { [media.phone]: { display: 'block' } },
  }),
);

export const price = style(
  inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[3], flex: 1, minInlineSize: 0 }),
);

export const amount = style(
  inLayer('block', {
    ...textStyle('price.l'),
    margin: 0,
    '@media': { [media.phone]: { fontSize: vars.type.priceM.size, lineHeight: vars.type.titleL.line } },
  }),
);

export const code = style(
  inLayer('block', { ...textStyle('body.l'), color: vars.color.text.muted, marginInlineEnd: vars.space[2] }),
);

export const noPrice = style(inLayer('block', { ...textStyle('title.m'), margin: 0 }));

export const waitingRow = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: '41px',
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const breakdown = style(
  inLayer('block', { ...textStyle('control'), ...tabularFigures, inlineSize: '100%', borderCollapse: 'collapse' }),
);

globalInLayer('block', `${breakdown} :is(th, td)`, {
  paddingBlock: vars.space[4],
  paddingInline: 0,
  fontWeight: vars.type.body.weight,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

globalInLayer('block', `${breakdown} td`, {
  textAlign: 'end',
  paddingInlineStart: vars.space[5],
  whiteSpace: 'nowrap',
});

globalInLayer('block', `${breakdown} tfoot :is(th, td)`, { borderBlockEnd: 0, fontWeight: vars.type.label.weight });

export const detail = style(
  inLayer('block', { ...textStyle('caption'), color: vars.color.text.muted, whiteSpace: 'nowrap' }),
);

export const placed = style(
  inLayer('block', { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[9] }),
);

export const next = style(
  inLayer('block', {
    counterReset: 'next',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[9],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const nextStep = style(
  inLayer('block', {
    counterIncrement: 'next',
    position: 'relative',
    paddingInlineStart: vars.space[11],
    '::before': {
      ...textStyle('title.m'),
      content: 'counter(next)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '-4px',
      color: vars.color.accent.text,
    },
  }),
);

export const nextText = style(inLayer('block', { overflowWrap: 'anywhere' }));

export const done = style(inLayer('block', { '@media': { [media.phone]: { inlineSize: '100%' } } }));
