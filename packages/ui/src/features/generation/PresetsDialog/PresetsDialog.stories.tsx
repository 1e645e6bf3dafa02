import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { Button } from '../../../components/Button/Button';
import { PresetsDialog } from './PresetsDialog';

const meta = preview.meta({
  title: 'Generation/PresetsDialog',
  component: PresetsDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onApply: fn(),
    presetIds: ['minimalist', 'geometric', 'rose-gold', 'ruby', 'many-stones'] as const,
  },
  render: function Opening({ isOpen: wasOpen, onOpenChange, ...args }) {
    const [isOpen, setOpen] = useState(wasOpen);
    const change = (open: boolean): void => {
      onOpenChange(open);
      setOpen(open);
    };
    return (
      <>
        <Button onPress={() => change(true)}>Open presets</Button>
        <PresetsDialog {...args} isOpen={isOpen} onOpenChange={change} />
      </>
    );
  },
});

export const Default = meta.story();

export const NothingChosen = meta.story({ args: { presetIds: [] } });

export const Chooses = meta.story({
  args: { presetIds: ['diamond', 'many-stones'] },
  play: async ({ userEvent, args, step }) => {
    const option = (name: string) => screen.findByRole('button', { name });
    await step('one of a group replaces the other (STA-19)', async () => {
      await userEvent.click(await option('Ruby'));
      await expect(await option('Ruby')).toHaveAttribute('aria-pressed', 'true');
      await expect(await option('Diamond')).toHaveAttribute('aria-pressed', 'false');
      await expect(await option('Many Stones')).toHaveAttribute('aria-pressed', 'true');
    });
    await step('shows the resulting text', async () => {
      await userEvent.click(await option('Rose Gold'));
      await expect(screen.getByText('18k rose gold, ruby, many stones')).toBeInTheDocument();
    });
    await step('Apply commits the draft', async () => {
      await userEvent.click(await option('Apply'));
      await expect(args.onApply).toHaveBeenCalledWith(['rose-gold', 'ruby', 'many-stones']);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
});

/** Clear empties the draft; closing discards it (FRM-10, STA-20). */
export const ClearsAndCloses = meta.story({
  play: async ({ userEvent, args, step }) => {
    await step('Clear empties the draft', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
      await expect(screen.getByRole('button', { name: 'Ruby' })).toHaveAttribute('aria-pressed', 'false');
    });
    await step('Escape discards it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onApply).not.toHaveBeenCalled();
    });
    await step('restores the applied presets', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Open presets' }));
      await expect(await screen.findByRole('button', { name: 'Ruby' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Back also closes it', async () => {
      history.back();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onApply).not.toHaveBeenCalled();
    });
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
