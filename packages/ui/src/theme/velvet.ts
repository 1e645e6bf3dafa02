import type { ThemeTokens } from './contract.css';
import { alpha, palette } from './palette';

/** The dark theme: the bottle-green lining of a jewel case, ivory text, brass light enough to fill. */
export const velvet = {
  color: {
    surface: {
      page: palette.velvet[1],
      raised: palette.velvet[2],
      sunken: palette.velvet[0],
      tray: palette.velvet[0],
      field: palette.velvet[1],
    },
    paper: { sheet: palette.paper, guide: palette.paperGuide, axis: palette.brassLine },
    text: { default: palette.ivory, muted: '#B9BBAB', subtle: '#9DA293' },
    border: {
      hairline: 'rgba(222,200,150,.15)',
      strong: 'rgba(222,200,150,.28)',
      control: '#75806F',
    },
    accent: {
      text: palette.brassPale,
      line: palette.brassMid,
      soft: '#273D2D',
      bead: alpha(palette.brassPale, 0.42),
    },
    action: {
      fill: palette.brassPale,
      fillHover: palette.brassLight,
      text: '#13231A',
      stepLine: 'rgba(19,35,26,.4)',
    },
    danger: {
      text: palette.garnetPale,
      fill: palette.garnetBright,
      onFill: '#FFF3EF',
      soft: '#3A2226',
    },
    warning: { text: palette.amberPale, soft: '#382C16', dot: '#F0B24A', dotOnAction: '#7A4700' },
    success: { text: palette.malachitePale, soft: '#163B2A' },
    focus: { ring: palette.brassPale },
    overlay: 'rgba(3,9,6,.66)',
    skeleton: { base: palette.velvet[3], glint: 'rgba(240,226,190,.3)' },
    marker: { fill: 'rgba(10,20,15,.78)', text: '#F2E7CC' },
  },
  shadow: {
    none: 'none',
    float: '0 0 0 1px rgba(222,200,150,.16), 0 24px 60px -12px rgba(0,0,0,.6)',
    dock: '0 -14px 30px -16px rgba(0,0,0,.28)',
  },
  photo: { brightness: '.94', filter: 'brightness(.94)' },
} as const satisfies ThemeTokens;
