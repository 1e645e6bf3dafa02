import { Button as AriaButton } from 'react-aria-components/Button';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import type { ThemeChoice } from '../../hooks/usePersistentTheme';
import { GemIcon, ImagesIcon } from '../../icons/glyphs';
import { BugIcon, MonitorIcon, MoonIcon, SettingsIcon, SignOutIcon, SunIcon } from '../../icons/laterGlyphs';
import { appMessages } from '../../i18n/messages';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '../../components/Menu/Menu';
import { media } from '../../theme/media';
import { avatar } from './Header.css';
import { type HeaderUser, initialsOf } from './headerUser';
import { themeNames } from './themeNames';

const themes = [
  { choice: 'system', icon: MonitorIcon },
  { choice: 'porcelain', icon: SunIcon },
  { choice: 'velvet', icon: MoonIcon },
] as const;

export interface UserMenuProps {
  user: HeaderUser;
  /** Opens My Jewelry. */
  onMyJewelry?: () => void;
  /** Target of Upgrade. */
  upgradeHref?: string;
  onUpgrade?: () => void;
  onAccountSettings?: () => void;
  onReportBug?: () => void;
  onSignOut?: () => void;
  /** The current theme; with `onThemeChange` the menu offers the choice. */
  theme?: ThemeChoice;
  onThemeChange?: (theme: ThemeChoice) => void;
}

/** The menu behind the initials: account, theme, and on phones the items that the header has no room for. */
export function UserMenu({
  user,
  onMyJewelry,
  upgradeHref,
  onUpgrade,
  onAccountSettings,
  onReportBug,
  onSignOut,
  theme,
  onThemeChange,
}: UserMenuProps) {
  const isPhone = useMediaQuery(media.phone);
  const initials = initialsOf(user);
  return (
    <MenuTrigger loadFailure={appMessages.partNotLoaded}>
      <AriaButton className={avatar} aria-label={`${appMessages.userMenu}, ${initials}`}>
        {initials}
      </AriaButton>
      <Menu aria-label={appMessages.userMenu}>
        {isPhone && onMyJewelry && (
          <MenuItem icon={<ImagesIcon />} onAction={onMyJewelry}>
            {appMessages.myJewelry}
          </MenuItem>
        )}
        {isPhone && (upgradeHref !== undefined || onUpgrade) && (
          <MenuItem icon={<GemIcon />} href={upgradeHref} onAction={onUpgrade}>
            {appMessages.upgrade}
          </MenuItem>
        )}
        {onAccountSettings && (
          <MenuItem icon={<SettingsIcon />} onAction={onAccountSettings}>
            {appMessages.accountSettings}
          </MenuItem>
        )}
        {onReportBug && (
          <MenuItem icon={<BugIcon />} onAction={onReportBug}>
            {appMessages.reportBug}
          </MenuItem>
        )}
        {theme !== undefined && onThemeChange && (
          <>
            <MenuSeparator />
            <MenuSection
              title={appMessages.appearance}
              selectedKey={theme}
              onSelectionChange={(key) => {
                const chosen = themes.find(({ choice }) => choice === key);
                if (chosen !== undefined) onThemeChange(chosen.choice);
              }}
            >
              {themes.map(({ choice, icon: Icon }) => (
                <MenuItem key={choice} id={choice} icon={<Icon />}>
                  {themeNames[choice satisfies ThemeChoice]}
                </MenuItem>
              ))}
            </MenuSection>
          </>
        )}
        {onSignOut && (
          <>
            <MenuSeparator />
            <MenuItem icon={<SignOutIcon />} onAction={onSignOut}>
              {appMessages.signOut}
            </MenuItem>
          </>
        )}
      </Menu>
    </MenuTrigger>
  );
}
