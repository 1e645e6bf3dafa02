import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, closed, waitForVisible } from '../../../testing/storyTools';
import { LazyGallery } from './LazyGallery';
import type { GalleryView } from '../../images';

const meta = preview.meta({
  title: 'Gallery/Gallery',
  component: LazyGallery,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { view: 'recent' as GalleryView },
  render: (args) => (
    <InApp path={args.view === 'recent' ? '/gallery' : '/gallery/top'}>
      <LazyGallery {...args} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const cards = () => within(screen.getByRole('list', { name: /images/ })).getAllByRole('listitem');

/** The texts, the two lists at their URLs, and the first page (GAL-01 to GAL-03). */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'desk-velvet', 'phone', 'phone-rtl'),
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { level: 1, name: 'Public Gallery' }));
    const subtitle = screen.getByText(/^Browse and/);
    await expect(subtitle).toHaveTextContent('Browse and ♥like masterpieces created by our community');
    const title = screen.getByRole('heading', { level: 1 });
    await expect(
      subtitle.getBoundingClientRect().top - title.getBoundingClientRect().bottom,
      'the lines do not touch',
    ).toBeGreaterThanOrEqual(4);
    await expect(within(subtitle).getByText('♥')).toHaveAttribute('aria-hidden', 'true');
    await expect(screen.getByRole('link', { name: 'Recent' })).toHaveAttribute('href', '/gallery');
    await expect(screen.getByRole('link', { name: 'Top Likes' })).toHaveAttribute('href', '/gallery/top');
    await expect(screen.getByRole('link', { name: 'Recent' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(cards()).toHaveLength(20));
  },
});

/** Most likes first, in the order of the server (GAL-09, GAL-10). */
export const TopLikes = meta.story({
  args: { view: 'top' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Top Likes' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(cards()).toHaveLength(20));
    const likes = screen
      .getAllByRole('button', { name: /^Like, / })
      .map((button) => Number.parseInt(button.textContent ?? '', 10));
    await expect(likes).toEqual(likes.toSorted((a, b) => b - a));
  },
});

export const ForVisitors = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
});

/** GAL-06. */
export const Empty = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyGallery());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('No images found'));
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverErrorAnonymous());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('The images could not be loaded.'));
  },
});

/** GAL-05: appends the next page and focuses its first card. */
export const LoadMore = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(cards()).toHaveLength(40));
    await waitFor(() => expect(cards()[20]).toContainElement(document.activeElement as HTMLElement));
  },
});

/** STA-30: the like shows immediately. */
export const Liked = meta.story({
  play: async () => {
    const [like] = await screen.findAllByRole('button', { name: /^Like/, pressed: false });
    if (!like) throw new Error('There is nothing to like');
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
  },
});

/** LBX-08: a like in the lightbox also shows on the card. */
export const LikedLarge = meta.story({
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(20));
    const [card] = cards();
    if (!card) throw new Error('There is nothing to like');
    const onCard = within(card).getByRole('button', { name: /^Like/ });
    const before = onCard.getAttribute('aria-pressed');
    await userEvent.click(within(card).getAllByRole('button')[0] ?? card);
    const large = within(await screen.findByRole('dialog'));
    await userEvent.click(await large.findByRole('button', { name: /^Like/ }));
    await waitFor(() =>
      expect(large.getByRole('button', { name: /^Like/ })).not.toHaveAttribute('aria-pressed', before),
    );
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(onCard).not.toHaveAttribute('aria-pressed', before);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
