import type { DrawingPath } from '@jewelry/contract';
import { DRAWING_MAX_PATHS } from '@jewelry/contract/constants';
import { countStrokes, drawingMessages } from '../messages';
import {
  canRedo,
  canUndo,
  historyOf,
  padReducer,
  pathsOf,
  type Gesture,
  type PadAction,
  type PadHistory,
} from './padHistory';

/** State of the drawing for the controls around the paper. */
export interface PadSummary {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the pencil has drawn anything. */
  readonly hasInk: boolean;
  readonly strokes: number;
  /** The last stroke was one more than a drawing may have, and is not in it. */
  readonly isFull: boolean;
  /** Only the pen draws; fingers and palms rest. */
  readonly isPenUsed: boolean;
  /** The last action, for announcements. */
  readonly words: string;
}

/** A drawing while it is made. All of it is functions that may be passed on alone. */
export interface PadStore {
  readonly gestures: () => readonly Gesture[];
  readonly paths: () => readonly DrawingPath[];
  /** Adds a gesture, unless the drawing is full (`DRAWING_MAX_PATHS`). */
  readonly draw: (gesture: Gesture) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  /** A pen was seen, or is put away. What says so of the first moves the paper, and waits for the stroke to end. */
  readonly keepToPen: (isUsed: boolean) => void;
  readonly isPenUsed: () => boolean;
  readonly say: (words: string) => void;
  /** The pointer is down: subscribers are notified once it is up again. */
  readonly hold: () => void;
  /** The pencil is up and has left nothing. */
  readonly release: () => void;
  /** Notified of each stroke that is added or removed, before other subscribers. */
  readonly onDrawn: (listener: () => void) => () => void;
  /** For `useSyncExternalStore`, as is `summary`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly summary: () => PadSummary;
}

/** A hand that continues to draw lifts the pencil for less than this, ms. */
const REST_MS = 250;

const countPaths = ({ done }: PadHistory): number => done.reduce((sum, gesture) => sum + gesture.length, 0);

function audience() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => listeners.forEach((listener) => listener()),
    add: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
}

/**
 * Holds the strokes of a pad and their history. The paper is notified of each stroke at once; other subscribers wait
 * until the hand rests, unless a button comes or goes with it: a stroke does not pay for a new look of the whole
 * dialog.
 */
export function createPadStore(paths: readonly DrawingPath[]): PadStore {
  let history = historyOf(paths);
  let words = '';
  let [isFull, isPenUsed] = [false, false];
  let rest: ReturnType<typeof setTimeout> | undefined;
  const paper = audience();
  const around = audience();

  const sumUp = (): PadSummary => ({
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    hasInk: history.done.some((gesture) => gesture.some(({ tool }) => tool === 'pencil')),
    strokes: countPaths(history),
    isFull,
    isPenUsed,
    words,
  });
  let summary = sumUp();
  let told = history;

  function tell(): void {
    clearTimeout(rest);
    [summary, told] = [sumUp(), history];
    around.tell();
  }

  function tellAtRest(): void {
    clearTimeout(rest);
    rest = setTimeout(tell, REST_MS);
  }

  function act(action: PadAction): void {
    isFull = false;
    history = padReducer(history, action);
    paper.tell();
  }

  function actAndSay(action: PadAction, said: string): void {
    act(action);
    words = said;
    tell();
  }

  return {
    gestures: () => history.done,
    paths: () => pathsOf(history),
    draw(gesture) {
      if (countPaths(history) + gesture.length > DRAWING_MAX_PATHS) {
        isFull = true;
        paper.tell();
        return tell();
      }
      act({ do: 'draw', gesture });
      const now = sumUp();
      words = countStrokes(now.strokes);
      const isButtonNew =
        summary.isFull ||
        now.canUndo !== summary.canUndo ||
        now.canRedo !== summary.canRedo ||
        now.hasInk !== summary.hasInk;
      if (isButtonNew) tell();
      else tellAtRest();
    },
    undo: () => actAndSay({ do: 'undo' }, drawingMessages.undone),
    redo: () => actAndSay({ do: 'redo' }, drawingMessages.redone),
    clear: () => actAndSay({ do: 'clear' }, drawingMessages.cleared),
    keepToPen(isUsed) {
      if (isUsed === isPenUsed) return;
      isPenUsed = isUsed;
      if (isUsed) tellAtRest();
      else tell();
    },
    isPenUsed: () => isPenUsed,
    say(said) {
      words = said;
      tell();
    },
    hold: () => clearTimeout(rest),
    release: () => {
      if (told !== history || summary.isPenUsed !== isPenUsed) tellAtRest();
    },
    onDrawn: paper.add,
    subscribe: around.add,
    summary: () => summary,
  };
}
