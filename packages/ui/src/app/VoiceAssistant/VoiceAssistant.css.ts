import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { globalInLayer, inLayer } from '../../theme/layers';
import { media } from '../../theme/media';
import { aboveHomeBar, cut, transition } from '../../theme/mixins';
import { states } from '../../theme/states';

const withDock = 'body:has([data-dock]) &';
const withPrompt = 'body:has([data-dock="prompt"]) &';
const withPair = 'body:has([data-dock="pair"]) &';
const withChangeLine = 'body:has([data-dock="change"]) &';

/** Above the dock, and above what is at the foot of the versions. */
const OVER_DOCK = `calc(136px + ${vars.space[5]})`;

/** In a row of the dock, whose own controls leave it room (`besideLauncher`). */
const inDock = (insetBlockEnd: string): StyleRule => ({
  insetBlockEnd,
  insetInlineStart: vars.space[4],
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  boxShadow: 'none',
});

/**
 * An octagon in the lower start corner, away from the toasts; hidden while the panel is open. Below the widths at which
 * a column of pictures lies there, it takes its place in the dock, so that it covers no text.
 */
export const launcher = style(
  inLayer('block', {
    ...cut('lg'),
    position: 'fixed',
    insetInlineStart: vars.space[7],
    insetBlockEnd: `calc(${vars.space[7]} + ${aboveHomeBar})`,
    zIndex: vars.z.assistant,
    inlineSize: '56px',
    blockSize: '56px',
    color: vars.color.accent.text,
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.accent.line}`,
    boxShadow: vars.shadow.float,
    transition: transition(['background-color', 'color']),
    ...states({ hovered: { backgroundColor: vars.color.accent.soft } }),
    selectors: { '&[aria-expanded="true"]': { display: 'none' } },
    '@media': {
      [media.phone]: {
        selectors: {
          [withDock]: inDock(`calc(23px + ${aboveHomeBar})`),
          [withChangeLine]: inDock(`calc(60px + ${aboveHomeBar})`),
        },
      },
      [`${media.tablet} and ${media.belowLaptop}`]: { selectors: { [withPrompt]: inDock('36px') } },
      [media.belowLaptop]: { selectors: { [withPair]: inDock(vars.space[4]) } },
      [`${media.tablet} and ${media.belowDesk}`]: { selectors: { [withChangeLine]: inDock('104px') } },
      [media.laptop]: { selectors: { [withPrompt]: { insetBlockEnd: OVER_DOCK } } },
      [media.desk]: { selectors: { [withChangeLine]: { insetBlockEnd: OVER_DOCK } } },
    },
  }),
);

/** Most docks keep the end of the page clear; elsewhere its last lines stay above the launcher. */
globalInLayer('block', `body:has(${launcher}):not(:has([data-dock]:not([data-dock="pair"])))`, {
  '@media': { [media.belowLaptop]: { paddingBlockEnd: `calc(56px + ${vars.space[7]})` } },
});
