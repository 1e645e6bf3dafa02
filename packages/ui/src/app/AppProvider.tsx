import type { Image } from '@jewelry/contract';
// The server may have rendered a page before its code loads, so its styles are part of the first style sheet.
import '../features/images/ImageGrid/ImageGrid.css';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Confetti } from '../components/Confetti/Confetti';
import { useGenerationStore } from '../features/generation';
import { useContinuedImageActions } from '../features/images';
import {
  AppContext,
  type AppDialog,
  type AppFrame,
  type AppState,
  AsyncBoundary,
  useSession,
} from '../features/session';
import { browserStorage } from '../utils/browserStorage';
import { isOverlayEntry, whenSettled } from '../hooks/useBackToClose';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
import { useAuthDialog } from '../features/auth';
import { lazyWithPreload } from '../utils/lazyWithPreload';
import { useGenerationOutcome } from './useGenerationOutcome';

const LinkDialog = lazyWithPreload(() =>
  import('../features/sharing/LinkDialog/LinkDialog').then((module) => module.LinkDialog),
);

export interface AppProviderProps extends AppFrame {
  readonly children: ReactNode;
}

/**
 * Holds the state that screens share: the pending sign-in and the outcome of a generation. Links below it navigate with
 * `navigate`. Requires a `DataProvider`.
 */
export function AppProvider({ path, navigate, reload, upgradeHref, children }: AppProviderProps) {
  const { user, isLoading } = useSession();
  const [dialog, setDialog] = useState<AppDialog | null>(null);
  const [quotedImage, openQuote] = useState<Image | null>(null);
  const [isGalleryShown, setGalleryShown] = useState(true);
  const [offeredLink, offerLink] = useState<string | null>(null);
  const auth = useAuthDialog({ path, reload });
  if (user === null && !isLoading && dialog !== null) setDialog(null);

  const go = useCallback<AppFrame['navigate']>(
    (href, options) => {
      setDialog(null);
      openQuote(null);
      whenSettled(() => navigate(href, isOverlayEntry() ? { ...options, replace: true } : options));
    },
    [navigate],
  );
  const frame = useMemo<AppFrame>(() => ({ path, navigate: go, reload, upgradeHref }), [path, go, reload, upgradeHref]);
  useEffect(() => {
    browserStorage.remove('isSigningOut');
  }, []);

  useRunningJob(user?.id);
  const { confetti, announcement } = useGenerationOutcome({ frame, openAuth: auth.open });

  const state = useMemo<AppState>(
    () => ({
      ...frame,
      auth,
      dialog,
      openDialog: setDialog,
      closeDialog: () => setDialog(null),
      quotedImage,
      openQuote,
      isGalleryShown,
      toggleGallery: () => setGalleryShown((isShown) => !isShown),
      offerLink,
    }),
    [frame, auth, dialog, quotedImage, isGalleryShown],
  );

  return (
    <AppContext value={state}>
      <ContinuedActions />
      <RouterProvider navigate={go}>
        {children}
        <AsyncBoundary>
          {offeredLink !== null && <LinkDialog url={offeredLink} isOpen onOpenChange={() => offerLink(null)} />}
        </AsyncBoundary>
      </RouterProvider>
      <Confetti {...confetti} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </AppContext>
  );
}

/** Continues the action that was interrupted by signing in. */
function ContinuedActions() {
  useContinuedImageActions();
  return null;
}

/** Resumes the running generations of this account, and clears them when the account changes. */
function useRunningJob(userId: string | undefined): void {
  const store = useGenerationStore();
  useEffect(() => {
    if (userId === undefined) return;
    void store.attach().catch(() => undefined);
    return store.reset;
  }, [userId, store]);
}
