import { RECORDINGS } from '@jewelry/contract/recordings';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { Drawing } from '../drawing';
import { DrawingPad, type DrawingPadProps } from './DrawingPad';
import { svgOf } from './exportDrawing';
import { lotusDrawing } from './fixtures';
import { drag, farthestApart, giveBack, inked, LINE, pixelsOf, takeAway } from './testing/paper';

const args: DrawingPadProps = { drawing: lotusDrawing, jewelryType: 'pendant', onUse: fn<DrawingPadProps['onUse']>(), onCancel: fn() };

const meta = preview.meta({
  title: 'Blocks/DrawingPad',
  component: DrawingPad,
  parameters: { layout: 'fullscreen' },
  args,
});

type Canvas = { readonly canvasElement: HTMLElement };

const bodyOf = ({ canvasElement }: Canvas) => within(canvasElement.ownerDocument.body);

/** What Use Drawing has handed over. */
function usedDrawing({ onUse }: Pick<DrawingPadProps, 'onUse'>): Drawing {
  const [call] = mocked(onUse).mock.calls;
  if (!call) throw new Error('Use Drawing has handed nothing over');
  return call[0];
}

/** One of the recorded drawings, as the pad hands it over. */
function drawingOf(name: string): Drawing {
  const paths = RECORDINGS.find((recording) => recording.name === name)?.paths ?? [];
  return { ...lotusDrawing, paths, svg: svgOf(paths) };
}

/** What was announced last; the values of the sliders are outputs too. */
const announced = (context: Canvas) => bodyOf(context).getByText((_, element) => element?.matches('p[role="status"]') ?? false);

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

/** A stroke, its undo and redo, and the finished drawing (PAD-01, 04, 05, 09 to 11). */
export const Draws = meta.story({
  args: { drawing: null, jewelryType: null },
  play: async (context) => {
    const { args, step, userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    await step('a pointer leaves a dot when it comes down and a line as it moves', async () => {
      drag(paper, LINE, {}, () => void expect(inked(paper)).toBeGreaterThan(20));
      await waitFor(() => expect(inked(paper)).toBeGreaterThan(500));
      await expect(await body.findByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
    });
    await step('undo and redo', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(inked(paper)).toBe(0));
      await userEvent.keyboard('{Control>}y{/Control}');
      await waitFor(() => expect(inked(paper)).toBeGreaterThan(500));
    });
    await step('paper that the browser took away and gave back empty is drawn again', async () => {
      const before = inked(paper);
      takeAway(paper);
      await expect(inked(paper)).toBe(0);
      giveBack(paper);
      await expect(inked(paper)).toBe(before);
    });
    await step('Use Drawing hands over strokes, PNG and SVG, of the shape that was on the paper', async () => {
      const onPaper = pixelsOf(paper);
      await userEvent.click(body.getByRole('button', { name: 'Use Drawing' }));
      const drawing = usedDrawing(args);
      await expect(drawing.paths).toHaveLength(1);
      await expect(drawing.paths[0]).toMatchObject({ tool: 'pencil', color: '#000000', width: 512, height: 512 });
      await expect(drawing.png).toMatch(/^data:image\/png;base64,/);
      await expect(drawing.svg).toContain('viewBox="0 0 512 512"');
      await expect(await farthestApart(onPaper, drawing.svg)).toBeLessThan(0.5);
      const picture = new Image();
      picture.src = drawing.png;
      await picture.decode();
      await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([512, 512]);
    });
  },
});

/** The eraser takes ink away; Clear all can be undone at once, or rebuilt by Redo in drawn order (PAD-01, PAD-06). */
export const ErasesAndClears = meta.story({
  args: { drawing: null, jewelryType: null },
  play: async (context) => {
    const { step, userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    drag(paper, LINE);
    drag(paper, [
      [0.2, 0.8],
      [0.8, 0.8],
    ]);
    await waitFor(() => expect(inked(paper)).toBeGreaterThan(1000));
    const before = inked(paper);
    await step('the eraser', async () => {
      await userEvent.click(body.getByRole('radio', { name: 'Eraser' }));
      drag(paper, [
        [0.5, 0.7],
        [0.5, 0.9],
      ]);
      await waitFor(() => expect(inked(paper)).toBeLessThan(before));
    });
    await step('Clear all, and Undo brings everything back', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(inked(paper)).toBe(0));
      await userEvent.click(body.getByRole('button', { name: 'Undo' }));
      await expect(await body.findByRole('application', { name: 'Drawing paper, 3 strokes' })).toBeInTheDocument();
    });
    await step('after Clear all, Redo rebuilds in drawn order', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Clear all' }));
      await userEvent.click(body.getByRole('button', { name: 'Redo' }));
      await expect(await body.findByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
    });
  },
});

