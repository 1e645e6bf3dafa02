import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { globalInLayer, inLayer } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { clampLines, ownDirection, textStyle } from '../../../theme/mixins';
import { railWidth } from './Lightbox.css';

/** Little height: only the beginning of a long prompt is shown. */
const low = `${media.phone}, ${media.sideways}`;

export const rail = style(
  inLayer('block', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    padding: vars.space[7],
    flex: 1,
    '@media': {
      [media.beside]: {
        flex: '0 0 400px',
        overflowY: 'auto',
        paddingInline: vars.space[10],
        // Clears the close button.
        paddingBlock: `calc(${vars.space[8]} + ${vars.size.controlXl}) ${vars.space[13]}`,
        borderInlineStart: `1px solid ${vars.color.border.hairline}`,
      },
      [media.sideways]: {
        flexBasis: railWidth,
        gap: vars.space[5],
        marginBlockStart: `calc(${vars.size.touch} + 2 * ${vars.space[2]})`,
        paddingInline: vars.space[6],
        paddingBlock: `0 ${vars.space[6]}`,
        borderInlineStart: 0,
      },
    },
  }),
);

/** At the bottom of the rail with everything below it; a rail that overflows scrolls from its first line. */
export const title = style(
  inLayer('block', { ...ownDirection, flexShrink: 0, overflowWrap: 'anywhere', marginBlockStart: 'auto' }),
);

export const beginning = style([title, inLayer('block', { '@media': { [low]: clampLines(3) } })]);

/** A quiet button, whose label is aligned with the text above it. */
export const reuse = style(
  inLayer('block', {
    color: vars.color.accent.text,
    paddingInline: vars.space[3],
    marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  }),
);

export const whole = style([
  reuse,
  inLayer('block', {
    display: 'none',
    alignSelf: 'start',
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    '@media': { [low]: { display: 'inline-flex' } },
  }),
]);

export const author = style(
  inLayer('block', {
    ...textStyle('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[6],
    color: vars.color.text.muted,
    '@media': {
      [media.beside]: { flexDirection: 'column', alignItems: 'flex-start', rowGap: vars.space[4] },
      [media.sideways]: { flexDirection: 'row', alignItems: 'center' },
    },
  }),
);

export const pictures = style(inLayer('block', { display: 'flex', flexDirection: 'column', gap: vars.space[4] }));

/** As wide as its label, so that it stays on one line. */
export const picture = style(inLayer('block', { flex: '1 1 auto', whiteSpace: 'nowrap' }));

export const imaginedNote = style(
  inLayer('block', { ...textStyle('caption'), color: vars.color.text.subtle, margin: 0 }),
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
    // Below the actions, where both do not fit on the screen.
    order: 1,
    '@media': { [media.beside]: { order: 0 }, [media.sideways]: { order: 1 } },
  }),
);

export const fact = style(inLayer('block', { color: vars.color.text.subtle, whiteSpace: 'nowrap' }));
export const value = style(inLayer('block', { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' }));

const inTwoRows = {
  selectors: { '&[data-count]': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
} as const;

export const actions = style(
  inLayer('block', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    // More than four actions use two rows where they do not fit, three of them in the first.
    '@media': { [media.phone]: inTwoRows, [media.beside]: inTwoRows },
  }),
);

for (const narrow of [media.phone, media.beside]) {
  const places = {
    [`${actions}[data-count] > *`]: 'span 2',
    [`${actions}[data-count="5"] > :nth-child(n + 4)`]: 'span 3',
  };
  for (const [place, gridColumn] of Object.entries(places))
    globalInLayer('block', place, { '@media': { [narrow]: { gridColumn } } });
}

/** An icon above its label. */
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
