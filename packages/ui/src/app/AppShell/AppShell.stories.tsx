import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { LazyGallery } from '../../features/gallery/Gallery/LazyGallery';
import { NotFound } from '../NotFound/NotFound';
import { SessionGate } from '../SessionGate/SessionGate';
import { Studio } from '../Studio/Studio';
import { InApp } from '../../testing/InApp';
import { besidesAnnouncements, picturesArrived, waitForVisible } from '../../testing/storyTools';
import { AppShell } from './AppShell';

const onNavigate = fn();
const onReload = fn();

const meta = preview.meta({
  title: 'App/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen', path: '/gallery', ...besidesAnnouncements },
  args: { children: <LazyGallery view="recent" /> },
  decorators: [
    (Story, { parameters }) => (
      <InApp path={parameters['path'] as string} onNavigate={onNavigate} onReload={onReload} upgradeHref="/upgrade">
        <SessionGate>
          <Story />
        </SessionGate>
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    onReload.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const brand = () => screen.getByRole('link', { name: 'Filigree' });

async function signOut(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitForVisible(() => screen.getByRole('alertdialog', { name: 'Sign Out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
}

/** HDR-01: the brand links home, which is the studio for a signed-in user. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  play: async () => {
    await waitFor(() => expect(brand()).toHaveAttribute('href', '/imagine'));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9));
    await picturesArrived();
  },
});

/** HDR-01, HDR-06. The account in the toolbar decides who is signed in. */
export const ForVisitors = meta.story({
  globals: { account: 'anonymous' },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: 'Sign in' }));
    await expect(brand()).toHaveAttribute('href', '/');
  },
});

/** RTE-01: the studio as a visitor sees it; `npm run pictures` captures the README's picture from it. */
export const StudioForVisitors = meta.story({
  args: { children: <Studio route="home" /> },
  globals: { account: 'anonymous' },
  parameters: { path: '/' },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: 'Sign in to start creating!' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9));
    await picturesArrived();
  },
});

/** RTE-03, HDR-09: on / the toggle hides the gallery in place, and shows it again. */
export const GalleryHiddenInPlace = meta.story({
  args: { children: <Studio route="home" /> },
  globals: { account: 'anonymous' },
  parameters: { path: '/' },
  play: async () => {
    const toggle = await screen.findByRole('button', { name: 'Gallery', pressed: true });
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9));
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.getByRole('textbox', { name: 'Describe your jewelry' })).toBeVisible();
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(9));
  },
});

/**
 * RTE-02, RES-02: a signed-in user who is about to be redirected to the studio sees ten skeletons and no gallery
 * images.
 */
export const LeavingHome = meta.story({
  args: { children: <Studio route="home" /> },
  parameters: { path: '/' },
  play: async () => {
    await waitForVisible(() => screen.getByRole('link', { name: 'Imagine' }));
    const list = screen.getByRole('list', { name: 'Recent images' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('article')).toBeNull();
    await expect(list.children).toHaveLength(10);
  },
});

/** HDR-02: nothing is above the business plan. */
export const ForBusiness = meta.story({
  globals: { account: 'business' },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: /User menu/ }));
    await expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull();
  },
});

/** RTE-15: the session is still loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.silent());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Loading application...'));
  },
});

/** RTE-13. */
export const PageNotFound = meta.story({
  args: {
    children: (
      <NotFound>
        <LazyGallery view="recent" />
      </NotFound>
    ),
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Page not found'));
  },
});

/** STA-07: from the gallery it leads home. */
export const SignedOut = meta.story({
  play: async () => {
    await signOut();
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/'));
    await waitForVisible(() => screen.getByRole('button', { name: 'Sign in' }));
  },
});

/** STA-08, ERR-03. */
export const SigningOutFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError());
  },
  play: async () => {
    await signOut();
    await waitForVisible(() => screen.getByText('Error signing out'));
    await waitForVisible(() => screen.getByText('There was a problem signing out. Please try again.'));
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
