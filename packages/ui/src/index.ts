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
export * from './icons/laterGlyphs';
export { JewelryIcon, type JewelryIconProps, type JewelryShape } from './icons/JewelryIcon';
export { Logo, Monogram, Wordmark, type LogoProps } from './icons/Logo';

// hooks
export { browserStorage, type StoredValues } from './hooks/browserStorage';
export { useBackToClose, whenSettled } from './hooks/useBackToClose';
export { useBreakpoint } from './hooks/useBreakpoint';
export { useMediaQuery } from './hooks/useMediaQuery';
export { setTheme, usePersistentTheme } from './hooks/usePersistentTheme';
export { useReducedMotion } from './hooks/useReducedMotion';

// primitives
export { AlertDialog, type AlertDialogProps } from './primitives/AlertDialog/AlertDialog';
export { Badge, type BadgeProps } from './primitives/Badge/Badge';
export { Banner, type BannerProps } from './primitives/Banner/Banner';
export { Button, type ButtonProps } from './primitives/Button/Button';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox';
export { ChipGroup, type ChipGroupProps, type ChipItem } from './primitives/ChipGroup/ChipGroup';
export { Dialog, DialogTrigger, type DialogProps } from './primitives/Dialog/Dialog';
export { FileField, type FileFieldProps } from './primitives/FileField/FileField';
export { Form, type FormProps } from './primitives/Form/Form';
export { Grid, type GridProps } from './primitives/Grid/Grid';
export { Heading, type HeadingProps } from './primitives/Heading/Heading';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton';
export { Inline, type InlineProps } from './primitives/Inline/Inline';
export { Link, type LinkProps } from './primitives/Link/Link';
export { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger, type MenuTriggerProps } from './primitives/Menu/Menu';
export type { MenuItemProps, MenuProps, MenuSectionProps } from './primitives/Menu/menuProps';
export { Milgrain, type MilgrainProps } from './primitives/Milgrain/Milgrain';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField';
export { Picture, type PictureProps } from './primitives/Picture/Picture';
export { Popover, type PopoverProps } from './primitives/Popover/Popover';
export { ProgressBeads, type ProgressBeadsProps } from './primitives/ProgressBeads/ProgressBeads';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './primitives/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField';
export { SegmentedControl, type SegmentedControlProps } from './primitives/SegmentedControl/SegmentedControl';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton';
export { Stack, type StackProps } from './primitives/Stack/Stack';
export { Tabs, type TabItem, type TabsProps } from './primitives/Tabs/Tabs';
export { Text, type TextProps } from './primitives/Text/Text';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField';
export { ToggleButton, type ToggleButtonProps } from './primitives/ToggleButton/ToggleButton';
export { ToggleButtonGroup, type ToggleButtonGroupProps } from './primitives/ToggleButtonGroup/ToggleButtonGroup';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden';
export { FieldMessage, type FieldMessageProps } from './primitives/Field/FieldMessage';
export { Beads } from './primitives/ProgressBeads/Beads';
export { Glint, type GlintProps } from './primitives/Skeleton/Glint';
export { ToastRegion } from './primitives/Toast/ToastRegion';
export { toast, type ToastContent, type ToastOptions } from './primitives/Toast/toastQueue';

