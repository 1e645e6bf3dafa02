// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleImage } from '../../testing/sampleImages';
import { toastQueue } from '../../components/Toast/toastQueue';
import { media } from '../../theme/media';
import { InApp } from '../../testing/InApp';
import { useLinkActions } from './useLinkActions';

const writeText = vi.fn<(text: string) => Promise<void>>();
const shareSheet = vi.fn<(data: ShareData) => Promise<void>>();

/** A device with a clipboard: handheld or desktop, with or without a share sheet. */
function onDevice({ isTouch = false, hasSheet = false } = {}) {
  writeText.mockReset().mockResolvedValue();
  shareSheet.mockReset().mockResolvedValue();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isTouch && query === media.touch }),
  );
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  if (hasSheet) Object.defineProperty(navigator, 'share', { value: shareSheet, configurable: true });
  const { result } = renderHook(() => useLinkActions(), {
    wrapper: ({ children }: { children: ReactNode }) => <InApp>{children}</InApp>,
  });
  return result.current;
}

afterEach(() => {
  vi.unstubAllGlobals();
  toastQueue().clear();
  Reflect.deleteProperty(navigator, 'share');
});

const image = sampleImage(1);
const link = `${location.origin}/share/${image.id}`;
const visibleToast = () => toastQueue().visibleToasts[0]?.content;

describe('the link of a picture', () => {
  it('CRD-05: is copied, and for a private picture the toast says who can see it', async () => {
    const { copyLink } = onDevice();
    await act(() => copyLink(image));
    expect(writeText).toHaveBeenCalledWith(link);
    expect(visibleToast()).toMatchObject({ title: 'Link copied!', description: undefined });
    await act(() => copyLink({ ...image, is_private: true }));
    expect(visibleToast()).toMatchObject({ title: 'Link copied!', description: 'Anyone with this link can view it' });
  });

  it('LBX-10: opens the share sheet of a handheld device, and is offered nowhere else', async () => {
    expect(onDevice({ isTouch: true }).share).toBeUndefined();
    expect(onDevice({ hasSheet: true }).share).toBeUndefined();
    const { share } = onDevice({ isTouch: true, hasSheet: true });
    await act(async () => share?.(image));
    expect(shareSheet).toHaveBeenCalledWith({ title: image.prompt, url: link });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('LBX-10: is copied when the share sheet fails, and not when the user closes it', async () => {
    const { share } = onDevice({ isTouch: true, hasSheet: true });
    shareSheet.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    await act(async () => share?.(image));
    expect(writeText).not.toHaveBeenCalled();
    shareSheet.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    await act(async () => share?.(image));
    expect(writeText).toHaveBeenCalledWith(link);
  });

  it('CRD-10: is not shared for a picture that is not saved yet', async () => {
    const { copyLink } = onDevice();
    await act(() => copyLink({ ...image, id: 'temp-1' }));
    expect(writeText).not.toHaveBeenCalled();
    expect(visibleToast()).toMatchObject({ variant: 'warning' });
  });
});
