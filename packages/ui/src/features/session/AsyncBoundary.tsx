import { Component, type ReactNode, Suspense } from 'react';
import { appMessages } from '../../i18n/messages';
import { toast } from '../../components/Toast/toastQueue';
import { useApp } from './appContext';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onFailure: () => void;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface AsyncBoundaryProps {
  readonly children: ReactNode;
  /** Shown while the code loads. */
  readonly fallback?: ReactNode;
}

/**
 * Wraps code that is loaded on demand. If it fails to load, because the connection is lost or a newer version was
 * deployed, the rest of the page works and a toast offers a reload.
 */
export function AsyncBoundary({ children, fallback = null }: AsyncBoundaryProps) {
  const { reload } = useApp();
  const onFailure = (): void => {
    toast({
      variant: 'destructive',
      ...appMessages.partNotLoaded,
      action: { label: appMessages.reload, onPress: reload },
    });
  };
  return (
    <Boundary onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
