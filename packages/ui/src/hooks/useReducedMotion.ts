import { media } from '../theme/media';
import { useMediaQuery } from './useMediaQuery';

/**
 * Whether the reader asked for less movement, in the system or (in Storybook) in the toolbar. Styles
 * need not ask: their durations and distances follow by themselves. It is for scripts that move.
 */
export function useReducedMotion(): boolean {
  const isAsked = useMediaQuery(media.reducedMotion);
  return isAsked || globalThis.document?.documentElement.dataset['motion'] === 'reduced';
}
