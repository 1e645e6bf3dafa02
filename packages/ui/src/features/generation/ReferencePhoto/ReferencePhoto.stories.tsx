import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { waitForVisible } from '../../../testing/storyTools';
import { ReferencePhoto } from './ReferencePhoto';

const meta = preview.meta({
  title: 'Generation/ReferencePhoto',
  component: ReferencePhoto,
  parameters: { layout: 'fullscreen' },
  args: { hosts: ['api.anthropic.com'], onAdd: fn(), onClose: fn() },
});

/** An image file of this size. */
async function photoFile(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'ring.png', { type: 'image/png' });
}

const chooser = (): HTMLInputElement =>
  document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');

/** PRO-10: one sentence says where the photograph is sent and how it is used, above the button that consents. */
export const Default = meta.story({
  play: async ({ args, step, userEvent }) => {
    await step('shows the sentence and the button', async () => {
      await waitForVisible(() =>
        screen.getByText(
          'The photograph is sent to api.anthropic.com with your words, used for this piece alone, never shown to others, and deleted when your piece is finished.',
        ),
      );
      await waitForVisible(() => screen.getByRole('button', { name: 'Agree and choose' }));
    });
    await step('downsizes a photograph before it is added', async () => {
      await userEvent.upload(chooser(), await photoFile(2048, 1024));
      await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
      const [photo] = args.onAdd.mock.calls[0] ?? [];
      const image = new Image();
      image.src = photo ?? '';
      await image.decode();
      await expect([image.naturalWidth, image.naturalHeight]).toEqual([1024, 512]);
      await expect(photo).toMatch(/^data:image\/jpeg;base64,/);
    });
  },
});

/** PRO-10: the design service runs on this machine. */
export const OnThisMachine = meta.story({
  args: { hosts: [] },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText(/^The photograph is read with your words by the design service of this site,/),
    );
  },
});

/** A file that is an image only by its name. */
export const Unreadable = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.upload(chooser(), new File(['no picture'], 'ring.png', { type: 'image/png' }));
    await waitForVisible(() => screen.getByText(/^This file cannot be read as a photograph/));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: 'Agree and choose' }));
  },
});
