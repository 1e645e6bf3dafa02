import { lazyWithPreload } from '../../../utils/lazyWithPreload';
import type { SharePageProps } from './shareProps';
import { Waiting } from './Waiting';
import { AsyncBoundary } from '../../session';

const SharePage = lazyWithPreload(() => import('./SharePage').then((module) => module.SharePage));

/** Preloads the code of the page. */
export const loadSharePage = SharePage.preload;

/** The page behind a share link; loaded on demand. */
export function LazySharePage(props: SharePageProps) {
  return (
    <AsyncBoundary fallback={<Waiting />}>
      <SharePage {...props} />
    </AsyncBoundary>
  );
}
