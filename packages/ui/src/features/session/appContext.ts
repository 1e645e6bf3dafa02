import type { Image } from '@jewelry/contract';
import { createContext, use } from 'react';

/** Forms of the auth dialog that can be opened. */
export type AuthView = 'sign-in' | 'sign-up' | 'forgot-password';

/** What the auth dialog shows. */
export type VisibleAuthView = 'closed' | AuthView | 'confirmation-required';

/** Functions that the host page provides. */
export interface AppFrame {
  /** Path of the URL: '/gallery/top'. */
  readonly path: string;
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Reloads the page. */
  readonly reload: () => void;
  /** URL of Upgrade, which is not offered without it. */
  readonly upgradeHref?: string;
}

/** Dialogs that any page can open, one at a time. */
export type AppDialog = 'account-settings' | 'my-jewelry' | 'feedback';

/** Shared state of screens besides data: the pending sign-in and the open dialog. */
export interface AppState extends AppFrame {
  readonly auth: {
    readonly view: VisibleAuthView;
    /** Without a view it opens the sign-up when a promo code is stored, else the sign-in. */
    readonly open: (view?: AuthView) => void;
    /** Cancels, and discards the pending intent. The dialog closes automatically after a sign-in. */
    readonly close: () => void;
    /** The address of a sent email, in the views that mention it. */
    readonly mailSentTo: string | null;
    readonly reportMailSent: (to: string) => void;
    /** The address was just confirmed and the page is about to reload, which would interrupt new requests. */
    readonly isReloading: boolean;
  };
  readonly dialog: AppDialog | null;
  readonly openDialog: (dialog: AppDialog) => void;
  readonly closeDialog: () => void;
  /** The image to price; null while no price dialog is open. */
  readonly quotedImage: Image | null;
  /** Opens the price dialog on top of everything; null closes it. */
  readonly openQuote: (image: Image | null) => void;
  /** Whether `/` shows the gallery around its form. */
  readonly isGalleryShown: boolean;
  readonly toggleGallery: () => void;
  /** Shows a link to copy by hand. */
  readonly offerLink: (url: string) => void;
}

export const AppContext = createContext<AppState | null>(null);

/** The state of the app. Requires an `AppProvider`. */
export function useApp(): AppState {
  const app = use(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above');
  return app;
}
