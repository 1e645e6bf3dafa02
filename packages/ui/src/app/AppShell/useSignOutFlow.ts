import { isGalleryPath, PATHS, SIGN_OUT_FAILURE_RELOAD_MS, SIGN_OUT_RELOAD_MS } from '@jewelry/contract/constants';
import { authToasts, useSignOut } from '../../features/auth';
import { browserStorage } from '../../utils/browserStorage';
import { toast } from '../../components/Toast/toastQueue';
import { useApp } from '../../features/session';

/** Whether signing out navigates home from this page. */
const returnsHome = (path: string): boolean => path === PATHS.imagine || isGalleryPath(path);

/**
 * Signs out and removes the account's data from the page: navigates home from the studio and the gallery, reloads
 * elsewhere.
 */
export function useSignOutFlow(onSettled: () => void) {
  const { path, navigate, reload, auth } = useApp();
  const { mutate, isPending } = useSignOut();

  const run = (): void => {
    browserStorage.set('isSigningOut', true);
    auth.close();
    mutate(undefined, {
      onSuccess: () => {
        if (returnsHome(path)) {
          browserStorage.remove('isSigningOut');
          navigate(PATHS.home);
        } else setTimeout(reload, SIGN_OUT_RELOAD_MS);
      },
      onError: () => {
        toast({ variant: 'destructive', ...authToasts.signOutFailed });
        setTimeout(reload, SIGN_OUT_FAILURE_RELOAD_MS);
      },
      onSettled,
    });
  };
  return { run, isPending };
}
