import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import type { Drawing } from '../drawing';
import { DrawingPad, type DrawingPadProps } from './DrawingPad';
import { lotusDrawing } from './fixtures';
import { drag, farthestApart, restoreContext, inked, LINE, findPaper, pixelsOf, loseContext } from './testing/paper';

const meta = preview.meta({
  title: 'Drawing/DrawingPad/Paper',
  component: DrawingPad,
  parameters: { layout: 'fullscreen' },
  args: { drawing: null, jewelryType: null, onUse: fn<DrawingPadProps['onUse']>(), onCancel: fn() },
});

/** The drawing passed to `onUse`. */
function usedDrawing({ onUse }: Pick<DrawingPadProps, 'onUse'>): Drawing {
  const [call] = mocked(onUse).mock.calls;
  if (!call) throw new Error('Use Drawing has handed nothing over');
  return call[0];
}

/** The last announcement; excludes the outputs of the sliders, which are status elements too. */
const announced = () => screen.getByText((_, element) => element?.matches('p[role="status"]') ?? false);

/** A stroke, its undo and redo, and the finished drawing (PAD-01, PAD-04, PAD-05, PAD-09, PAD-10, PAD-11). */
export const Draws = meta.story({
  play: async ({ args, step, userEvent }) => {
    const paper = await findPaper();
    await step('a pointer draws a dot when it is pressed, and a line as it moves', async () => {
      drag(paper, LINE, {}, () => void expect(inked(paper)).toBeGreaterThan(20));
      await waitFor(() => expect(inked(paper)).toBeGreaterThan(500));
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
    });
    await step('undo and redo', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(inked(paper)).toBe(0));
      await userEvent.keyboard('{Control>}y{/Control}');
      await waitFor(() => expect(inked(paper)).toBeGreaterThan(500));
    });
    await step('redraws the paper after a lost context is restored', async () => {
      const before = inked(paper);
      loseContext(paper);
      await expect(inked(paper)).toBe(0);
      restoreContext(paper);
      await expect(inked(paper)).toBe(before);
    });
    await step('Use Drawing submits strokes, PNG and SVG of the drawn shape', async () => {
      const onPaper = pixelsOf(paper);
      await userEvent.click(screen.getByRole('button', { name: 'Use Drawing' }));
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

/**
 * The eraser removes ink. Clear all can be undone immediately, or rebuilt stroke by stroke with Redo (PAD-01, PAD-06).
 */
export const ErasesAndClears = meta.story({
  play: async ({ step, userEvent }) => {
    const paper = await findPaper();
    drag(paper, LINE);
    drag(paper, [
      [0.2, 0.8],
      [0.8, 0.8],
    ]);
    await waitFor(() => expect(inked(paper)).toBeGreaterThan(1000));
    const before = inked(paper);
    await step('the eraser', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Eraser' }));
      drag(paper, [
        [0.5, 0.7],
        [0.5, 0.9],
      ]);
      await waitFor(() => expect(inked(paper)).toBeLessThan(before));
    });
    await step('Undo after Clear all restores everything', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(inked(paper)).toBe(0));
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 3 strokes' })).toBeInTheDocument();
    });
    await step('Redo after Clear all rebuilds in drawing order', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
    });
  },
});

/** The eraser has just crossed the lotus and is still selected. */
export const Erasing = meta.story({
  args: { drawing: lotusDrawing, jewelryType: 'pendant' },
  play: async ({ userEvent }) => {
    const paper = await findPaper();
    const before = inked(paper);
    await userEvent.click(screen.getByRole('radio', { name: 'Eraser' }));
    await userEvent.keyboard(']'.repeat(12));
    drag(paper, [
      [0.3, 0.42],
      [0.4, 0.52],
      [0.6, 0.62],
      [0.74, 0.8],
    ]);
    await waitFor(() => expect(inked(paper)).toBeLessThan(before));
    await expect(screen.getByRole('slider', { name: 'Brush size' })).toHaveValue('20');
  },
});

