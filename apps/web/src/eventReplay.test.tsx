// @vitest-environment jsdom
import { Button, Dialog, DialogTrigger } from '@jewelry/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replay } from './eventReplay';

describe.each([
  ['a pointer', true],
  ['a key', false],
])('a press with %s before hydration', (_, isPointed) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // React Aria moves the focus of a screen reader only after a frame without transitions; jsdom has none.
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('opens a dialog that is focused immediately, so that Escape closes it', () => {
    render(
      <DialogTrigger>
        <Button>Request a quote</Button>
        <Dialog title="Price estimate" closeLabel="Close">
          A price
        </Dialog>
      </DialogTrigger>,
    );
    const stop = vi.fn();
    const control = screen.getByRole('button', { name: 'Request a quote' });
    window.eventReplay = { control, isPointed, held: null, isScrolled: false, stopHolds: stop, stop };
    replay();
    act(() => void vi.advanceTimersByTime(0));
    expect(screen.getByRole('dialog', { name: 'Price estimate' }).contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
