import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import {
  bareButton,
  clampLines,
  focusRing,
  ownDirection,
  textStyle,
  transition,
  truncate,
} from '../../../theme/mixins';

/** 0 at rest, 1 while the label plate is shown. */
const raised = createVar();

export const card = style(
  inLayer('block', {
    vars: { [raised]: '0' },
    position: 'relative',
    containerType: 'inline-size',
    borderRadius: vars.radius.tile,
    selectors: {
      '&[data-plate="up"]': { vars: { [raised]: '1' } },
      '&[data-ring]': { ...focusRing, zIndex: vars.z.plate },
    },
    '@media': {
      [media.hover]: { selectors: { '&[data-plate="auto"]:hover': { vars: { [raised]: '1' } } } },
    },
  }),
);

export const frame = style(
  inLayer('block', {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.raised,
  }),
);

export const open = style(
  inLayer('block', {
    ...bareButton,
    inlineSize: '100%',
  }),
);

/** The picture moves up a little to make room for its label. */
export const picture = style(
  inLayer('block', {
    transform: `translateY(calc(-4% * ${raised} * ${vars.motion.travel}))`,
    transition: transition(['transform'], 'base'),
  }),
);

/** The solid label over the lower part of the picture; the only element that may cover gold. */
export const plate = style(
  inLayer('block', {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    opacity: raised,
    transform: `translateY(calc(100% * (1 - ${raised}) * ${vars.motion.travel}))`,
    transition: transition(['transform', 'opacity'], 'base'),
  }),
);

/** A hidden label passes presses to the picture. */
globalInLayer('block', `${card}[data-plate="auto"]:not(:hover) :is(${plate}, [data-swap="actions"])`, {
  pointerEvents: 'none',
});

export const tileText = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInlineStart: '13px',
    paddingInlineEnd: vars.space[3],
  }),
);

export const prompt = style(
  inLayer('block', { ...textStyle('caption'), ...truncate, ...ownDirection, flex: 1, userSelect: 'text' }),
);

export const galleryText = style(
  inLayer('block', {
    ...textStyle('control'),
    ...clampLines(2),
    ...ownDirection,
    fontWeight: 400,
    lineHeight: '1.375rem',
    marginBlock: '10px',
    marginInline: vars.space[5],
    userSelect: 'text',
  }),
);

export const actions = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    color: vars.color.text.muted,
    paddingInlineStart: vars.space[2],
    paddingBlockEnd: vars.space[1],
  }),
);

/** Secondary icon buttons: a narrow card shows only the first, beside the menu. */
export const wide = style(
  inLayer('block', {
    display: 'contents',
    '@container': { '(max-width: 207px)': { display: 'none' } },
  }),
);

export const narrow = style(
  inLayer('block', {
    display: 'none',
    '@container': { '(max-width: 207px)': { display: 'contents' } },
  }),
);

export const like = style(inLayer('block', { color: vars.color.text.muted }));

/** A liked heart is brass. */
export const likedHeart = style(inLayer('block', { color: vars.color.accent.text }));

export const likeCount = style(
  inLayer('block', {
    ...textStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingInline: vars.space[4],
    minBlockSize: vars.size.iconButtonSm,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);

/** The caption strip of the gallery: author and likes; on hover the actions replace the author. */
export const strip = style(
  inLayer('block', {
    '@media': { [media.captioned]: { selectors: { '[data-form="open"] > &': { display: 'none' } } } },
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: vars.size.touch,
    paddingInlineEnd: vars.space[1],
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.surface.raised,
      opacity: raised,
      transition: transition(['opacity'], 'base'),
    },
  }),
);

globalInLayer('block', `${strip} > *`, { position: 'relative' });

export const swap = style(inLayer('block', { display: 'grid', alignItems: 'center', minInlineSize: 0, flex: 1 }));

globalInLayer('block', `${swap} > *`, { gridArea: '1 / 1' });

export const author = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...truncate,
    color: vars.color.text.muted,
    paddingInlineStart: vars.space[4],
    opacity: `calc(1 - ${raised})`,
    transition: transition(['opacity']),
  }),
);

/** Without actions the author stays. */
export const staticAuthor = style(inLayer('block', { opacity: 1 }));

export const stripActions = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    color: vars.color.text.muted,
    opacity: raised,
    transition: transition(['opacity']),
  }),
);

/** Touch: the text is always visible, and the actions are behind one button. */
export const caption = style(
  inLayer('block', {
    paddingInlineStart: vars.space[2],
    selectors: { '[data-form="open"] > &': { display: 'none' } },
    '@media': { [media.captioned]: { selectors: { '[data-form="open"] > &': { display: 'block' } } } },
  }),
);

export const captionText = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...truncate,
    ...ownDirection,
    lineHeight: '1.125rem',
    marginBlockStart: vars.space[4],
  }),
);

export const captionRow = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    marginBlockEnd: vars.space[4],
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  }),
);

/** The button's padding is the touch target here, so that the author's name gets the rest. */
globalInLayer('block', `${captionRow} :is(${like}, ${likeCount})`, {
  gap: vars.space[2],
  paddingInline: vars.space[1],
});

export const captionWord = style(
  inLayer('block', {
    ...textStyle('micro'),
    ...truncate,
    flex: 1,
    color: vars.color.text.muted,
    fontWeight: 400,
  }),
);

/** A pending piece is dimmed. */
globalInLayer('block', `${card} button[aria-disabled="true"]:not([data-pending])`, { opacity: 0.5 });
