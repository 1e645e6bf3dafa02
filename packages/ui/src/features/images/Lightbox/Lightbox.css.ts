import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { besideNotch, cut, tabularFigures, textStyle, transition } from '../../../theme/mixins';

export const zoom = createVar();
export const panX = createVar();
export const panY = createVar();

/**
 * Side of the picture and width of the rail on a phone in landscape: the picture uses the full height, and the rail the
 * remaining width.
 */
const side = createVar();
export const railWidth = createVar();
/** Width of the columns on both sides of the picture, each with a button. */
const gutter = vars.size.touch;
const railMin = '18rem';

export const room = style(
  inLayer('block', {
    position: 'fixed',
    inset: 0,
    // Dialogs opened from here come later in the document, and so are on top.
    zIndex: vars.z.overlay,
    transition: transition(['opacity'], 'slow'),
    // No opening animation: it would delay the image.
    selectors: { '&[data-exiting]': { opacity: 0 } },
  }),
);

export const dialog = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvh',
    overflowY: 'auto',
    outline: 'none',
    '@media': {
      [media.beside]: { flexDirection: 'row', overflow: 'hidden' },
      [media.sideways]: {
        vars: {
          [side]: `min(100dvh - 2 * ${vars.space[4]}, 100vw - 2 * ${besideNotch} - 2 * ${gutter} - ${railMin})`,
          [railWidth]: `clamp(${railMin}, 100vw - 2 * ${besideNotch} - 2 * ${gutter} - ${side}, 25rem)`,
        },
        paddingInline: besideNotch,
      },
    },
  }),
);

export const stage = style(
  inLayer('block', {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: vars.space[4],
    flexShrink: 0,
    '@media': {
      [media.beside]: {
        flex: 1,
        minInlineSize: 0,
        gridTemplateColumns: '52px minmax(0, 1fr) 52px',
        gridTemplateRows: '1fr auto',
        gap: 0,
        paddingInline: vars.space[10],
        paddingBlock: vars.space[13],
      },
      // Elements at the top of the rail are positioned in the room.
      [media.sideways]: {
        position: 'static',
        gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}`,
        paddingInline: 0,
        paddingBlock: vars.space[4],
      },
    },
  }),
);

export const counter = style(
  inLayer('block', {
    ...textStyle('body'),
    ...tabularFigures,
    color: vars.color.text.muted,
    gridColumn: '1 / -1',
    padding: vars.space[7],
    '@media': {
      [media.beside]: {
        position: 'absolute',
        gridColumn: 'auto',
        insetBlockStart: vars.space[10],
        insetInlineStart: vars.space[10],
        padding: 0,
      },
      // Aligned with the close button.
      [media.sideways]: {
        display: 'flex',
        alignItems: 'center',
        blockSize: vars.size.touch,
        insetBlockStart: vars.space[2],
        insetInlineStart: `calc(100% - ${besideNotch} - ${railWidth} + ${vars.space[6]})`,
      },
    },
  }),
);

/** The square that clips the zoomed picture. */
export const frame = style(
  inLayer('block', {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    maxInlineSize: 'min(100%, 60dvh)',
    aspectRatio: '1',
    display: 'grid',
    justifySelf: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    touchAction: 'pan-y',
    cursor: 'default',
    userSelect: 'none',
    selectors: {
      '&[data-zoomed]': { touchAction: 'none', cursor: 'grab' },
      '&[data-zoomed][data-dragging]': { cursor: 'grabbing' },
    },
    '@media': {
      [media.beside]: {
        gridArea: '1 / 2 / 3 / 3',
        inlineSize: 'min(100dvh - 96px, 100vw - 400px - 232px)',
        maxInlineSize: '100%',
      },
      [media.sideways]: { inlineSize: side },
    },
  }),
);

/** Matches `Picture`, which replaces it. */
export const firstPicture = style(
  inLayer('block', {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    filter: vars.photo.filter,
  }),
);

/** The pictures are stacked, and only one is visible. */
export const slide = style(
  inLayer('block', {
    gridArea: '1 / 1',
    minInlineSize: 0,
    visibility: 'hidden',
    transform: `translate(calc(100% * ${panX}), calc(100% * ${panY})) scale(${zoom})`,
    transition: transition(['transform'], 'base'),
    selectors: { '&[data-shown]': { visibility: 'visible' }, '[data-dragging] > &': { transition: 'none' } },
  }),
);

/** Both pictures of a piece side by side; they zoom in sync. */
export const pair = style(
  inLayer('block', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    gap: vars.space[2],
    blockSize: '100%',
  }),
);

export const half = style(inLayer('block', { margin: 0, minInlineSize: 0 }));

export const halfName = style(
  inLayer('block', {
    ...textStyle('caption'),
    color: vars.color.text.muted,
    textAlign: 'center',
    paddingBlockStart: vars.space[4],
  }),
);

export const arrow = style(
  inLayer('block', {
    inlineSize: vars.size.controlXl,
    blockSize: vars.size.controlXl,
    '@media': { [media.beside]: { gridRow: '1 / 3' }, [media.sideways]: { inlineSize: gutter, blockSize: gutter } },
  }),
);

export const previous = style(
  inLayer('block', {
    marginInlineStart: vars.space[4],
    '@media': { [media.beside]: { gridColumn: 1, marginInlineStart: 0 } },
  }),
);

export const next = style(
  inLayer('block', {
    order: 3,
    marginInlineEnd: vars.space[4],
    '@media': { [media.beside]: { gridColumn: 3, marginInlineEnd: 0 } },
  }),
);

/** In the lower gutter at the end; on a narrow screen between the arrows. */
export const zoomControl = style(
  inLayer('block', {
    ...cut('md'),
    ...textStyle('control'),
    ...tabularFigures,
    order: 2,
    display: 'flex',
    alignItems: 'center',
    justifySelf: 'center',
    backgroundColor: vars.color.surface.raised,
    '@media': {
      [media.beside]: {
        gridArea: '2 / 3',
        order: 0,
        flexDirection: 'column-reverse',
        zIndex: vars.z.plate,
      },
      [media.sideways]: { justifySelf: 'stretch' },
    },
  }),
);

/** Leaves space between its digits and the focus rings of the buttons next to it. */
export const zoomValue = style(
  inLayer('block', {
    minInlineSize: '56px',
    paddingBlock: vars.space[4],
    textAlign: 'center',
    fontWeight: 400,
    '@media': { [media.sideways]: { minInlineSize: 0 } },
  }),
);

export const close = style(
  inLayer('block', {
    position: 'absolute',
    insetBlockStart: vars.space[5],
    insetInlineEnd: vars.space[5],
    zIndex: vars.z.plate,
    '@media': {
      [media.beside]: { insetBlockStart: vars.space[8], insetInlineEnd: vars.space[7] },
      [media.sideways]: { insetBlockStart: vars.space[2], insetInlineEnd: `calc(${besideNotch} + ${vars.space[4]})` },
    },
  }),
);

globalInLayer('block', `${room} > *`, { blockSize: '100%' });
