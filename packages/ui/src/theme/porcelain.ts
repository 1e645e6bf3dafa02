import type { ThemeTokens } from './contract.css';
import { alpha, palette } from './palette';

/** The light theme: warm white porcelain, ink, and brass that draws lines but never fills. */
export const porcelain = {
  color: {
    surface: {
      page: palette.porcelain[1],
      raised: palette.porcelain[0],
      sunken: palette.porcelain[2],
      tray: palette.porcelain[3],
      field: palette.porcelainField,
    },
    paper: { sheet: palette.paper, guide: palette.paperGuide, axis: palette.brassLine },
    text: { default: palette.ink, muted: '#4C564F', subtle: '#616A63' },
    border: {
      hairline: alpha(palette.ink, 0.13),
      strong: alpha(palette.ink, 0.24),
      control: '#838B82',
    },
    accent: {
      text: palette.brassDeep,
      line: palette.brassLine,
      soft: '#EFE8D6',
      bead: 'rgba(139,108,42,.5)',
    },
    action: {
      fill: palette.bottle,
      fillHover: palette.bottleLight,
      text: '#F6F1E4',
      stepLine: 'rgba(217,192,138,.55)',
    },
    danger: { text: palette.garnet, fill: palette.garnet, onFill: '#FFF6F4', soft: '#F7E6E7' },
    warning: {
      text: palette.amber,
      soft: '#F8ECD4',
      dot: palette.amberBright,
      dotOnAction: '#E3A63F',
    },
    success: { text: palette.malachite, soft: '#DFEEE6' },
    focus: { ring: palette.brassDeep },
    overlay: 'rgba(16,28,21,.46)',
    skeleton: { base: palette.porcelainSkeleton, glint: 'rgba(255,255,255,.55)' },
    marker: { fill: 'rgba(10,20,15,.78)', text: '#F2E7CC' },
  },
  shadow: {
    none: 'none',
    float: `0 1px 2px ${alpha(palette.ink, 0.06)}, 0 18px 48px -12px ${alpha(palette.ink, 0.22)}`,
    dock: '0 -14px 30px -16px rgba(0,0,0,.28)',
  },
  photo: { brightness: '1', filter: 'none' },
} as const satisfies ThemeTokens;
