// @vitest-environment jsdom
import { createWorld, imageView, scenarios, type handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useSession } from '../data/useSession';
import { toastQueue } from '../primitives/Toast/toastQueue';
import { InApp } from './testing/InApp';
import { useCardActions } from './useCardActions';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
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

it('tells of any other failure as one', async () => {
  expect(await makePrivate(scenarios.privacyFails())).toMatchObject({ variant: 'destructive', title: 'Failed to update privacy' });
});
