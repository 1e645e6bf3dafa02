// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isOverlayEntry, useBackToClose, whenSettled } from './useBackToClose';

/** A controlled overlay. */
function overlay() {
  const closed = vi.fn();
  const hook = renderHook(({ isOpen }) => useBackToClose(isOpen, closed), { initialProps: { isOpen: true } });
  closed.mockImplementation(() => hook.rerender({ isOpen: false }));
  return { closed, close: () => hook.rerender({ isOpen: false }), leave: hook.unmount };
}

const overlays: ReturnType<typeof overlay>[] = [];
const opened = () => {
  const one = overlay();
  overlays.push(one);
  return one;
};

afterEach(async () => {
  for (const one of overlays.splice(0)) one.leave();
  await vi.waitUntil(() => !isOverlayEntry());
});

it('LBX-09, LBX-15: Back closes only the topmost dialog, then the one below it', async () => {
  const [room, quote] = [opened(), opened()];
  history.back();
  await waitFor(() => expect(quote.closed).toHaveBeenCalledTimes(1));
  expect(room.closed).not.toHaveBeenCalled();
  expect(isOverlayEntry()).toBe(true);
  history.back();
  await waitFor(() => expect(room.closed).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
});

it('removes its history entry when it closes in another way, and keeps the dialog below it open', async () => {
  const [room, quote] = [opened(), opened()];
  quote.close();
  await waitFor(() => expect(history.state).toMatchObject({ overlays: 1 }));
  expect(room.closed).not.toHaveBeenCalled();
  const again = opened();
  expect(history.state).toMatchObject({ overlays: 2 });
  history.back();
  await waitFor(() => expect(again.closed).toHaveBeenCalledTimes(1));
  expect(room.closed).not.toHaveBeenCalled();
});

it('removes all history entries when all close at the same time', async () => {
  const [room, quote] = [opened(), opened()];
  quote.close();
  room.close();
  await waitFor(() => expect(isOverlayEntry()).toBe(false));
});

it('delays navigation until the history entry is removed, so that removing it does not undo the navigation', async () => {
  const room = opened();
  const go = vi.fn(() => history.pushState(null, '', '/elsewhere'));
  const giveBack = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementationOnce((by) => {
    giveBack(by);
    whenSettled(go);
    expect(go).not.toHaveBeenCalled();
  });
  room.close();
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/elsewhere');
});
