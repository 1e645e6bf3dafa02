import { PATHS } from '@jewelry/contract/constants';
import { type ReactNode, useState } from 'react';
import { appMessages } from '../../i18n/messages';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import {
  AsyncBoundary,
  useApp,
  useContinuedIntent,
  useFreshSession,
  useRequireAccount,
  useSession,
} from '../../features/session';
import { usePersistentTheme } from '../../hooks/usePersistentTheme';
import { headerToggle } from '../headerToggle';
import { LazyVoiceAssistant } from '../VoiceAssistant/LazyVoiceAssistant';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import * as styles from './AppShell.css';
import { useSignOutFlow } from './useSignOutFlow';

const SignOutDialog = lazyWithPreload(() =>
  import('../../features/auth/SignOutDialog/SignOutDialog').then((module) => module.SignOutDialog),
);
const TermsOverlay = lazyWithPreload(() =>
  import('../../features/auth/TermsOverlay/TermsOverlay').then((module) => module.TermsOverlay),
);

const ToastRegion = lazyWithPreload(() =>
  import('../../components/Toast/ToastRegion').then((module) => module.ToastRegion),
);

type Opened = 'sign-out' | 'terms';

const MAIN_ID = 'main';

/** Rendered in the part of the page that hydrates last. */
function FreshSession() {
  useFreshSession();
  return null;
}

/** Wraps every page: header, footer, toasts, and the confirmation before signing out. */
export function AppShell({ children }: { children: ReactNode }) {
  const { path, navigate, upgradeHref, auth, openDialog, isGalleryShown, toggleGallery } = useApp();
  const { user, isLoading, isAuthenticated } = useSession();
  const [theme, setTheme] = usePersistentTheme();
  const [opened, setOpened] = useState<Opened | null>(null);
  const signOut = useSignOutFlow(() => setOpened(null));
  useContinuedIntent('upgrade', () => upgradeHref && navigate(upgradeHref));
  const requireAccount = useRequireAccount();
  const reportBug = async (): Promise<void> => {
    if (await requireAccount({ action: 'feedback' })) openDialog('feedback');
  };
  const isBusiness = user?.subscription_plan === 'business';

  return (
    <div className={styles.shell}>
      <a href={`#${MAIN_ID}`} className={styles.skip}>
        Skip to content
      </a>
      <AsyncBoundary>
        <Header
          homeHref={isAuthenticated ? PATHS.imagine : PATHS.home}
          toggle={headerToggle({ path, isAuthenticated, isGalleryShown, toggleGallery })}
          upgradeHref={isAuthenticated && !isBusiness ? upgradeHref : undefined}
          user={isLoading ? undefined : user}
          onMyJewelry={() => openDialog('my-jewelry')}
          onSignIn={() => auth.open()}
          onAccountSettings={() => openDialog('account-settings')}
          onReportBug={() => void reportBug()}
          onSignOut={() => setOpened('sign-out')}
          theme={theme}
          onThemeChange={setTheme}
        />
      </AsyncBoundary>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <AsyncBoundary>
          <FreshSession />
          {children}
        </AsyncBoundary>
      </main>
      <div>
        <Footer onTerms={() => setOpened('terms')} onReportBug={() => void reportBug()} />
      </div>
      <AsyncBoundary>
        {opened === 'sign-out' && (
          <SignOutDialog
            isOpen
            onOpenChange={() => setOpened(null)}
            onSignOut={signOut.run}
            isPending={signOut.isPending}
          />
        )}
        {opened === 'terms' && <TermsOverlay isOpen onOpenChange={() => setOpened(null)} />}
      </AsyncBoundary>
      <LazyVoiceAssistant />
      <AsyncBoundary>
        <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
      </AsyncBoundary>
    </div>
  );
}
