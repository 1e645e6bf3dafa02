import { scenarios } from '@jewelry/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Heading } from '../../components/Heading/Heading';
import { InApp } from '../../testing/InApp';
import { waitForVisible } from '../../testing/storyTools';
import { SessionGate } from './SessionGate';

const meta = preview.meta({
  title: 'App/SessionGate',
  component: SessionGate,
  parameters: { layout: 'fullscreen' },
  args: { children: <Heading level={1}>The page</Heading> },
  decorators: [
    (Story) => (
      <InApp>
        <Story />
      </InApp>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.silent());
  },
});

/** RTE-15, RTE-16: while the session loads; the page appears after 2 s at the latest. */
export const Default = meta.story({
  play: async ({ step }) => {
    await step('the loading screen is announced', async () => {
      await expect((await screen.findByText('Loading application...')).closest('[role="status"]')).not.toBeNull();
      await expect(screen.queryByRole('heading', { name: 'The page' })).toBeNull();
    });
    await step('a missing response does not block the page', async () => {
      await waitForVisible(() => screen.getByRole('heading', { name: 'The page' }));
      await expect(screen.queryByText('Loading application...')).toBeNull();
    });
  },
});

/** The page replaces the loading screen once the session is known. */
export const Settled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.free());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'The page' }));
    await waitFor(() => expect(screen.queryByText('Loading application...')).toBeNull());
  },
});

/** A failed session request counts as anonymous, and the page is shown. */
export const CheckFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'The page' }));
  },
});
