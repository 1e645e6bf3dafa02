import { imageMessages } from './messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';

interface ListFailureProps {
  /** The error of loading; renders nothing without one. */
  error: string | null | undefined;
  onRetry?: () => void;
  /** The other try is under way. */
  isRetrying: boolean;
  /** Class of the row that it takes. */
  className: string;
}

/** In the place of a list that could not be loaded, or below what of it has come: what went wrong, and another try. */
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
