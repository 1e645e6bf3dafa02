import type { ThemeTokens } from './contract.css';
import { alpha, palette } from './palette';
import { velvet } from './velvet';

const lamp = '#F3EEE2';

/** The lightbox's own room, the same in both themes: nearly black, so that only the piece is lit. */
export const darkRoomTokens = {
  ...velvet,
  color: {
    ...velvet.color,
    surface: {
      page: palette.room[0],
      raised: palette.room[1],
      sunken: palette.room[2],
      tray: palette.room[0],
      field: palette.room[0],
    },
    text: { default: lamp, muted: '#B4B6A8', subtle: '#969B8D' },
    border: { hairline: alpha(lamp, 0.12), strong: alpha(lamp, 0.24), control: '#7B827A' },
    accent: { ...velvet.color.accent, soft: '#26281D' },
    skeleton: { ...velvet.color.skeleton, base: palette.room[1] },
  },
  photo: { brightness: '1', filter: 'none' },
} as const satisfies ThemeTokens;
