import { type ConfettiMetal, type ConfettiStone, stoneColours } from './stoneColours';

/** Stones seen from above, 20 units wide: the outline, a thin groove, and the table within it. */
const cuts = [
  'M6 0H14L20 6V14L14 20H6L0 14V6ZM6.8 2L2 6.8V13.2L6.8 18H13.2L18 13.2V6.8L13.2 2ZM7.4 3.4H12.6L16.6 7.4V12.6L12.6 16.6H7.4L3.4 12.6V7.4Z',
  'M10 0L17 3L20 10L17 17L10 20L3 17L0 10L3 3ZM10 2.2L4.5 4.5L2.2 10L4.5 15.5L10 17.8L15.5 15.5L17.8 10L15.5 4.5ZM7.5 4L12.5 4L16 7.5V12.5L12.5 16H7.5L4 12.5V7.5Z',
  'M10 0L20 7L10 20L0 7ZM10 2.4L2.8 7.2L10 16.8L17.2 7.2ZM10 4.4L14.6 7.5L10 13.8L5.4 7.5Z',
];

/**
 * Animates a burst of faceted stones from the centre of the upper half, for about 2 s.
 * @param canvas drawing surface; resized to the window
 * @param kinds metals and stones that supply the colours
 * @param signal ends the burst immediately
 */
export async function throwStones(
  canvas: HTMLCanvasElement,
  kinds: readonly (ConfettiMetal | ConfettiStone)[],
  signal: AbortSignal,
): Promise<void> {
  const engine = await import('canvas-confetti').catch(() => null);
  if (engine === null || signal.aborted) return;
  const confetti = engine.default;
  const fire = confetti.create(canvas, { resize: true, disableForReducedMotion: true });
  signal.addEventListener('abort', () => fire.reset());
  const shared = {
    shapes: cuts.map((path) => confetti.shapeFromPath({ path })),
    colors: kinds.flatMap((kind) => stoneColours[kind]),
    gravity: 0.9,
    ticks: 130,
    decay: 0.92,
    origin: { x: 0.5, y: 0.42 },
  };
  void fire({ ...shared, particleCount: 34, spread: 86, startVelocity: 42, scalar: 1.7 });
  void fire({ ...shared, particleCount: 22, spread: 130, startVelocity: 30, scalar: 1 });
}
