import type { FoundationTokens } from './contract.css';

const displayStack = "Marcellus, 'Marcellus fallback', 'Palatino Linotype', Georgia, serif";
const textStack = "'Figtree Variable', 'Figtree fallback', system-ui, sans-serif";

function type(size: string, line: string, weight = '400', tracking = '0') {
  return { size, line, weight, tracking };
}

/**
 * The tokens that no theme changes. Space, size and radius in px; type in rem so that it follows
 * the reader's font size; motion in ms.
 */
export const foundation = {
  space: {
    1: '2px',
    2: '4px',
    3: '6px',
    4: '8px',
    5: '12px',
    6: '16px',
    7: '20px',
    8: '24px',
    9: '28px',
    10: '32px',
    11: '36px',
    12: '40px',
    13: '48px',
    14: '64px',
    15: '72px',
  },
  size: {
    controlSm: '36px',
    controlMd: '44px',
    controlLg: '48px',
    controlXl: '52px',
    field: '48px',
    iconButton: '44px',
    iconButtonSm: '40px',
    icon: '20px',
    iconSm: '16px',
    iconChip: '22px',
    iconTool: '24px',
    header: '64px',
    headerPhone: '56px',
    typeChip: '44px',
    presetChip: '32px',
    badge: '22px',
    marker: '28px',
    avatar: '36px',
    touch: '44px',
    pageMax: '1920px',
  },
  radius: { tile: '2px', control: '4px', panel: '6px' },
  shape: { cut: { sm: '5px', badge: '6px', md: '9px', lg: '14px' } },
  type: {
    family: { display: displayStack, text: textStack },
    displayXl: type('clamp(1.875rem, 0.975rem + 3.7vw, 3.25rem)', '1.12', '400', '-0.005em'),
    displayL: type('clamp(1.875rem, 1.454rem + 1.73vw, 2.75rem)', '1.14', '400', '-0.005em'),
    displayM: type('clamp(1.75rem, 1.455rem + 1.21vw, 2.5rem)', '1.2'),
    titleL: type('clamp(1.5rem, 1.38rem + 0.5vw, 1.75rem)', '2.25rem'),
    titleCaption: type('clamp(1.375rem, 1.13rem + 1vw, 1.875rem)', '1.35'),
    titleM: type('clamp(1.375rem, 1.25rem + 0.5vw, 1.625rem)', '2rem'),
    titleS: type('1.25rem', '1.75rem'),
    priceL: type('2.75rem', '3.25rem', '350', '-0.02em'),
    priceM: type('clamp(1.625rem, 1.18rem + 1.85vw, 2.375rem)', '3rem', '350', '-0.02em'),
    bodyL: type('1.125rem', '1.75rem'),
    bodyLead: type('clamp(0.9375rem, 0.89rem + 0.2vw, 1.0625rem)', '1.625rem'),
    body: type('1rem', '1.5rem'),
    control: type('0.9375rem', '1.25rem', '500'),
    label: type('0.875rem', '1.25rem', '550'),
    caption: type('0.875rem', '1.25rem'),
    micro: type('0.8125rem', '1rem', '500'),
  },
  motion: {
    fast: '120ms',
    base: '180ms',
    slow: '240ms',
    exitFast: '80ms',
    exitBase: '120ms',
    exitSlow: '160ms',
    ease: 'cubic-bezier(.2,.7,.2,1)',
    easeExit: 'cubic-bezier(.4,0,1,1)',
    glint: '2100ms',
    travel: '1',
  },
  z: {
    base: '0',
    plate: '1',
    sticky: '10',
    assistant: '20',
    overlay: '30',
    dialog: '40',
    popover: '60',
    toast: '70',
    loading: '80',
  },
} as const satisfies FoundationTokens;

/** Overrides of `motion` under reduced motion: plain 120 ms fades without movement. */
export const stillMotion = {
  ...foundation.motion,
  base: foundation.motion.fast,
  slow: foundation.motion.fast,
  exitBase: foundation.motion.exitFast,
  exitSlow: foundation.motion.exitFast,
  travel: '0',
} as const;
