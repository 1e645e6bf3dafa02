import { FORCE_RENDER_MS } from '@jewelry/contract/constants';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingScreen } from '../LoadingScreen/LoadingScreen';
import { useSession } from '../../features/session';

/** Renders the page once the session is known, or after 2 s. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { isLoading } = useSession();
  const [isForced, setForced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setForced(true), FORCE_RENDER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && !isForced ? <LoadingScreen /> : children;
}
