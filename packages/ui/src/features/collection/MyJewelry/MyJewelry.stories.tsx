import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, closed, settled, waitForVisible } from '../../../testing/storyTools';
import { LazyMyJewelry } from './LazyMyJewelry';
import './MyJewelry';
import { Opened, dialog, cards, openFirst, deleteWithMenu, deleteAll } from './testing/opened';

const meta = preview.meta({
  title: 'Collection/MyJewelry',
  component: LazyMyJewelry,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } }, ...besidesAnnouncements },
  render: () => (
    <InApp path="/imagine">
      <Opened />
      <LazyMyJewelry />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'pro'));
  },
});

/** MYJ-01, MYJ-02: a title and a grid. Twelve cards at first, then the rest of the loaded ones (MYJ-05, MYJ-06). */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  play: async ({ step }) => {
    await dialog();
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    await waitForVisible(() => screen.getByText('14 images'));
    await step('the rest is shown without a request, and its first image has the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
      await waitFor(async () => expect(await cards()).toHaveLength(14));
      await waitFor(async () => expect((await cards())[12]).toContainElement(document.activeElement as HTMLElement));
    });
    await step('has no further cards', async () => {
      await expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    });
  },
});

/** PRO-13: a piece from an outage of the image service is painted later, and shown as imagined. */
export const PaintedLater = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.paintingFails());
  },
  play: async ({ step }) => {
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Paint again' }));
    await step('selects the imagined picture, without a notice of a missing one', async () => {
      await waitFor(() => expect(screen.getByRole('radio', { name: 'As imagined' })).toBeChecked());
      await waitForVisible(() => screen.getByText('Painted as imagined'));
      await expect(screen.queryByText('Only as designed', { exact: false })).toBeNull();
      await expect(screen.queryByRole('button', { name: 'Paint again' })).toBeNull();
    });
  },
});

/** PRO-13: during the outage the button reports the failure, and can be pressed again. */
export const StillNotPainted = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.paintingAgainFails());
  },
  play: async () => {
    await openFirst();
    await userEvent.click(await screen.findByRole('button', { name: 'Paint again' }));
    await waitForVisible(() => screen.getByText('The piece could not be painted'));
    await waitForVisible(() => screen.getByText('Images cannot be generated right now.', { exact: false }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Paint again' })).toBeEnabled());
    await waitForVisible(() =>
      screen.getByText('Only as designed: the image service was unavailable.', { exact: false }),
    );
  },
});

/** MYJ-05: Load More first reveals the loaded cards, then fetches the second page. */
export const SecondPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.longHistory());
  },
  play: async ({ step }) => {
    const sent = spyOn(globalThis, 'fetch');
    const requestedPages = () =>
      sent.mock.calls
        .map(([url]) => new URL(new Request(url).url).searchParams.get('page'))
        .filter((page) => page !== null && page !== '1');
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    await waitForVisible(() => screen.getByText('24 images'));
    await step('the rest of the loaded cards, without a request', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
      await waitFor(async () => expect(await cards()).toHaveLength(20));
      await expect(requestedPages()).toEqual([]);
    });
    await step('the second page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
      await waitFor(async () => expect(await cards()).toHaveLength(24));
      await expect(requestedPages()).toEqual(['2']);
      await expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    });
  },
});

/** Searches the collection by words of the prompt. */
export const Searched = meta.story({
  play: async ({ step }) => {
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    await step('shows only matching pieces', async () => {
      const [prompt] = (await cards()).map((card) => within(card).getByRole('img').getAttribute('alt') ?? '');
      await expect(prompt).not.toBe('');
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search my jewelry' }), 'ring');
      await waitFor(async () => expect((await cards()).length).toBeLessThan(12));
      for (const card of await cards())
        await expect(within(card).getByText(/\bring/i), 'rings, and no earrings').toBeInTheDocument();
    });
    await step('an empty result can be cleared', async () => {
      const field = screen.getByRole('searchbox');
      const place = field.getBoundingClientRect().y;
      await userEvent.type(field, ' of a dragon');
      await waitForVisible(() => screen.getByText('No images found'));
      for (const count of screen.getAllByText(/^0 of \d+ images$/)) await expect(count).toBeVisible();
      await expect(
        screen.getAllByRole('status').map((status) => status.textContent),
        'the count is announced',
      ).toContainEqual(expect.stringMatching(/^0 of \d+ images$/));
      await expect(
        Math.abs(field.getBoundingClientRect().y - place),
        'the field stays where it is written in',
      ).toBeLessThan(24);
      await userEvent.click(
        screen.getAllByRole('button', { name: 'Clear search' }).at(-1) ?? screen.getByRole('searchbox'),
      );
      await waitFor(async () => expect(await cards()).toHaveLength(12));
    });
  },
});

