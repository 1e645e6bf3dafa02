import { PATHS, REDIRECT_TO_IMAGINE_MS } from '@jewelry/contract/constants';
import { browserStorage, whenSettled } from '@jewelry/ui';
import { useSession } from '@jewelry/ui/session';
import { useEffect } from 'react';

interface Route {
  readonly path: string;
  readonly navigate: (href: string, options: { replace: true }) => void;
}

/**
 * Redirects signed-in users from `/` to `/imagine` after 100 ms, and anonymous visitors from `/imagine` to `/`. Waits
 * until the session is known and a closing dialog has removed its history entry. Replaces the entry, so that Back skips
 * it.
 */
export function useRedirects({ path, navigate }: Route): void {
  const { isLoading, isAuthenticated } = useSession();
  useEffect(() => {
    if (isLoading) return;
    const redirect = (href: string): void => whenSettled(() => navigate(href, { replace: true }));
    if (path === PATHS.imagine) {
      if (isAuthenticated) browserStorage.remove('promo_code');
      else redirect(PATHS.home);
    }
    if (path !== PATHS.home || !isAuthenticated) return;
    const timer = setTimeout(() => redirect(PATHS.imagine), REDIRECT_TO_IMAGINE_MS);
    return () => clearTimeout(timer);
  }, [path, isLoading, isAuthenticated, navigate]);
}
