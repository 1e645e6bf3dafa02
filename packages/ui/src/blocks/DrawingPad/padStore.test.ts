import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lotus } from './fixtures';
import { createPadStore } from './padStore';

const [first, second] = [lotus.slice(0, 1), lotus.slice(1, 2)];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a drawing while it is made', () => {
  test('the paper has a stroke at once, and what lies around it when the hand rests', () => {
    const store = createPadStore([]);
    const [drawn, told] = [vi.fn(), vi.fn()];
    store.onDrawn(drawn);
    store.subscribe(told);

    store.draw(first);
    expect([drawn.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
    expect(store.paths()).toEqual(first);
    vi.runAllTimers();
    expect(told).toHaveBeenCalledOnce();
    expect(store.summary()).toEqual({ canUndo: true, canRedo: false, hasInk: true, strokes: 1, words: '1 stroke' });
  });

  test('strokes that follow each other quickly are told of once', () => {
    const store = createPadStore([]);
    const told = vi.fn();
    store.subscribe(told);
    store.draw(first);
    store.hold();
    vi.runAllTimers();
    expect(told).not.toHaveBeenCalled();
    store.draw(second);
    vi.runAllTimers();
    expect(told).toHaveBeenCalledOnce();
    expect(store.summary().words).toBe('2 strokes');
  });

  test('a stroke that is dropped does not keep the one before it untold', () => {
    const store = createPadStore([]);
    store.draw(first);
    store.hold();
    store.release();
    vi.runAllTimers();
    expect(store.summary().strokes).toBe(1);
  });

  test('undo, redo and Clear all are told of at once (PAD-04 to PAD-06)', () => {
    const store = createPadStore([...first, ...second]);
    store.undo();
    expect(store.summary()).toMatchObject({ strokes: 1, canRedo: true, words: 'Undone' });
    store.redo();
    expect(store.summary()).toMatchObject({ strokes: 2, canRedo: false, words: 'Redone' });
    store.clear();
    expect(store.summary()).toMatchObject({ strokes: 0, hasInk: false, canUndo: true, canRedo: true });
    store.undo();
    expect(store.paths()).toEqual([...first, ...second]);
  });

  test('a new stroke after Undo leaves nothing to redo (PAD-05)', () => {
    const store = createPadStore(first);
    store.undo();
    store.draw(second);
    store.redo();
    expect(store.paths()).toEqual(second);
  });
});
