import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { expect, fn, waitFor } from 'storybook/test';
import { ChipGroup } from './ChipGroup';

const meta = preview.meta({
  title: 'Components/ChipGroup',
  component: ChipGroup,
  args: {
    'aria-label': 'Presets',
    removeLabel: 'Remove',
    items: [
      { id: 'rose-gold', label: 'Rose Gold' },
      { id: 'ruby', label: 'Ruby' },
      { id: 'minimalist', label: 'Minimalist' },
    ],
    onRemove: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the remove button removes a chip', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Rose Gold' }));
      await expect(args.onRemove).toHaveBeenCalledWith(['rose-gold']);
    });
  },
});

export const Keyboard = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith(['ruby']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Minimalist' })).toHaveFocus());
  },
});

export const Disabled = meta.story({ tags: ['visual'], parameters: inModes('porcelain'), args: { isDisabled: true } });

export const LongText = meta.story({
  args: {
    items: [{ id: 'long', label: 'Organic shapes with the veins of a leaf that fell into a river in autumn' }],
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
