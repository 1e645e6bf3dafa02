import { type ReactNode, useCallback, useState } from 'react';
import { createAppData, DataProvider } from '../app/DataProvider';
import { createQueryClient } from '../features/session/queryClient';
import { AppProvider } from '../app/AppProvider';
import type { AppFrame } from '../features/session/appContext';

export interface InAppProps {
  children: ReactNode;
  /** Path of the page. */
  path?: string;
  onNavigate?: (href: string) => void;
  onReload?: () => void;
  /** URL of Upgrade, for stories that show it. */
  upgradeHref?: string;
}

/**
 * The app around a part of a screen, for stories and tests, with separate data and navigation that stays on the page.
 */
export function InApp({ children, path: start = '/', onNavigate, onReload, upgradeHref }: InAppProps) {
  const [data] = useState(() => createAppData(createQueryClient({ retry: false })));
  const [path, setPath] = useState(start);
  const navigate = useCallback<AppFrame['navigate']>(
    (href) => {
      onNavigate?.(href);
      setPath(new URL(href, location.origin).pathname);
    },
    [onNavigate],
  );
  const reload = useCallback(() => onReload?.(), [onReload]);
  return (
    <DataProvider data={data}>
      <AppProvider path={path} navigate={navigate} reload={reload} upgradeHref={upgradeHref}>
        {children}
      </AppProvider>
    </DataProvider>
  );
}
