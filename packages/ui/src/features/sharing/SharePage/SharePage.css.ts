import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { ownDirection, tabularFigures, textStyle } from '../../../theme/mixins';

/** A tablet in portrait: a full-bleed picture as on a phone, with details and actions side by side below. */
const upright = `${media.tablet} and ${media.belowLaptop} and (orientation: portrait)`;

/** The picture is as tall as the window below the header, and leaves enough width for the text. */
export const pictureSizes = `${media.laptop} min(100vh - 64px, 58vw), ${upright} 100vw, ${media.tablet} min(100vh - 64px, 52vw), 100vw`;

export const page = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    '@media': {
      [media.tablet]: { flexDirection: 'row', alignItems: 'stretch' },
      [upright]: { flexDirection: 'column' },
    },
  }),
);

export const picture = style(
  inLayer('screen', {
    flexShrink: 0,
    borderRadius: 0,
    '@media': {
      [media.tablet]: { inlineSize: `min(calc(100dvh - ${vars.size.header}), 52vw)`, alignSelf: 'flex-start' },
      [upright]: { inlineSize: '100%' },
      [media.laptop]: { inlineSize: `min(calc(100dvh - ${vars.size.header}), 58vw)` },
    },
  }),
);

export const words = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
    flex: 1,
    minInlineSize: 0,
    paddingInline: vars.space[7],
    paddingBlock: vars.space[9],
    '@media': {
      [media.tablet]: { justifyContent: 'center' },
      [upright]: { flexDirection: 'row', alignItems: 'flex-start', gap: vars.space[10], paddingInline: vars.space[8] },
      [media.laptop]: { paddingInline: vars.space[10], maxInlineSize: '604px' },
      [media.desk]: { paddingInline: '72px' },
    },
  }),
);

const half = inLayer('screen', {
  display: 'contents',
  '@media': {
    [upright]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[4],
      flex: 1,
      minInlineSize: 0,
    },
  },
});

export const facts = style(half);

export const deeds = style(half);

export const prompt = style(
  inLayer('screen', {
    ...textStyle('body.lead'),
    ...ownDirection,
    overflowWrap: 'anywhere',
    maxBlockSize: '40dvh',
    overflowY: 'auto',
  }),
);

/** Aligns the lock with the first line of its text. */
export const privacy = style(
  inLayer('screen', { ...textStyle('caption'), display: 'flex', gap: vars.space[3], color: vars.color.text.muted }),
);

export const likes = style(
  inLayer('screen', {
    ...textStyle('control'),
    ...tabularFigures,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlock: vars.space[6],
    '@media': { [upright]: { marginBlock: 0 } },
  }),
);

export const liked = style(inLayer('screen', { color: vars.color.accent.text }));

export const main = style(inLayer('screen', { alignSelf: 'stretch' }));

/** As many columns of equal width as fit. */
export const actions = style(
  inLayer('screen', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 104px), 1fr))',
    gap: vars.space[4],
    inlineSize: '100%',
  }),
);

/** Below the desktop width the icon is above its label, so that three fit in a row. */
globalInLayer('screen', `${actions} > button`, {
  '@media': {
    [media.belowDesk]: {
      flexDirection: 'column',
      gap: vars.space[2],
      minBlockSize: '64px',
      paddingInline: vars.space[2],
    },
  },
});

export const gated = style(inLayer('screen', { position: 'relative' }));

export const dot = style(
  inLayer('screen', {
    flexShrink: 0,
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    backgroundColor: vars.color.warning.dot,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

export const corner = style([
  dot,
  inLayer('screen', {
    position: 'absolute',
    insetBlockStart: '9px',
    insetInlineEnd: '9px',
    selectors: { [`${main} > &`]: { backgroundColor: vars.color.warning.dotOnAction } },
  }),
]);

export const invitation = style(
  inLayer('screen', { display: 'flex', alignItems: 'center', gap: vars.space[5], marginBlockStart: vars.space[5] }),
);

export const notice = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: vars.space[5],
    minBlockSize: '60dvh',
    maxInlineSize: '560px',
    marginInline: 'auto',
    paddingInline: vars.space[8],
  }),
);

export const home = style(inLayer('screen', { marginBlockStart: vars.space[5] }));
