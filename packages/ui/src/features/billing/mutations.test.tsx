// @vitest-environment jsdom
import { ADDRESSES_TO_FOLLOW, ADDRESSES_TO_REFUSE } from '@jewelry/contract/testing';
import { createWorld, handlersOf } from '@jewelry/mocks';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAppData, DataProvider } from '../../app/DataProvider';
import { createQueryClient } from '../session/queryClient';
import { useCheckout } from './mutations';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function outcomeOf(checkoutUrl: string) {
  server.use(...handlersOf(createWorld({ signedInAs: 'free', checkoutUrl })));
  const data = createAppData(createQueryClient({ retry: false }));
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider data={data}>{children}</DataProvider>;
  const { result } = renderHook(() => useCheckout(), { wrapper });
  act(() => result.current.mutate({ plan: 'pro', cycle: 'annual' }));
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false));
  return result.current;
}

describe('SEC-27: a checkout URL', () => {
  it.each(ADDRESSES_TO_REFUSE)('%j is refused', async (address) => {
    const { error, data } = await outcomeOf(address);
    expect({ name: error?.name, data }).toEqual({ name: 'UnsafeAddress', data: undefined });
  });

  it.each(ADDRESSES_TO_FOLLOW)('%s is opened', async (address) => {
    expect((await outcomeOf(address)).data).toBe(address);
  });
});
