import { appMessages } from '../../messages/app';

/** Stands in for the whole page until it is known who is looking. */
export function LoadingScreen() {
  return <div role="status">{appMessages.loading}</div>;
}