/** Deleting one piece; Undo restores it (MYJ-11). */
export const DeletedOne = meta.story({
  play: async ({ step }) => {
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    const [first] = await cards();
    if (!first) throw new Error('There is nothing to delete');
    const name = within(first).getByRole('img').getAttribute('alt') ?? '';
    await step('delete it', async () => {
      await deleteWithMenu(first);
      await waitForVisible(() => screen.getByText('Image deleted'));
      await waitFor(() => expect(screen.getByText('13 images')).toBeVisible());
    });
    await step('undo', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.getByText('14 images')).toBeVisible());
      await waitFor(async () =>
        expect(within((await cards())[0] as HTMLElement).getByRole('img')).toHaveAttribute('alt', name),
      );
    });
  },
});

export const DeletingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.removalFails());
  },
  play: async () => {
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    const [first] = await cards();
    if (!first) throw new Error('There is nothing to delete');
    (await within(first).findByRole('button', { name: 'More actions' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitForVisible(() => screen.getByText('Failed to delete image'));
    await waitForVisible(() => screen.getByText('14 images'));
  },
});

/** The confirmation replaces the dialog, and Cancel restores it (MYJ-07 to MYJ-09). */
export const DeleteAll = meta.story({
  play: async ({ step }) => {
    await step('the confirmation', async () => {
      await deleteAll();
      const question = await screen.findByRole('alertdialog', { name: 'Delete All Images' });
      await expect(
        within(question).getByText('Are you sure you want to clear your image history? This action cannot be undone.'),
      ).toBeInTheDocument();
      await expect(screen.queryByRole('dialog', { name: 'My Jewelry' })).toBeNull();
    });
    await step('Cancel', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(async () => expect(await cards()).toHaveLength(12));
    });
    await step('Delete All', async () => {
      await deleteAll();
      await userEvent.click(await screen.findByRole('button', { name: 'Delete All' }));
      await waitForVisible(() => screen.getByText('No images generated yet'));
      await expect(screen.queryByRole('button', { name: 'Delete all images' })).toBeNull();
    });
  },
});

export const DeletingAllFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.clearingFails());
  },
  play: async () => {
    await deleteAll();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete All' }));
    await waitForVisible(() => screen.getByText('Failed to delete images'));
    await waitFor(async () => expect(await cards()).toHaveLength(12));
  },
});

/** MYJ-04. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyHistory());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('No images generated yet'));
    await expect(screen.getByRole('link', { name: 'Start creating' })).toHaveAttribute('href', '/imagine');
    await userEvent.click(screen.getByRole('link', { name: 'Start creating' }));
    await closed();
  },
});

/** MYJ-03: ten skeletons. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('list', { name: 'My Jewelry' }).children).toHaveLength(10));
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.historyFails());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('The images could not be loaded.'));
  },
});

/**
 * A piece is deleted in the lightbox, above the dialog, while an earlier toast is still visible: Undo can still be
 * pressed (LBX-11, ERR-32, MYJ-11).
 */
export const DeletedLarge = meta.story({
  play: async () => {
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    const [opener] = within((await cards())[0] as HTMLElement).getAllByRole('button');
    if (!opener) throw new Error('There is nothing to open');
    await userEvent.click(opener);
    await waitForVisible(() => screen.getByText('1 / 14'));
    const large = within(screen.getAllByRole('dialog').at(-1) ?? document.body);
    await userEvent.click(await large.findByRole('button', { name: 'Download' }));
    await waitForVisible(() => screen.getByText('Download started'));
    await userEvent.click(large.getByRole('button', { name: 'Delete' }));
    await waitForVisible(() => screen.getByText('Image deleted'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 / 13')).toBeNull());
    const undo = screen.getByRole('button', { name: 'Undo' });
    await expect(undo.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.click(undo);
    await waitForVisible(() => screen.getByText('14 images'));
  },
});

/** A piece is opened in the lightbox and closed again, which restores the focus. */
export const OpenedLarge = meta.story({
  play: async () => {
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    await settled();
    const [opener] = within((await cards())[1] as HTMLElement).getAllByRole('button');
    if (!opener) throw new Error('There is nothing to open');
    await userEvent.click(opener);
    await waitForVisible(() => screen.getByText('2 / 14'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('2 / 14')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
