import { FORCE_RENDER_MS } from '@jewelry/contract/constants';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingScreen } from '../LoadingScreen/LoadingScreen';
import { useSession } from '../../features/session';

/** Holds the page back until it is known who looks at it, at most 2 s. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { isLoading } = useSession();
  const [isForced, setForced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setForced(true), FORCE_RENDER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && !isForced ? <LoadingScreen /> : children;
}
