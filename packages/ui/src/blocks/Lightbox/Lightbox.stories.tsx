import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../../primitives/Button/Button';
import { sampleImages } from '../fixtures';
import { Lightbox } from './Lightbox';

const images = sampleImages(6);
const [first, second, third] = images;

const meta = preview.meta({
  title: 'Blocks/Lightbox',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args: {
    images,
    imageId: second?.id ?? null,
    onImageChange: fn(),
    onClose: fn(),
    totalCount: 20,
    onReusePrompt: fn(),
    onToggleLike: fn(),
    onCopyLink: fn(),
    onDownload: fn(),
    onPrice: fn(),
  },
  render: function Opening({ imageId: initial, onImageChange, onClose, ...args }) {
    const [imageId, setImageId] = useState(initial);
    return (
      <>
        <Button onPress={() => setImageId(first?.id ?? null)}>Open</Button>
        <Lightbox
          {...args}
          imageId={imageId}
          onImageChange={(id) => {
            onImageChange(id);
            setImageId(id);
          }}
          onClose={() => {
            onClose();
            setImageId(null);
          }}
        />
      </>
    );
  },
});

export const Default = meta.story();

export const Navigates = meta.story({
  play: async ({ canvasElement, userEvent, args, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('the arrow key goes on, and the counter says where (LBX-01, LBX-06)', async () => {
      await expect(await body.findByText('2 / 20')).toBeInTheDocument();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onImageChange).toHaveBeenLastCalledWith(third?.id);
      await expect(body.getByText('3 / 20')).toBeInTheDocument();
    });
    await step('a press within 300 ms is done afterwards, not lost (LBX-07)', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(body.getByText('3 / 20')).toBeInTheDocument();
      await expect(await body.findByText('4 / 20')).toBeInTheDocument();
    });
  },
});

/** The first image: nothing before it (LBX-13). */
export const FirstImage = meta.story({
  args: { imageId: first?.id ?? null },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('button', { name: 'Previous image' })).toBeDisabled();
    await expect(body.getByRole('button', { name: 'Next image' })).toBeEnabled();
  },
});

export const Zooms = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    const zoomIn = await body.findByRole('button', { name: 'Zoom in' });
    await step('to 3 in steps of a half (LBX-02)', async () => {
      await userEvent.click(zoomIn);
      await expect(body.getByText('1.5×')).toBeInTheDocument();
      await userEvent.keyboard('+++++');
      await expect(body.getByText('3×')).toBeInTheDocument();
      await expect(zoomIn).toBeDisabled();
    });
    await step('another image begins whole (LBX-14)', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await body.findByText('1×')).toBeInTheDocument();
    });
  },
});

/** Escape closes, and the focus is where it was (LBX-05). */
export const Closes = meta.story({
  args: { imageId: null },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('opens', async () => {
      await userEvent.click(opener);
      await expect(await body.findByRole('dialog', { name: first?.prompt })).toBeInTheDocument();
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const Liked = meta.story({
  args: { images: images.map((image) => ({ ...image, is_liked: true })) },
});

export const LongPrompt = meta.story({
  args: {
    images: images.map((image) => ({
      ...image,
      prompt: 'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell, the inner side polished, room for two engraved initials',
    })),
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, userEvent, args }) => {
    await within(canvasElement.ownerDocument.body).findByText('2 / 20');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onImageChange).toHaveBeenLastCalledWith(third?.id);
  },
});
