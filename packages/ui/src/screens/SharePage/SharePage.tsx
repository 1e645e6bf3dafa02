import { loadedLater } from '../../hooks/loadedLater';
import type { SharePageProps } from './shareProps';
import { Waiting } from './Waiting';
import { LazyPart } from '../LazyPart';

const sharedPiece = loadedLater(async () => (await import('./SharedPiece')).SharedPiece);

/** Fetches the code of the page ahead. */
export const loadSharePage = sharedPiece.load;

/** The page behind a share link; its code comes when somebody follows one. */
export function SharePage(props: SharePageProps) {
  return (
    <LazyPart fallback={<Waiting />}>
      <sharedPiece.Part {...props} />
    </LazyPart>
  );
}
