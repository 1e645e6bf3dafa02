import { vars } from './contract.css';

const gap = vars.space[2];

/**
 * Maximum side of a tile beside the hero, which is three tiles and two gaps high: header, hero, the edge of the next
 * row and the dock of the prompt fit in the window, and the hero is never under 584 px.
 */
const TILE_MAX = 'max(192px, (100dvh - 194px) / 3)';

/** The columns of a tray that shows a hero; the docked prompt lies in the same. */
export const heroTracks = (columns: 5 | 6) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, ${TILE_MAX}))`,
    justifyContent: 'center',
    columnGap: gap,
    paddingInline: `max(${gap}, (100% - ${vars.size.pageMax}) / 2)`,
  }) as const;
