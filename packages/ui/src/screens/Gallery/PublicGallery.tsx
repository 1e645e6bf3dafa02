import type { Image } from '@jewelry/contract';
import { useEffect, useState } from 'react';
import { ImageCard } from '../../blocks/ImageCard/ImageCard';
import type { CardSlot } from '../../blocks/imageActions';
import { ImageGrid } from '../../blocks/ImageGrid/ImageGrid';
import { takeGalleryHint } from '../../data/galleryNavigation';
import type { GalleryView } from '../../data/queryClient';
import { usePublicImages } from '../../data/usePublicImages';
import { imageMessages } from '../../messages/images';
import { Heading } from '../../primitives/Heading/Heading';
import { Link } from '../../primitives/Link/Link';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { PictureViewer } from '../PictureViewer';
import { useCardActions } from '../useCardActions';
import * as styles from './Gallery.css';
import type { GalleryProps } from './galleryProps';

const TABS: readonly { view: GalleryView; href: string; label: string }[] = [
  { view: 'recent', href: '/gallery', label: 'Recent' },
  { view: 'top', href: '/gallery/top', label: 'Top Likes' },
];

/** Cards that are seen without scrolling on a wide screen. */
const FIRST_CARDS = 8;

/** The public gallery: newest first, or most liked first. */
export function PublicGallery({ view }: GalleryProps) {
  const list = usePublicImages(view);
  const actionsOf = useCardActions();
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => {
    takeGalleryHint();
  }, []);

  const renderCard = (image: Image, { index, column, sizes }: CardSlot) => (
    <ImageCard
      variant="gallery"
      image={image}
      column={column}
      sizes={sizes}
      isPriority={index < FIRST_CARDS}
      onOpen={() => setOpenId(image.id)}
      {...actionsOf(image)}
    />
  );

  return (
    <>
      <header className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1} type="display.l">
            Public Gallery
          </Heading>
          <Text type="body.lead" tone="muted">
            Browse and <span aria-hidden="true">♥</span>
            <VisuallyHidden>like</VisuallyHidden> masterpieces created by our community
          </Text>
        </div>
        <nav aria-label="Gallery" className={styles.tabs}>
          {TABS.map((tab) => (
            <Link key={tab.view} href={tab.href} variant="plain" className={styles.tab} aria-current={tab.view === view ? 'page' : undefined}>
              {tab.label}
            </Link>
          ))}
        </nav>
      </header>
      <ImageGrid
        aria-label={view === 'recent' ? 'Recent images' : 'Most liked images'}
        images={list.images}
        renderCard={renderCard}
        isLoading={list.isLoading}
        error={list.isError ? imageMessages.loadFailed : null}
        onRetry={list.retry}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
      <PictureViewer list={list} imageId={openId} onImageChange={setOpenId} actionsOf={actionsOf} />
    </>
  );
}
