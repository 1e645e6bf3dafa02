// @vitest-environment jsdom
import type { Image } from '@jewelry/contract';
import { accountId, createWorld, imageView, scenarios, type handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryKeys } from '../session/queryClient';
import { useHistory } from './useHistory';
import { useSession } from '../session/useSession';
import { toastQueue } from '../../components/Toast/toastQueue';
import { media } from '../../theme/media';
import { useApp } from '../session/appContext';
import { InApp } from '../../testing/InApp';
import { useCardActions } from './useCardActions';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  toastQueue().clear();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

/** A public picture of the pro account. */
function ownPicture() {
  const world = createWorld({ signedInAs: 'pro' });
  const viewer = world.state.accounts.find(({ email }) => email === 'pro@example.com') ?? null;
  const stored = world.state.images.find((image) => image.owner_id === viewer?.id && !image.is_private);
  if (!stored) throw new Error('The account has no public picture');
  return imageView(world, stored, viewer);
}

async function makePrivate(handlers: ReturnType<typeof handlersOf>, onNavigate = vi.fn()) {
  server.use(...handlers);
  const { result } = renderHook(() => ({ actionsOf: useCardActions(), session: useSession() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <InApp path="/imagine" upgradeHref="/upgrade" onNavigate={onNavigate}>
        {children}
      </InApp>
    ),
  });
  await waitFor(() => expect(result.current.session.user).not.toBeNull());
  const image = ownPicture();
  act(() => result.current.actionsOf(image).onTogglePrivacy?.(image));
  await waitFor(() => expect(toastQueue().visibleToasts).toHaveLength(1));
  return toastQueue().visibleToasts[0]?.content;
}

it('ROL-05: offers the way up when the plan does not allow private images any more', async () => {
  const onNavigate = vi.fn();
  const content = await makePrivate(scenarios.planEnded(), onNavigate);
  expect(content).toMatchObject({ variant: 'limit', title: 'Private images need the Pro or Business plan', action: { label: 'Upgrade' } });
  act(() => content?.action?.onPress());
  expect(onNavigate).toHaveBeenCalledWith('/upgrade');
});

it('ERR-30: tells of any other failure as one', async () => {
  expect(await makePrivate(scenarios.privacyFails())).toMatchObject({ variant: 'destructive', title: 'Failed to update privacy' });
});

/** The actions of a picture in the app, for whoever the scenario says is here. */
async function actionsFor(handlers: ReturnType<typeof handlersOf>) {
  server.use(...handlers);
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => void asked.push(`${request.method} ${new URL(request.url).pathname}`);
  server.events.on('request:start', note);
  const { result } = renderHook(() => ({ actionsOf: useCardActions(), app: useApp(), session: useSession() }), {
    wrapper: ({ children }: { children: ReactNode }) => <InApp path="/gallery">{children}</InApp>,
  });
  await waitFor(() => expect(result.current.session.isLoading).toBe(false));
  asked.length = 0;
  return { actionsOf: (image: Image) => result.current.actionsOf(image), app: () => result.current.app, asked, end: () => server.events.removeListener('request:start', note) };
}

const lastToast = () => toastQueue().visibleToasts[0]?.content;

it.each([
  ['STA-33', 'onToggleLike'],
  ['VAL-14, CRD-06', 'onDownload'],
] as const)('%s: a visitor is asked to sign in for %s, and nothing is sent', async (_rows, action) => {
  const { actionsOf, app, asked, end } = await actionsFor(scenarios.anonymous());
  const image = { ...ownPicture(), user_id: null };
  act(() => actionsOf(image)[action]?.(image));
  await waitFor(() => expect(app().auth.view).toBe('sign-in'));
  expect(asked).toEqual([]);
  end();
});

it.each([
  ['its server does not do it', 'Failed to process download', () => server.use(...scenarios.downloadFails())],
  ['its file does not come', 'Failed to download image. Please try again.', () => server.use(http.get('*/pictures/:name', () => HttpResponse.error()))],
])('ERR-29: a download says why it failed: %s', async (_why, description, breakIt) => {
  const { actionsOf, end } = await actionsFor(scenarios.free());
  breakIt();
  const image = { ...ownPicture(), user_id: null };
  act(() => actionsOf(image).onDownload?.(image));
  await waitFor(() => expect(lastToast()).toMatchObject({ variant: 'destructive', title: 'Download failed', description }));
  await waitFor(() => expect(actionsOf(image).busyAction).toBeNull());
  end();
});

