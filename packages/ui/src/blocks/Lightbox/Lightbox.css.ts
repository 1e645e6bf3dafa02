import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { clampLines, cut, tabularFigures, textStyle, transition } from '../../theme/mixins';

export const zoom = createVar();
export const panX = createVar();
export const panY = createVar();

export const room = style(
  inLayer('block', {
    position: 'fixed',
    inset: 0,
    // A dialog that is opened from here comes later in the document, and so lies above.
    zIndex: vars.z.overlay,
    transition: transition(['opacity'], 'slow'),
    // It is there at once: whoever opens a picture waits for the picture, not for the room.
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
    '@media': { [media.laptop]: { flexDirection: 'row', overflow: 'hidden' } },
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
      [media.laptop]: {
        flex: 1,
        minInlineSize: 0,
        gridTemplateColumns: '52px minmax(0, 1fr) 52px',
        gridTemplateRows: '1fr auto',
        gap: 0,
        paddingInline: vars.space[10],
        paddingBlock: vars.space[13],
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
      [media.laptop]: {
        position: 'absolute',
        gridColumn: 'auto',
        insetBlockStart: vars.space[10],
        insetInlineStart: vars.space[10],
        padding: 0,
      },
    },
  }),
);

/** The square that holds the picture; what is zoomed stays inside it. */
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
      [media.laptop]: {
        gridArea: '1 / 2 / 3 / 3',
        inlineSize: 'min(100dvh - 96px, 100vw - 400px - 232px)',
        maxInlineSize: '100%',
      },
    },
  }),
);

/** As `Picture` shows it later. */
export const firstPicture = style(
  inLayer('block', { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: vars.photo.filter }),
);

/** The pictures stand behind each other, and only one of them is seen. */
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

export const arrow = style(
  inLayer('block', {
    inlineSize: vars.size.controlXl,
    blockSize: vars.size.controlXl,
    '@media': { [media.laptop]: { gridRow: '1 / 3' } },
  }),
);

export const previous = style(
  inLayer('block', { marginInlineStart: vars.space[4], '@media': { [media.laptop]: { gridColumn: 1, marginInlineStart: 0 } } }),
);

export const next = style(
  inLayer('block', {
    order: 3,
    marginInlineEnd: vars.space[4],
    '@media': { [media.laptop]: { gridColumn: 3, marginInlineEnd: 0 } },
  }),
);

/** In the lower end gutter; on a narrow screen between the arrows. */
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
      [media.laptop]: {
        gridArea: '2 / 3',
        order: 0,
        flexDirection: 'column-reverse',
        zIndex: vars.z.plate,
      },
    },
  }),
);

/** With room between its figures and the focus rings of the buttons on either side. */
export const zoomValue = style(
  inLayer('block', { minInlineSize: '56px', paddingBlock: vars.space[4], textAlign: 'center', fontWeight: 400 }),
);

export const rail = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    padding: vars.space[7],
    flex: 1,
    '@media': {
      [media.laptop]: {
        flex: '0 0 400px',
        overflowY: 'auto',
        paddingInline: vars.space[10],
        // Clear of the button that closes.
        paddingBlock: `calc(${vars.space[8]} + ${vars.size.controlXl}) ${vars.space[13]}`,
        borderInlineStart: `1px solid ${vars.color.border.hairline}`,
      },
    },
  }),
);

export const close = style(
  inLayer('block', {
    position: 'absolute',
    insetBlockStart: vars.space[5],
    insetInlineEnd: vars.space[5],
    zIndex: vars.z.plate,
    '@media': {
      [media.laptop]: { insetBlockStart: vars.space[8], insetInlineEnd: vars.space[7] },
    },
  }),
);

/** Stands at the foot of the rail with all that follows; a rail that is too full for it scrolls from its first line on. */
export const title = style(inLayer('block', { overflowWrap: 'anywhere', marginBlockStart: 'auto' }));

export const beginning = style([title, inLayer('block', { '@media': { [media.phone]: clampLines(3) } })]);

export const whole = style(
  inLayer('block', {
    display: 'none',
    alignSelf: 'start',
    color: vars.color.accent.text,
    paddingInline: vars.space[3],
    marginInlineStart: `calc(-1 * ${vars.space[3]})`,
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    '@media': { [media.phone]: { display: 'inline-flex' } },
  }),
);

export const author = style(
  inLayer('block', {
    ...textStyle('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[6],
    color: vars.color.text.muted,
    '@media': { [media.laptop]: { flexDirection: 'column', alignItems: 'flex-start', rowGap: vars.space[4] } },
  }),
);

export const reuse = style(
  inLayer('block', {
    color: vars.color.accent.text,
    paddingInline: vars.space[3],
    marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  }),
);

export const facts = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space[5],
    paddingBlockStart: vars.space[7],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    // Below what can be done, where there is no room for both on the screen.
    order: 1,
    '@media': { [media.laptop]: { order: 0 } },
  }),
);

export const fact = style(inLayer('block', { color: vars.color.text.subtle }));
export const value = style(inLayer('block', { margin: 0, textAlign: 'end' }));

const inTwoRows = {
  selectors: { '&:has(> :nth-child(5))': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
} as const;

export const actions = style(
  inLayer('block', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    // More than four stand in two rows where there is no room for more, three in the first.
    '@media': { [media.phone]: inTwoRows, [media.laptop]: inTwoRows },
  }),
);

for (const narrow of [media.phone, media.laptop]) {
  const places = { [`${actions}:has(> :nth-child(5)) > *`]: 'span 2', [`${actions}:has(> :nth-child(5):last-child) > :nth-child(n + 4)`]: 'span 3' };
  for (const [place, gridColumn] of Object.entries(places)) globalInLayer('block', place, { '@media': { [narrow]: { gridColumn } } });
}

/** An icon above its word. */
export const action = style(
  inLayer('block', {
    flexDirection: 'column',
    gap: vars.space[2],
    minBlockSize: '64px',
    paddingInline: vars.space[2],
    borderColor: vars.color.border.strong,
  }),
);

export const liked = style(inLayer('block', { color: vars.color.accent.text }));

globalInLayer('block', `${room} > *`, { blockSize: '100%' });
