import type { Image } from '@jewelry/contract';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { sampleImages } from '../fixtures';
import { Lightbox } from './Lightbox';

const images = sampleImages(6);

const meta = preview.meta({
  title: 'Blocks/Lightbox/Rail',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args: {
    images,
    imageId: images[1]?.id ?? null,
    onImageChange: fn(),
    onClose: fn(),
    onReusePrompt: fn(),
    onToggleLike: fn(),
    onCopyLink: fn(),
    onDownload: fn(),
    onPrice: fn(),
  },
});

export const Liked = meta.story({
  args: { images: images.map((image) => ({ ...image, is_liked: true })) },
});

const longPrompt = `A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell, the inner side polished, room for two engraved initials${', and a rim of milgrain'.repeat(70)}`;
const wordy = images.map((image) => ({ ...image, prompt: longPrompt }));

/** A prompt of the greatest length can be read from its first word, and what can be done stays in reach. */
export const LongPrompt = meta.story({
  args: { images: wordy },
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement.ownerDocument.body).findByRole('heading', { name: longPrompt });
    title.parentElement?.scrollTo(0, 0);
    await expect(title.getBoundingClientRect().y).toBeGreaterThanOrEqual(0);
  },
});

/** On a phone it shows how it begins. */
export const LongPromptOnAPhone = meta.story({
  args: { images: wordy },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    const title = await body.findByRole('heading', { name: longPrompt });
    const height = () => title.getBoundingClientRect().height;
    const beginning = height();
    await step('the actions stand below its first lines', () => expect(beginning).toBeLessThan(90));
    await userEvent.click(body.getByRole('button', { name: 'Show the whole prompt' }));
    await step('all of it is there when it is asked for', () => expect(height()).toBeGreaterThan(beginning * 5));
    await userEvent.click(body.getByRole('button', { name: 'Show less' }));
    await step('and goes again', () => expect(height()).toBe(beginning));
  },
});

/** One's own picture has more to be done with: two rows, and every word in its button. */
export const OwnImage = meta.story({
  args: { images: images.map((image) => ({ ...image, user_id: 'me' })), onTogglePrivacy: fn(), onDelete: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    for (const name of ['Make private', 'Copy link', 'Download', 'Delete']) {
      const button = await body.findByRole('button', { name });
      await expect(button.scrollWidth, name).toBeLessThanOrEqual(button.clientWidth);
    }
  },
});

const read = (reading: Partial<Image['metadata']>): Image[] => images.map((image) => ({ ...image, metadata: { ...image.metadata, ...reading } }));

export const WordsNotUnderstood = meta.story({
  args: { images: read({ understood: ['sapphire', 'ring'], not_understood: ['tennis', 'blorp'], design: { read_as: { saphire: 'sapphire' } } }) },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('the details say which words could not be followed, and which were read as others', async () => {
      await expect(await body.findByText('tennis, blorp')).toBeInTheDocument();
      await expect(await body.findByText('saphire → sapphire')).toBeInTheDocument();
    });
  },
});

export const Guessed = meta.story({
  args: { images: read({ understood: [], not_understood: ['خاتم', 'ذهب'] }) },
  play: async ({ canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step('a prompt in no known language gives a piece that says it is a guess', async () => {
      await expect(await body.findByText('The words could not be read, so the design is ours.')).toBeInTheDocument();
    });
  },
});
