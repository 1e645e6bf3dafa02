// theme
export { vars, type FoundationTokens, type ThemeTokens } from './theme/contract.css';
export type { Gap, SpaceStep } from './theme/scale';
export { breakpoints, media, type Breakpoint } from './theme/media';
export { prepaintScript, themeStorageKey } from './theme/prepaint';
export { darkRoom } from './theme/darkRoom.css';

// icons
export type { Icon, IconProps } from './icons/drawn';
export * from './icons/glyphs';
export * from './icons/laterGlyphs';
export { JewelryIcon, type JewelryIconProps, type JewelryShape } from './icons/JewelryIcon';
export { Logo, Monogram, Wordmark, type LogoProps } from './icons/Logo';

// hooks
export { browserStorage, type StoredValues } from './utils/browserStorage';
export { useBackToClose, whenSettled } from './hooks/useBackToClose';
export { useBreakpoint } from './hooks/useBreakpoint';
export { useMediaQuery } from './hooks/useMediaQuery';
export { setTheme, usePersistentTheme } from './hooks/usePersistentTheme';
export { useReducedMotion } from './hooks/useReducedMotion';

// components
export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Banner, type BannerProps } from './components/Banner/Banner';
export { Button, type ButtonProps } from './components/Button/Button';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './components/ChipGroup/ChipGroup';
export { Dialog, DialogTrigger, type DialogProps } from './components/Dialog/Dialog';
export { FileField, type FileFieldProps } from './components/FileField/FileField';
export { Form, type FormProps } from './components/Form/Form';
export { Grid, type GridProps } from './components/Grid/Grid';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { Inline, type InlineProps } from './components/Inline/Inline';
export { Link, type LinkProps } from './components/Link/Link';
export { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, type MenuTriggerProps } from './components/Menu/Menu';
export type { MenuItemProps, MenuProps, MenuSectionProps } from './components/Menu/menuProps';
export { Milgrain, type MilgrainProps } from './components/Milgrain/Milgrain';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField';
export { Picture, type PictureProps } from './components/Picture/Picture';
export { ProgressBeads, type ProgressBeadsProps } from './components/ProgressBeads/ProgressBeads';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './components/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField';
export { SegmentedControl, type SegmentedControlProps } from './components/SegmentedControl/SegmentedControl';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { Stack, type StackProps } from './components/Stack/Stack';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs';
export { Text, type TextProps } from './components/Text/Text';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton';
export { ToggleButtonGroup, type ToggleButtonGroupProps } from './components/ToggleButtonGroup/ToggleButtonGroup';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden';
export { FieldMessage, type FieldMessageProps } from './components/Field/FieldMessage';
export { Beads } from './components/ProgressBeads/Beads';
export { Glint, type GlintProps } from './components/Skeleton/Glint';
export { ToastRegion } from './components/Toast/ToastRegion';
export { toast, type ToastContent, type ToastOptions } from './components/Toast/toastQueue';

export { Confetti, type ConfettiMetal, type ConfettiProps, type ConfettiStone } from './components/Confetti/Confetti';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { NoticePage, type NoticePageProps } from './components/NoticePage/NoticePage';
