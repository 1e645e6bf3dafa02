import type { Image } from '@jewelry/contract';
import { RESULTS_GRID_COUNT } from '@jewelry/contract/constants';
import { lazy, useEffect, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { type CardSlot, historyQuery, ImageCardContainer, imageMessages, PictureViewer, publicImagesQuery, TrayGrid, useImagePages } from '../../features/images';
import { useGeneration, useGenerationStore } from '../../features/generation';
import { LazyPart, useApp, useSession } from '../../features/session';
import { Button } from '../../components/Button/Button';
import { Bench } from './Bench';

const loadTile = () => import('../../features/generation/GeneratingTile/GeneratingTile').then((module) => ({ default: module.GeneratingTile }));
const GeneratingTile = lazy(loadTile);

/** Compartments that the piece in the making takes: its picture and the bench card. */
const CELLS_OF_GENERATION = 2;
/** Tiles that are seen without scrolling on a wide screen. */
const FIRST_TILES = 10;

export interface StudioProps {
  /** `home` fills the tray with the public gallery, `imagine` with one's own pieces. */
  place: 'home' | 'imagine';
}

/** The jeweller's tray: the bench with the prompt in the middle, pieces around it. */
export function Studio({ place }: StudioProps) {
  const isHome = place === 'home';
  const { isGalleryShown, openDialog } = useApp();
  const { isLoading: isSessionLoading, isAuthenticated } = useSession();
  const generation = useGeneration();
  const { cancel } = useGenerationStore();
  const [openId, setOpenId] = useState<string | null>(null);
  const publicImages = useImagePages(publicImagesQuery('recent'), { isEnabled: isHome });
  const history = useImagePages(historyQuery(), { isEnabled: !isHome && isAuthenticated });

  /** Preloads the code of the generating tile for users who may generate. */
  useEffect(() => {
    if (isAuthenticated) void loadTile().catch(() => undefined);
  }, [isAuthenticated]);

  const isGenerating = generation.status === 'generating';
  /** About to be led to the other place: the pieces of this one do not flash up. */
  const isLeaving = isHome ? isAuthenticated : !isAuthenticated;
  const list = isHome ? publicImages : history;
  const limit = RESULTS_GRID_COUNT - (isGenerating && !isHome ? CELLS_OF_GENERATION : 0);
  const images = list.images.slice(0, isLeaving ? 0 : isHome ? undefined : limit);
  const hasOwn = !isHome && images.length > 0;

  const renderCard = (image: Image, { index, column, sizes }: CardSlot) => (
    <ImageCardContainer image={image} column={column} sizes={sizes} isPriority={index < FIRST_TILES} onOpen={setOpenId} />
  );

  return (
    <>
      <TrayGrid
        aria-label={isHome ? 'Recent images' : 'Your images'}
        bench={<Bench isHome={isHome} />}
        generating={
          isGenerating && !isHome ? (
            <LazyPart>
              <GeneratingTile
                prompt={generation.request.prompt}
                stage={generation.stage}
                fraction={generation.fraction}
                startedAt={generation.startedAt}
                preview={generation.preview}
                isCancelling={generation.isCancelling}
                onCancel={() => void cancel()}
              />
            </LazyPart>
          ) : undefined
        }
        images={images}
        renderCard={renderCard}
        isLoading={list.isLoading || isSessionLoading || isLeaving}
        isBenchOnly={isHome && !isGalleryShown}
        empty={<EmptyState title={isHome ? imageMessages.emptyPublic : imageMessages.emptyHistory} />}
        error={list.isError ? imageMessages.loadFailed : null}
        onRetry={list.retry}
        hasMore={isHome && list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        closing={hasOwn ? <Button onPress={() => openDialog('my-jewelry')}>{imageMessages.showAll}</Button> : undefined}
      />
      <PictureViewer
        list={isHome ? list : { ...list, images, totalCount: images.length, hasNextPage: false }}
        imageId={openId}
        onImageChange={setOpenId}
      />
    </>
  );
}
