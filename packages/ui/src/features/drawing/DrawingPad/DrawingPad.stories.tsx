import { RECORDINGS } from '@jewelry/contract/recordings';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import type { Drawing } from '../drawing';
import { DrawingPad, type DrawingPadProps } from './DrawingPad';
import { svgOf } from './exportDrawing';
import { lotusDrawing } from './fixtures';
import { drag, inked, LINE, findPaper } from './testing/paper';

const args: DrawingPadProps = {
  drawing: lotusDrawing,
  jewelryType: 'pendant',
  onUse: fn<DrawingPadProps['onUse']>(),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Drawing/DrawingPad',
  component: DrawingPad,
  parameters: { layout: 'fullscreen' },
  args,
});

/** A recorded drawing, as the pad submits it. */
function drawingOf(name: string): Drawing {
  const paths = RECORDINGS.find((recording) => recording.name === name)?.paths ?? [];
  return { ...lotusDrawing, paths, svg: svgOf(paths) };
}

export const Default = meta.story({ tags: ['visual'], parameters: inModes('desk', 'phone-velvet') });

/** A snowflake with blue stones, recorded on the pad and reopened from its image. */
export const Restored = meta.story({
  args: { drawing: drawingOf('snowflake') },
  play: async () => {
    const paper = await screen.findByRole('application', { name: /^Drawing paper, \d\d strokes$/ });
    await waitFor(() => expect(inked(paper)).toBeGreaterThan(10_000));
    await expect(screen.getByRole('button', { name: 'Use Drawing' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Nothing is drawn; the pencil is black and 8 units wide (PAD-02, PAD-03, PAD-09). */
export const Empty = meta.story({
  args: { drawing: null },
  play: async ({ step, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Use Drawing' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Clear all' })).toHaveAttribute('aria-disabled', 'true');
    await step('offers four colors, with black selected', async () => {
      const colors = screen.getAllByRole<HTMLInputElement>('radio', { name: /^(Black|Red|Blue|Green)/ });
      await expect(colors.map(({ checked }) => checked)).toEqual([true, false, false, false]);
    });
    await step('limits sizes to 1 to 32 for all keys (VAL-16)', async () => {
      const size = screen.getByRole('slider', { name: 'Brush size' });
      await expect(size).toHaveValue('8');
      await userEvent.keyboard('[['.repeat(9));
      await expect(size).toHaveValue('1');
      await userEvent.keyboard(']'.repeat(33));
      await expect(size).toHaveValue('32');
    });
  },
});

/** Cancel asks for confirmation only when strokes would be lost (PAD-08). */
export const Leaves = meta.story({
  play: async ({ args, step, userEvent }) => {
    const paper = await findPaper();
    await step('asks after new strokes, and Keep drawing keeps them', async () => {
      drag(paper, LINE);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Keep drawing' }));
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 14 strokes' })).toBeInTheDocument();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
    await step('closes immediately without changes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
});

/**
 * The same strokes on a larger sheet (PAD-07); Escape leaves full screen first, then confirms before it closes
 * (STA-36).
 */
export const Fullscreen = meta.story({
  play: async ({ args, userEvent }) => {
    const paper = await screen.findByRole('application', { name: 'Drawing paper, 13 strokes' });
    const { width } = paper.getBoundingClientRect();
    await userEvent.click(screen.getByRole('button', { name: 'Fullscreen' }));
    await expect(await screen.findByRole('button', { name: 'Leave fullscreen' })).toBeInTheDocument();
    await waitFor(() => expect(paper.getBoundingClientRect().width).toBeGreaterThan(width));
    await expect(paper.getBoundingClientRect().width).toBeLessThanOrEqual(1024);
    await expect(paper).toHaveAccessibleName('Drawing paper, 13 strokes');
    drag(paper, LINE);
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Fullscreen' })).toBeInTheDocument();
    await expect(await screen.findByRole('application', { name: 'Drawing paper, 14 strokes' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Keep drawing' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Keep drawing' })).toBeInTheDocument();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

/** Pasting an image to trace; a file that is not an image, by its name or its content, is rejected with a message. */
export const Traces = meta.story({
  play: async ({ step }) => {
    const paper = await findPaper();
    const paste = (file: File): void => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(file);
      paper.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    };
    const refusal = 'Only pictures can be traced: PNG, JPEG or WebP.';
    await step('rejects content that is not an image', async () => {
      paste(new File(['no picture'], 'ring.png', { type: 'image/png' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
      await expect(screen.getByRole('button', { name: 'Trace a picture' })).toBeInTheDocument();
    });
    await step('shows an image', async () => {
      const bytes = await (await fetch(lotusDrawing.png)).blob();
      paste(new File([bytes], 'ring.png', { type: 'image/png' }));
      await expect(await screen.findByRole('button', { name: 'Remove the picture' })).toBeInTheDocument();
      await expect(screen.queryByRole('alert')).toBeNull();
    });
    await step('rejects a format that browsers cannot show, and keeps the picture', async () => {
      paste(new File(['no picture'], 'ring.heic', { type: 'image/heic' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
      await expect(screen.getByRole('button', { name: 'Remove the picture' })).toBeInTheDocument();
    });
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
