import { REDIRECT_TO_IMAGINE_MS } from '@jewelry/contract/constants';
import { browserStorage, whenSettled } from '@jewelry/ui';
import { useSession } from '@jewelry/ui/session';
import { useEffect } from 'react';

interface Place {
  readonly path: string;
  readonly navigate: (href: string, options: { replace: true }) => void;
}

/**
 * Leads people to the page that is theirs: from `/` to `/imagine` when signed in, after 100 ms, from `/imagine`
 * to `/` when not. No redirect happens before the session is known, nor while the dialog in which they
 * signed in still gives its entry of the history back. The address is replaced, so that Back does not come here again.
 */
export function useRedirects({ path, navigate }: Place): void {
  const { isLoading, isAuthenticated } = useSession();
  useEffect(() => {
    if (isLoading) return;
    const lead = (href: string): void => whenSettled(() => navigate(href, { replace: true }));
    if (path === '/imagine') {
      if (isAuthenticated) browserStorage.remove('promo_code');
      else lead('/');
    }
    if (path !== '/' || !isAuthenticated) return;
    const timer = setTimeout(() => lead('/imagine'), REDIRECT_TO_IMAGINE_MS);
    return () => clearTimeout(timer);
  }, [path, isLoading, isAuthenticated, navigate]);
}
