import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { expect, fn, screen } from 'storybook/test';
import { DownloadIcon, HeartIcon, ReuseIcon } from '../../icons/glyphs';
import { Inline } from '../Inline/Inline';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Download', children: <DownloadIcon />, onPress: fn() },
});

export const Default = meta.story();

/** Every size in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: (args) => (
    <StateMatrix
      rows={['sm', 'md']}
      columns={[...interactions, 'pending', 'disabled']}
      render={(row, column) => (
        <IconButton
          {...args}
          aria-label={`Download ${row} ${column}`}
          size={row}
          isPending={column === 'pending'}
          isDisabled={column === 'disabled'}
        />
      )}
    />
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      <IconButton {...args} size="sm" />
      <IconButton {...args} size="md" />
    </Inline>
  ),
});

export const WithCount = meta.story({
  args: {
    'aria-label': 'Like, 128 likes',
    isWithText: true,
    children: (
      <>
        <HeartIcon /> 128
      </>
    ),
  },
});

/** Shows three beads and is announced as busy (FRM-08). */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Stays focusable, so that the focus is not lost when a press disables it. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const RightToLeft = meta.story({
  args: { 'aria-label': 'Reuse prompt', children: <ReuseIcon /> },
  globals: { direction: 'rtl' },
});

export const Keyboard = meta.story({
  play: async ({ userEvent, args, step }) => {
    await step('shows the tooltip on focus', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download');
    });
    await step('Enter presses it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
    });
  },
});
