import type { Image } from '@jewelry/contract';
import { PATHS } from '@jewelry/contract/constants';
import { useState } from 'react';
import {
  type CardSlot,
  type GalleryView,
  ImageCardContainer,
  ImageGrid,
  imageMessages,
  PictureViewer,
  publicImagesQuery,
  useImagePages,
} from '../../images';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './Gallery.css';
import type { GalleryProps } from './galleryProps';

const TABS: readonly { view: GalleryView; href: string; label: string }[] = [
  { view: 'recent', href: PATHS.gallery, label: 'Recent' },
  { view: 'top', href: PATHS.topGallery, label: 'Top Likes' },
];

/** Cards that are visible without scrolling on a wide screen. */
const FIRST_CARDS = 8;

/** The public gallery: newest first, or most liked first. */
export function Gallery({ view }: GalleryProps) {
  const list = useImagePages(publicImagesQuery(view));
  const [openId, setOpenId] = useState<string | null>(null);

  const renderCard = (image: Image, { index, column, sizes }: CardSlot) => (
    <ImageCardContainer
      variant="gallery"
      image={image}
      column={column}
      sizes={sizes}
      isPriority={index < FIRST_CARDS}
      onOpen={setOpenId}
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
            <Link
              key={tab.view}
              href={tab.href}
              variant="plain"
              className={styles.tab}
              aria-current={tab.view === view ? 'page' : undefined}
            >
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
      <PictureViewer list={list} imageId={openId} onImageChange={setOpenId} />
    </>
  );
}