// blocks
export { isTemporary, type BusyAction, type CardSlot, type ImageActions } from './blocks/imageActions';
export { joinPrompt, presetsOf, togglePreset } from './blocks/presets';
export { Confetti, type ConfettiMetal, type ConfettiProps, type ConfettiStone } from './blocks/Confetti/Confetti';
export { ConfirmationNotice, type ConfirmationNoticeProps } from './blocks/ConfirmationNotice/ConfirmationNotice';
export { DeleteAllDialog, type DeleteAllDialogProps } from './blocks/DeleteAllDialog/DeleteAllDialog';
export { DrawingPad, type DrawingPadProps } from './blocks/DrawingPad/DrawingPad';
export { EmptyState, type EmptyStateProps } from './blocks/EmptyState/EmptyState';
export { FeedbackDialog, type FeedbackDialogProps, type FeedbackDraft } from './blocks/FeedbackDialog/FeedbackDialog';
export { Footer, type FooterProps } from './blocks/Footer/Footer';
export { GeneratingTile, type GeneratingTileProps } from './blocks/GeneratingTile/GeneratingTile';
export { Header, loadUserMenu, type HeaderProps, type HeaderToggle } from './blocks/Header/Header';
export type { HeaderUser } from './blocks/Header/headerUser';
export { ImageCard, type ImageCardProps } from './blocks/ImageCard/ImageCard';
export { ImageGrid, type ImageGridProps } from './blocks/ImageGrid/ImageGrid';
export { Lightbox, type LightboxProps } from './blocks/Lightbox/Lightbox';
export { LinkDialog, type LinkDialogProps } from './blocks/LinkDialog/LinkDialog';
export { LoadingScreen } from './blocks/LoadingScreen/LoadingScreen';
export { NoticePage, type NoticePageProps } from './blocks/NoticePage/NoticePage';
export { PlanCard, PlanCards, type PlanCardProps, type PlanCardsProps } from './blocks/PlanCard/PlanCard';
export { PresetsDialog, type PresetsDialogProps } from './blocks/PresetsDialog/PresetsDialog';
export { PromptForm, type PromptFormHandle, type PromptFormProps } from './blocks/PromptForm/PromptForm';
export { emptyDraft, promptReducer, type PromptAction, type PromptDraft } from './blocks/PromptForm/promptReducer';
export { usePromptForm, type PromptFormState } from './blocks/PromptForm/usePromptForm';
export { QuoteDialog, type QuoteDialogProps, type QuoteStep } from './blocks/QuoteDialog/QuoteDialog';
export { SignOutDialog, type SignOutDialogProps } from './blocks/SignOutDialog/SignOutDialog';
export { TermsOverlay, type TermsOverlayProps } from './blocks/TermsOverlay/TermsOverlay';
export { TrayGrid, type TrayGridProps } from './blocks/TrayGrid/TrayGrid';

// messages
export * from './messages/account';
export * from './messages/app';
export * from './messages/auth';
export * from './messages/feedback';
export * from './messages/generation';
export * from './messages/images';
export * from './messages/lightbox';
export * from './messages/prompt';
export * from './messages/quotes';
export * from './messages/share';
export * from './messages/upgrade';

// screens
export { AccountSettings } from './screens/AccountSettings/AccountSettings';
export { AppProvider, type AppProviderProps } from './screens/AppProvider';
export { useApp, type AppDialog, type AppFrame, type AppState } from './screens/appContext';
export type { AuthView } from './screens/authMachine';
export { AppShell } from './screens/AppShell/AppShell';
export { AuthModal } from './screens/AuthModal/AuthModal';
export { ConfirmEmail } from './screens/ConfirmEmail/ConfirmEmail';
export type { ConfirmEmailProps } from './screens/ConfirmEmail/Confirmation';
export { FeedbackModal } from './screens/FeedbackModal';
export { Gallery, loadGallery, type GalleryProps } from './screens/Gallery/Gallery';
export { MyJewelry } from './screens/MyJewelry/MyJewelry';
export { NotFound, type NotFoundProps } from './screens/NotFound/NotFound';
export { QuoteModal } from './screens/QuoteModal';
export { ResetPassword } from './screens/ResetPassword/ResetPassword';
export type { ResetPasswordProps } from './screens/ResetPassword/NewPassword';
export { loadSharePage, SharePage } from './screens/SharePage/SharePage';
export type { SharePageProps } from './screens/SharePage/shareProps';
export { SessionGate } from './screens/SessionGate/SessionGate';
export { Upgrade } from './screens/Upgrade/Upgrade';
export type { CheckoutOutcome, UpgradeProps } from './screens/Upgrade/upgradeProps';
export { Studio, type StudioProps } from './screens/Studio/Studio';

// data
export { AUTH_EVENT } from './data/authEvents';
export { createAppData, DataProvider, type AppData } from './data/DataProvider';
export { ApiFailure, ConnectionFailure } from './data/failures';
export type { GenerationRequest, GenerationState } from './data/generationState';
export { prefetchImages } from './data/prefetchImages';
export { seedFirstPage, takeFirstPage } from './data/firstPage';
export { createQueryClient, type GalleryView } from './data/queryClient';
export { useGeneration } from './data/useGeneration';
export { useSession, type Session } from './data/useSession';
