import { imageMessages } from './messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';

interface ListFailureProps {
  /** The load error; renders nothing without one. */
  error: string | null | undefined;
  onRetry?: () => void;
  /** A retry is pending. */
  isRetrying: boolean;
  /** Class of its row. */
  className: string;
}

/** Replaces a list that failed to load, or follows its loaded part: the error and a retry button. */
export function ListFailure({ error, onRetry, isRetrying, className }: ListFailureProps) {
  if (error === null || error === undefined) return null;
  const retry = onRetry && (
    <Button size="sm" isPending={isRetrying} onPress={onRetry}>
      {imageMessages.tryAgain}
    </Button>
  );
  return (
    <div className={className}>
      <Banner action={retry}>{error}</Banner>
    </div>
  );
}
