import { create } from 'storybook/theming';
import { productName } from '../packages/ui/src/icons/productName';
import { porcelain } from '../packages/ui/src/theme/porcelain';

const { color } = porcelain;

/** Porcelain for Storybook's own interface and its pages. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: `${productName} design system`,
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  colorPrimary: color.accent.text,
  colorSecondary: color.accent.text,
  appBg: color.surface.page,
  appContentBg: color.surface.raised,
  appPreviewBg: color.surface.page,
  appBorderColor: color.border.strong,
  appBorderRadius: 4,
  textColor: color.text.default,
  textMutedColor: color.text.muted,
  textInverseColor: color.action.text,
  barBg: color.surface.raised,
  barTextColor: color.text.muted,
  barSelectedColor: color.accent.text,
  barHoverColor: color.accent.text,
  inputBg: color.surface.field,
  inputBorder: color.border.control,
  inputTextColor: color.text.default,
  inputBorderRadius: 4,
});
