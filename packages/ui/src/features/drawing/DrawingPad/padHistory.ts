import type { DrawingPath } from '@jewelry/contract';

/** The result of one gesture: a stroke with its repetitions. */
export type Gesture = readonly DrawingPath[];

export interface PadHistory {
  /** Gestures on the paper, in drawing order. */
  readonly done: readonly Gesture[];
  /** Undone gestures; the last one is redone first. */
  readonly undone: readonly Gesture[];
  /** Gestures removed by Clear all, when that was the last action: Undo restores them. */
  readonly cleared: readonly Gesture[] | null;
}

export type PadAction =
  | { readonly do: 'draw'; readonly gesture: Gesture }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'clear' };

/** The history of a reopened drawing, each of whose strokes can be undone. */
export const historyOf = (paths: readonly DrawingPath[]): PadHistory => ({
  done: paths.map((path) => [path]),
  undone: [],
  cleared: null,
});

export const pathsOf = ({ done }: PadHistory): readonly DrawingPath[] => done.flat();

export const canUndo = ({ done, cleared }: PadHistory): boolean => done.length > 0 || cleared !== null;
export const canRedo = ({ undone }: PadHistory): boolean => undone.length > 0;

/** The rules of undo, redo and Clear all. */
export function padReducer(history: PadHistory, action: PadAction): PadHistory {
  const { done, undone, cleared } = history;
  switch (action.do) {
    case 'draw':
      return { done: [...done, action.gesture], undone: [], cleared: null };
    case 'undo': {
      if (cleared) return { done: cleared, undone: undone.slice(0, undone.length - cleared.length), cleared: null };
      const last = done.at(-1);
      return last ? { done: done.slice(0, -1), undone: [...undone, last], cleared: null } : history;
    }
    case 'redo': {
      const next = undone.at(-1);
      return next ? { done: [...done, next], undone: undone.slice(0, -1), cleared: null } : history;
    }
    case 'clear':
      return done.length > 0 ? { done: [], undone: [...undone, ...done.toReversed()], cleared: done } : history;
    default:
      return action satisfies never;
  }
}
