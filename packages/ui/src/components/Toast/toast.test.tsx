// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastStage } from './ToastStage';
import { toast, toastQueue } from './toastQueue';

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<ToastStage aria-label="Notifications (F8)" closeLabel="Close" place={document.body} />);
  });

  afterEach(() => {
    act(() => toastQueue().clear());
    cleanup();
    vi.useRealTimers();
  });

  it('CON-09, TST-04 close by themselves after 5 s', () => {
    act(() => void toast({ title: 'Link copied!' }));
    wait(4900);
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
  });

  it('TST-04 pause while the window is in the background', () => {
    act(() => void toast({ title: 'Link copied!' }));
    wait(4000);
    act(() => void fireEvent.blur(window));
    wait(60_000);
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
    act(() => void fireEvent.focus(window));
    wait(1100);
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
  });

  it('TST-04 pause on hover and on focus', () => {
    act(() => void toast({ title: 'Link copied!' }));
    const region = screen.getByRole('region');
    wait(4000);
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    wait(60_000);
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
    fireEvent.pointerLeave(region, { pointerType: 'mouse' });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    wait(60_000);
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
    act(() => (document.activeElement as HTMLElement).blur());
    wait(5100);
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
  });

  it('TST-04 stay paused on focus when the window returns to the foreground', () => {
    act(() => void toast({ title: 'Link copied!' }));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => void fireEvent.blur(window));
    act(() => void fireEvent.focus(window));
    wait(60_000);
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
  });

  it('TST-04 stay open until used or closed when they have an action', () => {
    const onPress = vi.fn();
    act(() => void toast({ title: 'Limit', variant: 'limit', action: { label: 'Upgrade', onPress } }));
    wait(600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Limit')).not.toBeInTheDocument();
  });

  it('CON-09, TST-03 replace each other', () => {
    act(() => void toast({ title: 'First' }));
    act(() => void toast({ title: 'Second' }));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    wait(5100);
    expect(screen.queryByText('First')).not.toBeInTheDocument();
  });

  it('TST-02 announce failures at once and everything else politely', () => {
    act(() => void toast({ title: 'Saved' }));
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('Saved');
    act(() => void toast({ title: 'Failed', variant: 'destructive' }));
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('Failed');
  });

  it('CON-09, TST-05, TST-07 reopen with F8 within 10 s, not later', () => {
    act(() => void toast({ title: 'Link copied!' }));
    wait(5100);
    wait(9000);
    act(() => void fireEvent.keyDown(document, { key: 'F8' }));
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    wait(10_100);
    act(() => void fireEvent.keyDown(document, { key: 'F8' }));
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
  });

  it('CON-09, TST-06 close when swiped 50 px towards the edge, not less', () => {
    act(() => void toast({ title: 'Link copied!' }));
    const card = screen.getByRole('alertdialog');
    card.setPointerCapture = () => undefined;
    const push = (px: number) => {
      fireEvent.pointerDown(card, { clientX: 100, clientY: 10, button: 0 });
      fireEvent.pointerMove(card, { clientX: 100 + px, clientY: 10 });
      fireEvent.pointerUp(card, { clientX: 100 + px, clientY: 10 });
    };
    push(49);
    expect(screen.getByText('Link copied!')).toBeInTheDocument();
    push(50);
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument();
  });
});
