import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { clampLines, ownDirection, panel, tabularFigures, textStyle } from '../../../theme/mixins';

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

/** A preview; each better one fades in over the previous one. */
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

/** The card on the bench: a title, and the progress at the bottom. */
export const card = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: vars.space[6],
    paddingInline: vars.space[7],
    '@media': {
      [media.laptop]: {
        paddingBlockStart: vars.space[10],
        paddingBlockEnd: vars.space[8],
        paddingInline: vars.space[8],
        ...panel,
      },
      [media.desk]: { paddingInline: vars.space[10] },
    },
  }),
);

export const prompt = style(
  inLayer('block', {
    ...textStyle('control'),
    ...clampLines(4),
    ...ownDirection,
    fontWeight: 400,
    lineHeight: '1.375rem',
    marginBlockStart: vars.space[4],
    color: vars.color.text.muted,
    '@media': { [media.phone]: { WebkitLineClamp: 1 } },
  }),
);

export const controls = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[6],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[6],
    paddingBlockEnd: vars.space[6],
    '@media': { [media.phone]: { flexDirection: 'row-reverse' } },
  }),
);

export const elapsed = style(
  inLayer('block', {
    ...textStyle('control'),
    ...tabularFigures,
    display: 'flex',
    gap: vars.space[4],
    fontWeight: 400,
    color: vars.color.text.muted,
  }),
);

export const stages = style(
  inLayer('block', {
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    margin: 0,
    padding: 0,
    paddingBlockEnd: vars.space[5],
    listStyle: 'none',
    color: vars.color.text.muted,
  }),
);

globalInLayer('block', `${stages} > [data-current]`, { color: vars.color.text.default, fontWeight: 550 });

globalInLayer('block', `${card} [role="progressbar"]`, { flexShrink: 0 });
