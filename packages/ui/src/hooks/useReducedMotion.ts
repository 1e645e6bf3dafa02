import { media } from '../theme/media';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether reduced motion is requested, by the system or (in Storybook) in the toolbar. Styles
 * do not need it: their durations and distances are tokens. It is for animations in scripts.
 */
export function useReducedMotion(): boolean {
  const isRequested = useMediaQuery(media.reducedMotion);
  return isRequested || globalThis.document?.documentElement.dataset['motion'] === 'reduced';
}
