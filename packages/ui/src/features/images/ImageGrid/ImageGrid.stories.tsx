import type { Image } from '@jewelry/contract';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { sampleImages } from '../../../testing/sampleImages';
import { ImageCard } from '../ImageCard/ImageCard';
import type { CardSlot } from '../imageActions';
import { ImageGrid } from './ImageGrid';

function galleryCard(image: Image, { sizes, column, index }: CardSlot) {
  return (
    <ImageCard
      image={image}
      variant="gallery"
      sizes={sizes}
      column={column}
      isPriority={index < 4}
      onOpen={fn()}
      onReusePrompt={fn()}
      onToggleLike={fn()}
      onPrice={fn()}
      onCopyLink={fn()}
      onDownload={fn()}
    />
  );
}

const meta = preview.meta({
  title: 'Images/ImageGrid',
  component: ImageGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Recent images',
    images: sampleImages(12),
    renderCard: galleryCard,
    onLoadMore: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story();

const jewelry = {
  variant: 'jewelry' as const,
  renderCard: (image: Image, { sizes, column }: CardSlot) => (
    <ImageCard image={image} sizes={sizes} column={column} onOpen={fn()} onReusePrompt={fn()} />
  ),
};

const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Three columns of plain tiles, as in My Jewelry (MYJ-02). */
export const Jewelry = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: jewelry,
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(3);
  },
});

/** Two columns on a phone (MYJ-02). */
export const JewelryNarrow = meta.story({
  args: jewelry,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toBe(2);
  },
});

/** 'Load More' focuses the first new card and announces how many were loaded (GAL-05). */
export const LoadMore = meta.story({
  render: function Growing(args) {
    const [count, setCount] = useState(4);
    return (
      <ImageGrid
        {...args}
        images={args.images.slice(0, count)}
        hasMore={count < args.images.length}
        onLoadMore={() => setCount(count + 4)}
      />
    );
  },
  play: async ({ canvas, userEvent, step, args }) => {
    await step('focuses the first new card', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
      await waitFor(() => expect(canvas.getByRole('button', { name: args.images[4]?.alt })).toHaveFocus());
    });
    await step('announces the number', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('4 more images loaded');
    });
    await step('hides the button at the end of the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
      await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull();
    });
  },
});

/** Ten skeletons in the final geometry (GAL-07). */
export const Loading = meta.story({
  args: { images: [], isLoading: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Recent images' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.children).toHaveLength(10);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const LoadingMore = meta.story({
  args: { images: sampleImages(8), hasMore: true, isLoadingMore: true },
});

export const Empty = meta.story({ args: { images: [] } });

export const EmptyHistory = meta.story({
  args: {
    images: [],
    empty: <EmptyState title="No images in your history yet. Create your first image to see it here!" />,
  },
});

export const Failed = meta.story({
  args: { images: [], error: 'The images could not be loaded.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** The list stays with the error below it, and a retry focuses the first new card. */
export const FailedToLoadMore = meta.story({
  args: { hasMore: true, error: 'The images could not be loaded.' },
  render: function Growing(args) {
    const [hasCome, setCome] = useState(false);
    return (
      <ImageGrid
        {...args}
        images={hasCome ? args.images : args.images.slice(0, 4)}
        error={hasCome ? null : args.error}
        onRetry={() => setCome(true)}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: args.images[4]?.alt })).toHaveFocus());
    await expect(canvas.queryByText('The images could not be loaded.')).toBeNull();
  },
});

export const LoadingMoreAgain = meta.story({
  args: { images: sampleImages(4), hasMore: true, isLoadingMore: true, error: 'The images could not be loaded.' },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
