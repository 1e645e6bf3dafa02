import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';
import { PencilLineIcon } from '../../icons/glyphs';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';
import { Button } from './Button';

const variants = ['filled', 'secondary', 'bare', 'outlineCut', 'danger'] as const;

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Request a quote', onPress: fn() },
});

export const Default = meta.story();

/** Every variant in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: (args) => (
    <StateMatrix
      rows={variants}
      columns={[...interactions, 'pending', 'disabled']}
      render={(row, column) => (
        <Button
          {...args}
          variant={row}
          isPending={column === 'pending'}
          isDisabled={column === 'disabled'}
        >{`${row} ${column}`}</Button>
      )}
    />
  ),
});

/** One filled button per view; the others are less prominent. */
export const Variants = meta.story({
  render: (args) => (
    <Inline gap={5}>
      <Button {...args} variant="filled">
        Imagine...
      </Button>
      <Button {...args} variant="secondary">
        Request a quote
      </Button>
      <Button {...args} variant="bare">
        Cancel
      </Button>
      <Button {...args} variant="outlineCut">
        Upgrade
      </Button>
      <Button {...args} variant="danger">
        Delete All
      </Button>
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline gap={5}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Button {...args} key={size} variant="filled" size={size}>
          Size {size}
        </Button>
      ))}
    </Inline>
  ),
});

export const WithIcon = meta.story({
  args: {
    variant: 'bare',
    children: (
      <>
        <PencilLineIcon /> Draw
      </>
    ),
  },
});

/** Three beads before the label; the width does not change. */
export const Pending = meta.story({
  args: { variant: 'filled', children: 'Sign in', isPending: true },
  render: (args) => (
    <Stack gap={5} align="start">
      <Button {...args} />
      <Button {...args} isPending={false} aria-label="Sign in, at rest" />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const [busy, rest] = canvas.getAllByRole('button');
    await step('keeps its width', async () => {
      await expect(busy?.getBoundingClientRect().width).toBeCloseTo(rest?.getBoundingClientRect().width ?? 0, 0);
    });
    await step('is announced as busy (FRM-08)', async () => {
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await expect(rest).not.toHaveAttribute('aria-busy');
    });
    await step('ignores presses', async () => {
      if (busy) await userEvent.click(busy);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

/** Every variant keeps its width, with the beads clear of its edge. */
export const PendingVariants = meta.story({
  args: { children: 'Try again', isPending: true },
  render: (args) => (
    <Stack gap={5}>
      {variants.map((variant) => (
        <Inline key={variant} gap={5}>
          <Button {...args} variant={variant} aria-label={`Try again, ${variant}, busy`} />
          <Button {...args} variant={variant} isPending={false} aria-label={`Try again, ${variant}, at rest`} />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    for (const variant of variants) {
      await step(variant, async () => {
        const busy = canvas.getByRole('button', { name: `Try again, ${variant}, busy` });
        const rest = canvas.getByRole('button', { name: `Try again, ${variant}, at rest` });
        await expect(busy.getBoundingClientRect().width).toBeCloseTo(rest.getBoundingClientRect().width, 0);
        const beads = busy.querySelector('[aria-hidden="true"]');
        const room = (beads?.getBoundingClientRect().left ?? 0) - busy.getBoundingClientRect().left;
        await expect(room).toBeGreaterThanOrEqual(variant === 'bare' ? 4 : 8);
      });
    }
  },
});

/** Focusable, and described by the reason why it is disabled. */
export const Disabled = meta.story({
  args: {
    variant: 'filled',
    children: 'Pick a plan',
    isDisabled: true,
    disabledHint: 'You already have this plan.',
  },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Pick a plan' });
    await step('is focusable and described by the reason', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleDescription('You already have this plan.');
    });
    await step('ignores presses', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(button);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

export const DisabledVariants = meta.story({
  args: { isDisabled: true },
  render: (args) => (
    <Inline gap={5}>
      {(['filled', 'secondary', 'bare', 'outlineCut', 'danger'] as const).map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          Disabled
        </Button>
      ))}
    </Inline>
  ),
});

export const LongText = meta.story({
  args: {
    variant: 'filled',
    children: 'Show every piece of jewelry that I have ever imagined, from the newest to the oldest',
  },
  globals: { viewport: { value: 'phone' } },
});

export const Wide = meta.story({
  args: { variant: 'filled', size: 'lg', isWide: true, children: 'Create account' },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  args: { variant: 'filled', children: 'Imagine...' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows a focus ring', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveAttribute('data-focus-visible');
    });
    await step('Enter and Space press it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});

export const RightToLeft = meta.story({
  args: {
    children: (
      <>
        <PencilLineIcon /> ارسم
      </>
    ),
  },
  globals: { direction: 'rtl' },
});
