// @vitest-environment jsdom
import type { Image } from '@jewelry/contract';
import { accountId, scenarios, type handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session/useSession';
import { toastQueue } from '../../components/Toast/toastQueue';
import { media } from '../../theme/media';
import { useApp } from '../session/appContext';
import { InApp } from '../../testing/InApp';
import { ownPicture } from './testing/ownPicture';
import { useImageActions } from './useImageActions';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  toastQueue().clear();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

async function makePrivate(handlers: ReturnType<typeof handlersOf>, onNavigate = vi.fn()) {
  server.use(...handlers);
  const image = ownPicture();
  const { result } = renderHook(() => ({ actions: useImageActions(image), session: useSession() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <InApp path="/imagine" upgradeHref="/upgrade" onNavigate={onNavigate}>
        {children}
      </InApp>
    ),
  });
  await waitFor(() => expect(result.current.session.user).not.toBeNull());
  act(() => result.current.actions.onTogglePrivacy?.(image));
  await waitFor(() => expect(toastQueue().visibleToasts).toHaveLength(1));
  return toastQueue().visibleToasts[0]?.content;
}

it('ROL-05: offers an upgrade when the plan no longer allows private images', async () => {
  const onNavigate = vi.fn();
  const content = await makePrivate(scenarios.planEnded(), onNavigate);
  expect(content).toMatchObject({
    variant: 'limit',
    title: 'Private images need the Pro or Business plan',
    action: { label: 'Upgrade' },
  });
  act(() => content?.action?.onPress());
  expect(onNavigate).toHaveBeenCalledWith('/upgrade');
});

it('ERR-30: reports any other failure', async () => {
  expect(await makePrivate(scenarios.privacyFails())).toMatchObject({
    variant: 'destructive',
    title: 'Failed to update privacy',
  });
});

/** The actions of an image in the app, for the account of the scenario. */
async function actionsFor(handlers: ReturnType<typeof handlersOf>) {
  server.use(...handlers);
  const requests: string[] = [];
  const note = ({ request }: { request: Request }) =>
    void requests.push(`${request.method} ${new URL(request.url).pathname}`);
  server.events.on('request:start', note);
  const { result, rerender } = renderHook(
    (image: Image) => ({ actions: useImageActions(image), app: useApp(), session: useSession() }),
    {
      initialProps: ownPicture(),
      wrapper: ({ children }: { children: ReactNode }) => <InApp path="/gallery">{children}</InApp>,
    },
  );
  await waitFor(() => expect(result.current.session.isLoading).toBe(false));
  requests.length = 0;
  const actionsOf = (image: Image) => {
    rerender(image);
    return result.current.actions;
  };
  return {
    actionsOf,
    app: () => result.current.app,
    requests,
    end: () => server.events.removeListener('request:start', note),
  };
}

const lastToast = () => toastQueue().visibleToasts[0]?.content;

it.each([
  ['STA-33', 'onToggleLike'],
  ['VAL-14, CRD-06', 'onDownload'],
] as const)('%s: asks a visitor to sign in for %s, and sends nothing', async (_rows, action) => {
  const { actionsOf, app, requests, end } = await actionsFor(scenarios.anonymous());
  const image = { ...ownPicture(), user_id: null };
  act(() => actionsOf(image)[action]?.(image));
  await waitFor(() => expect(app().auth.view).toBe('sign-in'));
  expect(requests).toEqual([]);
  end();
});

it.each([
  ['the server refuses', 'Failed to process download', () => server.use(...scenarios.downloadFails())],
  [
    'the file fails to load',
    'Failed to download image. Please try again.',
    () => server.use(http.get('*/pictures/:name', () => HttpResponse.error())),
  ],
])('ERR-29: reports why a download failed: %s', async (_why, description, setUp) => {
  const { actionsOf, end } = await actionsFor(scenarios.free());
  setUp();
  const image = { ...ownPicture(), user_id: null };
  act(() => actionsOf(image).onDownload?.(image));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ variant: 'destructive', title: 'Download failed', description }),
  );
  await waitFor(() => expect(actionsOf(image).busyAction).toBeNull());
  end();
});

