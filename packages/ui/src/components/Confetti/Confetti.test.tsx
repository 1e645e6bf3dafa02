// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Confetti } from './Confetti';
import { throwStones } from './throwStones';

vi.mock('./throwStones', () => ({ throwStones: vi.fn(async () => undefined) }));

afterEach(() => {
  vi.mocked(throwStones).mockClear();
  document.documentElement.removeAttribute('data-motion');
});

it('STA-25: starts one burst for each finished piece, in its colours, and takes no focus', async () => {
  const { container, rerender } = render(<Confetti burst={null} metal="rose-gold" stones={['ruby']} />);
  expect(container.querySelector('canvas')).toBeNull();
  rerender(<Confetti burst="first" metal="rose-gold" stones={['ruby']} />);
  await waitFor(() => expect(throwStones).toHaveBeenCalledOnce());
  expect(vi.mocked(throwStones).mock.calls[0]?.[1]).toEqual(['rose-gold', 'ruby']);
  expect(container.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
  expect(document.body).toHaveFocus();
  rerender(<Confetti burst="first" metal="rose-gold" stones={['ruby']} />);
  rerender(<Confetti burst="second" metal="rose-gold" stones={['ruby']} />);
  await waitFor(() => expect(throwStones).toHaveBeenCalledTimes(2));
});

it('STA-25: starts no burst under reduced motion', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const { container } = render(<Confetti burst="first" />);
  await import('./throwStones');
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.querySelector('canvas')).toBeNull();
  expect(throwStones).not.toHaveBeenCalled();
});
