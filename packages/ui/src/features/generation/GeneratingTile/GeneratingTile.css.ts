import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { clampLines, ownDirection, tabularFigures, textStyle } from '../../../theme/mixins';

const appear = keyframes({ from: { opacity: 0 } });

/** The cell of the picture: a square like any other tile. */
export const preview = style(
  inLayer('block', {
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.skeleton.base,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
      pointerEvents: 'none',
    },
  }),
);

/** A preview; each better one fades in over the former. */
export const frame = style(
  inLayer('block', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.photo.filter,
    animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: {
      '[data-coarse] > &': { filter: `blur(1px) brightness(${vars.photo.brightness})` },
    },
  }),
);

export const card = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    aspectRatio: '1',
    padding: vars.space[6],
    paddingBlockEnd: vars.space[2],
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
    containerType: 'normal',
    '@media': { [media.phone]: { padding: '14px', paddingBlockEnd: 0 } },
  }),
);

export const title = style(
  inLayer('block', {
    fontSize: '1.3125rem',
    lineHeight: '1.625rem',
    '@media': { [media.phone]: { fontSize: '1.1875rem', lineHeight: '1.5rem' } },
  }),
);

export const prompt = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...clampLines(2),
    ...ownDirection,
    marginBlockStart: vars.space[3],
    color: vars.color.text.muted,
    '@media': { [media.phone]: { WebkitLineClamp: 1, marginBlockStart: vars.space[2] } },
  }),
);

export const stage = style(
  inLayer('block', {
    ...textStyle('caption'),
    fontWeight: 500,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[4],
    '@media': { [media.phone]: { paddingBlockStart: vars.space[2], paddingBlockEnd: vars.space[3] } },
  }),
);

export const elapsed = style(
  inLayer('block', { ...tabularFigures, fontWeight: 400, color: vars.color.text.muted }),
);

export const cancel = style(
  inLayer('block', {
    alignSelf: 'flex-start',
    color: vars.color.accent.text,
    paddingInline: vars.space[4],
    marginInlineStart: '-8px',
    marginBlockStart: vars.space[4],
    '@media': { [media.phone]: { marginBlockStart: 0 } },
  }),
);

globalInLayer('block', `${card} [role="progressbar"]`, { flexShrink: 0 });