describe('CRD-03: the privacy of a picture can be changed', () => {
  it.each([
    ['by a free account: of its private ones, to make them public', scenarios.free, 'free', { isPublicOffered: false }],
    ['by a paid account: of all its own', scenarios.pro, 'pro', { isPublicOffered: true }],
  ] as const)('%s', async (_who, scenario, name, { isPublicOffered }) => {
    const { actionsOf, end } = await actionsFor(scenario());
    const own = { ...ownPicture(), user_id: accountId(name) };
    expect(actionsOf(own).onTogglePrivacy !== undefined).toBe(isPublicOffered);
    expect(actionsOf({ ...own, is_private: true }).onTogglePrivacy).toBeDefined();
    for (const is_private of [true, false])
      expect(actionsOf({ ...own, is_private, user_id: null })).toMatchObject({
        onTogglePrivacy: undefined,
        onDelete: undefined,
      });
    end();
  });
});

describe('PRO-13: painting later is offered', () => {
  const own = (missing: Image['metadata']['imagined_missing'], user_id: string | null = accountId('free')): Image => {
    const image = ownPicture();
    return { ...image, user_id, imagined: null, metadata: { ...image.metadata, imagined_missing: missing } };
  };

  it('to the owner after an outage, and for images older than the service, but not after a refusal', async () => {
    const { actionsOf, end } = await actionsFor(scenarios.paintingFails());
    await waitFor(() => expect(actionsOf(own('unavailable')).onPaint).toBeDefined());
    for (const missing of ['timeout', null] as const) expect(actionsOf(own(missing)).onPaint).toBeDefined();
    for (const missing of ['prompt_refused', 'picture_refused'] as const)
      expect(actionsOf(own(missing)).onPaint).toBeUndefined();
    expect(actionsOf(own('unavailable', null)).onPaint).toBeUndefined();
    expect(
      actionsOf({
        ...own(null),
        imagined: { url: '/a.webp', renditions: [], thumbhash: '', provider: 'openai', model: null },
      }).onPaint,
    ).toBeUndefined();
    expect(actionsOf(own(null)).paintRecipients).toBe(
      'Your words and a picture of your design are sent to api.openai.com.',
    );
    end();
  });

  it('to no user without an image service', async () => {
    const { actionsOf, requests, end } = await actionsFor(scenarios.free());
    await waitFor(() => expect(actionsOf(own(null)).onDelete).toBeDefined());
    expect(actionsOf(own('unavailable'))).toMatchObject({ onPaint: undefined, paintRecipients: null });
    expect(requests).toEqual([]);
    end();
  });
});

it('ERR-30: reports a failed like', async () => {
  const { actionsOf, end } = await actionsFor(scenarios.likesFail());
  const image = { ...ownPicture(), user_id: null };
  act(() => actionsOf(image).onToggleLike?.(image));
  await waitFor(() => expect(lastToast()).toMatchObject({ variant: 'destructive', title: 'Failed to like image' }));
  end();
});

it.each([
  ['onToggleLike', 'Cannot like this image'],
  ['onCopyLink', 'Cannot share this image'],
  ['onDownload', 'Cannot download this image'],
] as const)(
  'ERR-31, VAL-15: %s of a picture that the server does not know yet says "%s", and sends nothing',
  async (action, title) => {
    const { actionsOf, requests, end } = await actionsFor(scenarios.free());
    const image = { ...ownPicture(), id: 'temp-1', user_id: null };
    act(() => actionsOf(image)[action]?.(image));
    await waitFor(() => expect(lastToast()).toMatchObject({ variant: 'warning', title }));
    expect(requests).toEqual([]);
    end();
  },
);

describe('a device with a share sheet', () => {
  const image = () => ({ ...ownPicture(), user_id: null });
  const withSheet = async (share: () => Promise<void>) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === media.touch,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return actionsFor(scenarios.free());
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('LBX-10, RTE-10: receives the text and the absolute URL', async () => {
    const share = vi.fn(async () => undefined);
    const { actionsOf, end } = await withSheet(share);
    const shared = image();
    act(() => actionsOf(shared).onShare?.(shared));
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: shared.prompt, url: `${location.origin}/share/${shared.id}` }),
    );
    end();
  });

  it('falls back to copying the link when it fails, and does nothing when the user cancels', async () => {
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const share = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('No', 'AbortError'))
      .mockRejectedValue(new TypeError('No'));
    const { actionsOf, end } = await withSheet(share);
    const shared = image();
    act(() => actionsOf(shared).onShare?.(shared));
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    expect(writeText).not.toHaveBeenCalled();
    act(() => actionsOf(shared).onShare?.(shared));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${location.origin}/share/${shared.id}`));
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Link copied!' }));
    end();
  });
});
