import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { PromptForm } from './PromptForm';
import { draftWith, drawing, promptFormArgs, StatefulPromptForm, usageToday } from './testing/promptFormStory';

const meta = preview.meta({
  title: 'Generation/PromptForm/Providers',
  component: PromptForm,
  parameters: { layout: 'fullscreen' },
  args: promptFormArgs(),
  render: (args) => <StatefulPromptForm {...args} />,
});

const BUILTIN = {
  drawing: 'control' as const,
  reference_photo: false,
  sends_words_to: [],
  sends_pictures_to: [],
  sends_drawings_to: [],
};
const SEEING = {
  ...BUILTIN,
  reference_photo: true,
  sends_words_to: ['api.anthropic.com'],
  sends_drawings_to: ['api.anthropic.com'],
};

const WORDS_AND_PICTURE =
  'Your words are sent to api.anthropic.com and api.openai.com, a picture of your design to api.openai.com.';

/**
 * PRO-02: names the services that receive the prompt and the drawing, before the submit and as part of its description.
 */
export const ProvidersConfigured = meta.story({
  args: {
    access: 'free',
    usage: usageToday(5, 2),
    capabilities: {
      ...BUILTIN,
      sends_words_to: ['api.anthropic.com', 'api.openai.com'],
      sends_pictures_to: ['api.openai.com'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(WORDS_AND_PICTURE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imagine...' })).toHaveAccessibleDescription(
      `${WORDS_AND_PICTURE} 3 of 5 left today`,
    );
  },
});

/** PRO-02: one service for both, named once. */
export const OneProvider = meta.story({
  args: { capabilities: { ...BUILTIN, sends_words_to: ['api.openai.com'], sends_pictures_to: ['api.openai.com'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your words and a picture of your design are sent to api.openai.com.')).toBeVisible();
  },
});

/** PRO-02: without external services there is no notice. */
export const BuiltinGenerator = meta.story({
  args: { capabilities: BUILTIN },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sent to/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Draw' })).toBeVisible();
  },
});

/** PRO-02: no drawing where the generator does not support it. */
export const WithoutDrawing = meta.story({
  args: {
    capabilities: { ...BUILTIN, drawing: 'none', sends_words_to: ['images.example.com'], sends_pictures_to: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull();
    await expect(canvas.getByText('Your words are sent to images.example.com.')).toBeVisible();
  },
});

/** PRO-10: where the design service supports photographs, one can be added, and the form says where it is sent. */
export const PhotoOffered = meta.story({
  args: { capabilities: SEEING, onAddPhoto: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your words are sent to api.anthropic.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a reference photo' }));
    await expect(args.onAddPhoto).toHaveBeenCalledOnce();
  },
});

/** PRO-10: the form names the recipients of the photograph and the drawing, and each can be removed. */
export const WithPhotoAndDrawing = meta.story({
  args: {
    capabilities: SEEING,
    onAddPhoto: fn(),
    draft: draftWith({ text: 'A ring like the one in my photograph', drawing, photo: '/pictures/piece-01.webp' }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the line under the plate', () =>
      expect(
        canvas.getByText(
          'Your words are sent to api.anthropic.com. Your drawing and your photograph are sent to api.anthropic.com.',
        ),
      ).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await step('removes it with its notice, and focuses the button that added it', async () => {
      await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
      await expect(
        canvas.getByText('Your words are sent to api.anthropic.com. Your drawing is sent to api.anthropic.com.'),
      ).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a reference photo' })).toHaveFocus());
    });
  },
});

/** PRO-10: one row on a phone. */
export const WithPhotoOnAPhone = meta.story({
  args: {
    capabilities: SEEING,
    onAddPhoto: fn(),
    access: 'free',
    draft: draftWith({ text: 'A ring like the one in my photograph', drawing, photo: '/pictures/piece-01.webp' }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Imagine...' });
    await expect(submit.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
