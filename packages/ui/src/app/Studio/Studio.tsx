import type { Image } from '@jewelry/contract';
import { RESULTS_GRID_COUNT } from '@jewelry/contract/constants';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import {
  type CardSlot,
  HeroPieceContainer,
  historyQuery,
  ImageCardContainer,
  imageMessages,
  PictureViewer,
  publicImagesQuery,
  TrayGrid,
  useImagePages,
} from '../../features/images';
import { useGeneration, useGenerationStore, useIsPromptEmpty } from '../../features/generation';
import { PieceEstimate } from '../../features/quotes';
import { AsyncBoundary, useApp, useSession, isTemporary } from '../../features/session';
import { Button } from '../../components/Button/Button';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { media } from '../../theme/media';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import { Bench } from './Bench';

const GeneratingTile = lazyWithPreload(() =>
  import('../../features/generation/GeneratingTile/GeneratingTile').then((module) => module.GeneratingTile),
);

const HeroDrafts = lazyWithPreload(() => import('./HeroDrafts').then((module) => module.HeroDrafts));

const HeroChanges = lazyWithPreload(() => import('./HeroChanges').then((module) => module.HeroChanges));

/** As tall as the drafts, so that the actions above them do not move. */
const DRAFTS_SKELETON = [1, 2, 3].map((draft) => (
  <div key={draft}>
    <Skeleton shape="square" />
    <Skeleton shape="control" />
  </div>
));

/** Tiles visible without scrolling on a wide screen. */
const FIRST_TILES = 10;

export interface StudioProps {
  /** `home` fills the tray with the public gallery, `imagine` with the user's own pieces. */
  route: 'home' | 'imagine';
}

/**
 * The jeweller's tray: the prompt form in the middle and pieces around it. On `imagine`, the running generation or the
 * newest piece is the hero in the middle, and the form is docked below.
 */
export function Studio({ route }: StudioProps) {
  const isHome = route === 'home';
  const { isGalleryShown, openDialog } = useApp();
  const { isLoading: isSessionLoading, isAuthenticated } = useSession();
  const generation = useGeneration();
  const isPromptEmpty = useIsPromptEmpty();
  const { cancel } = useGenerationStore();
  const [openId, setOpenId] = useState<string | null>(null);
  const publicImages = useImagePages(publicImagesQuery('recent'), { isEnabled: isHome });
  const history = useImagePages(historyQuery(), { isEnabled: !isHome && isAuthenticated });

  /** Preloads the code of the generating tile and of the hero for users who may generate: the hero appears whole. */
  useEffect(() => {
    if (isAuthenticated)
      for (const part of [GeneratingTile, HeroChanges, HeroDrafts]) void part.preload().catch(() => undefined);
  }, [isAuthenticated]);

  const isGenerating = generation.status === 'generating';
  /** About to be redirected: the pieces of this route are not shown. */
  const isLeaving = isHome ? isAuthenticated : !isAuthenticated;
  const list = isHome ? publicImages : history;
  const limit = RESULTS_GRID_COUNT - (isGenerating ? 1 : 0);
  const images = list.images.slice(0, isLeaving ? 0 : isHome ? undefined : limit);
  const hasOwn = !isHome && images.length > 0;
  const hasHero = !isHome && isAuthenticated && (isGenerating || list.isLoading || hasOwn);

  /**
   * Next to an only piece there is room for pictures of suggested changes; on smaller windows only their names are
   * shown.
   */
  const isFirst = useMediaQuery(media.desk) && !isGenerating && images.length === 1;

  const renderCard = (image: Image, { index, column, sizes }: CardSlot) => (
    <ImageCardContainer
      image={image}
      column={column}
      sizes={sizes}
      isPriority={index < FIRST_TILES}
      onOpen={setOpenId}
    />
  );

  const renderHero = (image: Image) => (
    <HeroPieceContainer
      image={image}
      isMain={isPromptEmpty}
      onOpen={setOpenId}
      price={<PieceEstimate image={image} />}
      changes={
        <AsyncBoundary>
          <HeroChanges image={image} />
        </AsyncBoundary>
      }
      drafts={
        isFirst && !isTemporary(image) ? (
          <AsyncBoundary fallback={DRAFTS_SKELETON}>
            <HeroDrafts image={image} />
          </AsyncBoundary>
        ) : undefined
      }
    />
  );

  return (
    <>
      <TrayGrid
        aria-label={isHome ? 'Recent images' : 'Your images'}
        bench={<Bench isHome={isHome} isDocked={hasHero} />}
        generating={
          isGenerating && !isHome ? (
            <AsyncBoundary>
              <GeneratingTile
                prompt={generation.request.prompt}
                stage={generation.stage}
                fraction={generation.fraction}
                startedAt={generation.startedAt}
                preview={generation.preview}
                isCancelling={generation.isCancelling}
                onCancel={() => void cancel()}
              />
            </AsyncBoundary>
          ) : undefined
        }
        images={images}
        renderCard={renderCard}
        renderHero={hasHero ? renderHero : undefined}
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
