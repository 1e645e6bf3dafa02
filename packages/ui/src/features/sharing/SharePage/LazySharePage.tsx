import { loadedLater } from '../../../utils/loadedLater';
import type { SharePageProps } from './shareProps';
import { Waiting } from './Waiting';
import { LazyPart } from '../../session';

const sharedPiece = loadedLater(async () => (await import('./SharePage')).SharePage);

/** Fetches the code of the page ahead. */
export const loadSharePage = sharedPiece.load;

/** The page behind a share link; loaded on demand. */
export function LazySharePage(props: SharePageProps) {
  return (
    <LazyPart fallback={<Waiting />}>
      <sharedPiece.Part {...props} />
    </LazyPart>
  );
}
