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

interface LazyPartProps {
  readonly children: ReactNode;
  /** Shown until the part has loaded. */
  readonly fallback?: ReactNode;
}

/**
 * Around a part of the page that is loaded when it is needed. When it does not come, because the connection is gone or a
 * newer version has been put in its place, the rest of the page stays and a toast offers to load the page anew.
 */
export function LazyPart({ children, fallback = null }: LazyPartProps) {
  const { reload } = useApp();
  const onFailure = (): void => {
    toast({ variant: 'destructive', ...appMessages.partNotLoaded, action: { label: appMessages.reload, onPress: reload } });
  };
  return (
    <Boundary onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
