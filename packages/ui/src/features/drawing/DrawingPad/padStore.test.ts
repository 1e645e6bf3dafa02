import { DRAWING_MAX_PATHS } from '@jewelry/contract/constants';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lotus } from './fixtures';
import { createPadStore } from './padStore';

const [first, second] = [lotus.slice(0, 1), lotus.slice(1, 2)];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a drawing in progress', () => {
  test('draws the first stroke immediately, and it can be undone immediately', () => {
    const store = createPadStore([]);
    const [drawn, notified] = [vi.fn(), vi.fn()];
    store.onDrawn(drawn);
    store.subscribe(notified);
    store.draw(first);
    expect([drawn.mock.calls.length, notified.mock.calls.length]).toEqual([1, 1]);
    expect(store.summary()).toEqual({
      canUndo: true,
      canRedo: false,
      hasInk: true,
      strokes: 1,
      isFull: false,
      isPenUsed: false,
      announcement: '1 stroke',
    });
  });

  test('draws further strokes immediately, and notifies after a pause', () => {
    const store = createPadStore(first);
    const notified = vi.fn();
    store.subscribe(notified);
    store.draw(second);
    store.hold();
    vi.runAllTimers();
    expect(notified).not.toHaveBeenCalled();
    store.draw(first);
    expect(store.paths()).toHaveLength(3);
    vi.runAllTimers();
    expect(notified).toHaveBeenCalledOnce();
    expect(store.summary().announcement).toBe('3 strokes');
  });

  test('notifies of a stroke although the next one is cancelled', () => {
    const store = createPadStore(first);
    store.draw(second);
    store.hold();
    store.release();
    vi.runAllTimers();
    expect(store.summary().strokes).toBe(2);
  });

  test('keeps the paper in place during the first stroke of a pen, and ignores palms immediately (PAD-13)', () => {
    const store = createPadStore(first);
    store.keepToPen(true);
    store.hold();
    vi.runAllTimers();
    expect([store.isPenUsed(), store.summary().isPenUsed]).toEqual([true, false]);
    store.release();
    vi.runAllTimers();
    expect(store.summary().isPenUsed).toBe(true);
  });

  test('notifies of undo, redo and Clear all immediately (PAD-04 to PAD-06)', () => {
    const store = createPadStore([...first, ...second]);
    store.undo();
    expect(store.summary()).toMatchObject({ strokes: 1, canRedo: true, announcement: 'Undone' });
    store.redo();
    expect(store.summary()).toMatchObject({ strokes: 2, canRedo: false, announcement: 'Redone' });
    store.clear();
    expect(store.summary()).toMatchObject({ strokes: 0, hasInk: false, canUndo: true, canRedo: true });
    store.undo();
    expect(store.paths()).toEqual([...first, ...second]);
  });

  test('refuses a stroke over the limit with a message, and accepts one again after Undo', () => {
    const store = createPadStore(Array.from({ length: DRAWING_MAX_PATHS }, () => first).flat());
    const shown = vi.fn();
    store.onDrawn(shown);
    store.draw(first);
    expect(shown).toHaveBeenCalledOnce();
    expect(store.summary()).toMatchObject({ strokes: DRAWING_MAX_PATHS, isFull: true });
    store.undo();
    store.draw(second);
    expect(store.summary()).toMatchObject({ isFull: false });
    expect(store.paths().at(-1)).toBe(second[0]);
  });

  test('has nothing to redo after Undo and a new stroke (PAD-05)', () => {
    const store = createPadStore(first);
    store.undo();
    store.draw(second);
    store.redo();
    expect(store.paths()).toEqual(second);
  });
});