/** The eraser has just gone through the lotus and is still in the hand. */
export const Erasing = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    const before = inked(paper);
    await userEvent.click(body.getByRole('radio', { name: 'Eraser' }));
    await userEvent.keyboard(']'.repeat(12));
    drag(paper, [
      [0.3, 0.42],
      [0.4, 0.52],
      [0.6, 0.62],
      [0.74, 0.8],
    ]);
    await waitFor(() => expect(inked(paper)).toBeLessThan(before));
    await expect(body.getByRole('slider', { name: 'Brush size' })).toHaveValue('20');
  },
});

/** Cursor keys, Space and Escape draw without a pointer (PAD-14). */
export const ByKeyboard = meta.story({
  args: { drawing: null, jewelryType: null },
  play: async (context) => {
    const { step, userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    paper.focus();
    await step('Space puts the pencil down, the arrows draw, Space lifts it', async () => {
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown} ');
      await waitFor(() => expect(inked(paper)).toBeGreaterThan(100));
      await waitFor(() => expect(announced(context)).toHaveTextContent('1 stroke'));
    });
    await step('Escape drops a stroke and keeps the pad open', async () => {
      await userEvent.keyboard(' {ArrowLeft}{Escape}');
      await expect(body.getByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
      await expect(announced(context)).toHaveTextContent('Stroke dropped');
    });
    await step('letters choose tools and sizes', async () => {
      await userEvent.keyboard('e]]');
      await expect(body.getByRole('radio', { name: 'Eraser' })).toBeChecked();
      await expect(body.getByRole('slider', { name: 'Brush size' })).toHaveValue('10');
    });
  },
});

export const Mirrored = meta.story({
  args: { drawing: null },
  play: async (context) => {
    const { step, userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    await step('one gesture draws both sides', async () => {
      await userEvent.click(body.getByRole('radio', { name: 'Mirror' }));
      drag(paper, [
        [0.2, 0.3],
        [0.3, 0.5],
        [0.45, 0.6],
      ]);
      await expect(await body.findByRole('application', { name: 'Drawing paper, 2 strokes' })).toBeInTheDocument();
    });
    await step('and Undo takes both back', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Undo' }));
      await expect(await body.findByRole('application', { name: 'Drawing paper, 0 strokes' })).toBeInTheDocument();
      await userEvent.click(body.getByRole('button', { name: 'Redo' }));
    });
  },
});

export const Rosette = meta.story({
  args: { drawing: null, jewelryType: null },
  play: async (context) => {
    const { userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    await userEvent.click(body.getByRole('radio', { name: 'Radial' }));
    await userEvent.click(body.getByRole('radio', { name: /Blue/ }));
    drag(paper, [
      [0.5, 0.45],
      [0.55, 0.3],
      [0.5, 0.15],
      [0.45, 0.3],
      [0.5, 0.45],
    ]);
    await expect(await body.findByRole('application', { name: 'Drawing paper, 6 strokes' })).toBeInTheDocument();
  },
});

/** Once a pen was seen, a palm does not draw; its pressure is thickness (PAD-13). */
export const Pen = meta.story({
  args: { drawing: null, jewelryType: null },
  play: async (context) => {
    const { args, step, userEvent } = context;
    const body = bodyOf(context);
    const paper = await body.findByRole('application', { name: /Drawing paper/ });
    await step('a hand that rests beside the pen neither draws nor takes anything back', async () => {
      drag(paper, LINE, { pointerType: 'pen', pressure: 0.9 }, () => {
        for (const pointerId of [7, 8]) paper.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId, buttons: 1 }));
        for (const pointerId of [7, 8]) paper.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch', pointerId }));
      });
      drag(paper, [[0.9, 0.9], [0.8, 0.9]], { pointerType: 'touch', pointerId: 7 });
      await expect(await body.findByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
    });
    await step('a finger draws again when it is asked to', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Draw with a finger' }));
      drag(paper, LINE, { pointerType: 'touch' });
      await expect(await body.findByRole('application', { name: 'Drawing paper, 2 strokes' })).toBeInTheDocument();
    });
    await step('a palm that lies down first gives way to the pen', async () => {
      drag(paper, LINE, { pointerType: 'touch' }, () => drag(paper, LINE, { pointerType: 'pen', pressure: 0.4 }));
      await expect(await body.findByRole('application', { name: 'Drawing paper, 3 strokes' })).toBeInTheDocument();
    });
    await step('its pressure is kept', async () => {
      await userEvent.click(body.getByRole('button', { name: 'Use Drawing' }));
      const [path] = usedDrawing(args).paths;
      await expect(usedDrawing(args).paths.map(({ options }) => options.simulatePressure)).toEqual([false, true, false]);
      await expect(path?.points).toHaveLength(LINE.length);
      await expect(path?.points[1]?.[2]).toBe(0.9);
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
