// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureEvents } from './captureEvents';
import { loadDeferredScripts } from './loadDeferredScripts';

const press = (selector: string, type = 'click', detail = 1) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));

describe('captureEvents', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="root"><button><span>Like</span></button><a href="/gallery">Gallery</a><form></form></div>';
    captureEvents();
  });
  afterEach(() => {
    window.eventReplay?.stop();
    delete window.eventReplay;
  });

  it('records the last button pressed or held, but no links, and prevents form submission', () => {
    press('span', 'pointerdown');
    expect(window.eventReplay?.held?.tagName).toBe('BUTTON');
    press('span');
    expect(window.eventReplay).toMatchObject({ held: null, control: document.querySelector('button') });
    press('a');
    expect(window.eventReplay?.control?.tagName).toBe('BUTTON');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    window.dispatchEvent(new Event('scroll'));
    expect(window.eventReplay?.isScrolled).toBe(true);
  });

  it('distinguishes a press with a pointer from one with a key', () => {
    press('span');
    expect(window.eventReplay?.isPointed).toBe(true);
    press('span', 'click', 0);
    expect(window.eventReplay?.isPointed).toBe(false);
  });

  it('records nothing after it is stopped', () => {
    window.eventReplay?.stopHolds();
    press('button', 'pointerdown');
    expect(window.eventReplay?.held).toBeNull();
    window.eventReplay?.stop();
    press('button');
    expect(window.eventReplay?.control).toBeNull();
  });
});

describe('loadDeferredScripts', () => {
  let reportPaint = (): void => undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML =
      '<link rel="waiting" href="/libraries.js"><script type="waiting" src="/main.js"></script>';
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: (list: { getEntriesByName: () => unknown[] }) => void) {
          reportPaint = () => callback({ getEntriesByName: () => [{}] });
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    loadDeferredScripts();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });
  const typeOfScript = () => document.querySelector('script')?.type;

  it.each([
    '<img fetchpriority="high" src="/piece.webp">',
    '<img loading="eager" src="/first.webp"><img src="/second.webp">',
  ])('loads the scripts once the main image is painted: %s', (images) => {
    document.body.innerHTML = `<div id="root">${images}</div>`;
    const image = document.querySelector('img');
    Object.defineProperty(image, 'complete', { value: false });
    reportPaint();
    expect(typeOfScript()).toBe('waiting');
    image?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(100);
    expect(typeOfScript()).toBe('module');
    expect(document.querySelector('link')?.rel).toBe('modulepreload');
  });

  it('leaves a loaded main image one frame to be painted', () => {
    document.body.innerHTML = '<div id="root"><img loading="eager" src="/first.webp"></div>';
    Object.defineProperty(document.querySelector('img'), 'complete', { value: true });
    reportPaint();
    expect(typeOfScript()).toBe('waiting');
    vi.advanceTimersByTime(100);
    expect(typeOfScript()).toBe('module');
  });

  it('loads them one second after the load event without a paint', () => {
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(999);
    expect(typeOfScript()).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(typeOfScript()).toBe('module');
  });
});
