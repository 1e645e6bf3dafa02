import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { aboveNotch, besideNotch, cut, focusRing, textStyle, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

export const header = style(
  inLayer('block', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    paddingBlockStart: aboveNotch,
    paddingInline: besideNotch,
    backgroundColor: vars.color.surface.page,
  }),
);

/** Keeps focused elements and scroll targets clear of the sticky header. */
globalInLayer('block', `html:has(${header})`, { scrollPaddingBlockStart: `calc(${vars.size.header} + ${aboveNotch})` });

export const row = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: vars.size.headerPhone,
    maxInlineSize: vars.size.pageMax,
    marginInline: 'auto',
    paddingInline: vars.space[6],
    '@media': {
      [media.tablet]: { minBlockSize: vars.size.header, paddingInline: vars.space[8] },
    },
  }),
);

export const edge = style(inLayer('block', { position: 'absolute', insetInline: 0, insetBlockEnd: 0 }));

export const home = style(
  inLayer('block', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[5],
    minBlockSize: vars.size.touch,
    flexShrink: 0,
    direction: 'ltr',
  }),
);

export const monogram = style(
  inLayer('block', {
    color: vars.color.accent.text,
    inlineSize: '30px',
    blockSize: '30px',
    '@media': { [media.tablet]: { inlineSize: '34px', blockSize: '34px' } },
  }),
);

export const wordmark = style(
  inLayer('block', {
    inlineSize: 'auto',
    blockSize: '13px',
    '@media': {
      [media.smallPhone]: { display: 'none' },
      [media.tablet]: { blockSize: '15px' },
    },
  }),
);

export const version = style(
  inLayer('block', {
    ...textStyle('micro'),
    fontWeight: 400,
    display: 'none',
    color: vars.color.text.subtle,
    paddingInlineStart: vars.space[5],
    borderInlineStart: `1px solid ${vars.color.border.strong}`,
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);

export const nav = style(
  inLayer('block', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    flex: 1,
    minInlineSize: 0,
  }),
);

/** A navigation link: its icon is shown from 900 px on. */
export const link = style(
  inLayer('block', {
    ...textStyle('control'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[5],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    color: vars.color.text.default,
    transition: transition(['background-color']),
    ...states({
      hovered: { backgroundColor: vars.color.surface.sunken },
      focusVisible: focusRing,
    }),
    '@media': { [media.tablet]: { fontSize: vars.type.body.size } },
  }),
);

/** The same as a button. */
export const bare = style(
  inLayer('block', {
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surface.sunken },
      '&[aria-pressed="true"]': { color: vars.color.accent.text },
    },
  }),
);

globalInLayer('block', `${link} svg`, {
  display: 'none',
  '@media': { [media.laptop]: { display: 'block' } },
});

/** Hidden on phones, where the user menu has the same item. */
export const fromTablet = style(
  inLayer('block', {
    display: 'none',
    '@media': { [media.tablet]: { display: 'inline-flex' } },
  }),
);

export const upgrade = style(
  inLayer('block', {
    ...textStyle('control'),
    ...cut('md'),
    alignItems: 'center',
    minBlockSize: vars.size.controlSm,
    marginInlineStart: vars.space[4],
    marginInlineEnd: vars.space[5],
    paddingInline: vars.space[6],
    color: vars.color.accent.text,
    border: `1px solid ${vars.color.accent.line}`,
    whiteSpace: 'nowrap',
    transition: transition(['background-color']),
    ...states({
      hovered: { backgroundColor: vars.color.accent.soft },
      focusVisible: focusRing,
    }),
    '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
  }),
);

/** Initials in a cut frame; 36 px visible, 44 px touch target. */
export const avatar = style(
  inLayer('block', {
    ...cut('md'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.avatar,
    blockSize: vars.size.avatar,
    padding: 0,
    marginInlineStart: vars.space[2],
    fontFamily: vars.type.family.display,
    fontSize: '0.9375rem',
    lineHeight: 1,
    color: vars.color.accent.text,
    backgroundColor: 'transparent',
    border: `1px solid ${vars.color.accent.line}`,
    cursor: 'pointer',
    transition: transition(['background-color']),
    '::after': { content: '', position: 'absolute', inset: '-5px' },
    ...states({
      hovered: { backgroundColor: vars.color.accent.soft },
      focusVisible: focusRing,
      pressed: { backgroundColor: vars.color.accent.soft },
    }),
  }),
);

export const signIn = style(inLayer('block', { marginInlineStart: vars.space[4] }));
