// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShake } from './useShake';

const animate = vi.fn();
function shake(): void {
  const { result } = renderHook(() => useShake<HTMLElement>());
  const [ref, run] = result.current;
  ref.current = Object.assign(document.createElement('div'), { animate });
  run();
}

afterEach(() => {
  animate.mockReset();
  document.documentElement.removeAttribute('data-motion');
});

it('CON-11, AUM-08: a form shakes once for 820 ms', () => {
  shake();
  expect(animate).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ duration: 820 }));
});

it('AUM-08: does not move under reduced motion', () => {
  document.documentElement.dataset['motion'] = 'reduced';
  shake();
  expect(animate).not.toHaveBeenCalled();
});
