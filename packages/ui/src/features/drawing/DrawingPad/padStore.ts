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
  /** The last stroke exceeded the limit of a drawing, and was not added. */
  readonly isFull: boolean;
  /** Only the pen draws; fingers and palms are ignored. */
  readonly isPenUsed: boolean;
  /** The last action, for announcements. */
  readonly announcement: string;
}

/** A drawing in progress. All functions can be passed on separately. */
export interface PadStore {
  readonly gestures: () => readonly Gesture[];
  readonly paths: () => readonly DrawingPath[];
  /** Adds a gesture, unless the drawing is full (`DRAWING_MAX_PATHS`). */
  readonly draw: (gesture: Gesture) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  /** Sets whether a pen is in use. The notice of a new pen moves the paper, so it waits for the end of the stroke. */
  readonly keepToPen: (isUsed: boolean) => void;
  readonly isPenUsed: () => boolean;
  readonly announce: (announcement: string) => void;
  /** The pointer is down: subscribers are notified once it is released. */
  readonly hold: () => void;
  /** The pointer was released without a stroke. */
  readonly release: () => void;
  /** Notified of each added or removed stroke, before other subscribers. */
  readonly onDrawn: (listener: () => void) => () => void;
  /** For `useSyncExternalStore`, as is `summary`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly summary: () => PadSummary;
}

/** Pauses between strokes of continuous drawing are shorter than this, ms. */
const REST_MS = 250;

const countPaths = ({ done }: PadHistory): number => done.reduce((sum, gesture) => sum + gesture.length, 0);

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => listeners.forEach((listener) => listener()),
    add: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
}

/**
 * Holds the strokes of a pad and their history. The paper is notified of each stroke immediately. Other subscribers
 * wait for a pause, unless a button appears or disappears, so that strokes do not re-render the whole dialog.
 */
export function createPadStore(paths: readonly DrawingPath[]): PadStore {
  let history = historyOf(paths);
  let announcement = '';
  let [isFull, isPenUsed] = [false, false];
  let rest: ReturnType<typeof setTimeout> | undefined;
  const paper = createListeners();
  const controls = createListeners();

  const summarize = (): PadSummary => ({
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    hasInk: history.done.some((gesture) => gesture.some(({ tool }) => tool === 'pencil')),
    strokes: countPaths(history),
    isFull,
    isPenUsed,
    announcement,
  });
  let summary = summarize();
  let published = history;

  function notify(): void {
    clearTimeout(rest);
    [summary, published] = [summarize(), history];
    controls.notify();
  }

  function notifyAtRest(): void {
    clearTimeout(rest);
    rest = setTimeout(notify, REST_MS);
  }

  function act(action: PadAction): void {
    isFull = false;
    history = padReducer(history, action);
    paper.notify();
  }

  function actAndAnnounce(action: PadAction, text: string): void {
    act(action);
    announcement = text;
    notify();
  }

  return {
    gestures: () => history.done,
    paths: () => pathsOf(history),
    draw(gesture) {
      if (countPaths(history) + gesture.length > DRAWING_MAX_PATHS) {
        isFull = true;
        paper.notify();
        return notify();
      }
      act({ do: 'draw', gesture });
      const now = summarize();
      announcement = countStrokes(now.strokes);
      const isButtonNew =
        summary.isFull ||
        now.canUndo !== summary.canUndo ||
        now.canRedo !== summary.canRedo ||
        now.hasInk !== summary.hasInk;
      if (isButtonNew) notify();
      else notifyAtRest();
    },
    undo: () => actAndAnnounce({ do: 'undo' }, drawingMessages.undone),
    redo: () => actAndAnnounce({ do: 'redo' }, drawingMessages.redone),
    clear: () => actAndAnnounce({ do: 'clear' }, drawingMessages.cleared),
    keepToPen(isUsed) {
      if (isUsed === isPenUsed) return;
      isPenUsed = isUsed;
      if (isUsed) notifyAtRest();
      else notify();
    },
    isPenUsed: () => isPenUsed,
    announce(text) {
      announcement = text;
      notify();
    },
    hold: () => clearTimeout(rest),
    release: () => {
      if (published !== history || summary.isPenUsed !== isPenUsed) notifyAtRest();
    },
    onDrawn: paper.add,
    subscribe: controls.add,
    summary: () => summary,
  };
}
