import { RECORDINGS } from '@jewelry/contract/recordings';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { Drawing } from '../drawing';
import { DrawingPad, type DrawingPadProps } from './DrawingPad';
import { svgOf } from './exportDrawing';
import { lotusDrawing } from './fixtures';
import { bodyOf, drag, inked, LINE } from './testing/paper';

const args: DrawingPadProps = { drawing: lotusDrawing, jewelryType: 'pendant', onUse: fn<DrawingPadProps['onUse']>(), onCancel: fn() };

const meta = preview.meta({
  title: 'Blocks/DrawingPad',
  component: DrawingPad,
  parameters: { layout: 'fullscreen' },
  args,
});

/** One of the recorded drawings, as the pad hands it over. */
function drawingOf(name: string): Drawing {
  const paths = RECORDINGS.find((recording) => recording.name === name)?.paths ?? [];
  return { ...lotusDrawing, paths, svg: svgOf(paths) };
}

export const Default = meta.story();

/** A snowflake with blue stones, as a hand drew it on the pad; opened again from its image. */
export const Restored = meta.story({
  args: { drawing: drawingOf('snowflake') },
  play: async (context) => {
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /^Drawing paper, \d\d strokes$/ });
    await waitFor(() => expect(inked(paper)).toBeGreaterThan(10_000));
    await expect(body.getByRole('button', { name: 'Use Drawing' })).not.toHaveAttribute('aria-disabled');
  },
});

/** Nothing to use yet; the pencil is black and 8 units wide (PAD-02, 03, 09). */
export const Empty = meta.story({
  args: { drawing: null },
  play: async (context) => {
    const { step, userEvent } = context;
    const body = bodyOf(context);
    await expect(await body.findByRole('button', { name: 'Use Drawing' })).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByRole('button', { name: 'Clear all' })).toHaveAttribute('aria-disabled', 'true');
    await step('four colors, black is chosen', async () => {
      const colors = body.getAllByRole<HTMLInputElement>('radio', { name: /^(Black|Red|Blue|Green)/ });
      await expect(colors.map(({ checked }) => checked)).toEqual([true, false, false, false]);
    });
    await step('sizes from 1 to 32, and no key leads beyond them (VAL-16)', async () => {
      const size = body.getByRole('slider', { name: 'Brush size' });
      await expect(size).toHaveValue('8');
      await userEvent.keyboard('[['.repeat(9));
      await expect(size).toHaveValue('1');
      await userEvent.keyboard(']'.repeat(33));
      await expect(size).toHaveValue('32');
    });
  },
});

/** Cancel asks only when strokes would be lost (PAD-08). */
export const Leaves = meta.story({
  play: async (context) => {
    const { args, step, userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    await step('with new strokes it asks, and Keep drawing keeps them', async () => {
      drag(paper, LINE);
      await userEvent.click(body.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await body.findByRole('button', { name: 'Keep drawing' }));
      await expect(await body.findByRole('application', { name: 'Drawing paper, 14 strokes' })).toBeInTheDocument();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
    await step('without a change it leaves at once', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Undo' }));
      await userEvent.click(body.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
});

/** The same strokes on a larger sheet (PAD-07). */
export const Fullscreen = meta.story({
  play: async (context) => {
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: 'Drawing paper, 13 strokes' });
    const { width } = paper.getBoundingClientRect();
    await context.userEvent.click(body.getByRole('button', { name: 'Fullscreen' }));
    await expect(await body.findByRole('button', { name: 'Leave fullscreen' })).toBeInTheDocument();
    await waitFor(() => expect(paper.getBoundingClientRect().width).toBeGreaterThan(width));
    await expect(paper.getBoundingClientRect().width).toBeLessThanOrEqual(1024);
    await expect(paper).toHaveAccessibleName('Drawing paper, 13 strokes');
    drag(paper, LINE);
    await context.userEvent.keyboard('{Escape}');
    await expect(await body.findByRole('button', { name: 'Fullscreen' })).toBeInTheDocument();
    await expect(await body.findByRole('application', { name: 'Drawing paper, 14 strokes' })).toBeInTheDocument();
  },
});

/** A picture to trace is pasted; what is none, by its name or by its bytes, is not traced, and the pad says so. */
export const Traces = meta.story({
  play: async (context) => {
    const { step } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    const paste = (file: File): void => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(file);
      paper.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    };
    const refusal = 'Only pictures can be traced: PNG, JPEG or WebP.';
    await step('bytes that are no picture', async () => {
      paste(new File(['no picture'], 'ring.png', { type: 'image/png' }));
      await expect(await body.findByRole('alert')).toHaveTextContent(refusal);
      await expect(body.getByRole('button', { name: 'Trace a picture' })).toBeInTheDocument();
    });
    await step('a picture', async () => {
      const bytes = await (await fetch(lotusDrawing.png)).blob();
      paste(new File([bytes], 'ring.png', { type: 'image/png' }));
      await expect(await body.findByRole('button', { name: 'Remove the picture' })).toBeInTheDocument();
      await expect(body.queryByRole('alert')).toBeNull();
    });
    await step('a kind that browsers do not show; the picture stays', async () => {
      paste(new File(['no picture'], 'ring.heic', { type: 'image/heic' }));
      await expect(await body.findByRole('alert')).toHaveTextContent(refusal);
      await expect(body.getByRole('button', { name: 'Remove the picture' })).toBeInTheDocument();
    });
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
