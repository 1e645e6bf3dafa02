import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { textStyle, transition } from '../../theme/mixins';

/** Square; the hairline border lies above the picture. */
export const frame = style(
  inLayer('recipe', {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.surface.tray,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
      pointerEvents: 'none',
    },
    selectors: { '&:is([data-state="loading"], [data-state="server"])': { backgroundColor: vars.color.skeleton.base } },
  }),
);

const fill = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** The blurred preview, stretched to the square. */
export const preview = style(inLayer('recipe', { ...fill, objectFit: 'cover', filter: vars.photo.filter }));

export const image = style(
  inLayer('recipe', {
    ...fill,
    objectFit: 'cover',
    filter: vars.photo.filter,
    transition: transition(['opacity'], 'slow'),
    selectors: {
      '[data-state="loading"] > &': { opacity: 0 },
      '[data-state="error"] > &': { display: 'none' },
    },
  }),
);

export const missing = style(
  inLayer('recipe', {
    ...textStyle('caption'),
    ...fill,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    padding: vars.space[5],
    textAlign: 'center',
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.sunken,
    '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
  }),
);
