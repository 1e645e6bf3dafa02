import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { focusRing, tabularFigures, textStyle } from '../../../theme/mixins';

/** Largest side of the paper that the height of the window allows. */
const side = createVar();
/** Inline padding of a phone's dialog; the paper extends across it to the edges. */
const phoneInset = vars.space[7];

/** On a phone in landscape the paper uses the full height, and everything that does not fit scrolls. */
const sideBySide = {
  vars: { [side]: 'max(180px, 100dvh - 126px)' },
  gridTemplateColumns: `auto ${side} minmax(0, 1fr)`,
  gridTemplateAreas: '"tools paper foot" "tools paper panel"',
  gridTemplateRows: 'auto 1fr',
} as const;
const staying = { position: 'sticky', insetBlockStart: 0, alignSelf: 'start' } as const;

/** Tools, paper and panel in one row where all three fit. */
export const pad = style(
  inLayer('block', {
    vars: { [side]: 'min(512px, max(260px, 100dvh - 330px))' },
    display: 'grid',
    justifyContent: 'center',
    columnGap: vars.space[10],
    rowGap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 512px)',
    gridTemplateAreas: '"top" "paper" "notice" "tools" "brush" "panel" "trace"',
    selectors: { '&[data-fullscreen]': { vars: { [side]: 'min(1024px, max(260px, 100dvh - 290px))' } } },
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"tools paper" ". foot" ". panel"',
      },
      [media.laptop]: {
        justifyContent: 'space-between',
        gridTemplateColumns: 'auto minmax(0, 512px) 220px',
        gridTemplateAreas: '"tools paper panel" ". foot panel"',
        gridTemplateRows: 'auto 1fr',
        selectors: { '&[data-fullscreen]': { gridTemplateColumns: 'auto minmax(0, 1024px) 220px' } },
      },
      [media.sideways]: { columnGap: vars.space[7], ...sideBySide, selectors: { '&[data-fullscreen]': sideBySide } },
    },
  }),
);

export const topRow = style(
  inLayer('block', {
    gridArea: 'top',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInline: '-10px',
  }),
);

export const historyButtons = style(
  inLayer('block', { display: 'flex', gap: vars.space[2], '@media': { [media.tablet]: { marginInlineEnd: 'auto' } } }),
);

export const count = style(
  inLayer('block', {
    ...textStyle('control'),
    ...tabularFigures,
    fontWeight: 400,
    color: vars.color.text.muted,
    // Keeps all buttons of the footer on one line.
    '@media': { [media.sideways]: { display: 'none' } },
  }),
);

export const toolRow = style(
  inLayer('block', {
    gridArea: 'tools',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    '@media': { [media.tablet]: { flexDirection: 'column', justifyContent: 'flex-start' }, [media.sideways]: staying },
  }),
);

export const sheet = style(
  inLayer('block', {
    gridArea: 'paper',
    position: 'relative',
    justifySelf: 'center',
    inlineSize: `min(100%, ${side})`,
    aspectRatio: '1',
    backgroundColor: vars.color.paper.sheet,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.tile,
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'crosshair',
    selectors: {
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.phone]: { inlineSize: `min(100% + 2 * ${phoneInset}, ${side})`, marginInline: `calc(-1 * ${phoneInset})` },
      [media.sideways]: { ...staying, zIndex: vars.z.plate },
    },
  }),
);

export const layer = style(
  inLayer('block', { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', outline: 'none' }),
);

export const reference = style(
  inLayer('block', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    opacity: 0.35,
  }),
);

export const guides = style(
  inLayer('block', {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    pointerEvents: 'none',
    fill: 'none',
  }),
);

export const guide = style(
  inLayer('block', {
    stroke: vars.color.paper.guide,
    strokeWidth: '1.5px',
    strokeDasharray: '2 6',
    strokeLinecap: 'round',
  }),
);

export const axis = style(
  inLayer('block', { stroke: vars.color.paper.axis, strokeWidth: '1.2px', strokeDasharray: '6 5' }),
);

/** The keyboard cursor: hollow above the paper, filled while the pencil is down. */
export const cursor = style(
  inLayer('block', {
    fill: 'none',
    stroke: vars.color.paper.axis,
    strokeWidth: '2px',
    selectors: { '&[data-down]': { strokeWidth: '3px' } },
  }),
);

/** Controls below the paper, equally wide. On a phone, where everything is stacked, each has its own grid area. */
export const foot = style(
  inLayer('block', {
    display: 'contents',
    '@media': {
      [media.tablet]: {
        gridArea: 'foot',
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space[4],
        justifySelf: 'center',
        alignSelf: 'start',
        inlineSize: `min(100%, ${side})`,
      },
      [media.laptop]: {
        selectors: {
          '[data-fullscreen] > &': {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: vars.space[12],
          },
        },
      },
      [media.sideways]: {
        justifySelf: 'stretch',
        inlineSize: 'auto',
        marginBlockEnd: vars.space[6],
        selectors: { '[data-fullscreen] > &': { flexDirection: 'column', alignItems: 'stretch' } },
      },
    },
  }),
);

/** A message over the paper. */
export const notice = style(
  inLayer('block', {
    ...textStyle('caption'),
    gridArea: 'notice',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[5],
    inlineSize: '100%',
    color: vars.color.text.muted,
  }),
);

/** Leaves the brush visible. */
globalInLayer('block', `${pad}[data-fullscreen][data-notice]`, {
  vars: { [side]: 'min(1024px, max(260px, 100dvh - 338px))' },
});

export const noticeButton = style(inLayer('block', { marginInlineEnd: '-16px', whiteSpace: 'nowrap' }));

export const panel = style(
  inLayer('block', {
    gridArea: 'panel',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[6],
    minInlineSize: 0,
    '@media': {
      [media.tablet]: { justifySelf: 'center', inlineSize: `min(100%, ${side})`, marginBlockStart: vars.space[4] },
      [media.laptop]: {
        justifySelf: 'stretch',
        inlineSize: 'auto',
        marginBlockStart: 0,
        maxBlockSize: 'max(420px, 100dvh - 246px)',
        overflowY: 'auto',
        paddingInline: vars.space[2],
      },
      [media.sideways]: {
        justifySelf: 'stretch',
        inlineSize: 'auto',
        marginBlockStart: 0,
        maxBlockSize: 'none',
        overflowY: 'visible',
        paddingInline: 0,
      },
    },
  }),
);
