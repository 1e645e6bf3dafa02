import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { bareButton, clampLines, focusRing, ownDirection, panel, textStyle } from '../../../theme/mixins';

/** The tray positions picture and text. */
export const hero = style(inLayer('block', { display: 'contents' }));

export const frame = style(
  inLayer('block', {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.raised,
    '@media': { [media.phone]: { borderRadius: 0 } },
    selectors: { '&[data-ring]': { ...focusRing, zIndex: vars.z.plate } },
  }),
);

export const open = style(
  inLayer('block', {
    ...bareButton,
    inlineSize: '100%',
  }),
);

export const words = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    paddingBlock: vars.space[6],
    paddingInline: vars.space[7],
    '@media': {
      [media.laptop]: {
        paddingBlockStart: vars.space[9],
        paddingBlockEnd: vars.space[6],
        paddingInline: vars.space[8],
        ...panel,
      },
      [media.desk]: { paddingInline: vars.space[10] },
    },
  }),
);

export const title = style(
  inLayer('block', {
    ...clampLines(2),
    ...ownDirection,
    overflowWrap: 'anywhere',
    '@media': {
      [media.laptop]: { ...clampLines(3), fontSize: '1.4375rem', lineHeight: '1.9375rem' },
      [media.desk]: clampLines(4),
    },
  }),
);

export const built = style(
  inLayer('block', {
    ...textStyle('control'),
    fontWeight: 400,
    lineHeight: '1.375rem',
    color: vars.color.text.muted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

/** Reserves its line, so that nothing moves when the price has loaded. */
export const price = style(
  inLayer('block', { minBlockSize: '3rem', marginBlockStart: 'auto', display: 'flex', alignItems: 'center' }),
);

/** One row, which scrolls on a phone; its height is reserved while it loads. */
export const changes = style(
  inLayer('block', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    minBlockSize: vars.size.controlSm,
    selectors: { '&:empty': { visibility: 'hidden' } },
    '@media': {
      [media.phone]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.space[7]})`,
        paddingInline: vars.space[7],
        paddingBlock: '2px',
      },
    },
  }),
);

globalInLayer('block', `[data-drafted] > ${changes}`, { '@media': { [media.desk]: { display: 'none' } } });

globalInLayer('block', `${changes} button`, { flexShrink: 0, whiteSpace: 'nowrap' });

export const main = style(
  inLayer('block', { display: 'flex', gap: vars.space[4], selectors: { '&:empty': { display: 'none' } } }),
);

/** A pending piece is dimmed. */
globalInLayer('block', `${words} button[aria-disabled="true"]:not([data-pending])`, { opacity: 0.5 });

/** The price fits on one line with the main action. */
globalInLayer('block', `${main} > button + button`, { flexShrink: 0 });
