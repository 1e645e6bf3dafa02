import type { Image } from '@jewelry/contract';
import { TEXTS } from '@jewelry/contract/constants';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { waitForVisible } from '../../../testing/storyTools';
import { Lightbox } from './Lightbox';
import { lightboxArgs } from './testing/lightboxArgs';

const args = lightboxArgs();
const { images } = args;

const meta = preview.meta({
  title: 'Images/Lightbox/Rail',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args,
});

export const Liked = meta.story({
  args: { images: images.map((image) => ({ ...image, is_liked: true })) },
});

const longPrompt = `A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell, the inner side polished, room for two engraved initials${', and a rim of milgrain'.repeat(70)}`;
const wordy = images.map((image) => ({ ...image, prompt: longPrompt }));

/** A prompt of maximum length is readable from its first word, and the actions stay visible. */
export const LongPrompt = meta.story({
  args: { images: wordy },
  play: async () => {
    const title = await screen.findByRole('heading', { name: longPrompt });
    title.parentElement?.scrollTo(0, 0);
    await expect(title.getBoundingClientRect().y).toBeGreaterThanOrEqual(0);
  },
});

/** On a phone only its beginning is shown. */
export const LongPromptOnAPhone = meta.story({
  args: { images: wordy },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, step }) => {
    const title = await screen.findByRole('heading', { name: longPrompt });
    const height = () => title.getBoundingClientRect().height;
    const beginning = height();
    await step('shows the actions below its first lines', () => expect(beginning).toBeLessThan(90));
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole prompt' }));
    await step('expands to the whole prompt', () => expect(height()).toBeGreaterThan(beginning * 5));
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    await step('collapses again', () => expect(height()).toBe(beginning));
  },
});

/** The user's own picture has more actions: two rows, with every label inside its button. */
export const OwnImage = meta.story({
  args: { images: images.map((image) => ({ ...image, user_id: 'me' })), onTogglePrivacy: fn(), onDelete: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const name of ['Make private', 'Copy link', 'Download', 'Delete']) {
      const button = await screen.findByRole('button', { name });
      await expect(button.scrollWidth, name).toBeLessThanOrEqual(button.clientWidth);
    }
  },
});

/** Images from before facts of the built piece were recorded. */
const read = (reading: Partial<Image['metadata']>): Image[] =>
  images.map((image) => ({ ...image, built: null, requirements: null, metadata: { ...image.metadata, ...reading } }));

/** Materials come from the design, also when the prompt has no presets. */
export const MadeFromWords = meta.story({
  args: {
    images: read({
      presets: [],
      design: {
        root: {
          metal: { alloy: 'rose-gold-14k', second: 'platinum-950' },
          stones: [{ kind: 'blue-sapphire', size_mm: 6, count: 1 }],
          children: {
            shoulders: [
              {
                stones: [
                  { kind: 'diamond', size_mm: 1.5, count: 8 },
                  { kind: 'diamond', size_mm: 1.2, count: 4 },
                ],
              },
            ],
          },
        },
      },
    }),
  },
  play: async ({ step }) => {
    await step('lists the metals and every kind of stone once', async () => {
      await expect(await screen.findByText('14k rose gold, platinum')).toBeInTheDocument();
      await expect(screen.getByText('Blue sapphire, diamond')).toBeInTheDocument();
    });
  },
});

export const WordsLeftOut = meta.story({
  args: {
    images: read({
      understood: ['sapphire', 'ring'],
      not_understood: ['tennis', 'blorp'],
      design: { read_as: { saphire: 'sapphire' } },
    }),
  },
  play: async ({ step }) => {
    await step(
      'the details say which words are not in the piece, understood or not, and which were read as others',
      async () => {
        await expect(await screen.findByText('tennis, blorp')).toBeInTheDocument();
        await expect(screen.getByText('Left out')).toBeInTheDocument();
        await expect(await screen.findByText('saphire → sapphire')).toBeInTheDocument();
      },
    );
  },
});

/** A long text without spaces wraps and does not shrink other rows. */
export const LongWordLeftOut = meta.story({
  args: { images: read({ not_understood: ['a'.repeat(90)] }) },
  play: async () => {
    const rail = (await screen.findByText('Left out')).closest('dl')?.parentElement;
    await expect(rail?.scrollWidth).toBe(rail?.clientWidth);
  },
});

export const Guessed = meta.story({
  args: { images: read({ understood: [], not_understood: ['خاتم', 'ذهب'] }) },
  play: async ({ step }) => {
    await step('says that the piece of a prompt in an unknown language is a guess', async () => {
      await expect(
        await screen.findByText('We could not read your description, so this design is our own.'),
      ).toBeInTheDocument();
    });
  },
});

const requirements: Image['requirements'] = [
  { text: 'Platinum', start: 0, end: 8, status: 'met' },
  {
    text: '1.5 carat',
    start: 12,
    end: 21,
    status: 'differently',
    part: 'wave',
    note: 'The oval aquamarine weighs 0.03 ct.',
  },
  { text: 'aquamarine', start: 27, end: 37, status: 'met', part: 'wave' },
  { text: 'diamonds', start: 60, end: 68, status: 'not', note: 'No diamond is set.' },
];

/** PRO-05: the design service did not respond, so the built-in language layer read the prompt. */
export const ReadWithoutDesigner = meta.story({
  args: {
    images: images.map((image) => ({
      ...image,
      user_id: 'me',
      requirements,
      metadata: { ...image.metadata, reading_note: TEXTS.readWithoutDesigner },
    })),
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Read without the design service.'));
  },
});

/** The owner sees the outcome of each requirement: met, met differently and why, not met and why. */
export const WhatYouAsked = meta.story({
  args: { images: images.map((image) => ({ ...image, user_id: 'me', requirements })) },
  play: async ({ step }) => {
    const list = await screen.findByRole('region', { name: 'What you asked for' });
    await step('each status has a text label', async () => {
      await expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([
        'PlatinumMet',
        '1.5 caratMet differentlyThe oval aquamarine weighs 0.03 ct.',
        'aquamarineMet',
        'diamondsNot metNo diamond is set.',
      ]);
    });
  },
});

/** On a phone, with a long requirement in another script. */
export const WhatYouAskedOnAPhone = meta.story({
  args: {
    images: images.map((image) => ({
      ...image,
      user_id: 'me',
      requirements: [
        ...requirements,
        {
          text: 'خاتم خطوبة من الذهب الأبيض مع ماسة مستديرة',
          start: 70,
          end: 112,
          status: 'not' as const,
          note: 'We did not understand this.',
        },
      ],
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const list = await screen.findByRole('region', { name: 'What you asked for' });
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
});

/** Other users see the piece, not its owner's requirements. */
export const OfAnotherAccount = meta.story({
  args: { images: images.map((image) => ({ ...image, user_id: null, requirements })) },
  play: async () => {
    await screen.findByText('Material');
    await expect(screen.queryByText('What you asked for')).not.toBeInTheDocument();
  },
});
