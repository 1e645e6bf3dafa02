import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { sampleImages } from '../../../testing/sampleImages';
import { Lightbox } from './Lightbox';
import { OpeningLightbox } from './testing/OpeningLightbox';

const images = sampleImages(6);
const [, second, third] = images;

const meta = preview.meta({
  title: 'Images/Lightbox/Zoom',
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  args: { images, imageId: second?.id ?? null, onImageChange: fn(), onClose: fn(), totalCount: 20 },
  render: (args) => <OpeningLightbox {...args} />,
});

export const Zooms = meta.story({
  play: async ({ userEvent, step }) => {
    const zoomIn = await screen.findByRole('button', { name: 'Zoom in' });
    await step('zooms to 3 in steps of a half (LBX-02)', async () => {
      await userEvent.click(zoomIn);
      await expect(screen.getByText('1.5×')).toBeInTheDocument();
      await userEvent.keyboard('+++++');
      await expect(screen.getByText('3×')).toBeInTheDocument();
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    });
    await step('resets the zoom for another image (LBX-14)', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(await screen.findByText('1×')).toBeInTheDocument();
    });
  },
});

/** At 3 and at 1 the zoom button is disabled but keeps the focus, and Escape closes (LBX-05). */
export const KeepsFocusAtTheLimits = meta.story({
  play: async ({ userEvent, args, step }) => {
    for (const [name, presses, limit] of [
      ['Zoom in', 4, '3×'],
      ['Zoom out', 4, '1×'],
    ] as const) {
      await step(`${name} down to ${limit}`, async () => {
        const button = await screen.findByRole('button', { name });
        button.focus();
        await userEvent.keyboard('{Enter}'.repeat(presses));
        await expect(await screen.findByText(limit)).toBeInTheDocument();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await waitFor(() => expect(button).toHaveFocus());
      });
    }
    await step('ignores another press', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText('1×')).toBeInTheDocument();
    });
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

type At = readonly [x: number, y: number];

/** Puts fingers in the center of the picture, moves each by its offset in px, and lifts them. */
async function drag(frame: Element, ...ways: readonly At[]): Promise<void> {
  const { x, y, width, height } = frame.getBoundingClientRect();
  const finger = (index: number, way: At) => ({
    pointerId: index + 2,
    pointerType: 'touch',
    isPrimary: index === 0,
    button: 0,
    clientX: x + width / 2 + (index === 0 ? -20 : 20) + way[0],
    clientY: y + height / 2 + way[1],
  });
  for (const [index] of ways.entries()) await fireEvent.pointerDown(frame, finger(index, [0, 0]));
  for (const [index, way] of ways.entries()) await fireEvent.pointerMove(frame, finger(index, way));
  for (const [index, way] of ways.entries()) await fireEvent.pointerUp(frame, finger(index, way));
}

/** Synchronous, so that on a busy machine it does not become two single taps. */
function doubleTap(frame: Element): void {
  const { x, y, width, height } = frame.getBoundingClientRect();
  const at = {
    bubbles: true,
    pointerId: 9,
    isPrimary: true,
    button: 0,
    clientX: x + width / 2,
    clientY: y + height / 2,
  };
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
    frame.dispatchEvent(new PointerEvent(type, at));
}

const frameOf = (picture: HTMLElement): Element => {
  const frame = picture.closest('[data-stage]');
  if (!frame) throw new Error('The picture stands on no stage');
  // Browsers cannot capture synthetic pointers.
  Object.assign(frame, { setPointerCapture: () => undefined });
  return frame;
};

/** Touch: swipe at zoom 1, pinch, pan while zoomed, double tap (LBX-02 to LBX-04). */
export const ByTouch = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    const frame = frameOf(await screen.findByRole('img', { name: second?.prompt }));
    const picture = () => frame.querySelector('[data-shown]')?.getBoundingClientRect();
    await step('a swipe is longer than 50 px', async () => {
      await drag(frame, [-50, 0]);
      await expect(args.onImageChange).not.toHaveBeenCalled();
      await drag(frame, [-51, 0]);
      await expect(await screen.findByText('3 / 20')).toBeInTheDocument();
      await waitFor(() => expect(args.onImageChange.mock.calls).toEqual([[third?.id]]));
    });
    await step('a pinch zooms, and snaps to a step', async () => {
      await drag(frame, [-22, 0], [22, 0]);
      await expect(await screen.findByText('2×')).toBeInTheDocument();
    });
    await step('one finger pans while zoomed', async () => {
      const before = picture()?.x ?? 0;
      await drag(frame, [-90, 0]);
      await waitFor(() => expect(picture()?.x ?? 0).toBeLessThan(before - 60));
      await expect(args.onImageChange).toHaveBeenCalledTimes(1);
    });
    await step('a double tap resets the zoom, another one zooms to 2', async () => {
      for (const zoom of ['1×', '2×']) {
        doubleTap(frame);
        await expect(await screen.findByText(zoom)).toBeInTheDocument();
      }
    });
  },
});

/** The wheel zooms at the pointer and does not scroll the page. */
export const ByWheel = meta.story({
  play: async () => {
    const frame = frameOf(await screen.findByRole('img', { name: second?.prompt }));
    const isLeftToThePage = await fireEvent.wheel(frame, { deltaY: -100 });
    await expect(isLeftToThePage).toBe(false);
    await expect(await screen.findByText('1.5×')).toBeInTheDocument();
  },
});
