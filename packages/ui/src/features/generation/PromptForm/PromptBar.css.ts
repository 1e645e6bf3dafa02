import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { besideLauncher, tabularFigures, textStyle, unseen } from '../../../theme/mixins';

/** In a docked form, as on a phone. */
const docked = '[data-dock="prompt"] &';

const iconAlone: StyleRule = { paddingInline: 0, minInlineSize: vars.size.touch, flexShrink: 0 };

const cornerCount: StyleRule = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: '-4px',
  minInlineSize: '18px',
  minBlockSize: '18px',
  paddingInline: vars.space[2],
  fontSize: '0.75rem',
  color: vars.color.action.text,
  backgroundColor: vars.color.action.fill,
};

const smallNote: StyleRule = {
  ...textStyle('micro'),
  fontSize: '0.75rem',
  fontWeight: 400,
  gap: vars.space[3],
  paddingInline: vars.space[3],
  // Three lines at most: with less space the submit button has its own row.
  minInlineSize: '104px',
};

export const bar = style(
  inLayer('block', {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlMd,
    marginInlineStart: '-12px',
    marginInlineEnd: '-8px',
    '@media': {
      [media.phone]: {
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        marginBlockStart: vars.space[3],
        marginInlineEnd: 0,
      },
      [media.tablet]: { selectors: { [docked]: { flexShrink: 0, margin: 0 } } },
    },
  }),
);

export const tools = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minInlineSize: 0,
    '@media': {
      [media.phone]: {
        minInlineSize: 'min-content',
        selectors: { [besideLauncher]: { paddingInlineStart: `calc(${vars.size.touch} + ${vars.space[3]})` } },
      },
    },
  }),
);

/** A quiet button of the bar: an icon and a label, on a phone only the icon. */
export const tool = style(
  inLayer('block', {
    color: vars.color.text.muted,
    paddingInline: vars.space[5],
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: iconAlone },
    selectors: { [docked]: iconAlone },
  }),
);

export const toolWord = style(
  inLayer('block', {
    '@media': { [media.phone]: unseen },
    selectors: { [docked]: unseen },
  }),
);

export const attached = style(inLayer('block', { display: 'inline-flex', alignItems: 'center' }));

/** Closer to the picture than to the next button. */
export const removeAttached = style(inLayer('block', { marginInlineStart: '-8px' }));

export const thumbnail = style(
  inLayer('block', {
    inlineSize: '32px',
    blockSize: '32px',
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.tile,
    objectFit: 'cover',
    backgroundColor: vars.color.paper.sheet,
  }),
);

/** The count overlaps the corner of the icon where no label is visible. */
export const count = style(
  inLayer('block', {
    '@media': { [media.phone]: cornerCount },
    selectors: { [docked]: cornerCount },
  }),
);

/** Text, not a button. */
export const note = style(
  inLayer('block', {
    ...textStyle('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    paddingInline: vars.space[5],
    fontWeight: 400,
    color: vars.color.text.muted,
    '@media': { [media.phone]: smallNote },
    selectors: { [docked]: { ...smallNote, maxInlineSize: '152px', lineHeight: '1.2' } },
  }),
);

export const counter = style(
  inLayer('block', {
    ...textStyle('caption'),
    ...tabularFigures,
    color: vars.color.text.subtle,
    paddingInline: vars.space[4],
    whiteSpace: 'nowrap',
    selectors: { '&[data-full]': { color: vars.color.danger.text } },
    '@media': { [media.phone]: { fontSize: vars.type.micro.size, paddingInline: vars.space[2] } },
  }),
);

export const submit = style(inLayer('block', { flexShrink: 0 }));