/** Arrow keys, Space and Escape draw without a pointer (PAD-14). */
export const ByKeyboard = meta.story({
  play: async ({ step, userEvent }) => {
    const paper = await findPaper();
    paper.focus();
    await step('Space puts the pencil down, the arrows draw, Space lifts it', async () => {
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown} ');
      await waitFor(() => expect(inked(paper)).toBeGreaterThan(100));
      await waitFor(() => expect(announced()).toHaveTextContent('1 stroke'));
    });
    await step('Escape cancels a stroke and leaves the pad open', async () => {
      await userEvent.keyboard(' {ArrowLeft}{Escape}');
      await expect(screen.getByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
      await expect(announced()).toHaveTextContent('Stroke dropped');
    });
    await step('letters choose tools and sizes', async () => {
      await userEvent.keyboard('e]]');
      await expect(screen.getByRole('radio', { name: 'Eraser' })).toBeChecked();
      await expect(screen.getByRole('slider', { name: 'Brush size' })).toHaveValue('10');
    });
  },
});

export const Mirrored = meta.story({
  args: { jewelryType: 'pendant' },
  play: async ({ step, userEvent }) => {
    const paper = await findPaper();
    await step('one stroke draws both sides', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Mirror' }));
      drag(paper, [
        [0.2, 0.3],
        [0.3, 0.5],
        [0.45, 0.6],
      ]);
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 2 strokes' })).toBeInTheDocument();
    });
    await step('Undo removes both', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 0 strokes' })).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    });
  },
});

export const Rosette = meta.story({
  play: async ({ userEvent }) => {
    const paper = await findPaper();
    await userEvent.click(screen.getByRole('radio', { name: 'Radial' }));
    await userEvent.click(screen.getByRole('radio', { name: /Blue/ }));
    drag(paper, [
      [0.5, 0.45],
      [0.55, 0.3],
      [0.5, 0.15],
      [0.45, 0.3],
      [0.5, 0.45],
    ]);
    await expect(await screen.findByRole('application', { name: 'Drawing paper, 6 strokes' })).toBeInTheDocument();
  },
});

/** After a pen was used, a palm does not draw; pressure changes the thickness (PAD-13). */
export const Pen = meta.story({
  play: async ({ args, step, userEvent }) => {
    const paper = await findPaper();
    await step('a palm next to the pen neither draws nor undoes', async () => {
      drag(paper, LINE, { pointerType: 'pen', pressure: 0.9 }, () => {
        for (const pointerId of [7, 8])
          paper.dispatchEvent(
            new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', pointerId, buttons: 1 }),
          );
        for (const pointerId of [7, 8])
          paper.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch', pointerId }));
      });
      drag(
        paper,
        [
          [0.9, 0.9],
          [0.8, 0.9],
        ],
        { pointerType: 'touch', pointerId: 7 },
      );
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 1 stroke' })).toBeInTheDocument();
    });
    await step('a finger draws again after the user enables it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Draw with a finger' }));
      drag(paper, LINE, { pointerType: 'touch' });
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 2 strokes' })).toBeInTheDocument();
    });
    await step('the pen cancels the stroke of a palm that was down first', async () => {
      drag(paper, LINE, { pointerType: 'touch' }, () => drag(paper, LINE, { pointerType: 'pen', pressure: 0.4 }));
      await expect(await screen.findByRole('application', { name: 'Drawing paper, 3 strokes' })).toBeInTheDocument();
    });
    await step('records the pressure of the pen', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use Drawing' }));
      const [path] = usedDrawing(args).paths;
      await expect(usedDrawing(args).paths.map(({ options }) => options.simulatePressure)).toEqual([
        false,
        true,
        false,
      ]);
      await expect(path?.points).toHaveLength(LINE.length);
      await expect(path?.points[1]?.[2]).toBe(0.9);
    });
  },
});
