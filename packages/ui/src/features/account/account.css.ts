import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/mixins';

export const fields = style(
  inLayer('screen', { maxInlineSize: '400px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }),
);

export const preview = style(inLayer('screen', { display: 'flex', alignItems: 'center', gap: vars.space[6] }));

export const previewText = style(inLayer('screen', { minInlineSize: 0, overflowWrap: 'anywhere' }));

export const piece = style(
  inLayer('screen', {
    flexShrink: 0,
    inlineSize: '96px',
    blockSize: '96px',
    borderRadius: vars.radius.tile,
    overflow: 'hidden',
  }),
);

/** A read-only value below its label. */
export const fact = style(inLayer('screen', { margin: 0 }));

export const factName = style(
  inLayer('screen', { ...textStyle('label'), color: vars.color.text.muted, marginBlockEnd: vars.space[1] }),
);

export const factValue = style(inLayer('screen', { margin: 0, overflowWrap: 'anywhere' }));

/** Actions below the forms of a tab, separated by a hairline. */
export const section = style(
  inLayer('screen', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[5],
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[7],
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);
