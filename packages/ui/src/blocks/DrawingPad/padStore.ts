import type { DrawingPath } from '@jewelry/contract';
import { countStrokes, drawingMessages } from '../../messages/drawing';
import { canRedo, canUndo, historyOf, padReducer, pathsOf, type Gesture, type PadAction } from './padHistory';

/** What is said of the drawing around the paper. */
export interface PadSummary {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the pencil has drawn anything. */
  readonly hasInk: boolean;
  readonly strokes: number;
  /** What was done last, for those who listen. */
  readonly words: string;
}

/** A drawing while it is made. All of it is functions that may be passed on alone. */
export interface PadStore {
  readonly gestures: () => readonly Gesture[];
  readonly paths: () => readonly DrawingPath[];
  readonly draw: (gesture: Gesture) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly say: (words: string) => void;
  /** The pencil is down: nothing is said until it is up again. */
  readonly hold: () => void;
  /** The pencil is up and has left nothing. */
  readonly release: () => void;
  /** Hears of each stroke that comes or goes, before anything is said of it. */
  readonly onDrawn: (listener: () => void) => () => void;
  /** For `useSyncExternalStore`, as is `summary`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly summary: () => PadSummary;
}

/** A hand that goes on drawing lifts the pencil for less than this, ms. */
const REST_MS = 250;

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
 * Keeps the strokes of a pad and their history. The paper hears of each stroke at once; what is said around it waits until
 * the hand rests, unless a button comes or goes with it: a stroke does not pay for a new look of the whole dialog.
 */
export function createPadStore(paths: readonly DrawingPath[]): PadStore {
  let history = historyOf(paths);
  let words = '';
  let rest: ReturnType<typeof setTimeout> | undefined;
  const paper = audience();
  const around = audience();

  const sumUp = (): PadSummary => ({
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    hasInk: history.done.some((gesture) => gesture.some(({ tool }) => tool === 'pencil')),
    strokes: history.done.reduce((sum, gesture) => sum + gesture.length, 0),
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
      act({ do: 'draw', gesture });
      const now = sumUp();
      words = countStrokes(now.strokes);
      const isButtonNew = now.canUndo !== summary.canUndo || now.canRedo !== summary.canRedo || now.hasInk !== summary.hasInk;
      if (isButtonNew) tell();
      else tellAtRest();
    },
    undo: () => actAndSay({ do: 'undo' }, drawingMessages.undone),
    redo: () => actAndSay({ do: 'redo' }, drawingMessages.redone),
    clear: () => actAndSay({ do: 'clear' }, drawingMessages.cleared),
    say(said) {
      words = said;
      tell();
    },
    hold: () => clearTimeout(rest),
    release: () => {
      if (told !== history) tellAtRest();
    },
    onDrawn: paper.add,
    subscribe: around.add,
    summary: () => summary,
  };
}
