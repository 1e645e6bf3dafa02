import { media } from '../theme/media';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether reduced motion is requested, by the system or in Storybook's toolbar. For scripted animations; styles use
 * tokens, whose durations and distances adapt.
 */
export function useReducedMotion(): boolean {
  const isRequested = useMediaQuery(media.reducedMotion);
  return isRequested || globalThis.document?.documentElement.dataset['motion'] === 'reduced';
}
