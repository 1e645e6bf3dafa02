import { style } from '@vanilla-extract/css';
import { ringRoom } from '../../primitives/Tabs/Tabs.css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/mixins';

/** As high as its longest tab where the window has room for that, so that the dialog does not jump from one to the other. */
export const tabs = style(
  inLayer('screen', {
    minBlockSize: 'min(38rem, 100dvh - 10rem)',
    '@media': { [media.tabsHorizontal]: { minBlockSize: 'min(41rem, 100dvh - 10rem)' }, [media.phone]: { minBlockSize: 0 } },
  }),
);

/** From edge to edge of the dialog: a column of its own beside the forms, or a row over them. */
const column = `${tabs}[data-orientation="vertical"]`;
const row = `${tabs}[data-orientation="horizontal"]`;
globalInLayer('screen', column, { borderBlockStart: `1px solid ${vars.color.border.hairline}` });
globalInLayer('screen', `${column} > [role="tablist"]`, { inlineSize: '208px', paddingBlock: vars.space[8], paddingInlineStart: vars.space[10] });
globalInLayer('screen', `${column} > [role="tabpanel"]`, { paddingBlock: vars.space[8], paddingInline: vars.space[10] });
globalInLayer('screen', `${row} > [role="tablist"]`, {
  marginInline: 0,
  paddingInline: `calc(${vars.space[10]} - ${ringRoom})`,
  '@media': { [media.phone]: { paddingInline: `calc(${vars.space[7]} - ${ringRoom})` } },
});
globalInLayer('screen', `${row} > [role="tabpanel"]`, {
  paddingInline: vars.space[10],
  paddingBlockEnd: vars.space[10],
  '@media': { [media.phone]: { paddingInline: vars.space[7] } },
});

export const fields = style(inLayer('screen', { maxInlineSize: '400px', '@media': { [media.phone]: { maxInlineSize: 'none' } } }));

export const preview = style(inLayer('screen', { display: 'flex', alignItems: 'center', gap: vars.space[6] }));

export const previewWords = style(inLayer('screen', { minInlineSize: 0, overflowWrap: 'anywhere' }));

export const piece = style(
  inLayer('screen', { flexShrink: 0, inlineSize: '96px', blockSize: '96px', borderRadius: vars.radius.tile, overflow: 'hidden' }),
);

/** A value that is shown and not entered, under the name of what it is. */
export const fact = style(inLayer('screen', { margin: 0 }));

export const factName = style(inLayer('screen', { ...textStyle('label'), color: vars.color.text.muted, marginBlockEnd: vars.space[1] }));

export const factValue = style(inLayer('screen', { margin: 0, overflowWrap: 'anywhere' }));

/** What lies beside the forms of a tab, parted by a hairline. */
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

export const plan = style(
  inLayer('screen', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[6] }),
);

export const beads = style(inLayer('screen', { marginBlock: vars.space[8] }));

export const invoices = style(inLayer('screen', { margin: 0, marginBlockStart: vars.space[4], padding: 0, listStyle: 'none' }));

/** One bill: what for and when at the start, how much at the end. */
export const invoice = style(
  inLayer('screen', {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[6],
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);

export const amount = style(inLayer('screen', { flexShrink: 0, textAlign: 'end' }));

export const requests = style(inLayer('screen', { marginBlockStart: vars.space[9] }));

/** One order or quote request: its piece, what it is, and when and how much at the end. */
export const request = style(
  inLayer('screen', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    paddingBlock: vars.space[5],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);

export const requestPiece = style(
  inLayer('screen', { flexShrink: 0, inlineSize: '56px', blockSize: '56px', borderRadius: vars.radius.tile, overflow: 'hidden' }),
);

export const gonePiece = style([
  requestPiece,
  inLayer('screen', { display: 'grid', placeItems: 'center', backgroundColor: vars.color.surface.sunken, color: vars.color.text.subtle }),
]);

/** A number is read in one piece. */
export const reference = style(inLayer('screen', { whiteSpace: 'nowrap' }));

export const requestWords = style(inLayer('screen', { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
