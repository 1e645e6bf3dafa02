import type { ThemeChoice } from '../../hooks/usePersistentTheme';
import { appMessages } from '../../messages/app';

export interface HeaderUser {
  email: string;
  first_name: string | null;
  last_name: string | null;
}

export interface HeaderToggle {
  /** Where it leads, and so what it is called. */
  target: 'gallery' | 'imagine';
  /** For a toggle that goes to another route. */
  href?: string;
  onPress?: () => void;
  /** For a toggle that shows and hides the gallery in place (RTE-03): whether it is shown. */
  isPressed?: boolean;
}

export interface HeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  toggle?: HeaderToggle;
  /** Opens My Jewelry. */
  onMyJewelry?: () => void;
  /** Where Upgrade leads. */
  upgradeHref?: string;
  onUpgrade?: () => void;
  /** The signed-in user; `null` shows Sign in. `undefined` while it is not known: neither is shown. */
  user: HeaderUser | null | undefined;
  onSignIn?: () => void;
  onAccountSettings?: () => void;
  onReportBug?: () => void;
  onSignOut?: () => void;
  theme?: ThemeChoice;
  onThemeChange?: (theme: ThemeChoice) => void;
}

/**
 * The upper edge of every page: logo, version, the gallery/imagine toggle, My Jewelry, Upgrade, and
 * the user menu. Each part is there only when its handler or address is given. On a phone My
 * Jewelry and Upgrade move into the user menu.
 */
export function Header({ user, onSignIn }: HeaderProps) {
  return (
    <header>
      {user === null && (
        <button type="button" onClick={onSignIn}>
          {appMessages.signIn}
        </button>
      )}
    </header>
  );
}
