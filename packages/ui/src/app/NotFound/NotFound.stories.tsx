import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { LazyGallery } from '../../features/gallery/Gallery/LazyGallery';
import { Studio } from '../Studio/Studio';
import { InApp } from '../../testing/InApp';
import { besidesAnnouncements, waitForVisible } from '../../testing/storyTools';
import { NotFound } from './NotFound';

const meta = preview.meta({
  title: 'App/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  decorators: [
    (Story) => (
      <InApp path="/no-such-page">
        <Story />
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

/** RTE-13: a quiet line. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  play: async () => {
    await waitForVisible(() => screen.getByText('Page not found'));
  },
});

/** Above the gallery, for visitors. */
export const AboveTheGallery = meta.story({
  render: () => (
    <NotFound>
      <LazyGallery view="recent" />
    </NotFound>
  ),
  play: async () => {
    await waitForVisible(() => screen.getByText('Page not found'));
    await waitForVisible(() => screen.getByRole('heading', { name: 'Public Gallery' }));
  },
});

/** Above the studio, for a signed-in user. */
export const AboveTheStudio = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.free());
  },
  render: () => (
    <NotFound>
      <Studio route="imagine" />
    </NotFound>
  ),
  play: async () => {
    await waitForVisible(() => screen.getByText('Page not found'));
    await waitForVisible(() => screen.getByRole('textbox', { name: 'Describe your jewelry' }));
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
