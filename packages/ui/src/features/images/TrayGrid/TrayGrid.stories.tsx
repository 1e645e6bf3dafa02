import type { Image } from '@jewelry/contract';
import { useReducer, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ownerId, sampleImages } from '../../../testing/sampleImages';
import { GeneratingTile } from '../../generation/GeneratingTile/GeneratingTile';
import { HeroPiece } from '../HeroPiece/HeroPiece';
import { ImageCard } from '../ImageCard/ImageCard';
import { PromptForm, type PromptFormHandle } from '../../generation/PromptForm/PromptForm';
import { emptyDraft, type PromptDraft, promptReducer } from '../../generation/PromptForm/promptReducer';
import { TrayGrid } from './TrayGrid';

interface BenchProps {
  draft?: Partial<PromptDraft>;
  access?: 'paid' | 'anonymous';
  isDocked?: boolean;
}

function Bench({ draft: initial, access = 'paid', isDocked }: BenchProps) {
  const [draft, dispatch] = useReducer(promptReducer, { ...emptyDraft, ...initial });
  const ref = useRef<PromptFormHandle>(null);
  return (
    <PromptForm
      ref={ref}
      draft={draft}
      dispatch={dispatch}
      access={access}
      isDocked={isDocked}
      onSubmit={fn()}
      onOpenPresets={fn()}
      onOpenPad={fn()}
    />
  );
}

const images = sampleImages(10, { user_id: ownerId }).map((image, index) => ({
  ...image,
  is_private: index % 4 === 0,
}));

const meta = preview.meta({
  title: 'Images/TrayGrid',
  component: TrayGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Your images',
    bench: <Bench />,
    images,
    renderCard: (image, { sizes, column, index }) => (
      <ImageCard
        image={image}
        sizes={sizes}
        column={column}
        isPriority={index < 6}
        onOpen={fn()}
        onReusePrompt={fn()}
        onToggleLike={fn()}
        onTogglePrivacy={fn()}
        onPrice={fn()}
        onCopyLink={fn()}
        onDownload={fn()}
      />
    ),
    closing: <Button>Show all my jewelry</Button>,
  },
});

/** Ten pieces fill the tray exactly. */
export const Default = meta.story();

/** The public gallery continues below. */
export const Public = meta.story({
  args: {
    'aria-label': 'Recent images',
    bench: <Bench access="anonymous" />,
    images: sampleImages(20),
    closing: undefined,
  },
});

/** 'Load More' focuses the first new piece and announces how many were loaded (GAL-05). */
export const LoadMore = meta.story({
  args: { closing: undefined, onLoadMore: fn() },
  render: function Growing(args) {
    const [count, setCount] = useState(10);
    return <TrayGrid {...args} images={sampleImages(count)} hasMore={count < 14} onLoadMore={() => setCount(14)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getAllByRole('listitem')[10]).toContainElement(document.activeElement as HTMLElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 more images loaded');
  },
});

/** With a type and presets the bench grows, and the tiles stay square. */
export const GrownBench = meta.story({
  args: {
    bench: (
      <Bench
        draft={{
          text: 'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell. '.repeat(
            4,
          ),
          presetIds: ['minimalist', 'geometric', 'contemporary', 'rose-gold', 'ruby', 'many-stones'],
        }}
      />
    ),
  },
  play: async ({ canvas, step }) => {
    await step('keeps the tiles square', async () => {
      for (const item of canvas.getAllByRole('article')) {
        const frame = item.firstElementChild?.getBoundingClientRect();
        await expect(Math.abs((frame?.width ?? 0) - (frame?.height ?? 1))).toBeLessThan(1);
      }
    });
  },
});

/** Placeholder for the hero; see `HeroPiece`. */
const renderHero = (image: Image) => (
  <HeroPiece
    image={image}
    onOpen={fn()}
    onReusePrompt={fn()}
    onToggleLike={fn()}
    onPrice={fn()}
    onCopyLink={fn()}
    onDownload={fn()}
  />
);

/** The newest piece as the hero: nine tiles around it, the form docked. */
export const WithHero = meta.story({ args: { bench: <Bench isDocked />, renderHero } });

/** Missing tiles leave empty compartments. */
export const HeroOfThree = meta.story({ args: { bench: <Bench isDocked />, renderHero, images: images.slice(0, 3) } });

/** A first piece fills the tray. */
export const HeroAlone = meta.story({ args: { bench: <Bench isDocked />, renderHero, images: images.slice(0, 1) } });

export const HeroLoading = meta.story({
  args: { bench: <Bench isDocked />, renderHero, images: [], isLoading: true, closing: undefined },
});

export const HeroNarrow = meta.story({
  args: { bench: <Bench isDocked />, renderHero },
  globals: { viewport: { value: 'phone' } },
});

export const HeroOnATablet = meta.story({
  args: { bench: <Bench isDocked />, renderHero },
  globals: { viewport: { value: 'tablet' } },
});

export const HeroRightToLeft = meta.story({
  args: { bench: <Bench isDocked />, renderHero },
  globals: { direction: 'rtl' },
});

/** A running generation is the hero. */
export const Generating = meta.story({
  args: {
    bench: <Bench isDocked />,
    images: images.slice(1),
    generating: (
      <GeneratingTile
        prompt="Ruby pendant with a diamond halo, fine rose gold chain"
        stage="setting"
        fraction={0.55}
        startedAt={Date.UTC(2026, 10, 20, 5, 59, 56)}
        preview="/pictures/piece-01.webp"
        onCancel={fn()}
      />
    ),
  },
});

export const Loading = meta.story({ args: { images: [], isLoading: true, closing: undefined } });

export const Empty = meta.story({
  args: {
    images: [],
    closing: undefined,
    empty: <EmptyState title="No images in your history yet. Create your first image to see it here!" />,
  },
});

export const Failed = meta.story({
  args: { images: [], closing: undefined, error: 'Failed to load history.', onRetry: fn() },
});

/** The gallery is hidden in place (RTE-03). */
export const BenchOnly = meta.story({ args: { isBenchOnly: true } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
