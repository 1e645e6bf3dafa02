import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { LinkDialog } from './LinkDialog';

const meta = preview.meta({
  title: 'Sharing/LinkDialog',
  component: LinkDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    url: 'https://filigree.example/share/018f0000-0000-7000-8000-000000000002',
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this image' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(args.url);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
