import { screen } from 'storybook/test';

/** Waits for the paper of a story. */
export const findPaper = (): Promise<HTMLElement> => screen.findByRole('application', { name: /Drawing paper/ });

function contextOf(paper: HTMLElement): CanvasRenderingContext2D {
  const context = paper.parentElement?.querySelector('canvas')?.getContext('2d');
  if (!context) throw new Error('There is no paper');
  return context;
}

/** The pixels of the canvas under a paper, at the size of the canvas. */
export function pixelsOf(paper: HTMLElement): ImageData {
  const context = contextOf(paper);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

/** Simulates a lost context: an empty canvas with default drawing state. */
export const loseContext = (paper: HTMLElement): void => contextOf(paper).reset();

/** Restores the lost context. */
export const restoreContext = (paper: HTMLElement): void =>
  void contextOf(paper).canvas.dispatchEvent(new Event('contextrestored'));

/** The number of inked pixels. */
export function inked(paper: HTMLElement): number {
  const { data } = pixelsOf(paper);
  let count = 0;
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > 0) count += 1;
  return count;
}

/** Largest difference between the paper and an exported SVG in a pixel, from 0 to 1. */
export async function farthestApart(paper: ImageData, svg: string): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = paper.width;
  canvas.height = paper.height;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, paper.width, paper.height);
  const exported = context?.getImageData(0, 0, paper.width, paper.height).data ?? [];
  let most = 0;
  for (let index = 0; index < exported.length; index += 4) {
    const blackness = 255 - (exported[index] ?? 0);
    most = Math.max(most, Math.abs((paper.data[index + 3] ?? 0) - blackness) / 255);
  }
  return most;
}

/** Drags a pointer over the paper, in fractions of its side; `whileDown` runs before it is released. */
export function drag(
  paper: HTMLElement,
  points: readonly (readonly [number, number])[],
  init: PointerEventInit = {},
  whileDown?: () => void,
): void {
  const box = paper.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]): PointerEventInit => ({
    bubbles: true,
    pointerId: 1,
    isPrimary: true,
    clientX: box.left + x * box.width,
    clientY: box.top + y * box.height,
    ...init,
  });
  const [first, ...rest] = points;
  if (!first) return;
  paper.dispatchEvent(new PointerEvent('pointerdown', { ...at(first), buttons: 1 }));
  whileDown?.();
  for (const point of rest) paper.dispatchEvent(new PointerEvent('pointermove', { ...at(point), buttons: 1 }));
  paper.dispatchEvent(new PointerEvent('pointerup', at(rest.at(-1) ?? first)));
}

/** A stroke from the upper left to the lower right, in fractions of the paper's side. */
export const LINE = [
  [0.2, 0.2],
  [0.4, 0.3],
  [0.6, 0.5],
  [0.8, 0.6],
] as const;
