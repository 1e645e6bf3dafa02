import preview from '../../../../../.storybook/preview';

import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { Picture } from './Picture';

const ring =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#d8d6cf"/><circle cx="32" cy="36" r="16" fill="none" stroke="#b48a3c" stroke-width="4"/><path d="m32 10 8 8-8 8-8-8z" fill="#8e1f35"/></svg>',
  );
const thumbhash = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';

const meta = preview.meta({
  title: 'Components/Picture',
  component: Picture,
  args: {
    src: ring,
    alt: 'A ring of yellow gold with a ruby',
    missingText: 'Picture not available',
    thumbhash,
    loading: 'eager' as const,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A ring of yellow gold with a ruby' });
    await waitFor(() => expect(picture).toBeVisible());
    await waitFor(() => expect(picture.parentElement).toHaveAttribute('data-state', 'shown'));
  },
});

/** Reserves its size and shows the preview until the image has loaded. */
export const Loading = meta.story({ args: { src: '/never/ring.webp', loading: 'lazy' } });

export const LoadingWithoutPreview = meta.story({
  args: { src: '/never/ring.webp', thumbhash: null },
});

export const Missing = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Picture not available')).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'A ring of yellow gold with a ruby' })).toBeVisible();
  },
});

/** A larger rendition replaces the loaded one without flicker, and has the alt text. */
export const MissingWithPoster = meta.story({
  args: { src: 'data:image/png;base64,broken', poster: ring },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'A ring of yellow gold with a ruby' })).toHaveAttribute('src', ring),
    );
    await expect(canvas.queryByText('Picture not available')).not.toBeInTheDocument();
  },
});

const onLost = fn();

/** A picture that failed to load offline is retried when the connection returns. */
export const BackOnline = meta.story({
  args: { src: 'data:image/png;base64,broken', onError: onLost },
  play: async ({ canvas, step }) => {
    await step('fails to load', async () => {
      await waitFor(() => expect(canvas.getByText('Picture not available')).toBeVisible());
    });
    await step('retries when the connection returns', async () => {
      // The picture listens for `online` from the frame after the one in which its alternative text appeared.
      await new Promise((resolve) => setTimeout(resolve, 100));
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(onLost.mock.calls.length).toBeGreaterThan(1), { timeout: 4000 });
    });
  },
});

export const Tray = meta.story({
  render: (args) => (
    <Grid columns={2}>
      <Picture {...args} alt="One" />
      <Picture {...args} alt="Two" />
      <Picture {...args} alt="Three" src="data:image/png;base64,broken" />
      <Picture {...args} alt="Four" />
    </Grid>
  ),
});
