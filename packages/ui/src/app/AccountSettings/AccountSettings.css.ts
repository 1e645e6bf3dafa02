import { style } from '@vanilla-extract/css';
import { ringRoom } from '../../components/Tabs/Tabs.css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';

/** As tall as the tallest tab where it fits, so that the dialog keeps its size when tabs change. */
export const tabs = style(
  inLayer('screen', {
    minBlockSize: 'min(38rem, 100dvh - 10rem)',
    '@media': {
      [media.tabsHorizontal]: { minBlockSize: 'min(41rem, 100dvh - 10rem)' },
      [media.phone]: { minBlockSize: 0 },
    },
  }),
);

/** Full bleed in the dialog: a column next to the forms, or a row above them. */
const column = `${tabs}[data-orientation="vertical"]`;
const row = `${tabs}[data-orientation="horizontal"]`;
globalInLayer('screen', column, { borderBlockStart: `1px solid ${vars.color.border.hairline}` });
globalInLayer('screen', `${column} > [role="tablist"]`, {
  inlineSize: '208px',
  paddingBlock: vars.space[8],
  paddingInlineStart: vars.space[10],
});
globalInLayer('screen', `${column} > [role="tabpanel"]`, {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[10],
});
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
