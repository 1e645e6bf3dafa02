import { PRODUCT_VERSION } from '@jewelry/contract/constants';
import { type ReactNode, Suspense } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../utils/classNames';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import { GalleryIcon, GemIcon, ImagesIcon } from '../../icons/glyphs';
import { Monogram, Wordmark } from '../../icons/Logo';
import { appMessages } from '../../i18n/messages';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Milgrain } from '../../components/Milgrain/Milgrain';
import * as styles from './Header.css';
import { type HeaderUser, initialsOf } from './headerUser';
import type { UserMenuProps } from './UserMenu';

const UserMenu = lazyWithPreload(() => import('./UserMenu').then((module) => module.UserMenu));

/** Preloads the code of the user menu. */
export const loadUserMenu = UserMenu.preload;

export interface HeaderToggle {
  /** Target of the toggle, which also determines its label. */
  target: 'gallery' | 'imagine';
  /** For a toggle that navigates; `onPress` runs first. */
  href?: string;
  onPress?: () => void;
  /** For a toggle that shows and hides the gallery: whether it is shown. */
  isPressed?: boolean;
}

export interface HeaderProps extends Omit<UserMenuProps, 'user'> {
  /** Target of the logo. */
  homeHref: string;
  toggle?: HeaderToggle;
  /** The signed-in user; `null` shows Sign in. `undefined` while the session loads: neither is shown. */
  user: HeaderUser | null | undefined;
  onSignIn?: () => void;
}

/**
 * The header of every page: logo, version, gallery/imagine toggle, My Jewelry, Upgrade, and user menu. Each part
 * renders only when its handler or URL is given. On phones My Jewelry and Upgrade move into the user menu, whose code
 * loads once a user is signed in.
 */
export function Header({ homeHref, toggle, user, onSignIn, ...actions }: HeaderProps) {
  const { onMyJewelry, upgradeHref, onUpgrade } = actions;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link href={homeHref} variant="plain" className={styles.home}>
          <Monogram isDecorative className={styles.monogram} />
          <Wordmark className={styles.wordmark} />
        </Link>
        <span className={styles.version}>{PRODUCT_VERSION}</span>
        <nav className={styles.nav} aria-label={appMessages.mainNavigation}>
          {toggle !== undefined && <Toggle {...toggle} />}
          {user && onMyJewelry && (
            <NavButton className={styles.fromTablet} onPress={onMyJewelry}>
              <ImagesIcon />
              {appMessages.myJewelry}
            </NavButton>
          )}
          {user && (upgradeHref !== undefined || onUpgrade) && (
            <Link
              variant="plain"
              href={upgradeHref}
              onPress={onUpgrade}
              className={classNames(styles.upgrade, styles.fromTablet)}
            >
              {appMessages.upgrade}
            </Link>
          )}
          {user && (
            <Suspense
              fallback={
                <span className={styles.avatar} aria-hidden="true">
                  {initialsOf(user)}
                </span>
              }
            >
              <UserMenu user={user} {...actions} />
            </Suspense>
          )}
          {user === null && onSignIn && (
            <Button className={styles.signIn} onPress={onSignIn}>
              {appMessages.signIn}
            </Button>
          )}
        </nav>
      </div>
      <Milgrain className={styles.edge} />
    </header>
  );
}

function Toggle({ target, href, onPress, isPressed }: HeaderToggle) {
  const content = (
    <>
      {target === 'gallery' ? <GalleryIcon /> : <GemIcon />}
      {target === 'gallery' ? appMessages.gallery : appMessages.imagine}
    </>
  );
  if (href !== undefined) {
    return (
      <Link variant="plain" href={href} onPress={onPress} className={styles.link}>
        {content}
      </Link>
    );
  }
  return (
    <NavButton onPress={onPress} isPressed={isPressed}>
      {content}
    </NavButton>
  );
}

interface NavButtonProps {
  children: ReactNode;
  className?: string;
  onPress?: () => void;
  isPressed?: boolean;
}

function NavButton({ children, className, onPress, isPressed }: NavButtonProps) {
  return (
    <AriaButton className={classNames(styles.link, styles.bare, className)} aria-pressed={isPressed} onPress={onPress}>
      {children}
    </AriaButton>
  );
}
