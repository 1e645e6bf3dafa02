import { type Breakpoint, media } from '../theme/media';
import { useMediaQuery } from './useMediaQuery';

/** The widest breakpoint that the window reaches. Prefer media queries in styles. */
export function useBreakpoint(): Breakpoint {
  const isTablet = useMediaQuery(media.tablet);
  const isLaptop = useMediaQuery(media.laptop);
  const isDesk = useMediaQuery(media.desk);
  if (isDesk) return 'desk';
  if (isLaptop) return 'laptop';
  return isTablet ? 'tablet' : 'phone';
}
