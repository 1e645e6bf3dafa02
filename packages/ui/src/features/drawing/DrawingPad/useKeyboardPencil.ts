import { DRAWING_SIZE } from '@jewelry/contract/constants';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { cursorAt, drawingMessages } from '../messages';
import { gestureOf, type PadSetting } from './padPointer';
import type { PadStore } from './padStore';
import type { PadSurface } from './padSurface';
import { strokePoint, type StrokePoint } from './strokes';

/** Distance that an arrow key moves the cursor, without and with Shift, units. */
const STEP = 8;
const LEAP = 32;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface KeyboardPencilOptions {
  readonly surface: RefObject<PadSurface | null>;
  readonly setting: PadSetting;
  readonly store: PadStore;
}

const within = (value: number): number => Math.min(DRAWING_SIZE, Math.max(0, value));

/** Draws with a cursor that the arrow keys move; Space lowers and raises the pencil, and Escape cancels the stroke. */
export function useKeyboardPencil({ surface, setting, store }: KeyboardPencilOptions) {
  const [cursor, setCursor] = useState({ x: DRAWING_SIZE / 2, y: DRAWING_SIZE / 2 });
  const [isDown, setDown] = useState(false);
  const points = useRef<StrokePoint[]>([]);

  const show = (): void => surface.current?.showLive({ ...setting, points: points.current, isPen: false });

  function put(): void {
    points.current = [strokePoint(cursor.x, cursor.y)];
    setDown(true);
    show();
    store.announce(`${drawingMessages.penDown} ${cursorAt(cursor.x, cursor.y)}`);
  }

  function lift(): void {
    setDown(false);
    store.draw(gestureOf(setting, points.current, false));
  }

  function drop(): void {
    setDown(false);
    surface.current?.drop();
    store.announce(drawingMessages.strokeDropped);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      const far = event.shiftKey ? LEAP : STEP;
      const next = { x: within(cursor.x + direction[0] * far), y: within(cursor.y + direction[1] * far) };
      setCursor(next);
      if (!isDown) return store.announce(cursorAt(next.x, next.y));
      points.current.push(strokePoint(next.x, next.y));
      show();
    } else if (event.key === ' ') {
      event.preventDefault();
      if (isDown) lift();
      else put();
    } else if (event.key === 'Escape' && isDown) {
      event.preventDefault();
      event.stopPropagation();
      drop();
    }
  }

  return { cursor, isDown, onKeyDown, onBlur: isDown ? lift : undefined };
}
