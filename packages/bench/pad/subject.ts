/** The benchmark's driver in each page: sends the same strokes to every pad as pointer events. */

/** Adapter of a pad. */
interface Pad {
  /** Target of the pointer events; 512 x 512 px. */
  readonly paper: Element;
  readonly undo: () => void;
  /** Whether a point of the paper, px, has ink. */
  readonly hasInk: (x: number, y: number) => boolean;
}

/** Result of drawing strokes frame by frame. */
export interface Paced {
  readonly points: number;
  /** Frames more than 25 ms after the previous one. */
  readonly slowFrames: number;
}

export interface Subject {
  /** Draws for the given number of frames, at the speed of a hand. */
  drawPaced(frames: number): Promise<Paced>;
  /** Draws the given number of short strokes; the last one overlaps no other. */
  drawMany(strokes: number): Promise<void>;
  /** Undoes the last stroke; returns the frames and ms until the first frame without it. */
  timeUndo(): Promise<{ readonly frames: number; readonly ms: number }>;
}

declare global {
  interface Window {
    subject?: Subject;
  }
}

export const SIDE = 512;
export const BRUSH = 8;

type Line = readonly (readonly [x: number, y: number])[];

const POINTS_A_FRAME = 8;
const FRAMES_A_STROKE = 25;
const POINTS_OF_A_SHORT_STROKE = 20;
const SLOW_MS = 25;
/** Distance of strokes from the edge, px; only the undone stroke is closer. */
const MARGIN = 40;
const LAST: Line = Array.from({ length: POINTS_OF_A_SHORT_STROKE }, (_, step) => [8, 100 + 3 * step] as const);
const ON_LAST = [8, 120] as const;

export function hasInk(canvas: HTMLCanvasElement, x: number, y: number): boolean {
  const scale = canvas.width / SIDE;
  return (canvas.getContext('2d')?.getImageData(x * scale, y * scale, 1, 1).data[3] ?? 0) > 0;
}

/** A canvas in the corner of the page, for pads without one. */
export function addCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  document.body.append(canvas);
  return canvas;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Deterministic curves over the paper, in steps of 2 to 4 px. */
function wanderer(): (length: number) => Line {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const clamped = (value: number): number => Math.min(SIDE - MARGIN, Math.max(MARGIN, value));
  return (length) => {
    let [x, y, way, bend] = [80 + random() * 340, 80 + random() * 340, random() * 6.3, 0];
    return Array.from({ length }, () => {
      const isNearEdge = Math.min(x, y, SIDE - x, SIDE - y) < 1.5 * MARGIN;
      bend = isNearEdge ? 0.2 : bend * 0.9 + (random() - 0.5) * 0.12;
      way += bend;
      const step = 2 + 2 * random();
      [x, y] = [clamped(x + Math.cos(way) * step), clamped(y + Math.sin(way) * step)];
      return [x, y] as const;
    });
  };
}

/** Registers a pad with the benchmark. */
export function present({ paper, undo, hasInk: isInked }: Pad): void {
  const send = (type: string, [x, y]: readonly [number, number], isDown: boolean): void => {
    const { left, top } = paper.getBoundingClientRect();
    const init = {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      pointerType: 'mouse',
      pressure: isDown ? 0.5 : 0,
      button: type === 'pointermove' ? -1 : 0,
      buttons: isDown ? 1 : 0,
      clientX: left + x,
      clientY: top + y,
    };
    // Browsers include every event in its own coalesced events, and some pads read only those.
    paper.dispatchEvent(
      new PointerEvent(
        type,
        type === 'pointermove' ? { ...init, coalescedEvents: [new PointerEvent(type, init)] } : init,
      ),
    );
  };
  async function draw(line: Line, afterFrame: () => Promise<void>): Promise<void> {
    send('pointerdown', line[0]!, true);
    for (let from = 0; from < line.length; from += POINTS_A_FRAME) {
      for (const place of line.slice(from, from + POINTS_A_FRAME)) send('pointermove', place, true);
      await afterFrame();
    }
    send('pointerup', line.at(-1)!, false);
  }

  window.subject = {
    drawPaced: async (frames) => {
      const wander = wanderer();
      let slowFrames = 0;
      let last = await nextFrame();
      for (let drawn = 0; drawn < frames; drawn += FRAMES_A_STROKE) {
        await draw(wander(FRAMES_A_STROKE * POINTS_A_FRAME), async () => {
          const now = await nextFrame();
          if (now - last > SLOW_MS) slowFrames += 1;
          last = now;
        });
      }
      return { slowFrames, points: frames * POINTS_A_FRAME };
    },
    drawMany: async (strokes) => {
      const wander = wanderer();
      for (let drawn = 1; drawn <= strokes; drawn += 1) {
        await draw(drawn === strokes ? LAST : wander(POINTS_OF_A_SHORT_STROKE), () => Promise.resolve());
        if (drawn % 10 === 0) await nextFrame();
      }
      await nextFrame();
      await nextFrame();
    },
    timeUndo: async () => {
      if (!isInked(...ON_LAST)) throw new Error('The last stroke was not drawn');
      const began = performance.now();
      undo();
      for (let frames = 1; frames < 300; frames += 1) {
        await nextFrame();
        if (!isInked(...ON_LAST)) return { frames, ms: performance.now() - began };
      }
      throw new Error('The last stroke was not taken back');
    },
  };
}
