import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { aboveHomeBar, cut, focusRing, tabularFigures, textStyle } from '../../../theme/mixins';
import { states } from '../../../theme/states';

export const panel = style(
  inLayer('block', {
    position: 'fixed',
    insetInlineStart: vars.space[6],
    insetBlockEnd: `calc(92px + 56px + ${vars.space[7]})`,
    zIndex: vars.z.assistant,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(372px, calc(100vw - 32px))',
    maxBlockSize: 'min(560px, calc(100dvh - 240px))',
    color: vars.color.text.default,
    backgroundColor: vars.color.surface.raised,
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': {
      [media.phone]: {
        insetInline: 0,
        insetBlockEnd: 0,
        inlineSize: 'auto',
        maxBlockSize: 'none',
        blockSize: '60dvh',
        paddingBlockEnd: aboveHomeBar,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
    },
  }),
);

export const head = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[5],
    paddingInlineStart: vars.space[7],
    paddingInlineEnd: vars.space[5],
  }),
);

export const title = style(inLayer('block', { ...textStyle('title.m'), flex: 1, margin: 0 }));

export const transcript = style(
  inLayer('block', {
    flex: 1,
    minBlockSize: '88px',
    margin: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[7],
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[6],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...states({ focusVisible: { ...focusRing, outlineOffset: '-2px' } }),
  }),
);

export const agent = style(
  inLayer('block', {
    flex: '1 0 260px',
    inlineSize: '100%',
    border: 0,
    borderBlock: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.surface.page,
  }),
);

export const greeting = style(inLayer('block', { ...textStyle('body'), margin: 0, color: vars.color.text.muted }));

export const entry = style(inLayer('block', { display: 'grid', gap: vars.space[1] }));

export const who = style(
  inLayer('block', {
    ...textStyle('caption'),
    color: vars.color.text.muted,
    selectors: { '&[data-who="you"]': { color: vars.color.accent.text, fontWeight: vars.type.label.weight } },
  }),
);

export const spokenText = style(inLayer('block', { ...textStyle('body'), margin: 0, overflowWrap: 'anywhere' }));

/** The interim transcript, with a caret at its end. */
export const hearing = style(
  inLayer('block', {
    ...textStyle('body'),
    margin: 0,
    color: vars.color.text.muted,
    overflowWrap: 'anywhere',
    '::after': {
      content: '',
      display: 'inline-block',
      blockSize: '1.1em',
      marginInlineStart: '2px',
      borderInlineEnd: `2px solid ${vars.color.accent.line}`,
      verticalAlign: '-0.2em',
    },
  }),
);

export const done = style(
  inLayer('block', {
    ...textStyle('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlockStart: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.control,
  }),
);

export const doneLabel = style(inLayer('block', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const donePrice = style(
  inLayer('block', { ...tabularFigures, color: vars.color.text.muted, whiteSpace: 'nowrap' }),
);

export const state = style(
  inLayer('block', { display: 'grid', gap: vars.space[3], paddingBlock: vars.space[4], paddingInline: vars.space[7] }),
);

export const stateLine = style(
  inLayer('block', {
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: '20px',
  }),
);

export const hint = style(inLayer('block', { ...textStyle('caption'), color: vars.color.text.muted }));

export const problem = style(inLayer('block', { ...textStyle('caption'), margin: 0, color: vars.color.warning.text }));

/** Loudness from 0 to 1, and for each bead its position along the string, its sag and how much it grows. */
export const level = createVar();
export const at = createVar();
export const sag = createVar();
export const weight = createVar();

export const string = style(inLayer('block', { position: 'relative', blockSize: '24px', marginInline: '4px' }));

export const bead = style(
  inLayer('block', {
    position: 'absolute',
    insetInlineStart: at,
    insetBlockStart: sag,
    inlineSize: '3px',
    blockSize: '3px',
    marginInlineStart: '-1.5px',
    borderRadius: '50%',
    backgroundColor: vars.color.accent.bead,
    transform: `scale(calc(1 + 1.6 * ${level} * ${weight}))`,
    transition: 'transform 80ms linear',
    selectors: { '[data-motion="reduced"] &': { transform: 'none', transition: 'none' } },
    '@media': {
      [media.reducedMotion]: { transform: 'none', transition: 'none' },
      [media.forcedColors]: { backgroundColor: 'CanvasText' },
    },
  }),
);

export const consent = style(
  inLayer('block', {
    display: 'grid',
    gap: vars.space[6],
    paddingInline: vars.space[7],
    paddingBlockEnd: vars.space[7],
  }),
);

export const consentActions = style(inLayer('block', { display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));

export const foot = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'flex-end',
    gap: vars.space[4],
    paddingBlock: vars.space[5],
    paddingInline: vars.space[7],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const field = style(inLayer('block', { flex: 1, minInlineSize: 0 }));

/** The only filled control of the panel, shaped like a stone. */
export const microphone = style(
  inLayer('block', {
    ...cut('md'),
    inlineSize: '56px',
    blockSize: '56px',
    color: vars.color.action.text,
    backgroundColor: vars.color.action.fill,
    ...states({
      hovered: { backgroundColor: vars.color.action.fillHover },
      disabled: { color: vars.color.text.subtle, backgroundColor: vars.color.surface.sunken },
    }),
  }),
);
