// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from './Form';

const animate = vi.fn<Element['animate']>();
Element.prototype.animate = animate;

afterEach(() => {
  cleanup();
  animate.mockClear();
  delete document.documentElement.dataset['motion'];
});

const refused = (refusals: number) => (
  <Form onSubmit={() => undefined} refusals={refusals} actions={null}>
    <input />
  </Form>
);

/** Durations of the shakes, ms. */
const shakes = () => animate.mock.calls.map(([, timing]) => (typeof timing === 'object' ? timing.duration : timing));

describe('a rejected form', () => {
  it('AUM-08, AUM-13: shakes for 820 ms after every rejection', () => {
    const { rerender } = render(refused(0));
    expect(shakes()).toEqual([]);
    rerender(refused(1));
    rerender(refused(1));
    rerender(refused(2));
    expect(shakes()).toEqual([820, 820]);
  });

  it('AUM-08: does not shake under reduced motion', () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const { rerender } = render(refused(0));
    rerender(refused(1));
    expect(shakes()).toEqual([]);
  });
});
