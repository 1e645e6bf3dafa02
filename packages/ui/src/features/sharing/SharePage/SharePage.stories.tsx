import { accountId, createWorld, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { useQuery } from '@tanstack/react-query';
import { sharedImageQuery } from '../../images/queries';
import { Button } from '../../../components/Button/Button';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { toast } from '../../../components/Toast/toastQueue';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, waitForVisible } from '../../../testing/storyTools';
import { useDeleteAction } from '../../images/useDeleteAction';
import { LazySharePage } from './LazySharePage';

const { images } = createWorld().state;
const idOf = (isWanted: (image: (typeof images)[number]) => boolean): string => images.find(isWanted)?.id ?? '';
const publicId = idOf((image) => !image.is_private);
const privateId = idOf((image) => image.is_private && image.owner_id === accountId('pro'));
const onNavigate = fn();

const meta = preview.meta({
  title: 'Sharing/SharePage',
  component: LazySharePage,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { imageId: publicId },
  render: (args) => (
    <InApp path={`/share/${args.imageId}`} onNavigate={onNavigate}>
      <LazySharePage {...args} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const heading = () => screen.findByRole('heading', { level: 1, name: 'Jewelry Idea' });

/** SHR-01, SHR-02, SHR-03. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  play: async ({ step }) => {
    await heading();
    await step('a like shows immediately, in the label and in the count (SHR-02)', async () => {
      const before = Number.parseInt(screen.getByText(/^\d+ likes?$/).textContent, 10);
      await userEvent.click(await screen.findByRole('button', { name: 'Like' }));
      await waitForVisible(() => screen.getByRole('button', { name: 'Liked' }));
      await expect(screen.getByText(/^\d+ likes?$/)).toHaveTextContent(`${before + 1} like`);
    });
  },
});

/** An amber dot and a label at actions that require an account (SHR-04). */
export const ForVisitors = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await heading();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like' })).toHaveAccessibleDescription('Sign in to like'),
    );
    await expect(screen.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription('Sign in to download');
    await expect(screen.getByRole('button', { name: 'Copy link' })).toHaveAccessibleDescription('');
    await expect(screen.getByRole('button', { name: 'Request a quote' })).toHaveAccessibleDescription(
      'Sign in to request a quote',
    );
    await waitForVisible(() => screen.getByText('to like, download or request a quote', { exact: false }));
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
});

/** SHR-05. */
export const Gone = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  args: { imageId: '018f0000-0000-7000-8000-0000000fffff' },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Image not found' }));
    await waitForVisible(() => screen.getByText('This design may have been removed or is no longer available.'));
    await userEvent.click(screen.getByRole('button', { name: 'Return Home' }));
    await expect(onNavigate).toHaveBeenCalledWith('/');
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.sharedFails());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('The image could not be loaded.'));
  },
});

/** The link of a private image shows it with its prompt, and can be shared; nothing else (SHR-07). */
export const Private = meta.story({
  args: { imageId: privateId },
  play: async () => {
    await heading();
    await waitForVisible(() => screen.getByRole('button', { name: 'Copy link' }));
    for (const name of ['Like', 'Liked', 'Download']) await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.queryByText('Private', { exact: false })).toBeNull();
  },
});

/** Visitors are not invited to sign in for an action that an account would not allow. */
export const PrivateForVisitors = meta.story({
  args: { imageId: privateId },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await heading();
    await waitForVisible(() => screen.getByRole('button', { name: 'Copy link' }));
    await expect(screen.queryByText('to like, download or request a quote', { exact: false })).toBeNull();
  },
});

/** The owner has all actions, and sees who can view it. */
export const PrivateForItsOwner = meta.story({
  args: { imageId: privateId },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pro());
  },
  play: async () => {
    await heading();
    await waitForVisible(() => screen.getByRole('button', { name: 'Download' }));
    await waitForVisible(() => screen.getByRole('button', { name: /^Liked?$/ }));
    await waitForVisible(() => screen.getByText('Private. Anyone with this link can view it.'));
  },
});

/** Deletes the image from a dialog above the page. */
function DeletesIt({ imageId }: { imageId: string }) {
  const { data: image } = useQuery(sharedImageQuery(imageId));
  const remove = useDeleteAction();
  return image ? <Button onPress={() => remove(image)}>Delete it elsewhere</Button> : null;
}

/** MYJ-10: deleting the piece removes it from the page, and Undo restores it. */
export const DeletedMeanwhile = meta.story({
  args: { imageId: privateId },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pro());
  },
  render: (args) => (
    <InApp path={`/share/${args.imageId}`}>
      <LazySharePage {...args} />
      <DeletesIt {...args} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  play: async () => {
    await heading();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it elsewhere' }));
    await waitForVisible(() => screen.getByRole('heading', { name: 'Image not found' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitForVisible(() => screen.getByText('Image restored'));
    await heading();
  },
});

/** ERR-29. */
export const DownloadFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.downloadExpired());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitForVisible(() => screen.getByText('Download failed'));
    await waitForVisible(() => screen.getByText(/^Failed to download image: 410 /));
  },
});

/** Without clipboard permission the page reports it and shows the link in a field, selected (ERR-30, ERR-32). */
export const CopyRefused = meta.story({
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    const field = await screen.findByRole('textbox', { name: 'Link to this image' });
    await expect(field).toHaveValue(`${location.origin}/share/${args.imageId}`);
    await waitForVisible(() => screen.getByText('Failed to copy'));
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
});

/** Below the picture are the likes and the actions, and the toasts are above those. */
export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await heading();
    for (const part of [await screen.findByRole('button', { name: 'Download' }), screen.getByText(/^\d+ likes$/)])
      await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    toast({ title: 'Link copied!' });
    await waitForVisible(() => screen.getByText('Link copied!'));
    const toasts = screen.getByRole('region', { name: /^Notifications/ });
    await expect(toasts.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      screen.getByRole('button', { name: 'Download' }).getBoundingClientRect().top,
    );
  },
});

/** The whole piece fits the viewport, with its actions next to it on one line. */
export const HeldSideways = meta.story({
  globals: { viewport: { value: 'sideways' } },
  play: async () => {
    await heading();
    await expect(screen.getByRole('img').getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    const tops = ['Like', 'Copy link', 'Download'].map(
      (name) => screen.getByRole('button', { name }).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