describe('CRD-03: who may change whether a picture is private', () => {
  it.each([
    ['a free account: its private ones, to make them public', scenarios.free, 'free', { isPublicOffered: false }],
    ['a paid account: all of its own', scenarios.pro, 'pro', { isPublicOffered: true }],
  ] as const)('%s', async (_who, scenario, name, { isPublicOffered }) => {
    const { actionsOf, end } = await actionsFor(scenario());
    const own = { ...ownPicture(), user_id: accountId(name) };
    expect(actionsOf(own).onTogglePrivacy !== undefined).toBe(isPublicOffered);
    expect(actionsOf({ ...own, is_private: true }).onTogglePrivacy).toBeDefined();
    for (const is_private of [true, false]) expect(actionsOf({ ...own, is_private, user_id: null })).toMatchObject({ onTogglePrivacy: undefined, onDelete: undefined });
    end();
  });
});

it('ERR-30: a like that fails is told', async () => {
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
] as const)('ERR-31, VAL-15: %s of a picture that the server does not know yet says "%s", and nothing is sent', async (action, title) => {
  const { actionsOf, asked, end } = await actionsFor(scenarios.free());
  const image = { ...ownPicture(), id: 'temp-1', user_id: null };
  act(() => actionsOf(image)[action]?.(image));
  await waitFor(() => expect(lastToast()).toMatchObject({ variant: 'warning', title }));
  expect(asked).toEqual([]);
  end();
});

it('STA-34, API-34: a picture is shown as private only when the server has said so, and a second wish waits for nobody', async () => {
  server.use(...scenarios.pro());
  const { result } = renderHook(() => ({ actionsOf: useCardActions(), session: useSession(), history: useHistory({ isEnabled: true }), queryClient: useQueryClient() }), {
    wrapper: ({ children }: { children: ReactNode }) => <InApp path="/imagine">{children}</InApp>,
  });
  await waitFor(() => expect(result.current.history.images.length).toBeGreaterThan(0));
  const image = result.current.history.images.find(({ is_private }) => !is_private);
  if (!image) throw new Error('The account has no public picture');
  const { queryClient } = result.current;
  queryClient.setQueryData(queryKeys.publicImages('recent'), { pages: [], pageParams: [] });
  const shown = () => result.current.history.images.find(({ id }) => id === image.id);
  const sent = vi.fn();
  server.events.on('request:start', ({ request }) => request.method === 'PATCH' && sent());
  act(() => result.current.actionsOf(image).onTogglePrivacy?.(image));
  expect(result.current.actionsOf(image).busyAction).toBe('privacy');
  expect(shown()?.is_private).toBe(false);
  act(() => result.current.actionsOf(image).onTogglePrivacy?.(image));
  await waitFor(() => expect(shown()?.is_private).toBe(true));
  await waitFor(() => expect(result.current.actionsOf(image).busyAction).toBeNull());
  expect(sent).toHaveBeenCalledOnce();
  expect(queryClient.getQueryState(queryKeys.publicImages('recent'))?.isInvalidated, 'CON-12: the gallery is asked for anew').toBe(true);
});

describe('a device with a share sheet', () => {
  const image = () => ({ ...ownPicture(), user_id: null });
  const withSheet = async (share: () => Promise<void>) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === media.touch, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    return actionsFor(scenarios.free());
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('LBX-10, RTE-10: is handed the words and the whole address', async () => {
    const share = vi.fn(async () => undefined);
    const { actionsOf, end } = await withSheet(share);
    const shared = image();
    act(() => actionsOf(shared).onShare?.(shared));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: shared.prompt, url: `${location.origin}/share/${shared.id}` }));
    end();
  });

  it('copies the link instead when it fails, and does nothing when somebody changes their mind', async () => {
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const share = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new DOMException('No', 'AbortError')).mockRejectedValue(new TypeError('No'));
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
