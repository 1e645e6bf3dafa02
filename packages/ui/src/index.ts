// theme
import './theme/global';

export { vars, type FoundationTokens, type ThemeTokens } from './theme/contract.css';
export type { Gap, SpaceStep } from './theme/gaps';
export { breakpoints, media, type Breakpoint } from './theme/media';
export { prepaintScript, themeStorageKey } from './theme/prepaint';
export { darkRoom } from './theme/themes.css';

// icons
export type { Icon, IconProps } from './icons/drawn';
export * from './icons/glyphs';
export { JewelryIcon, type JewelryIconProps, type JewelryShape } from './icons/JewelryIcon';
export { Logo, Monogram, Wordmark, type LogoProps } from './icons/Logo';

// primitives
export { Button, type ButtonProps } from './primitives/Button/Button';
export { Grid, type GridProps } from './primitives/Grid/Grid';
export { Inline, type InlineProps } from './primitives/Inline/Inline';
export { Stack, type StackProps } from './primitives/Stack/Stack';

// blocks

// screens

// data
