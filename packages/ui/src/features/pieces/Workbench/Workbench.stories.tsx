import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, waitForVisible } from '../../../testing/storyTools';
import { LazyWorkbench } from './LazyWorkbench';
import { changeLine, onNavigate, othersId, ownId, partsList, versions, WorkbenchPage } from './testing/workbenchStory';

const meta = preview.meta({
  title: 'Pieces/Workbench',
  component: LazyWorkbench,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { pieceId: ownId },
  render: (args) => <WorkbenchPage {...args} />,
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** Requirements and how they were met, parts, the price with its date, and the next steps. */
export const Default = meta.story({
  play: async ({ step }) => {
    await step('facts', async () => {
      await waitForVisible(() => screen.getByRole('heading', { name: 'What you asked for' }));
      await partsList();
      await waitForVisible(() => screen.getByText(/^Estimate, metal prices of /));
      await waitForVisible(() => screen.getByRole('button', { name: 'Get a price' }));
    });
    await step('one version, nothing to undo', async () => {
      await expect(versions()).toHaveLength(1);
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

/** Another view and another stage, rendered on first request. */
export const OtherView = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Front' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Front', pressed: true }));
    await waitFor(() => expect(screen.queryByText('Making the view')).toBeNull());
  },
});

/** PRO-05: the design service did not respond, so the built-in language layer read the prompt. */
export const ReadWithoutDesigner = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.readWithoutDesigner());
  },
  play: async () => {
    const requirements = await screen.findByRole('region', { name: 'What you asked for' });
    await waitForVisible(() => within(requirements).getByText('Read without the design service.'));
  },
});

/** PRO-02: a generator with a single view. */
export const WithoutViews = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.withoutViews());
  },
  play: async () => {
    await changeLine();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'View' })).toBeNull());
  },
});

/** PRO-02: a generator without changes: the versions are shown without a way to change them. */
export const WithoutChanges = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.withoutChanges());
  },
  play: async ({ step }) => {
    await partsList();
    await step('has no change line, no variations, and no selectable parts', async () => {
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Change this piece in words' })).toBeNull());
      await expect(screen.queryByRole('button', { name: 'Four variations' })).toBeNull();
      await expect(within(await partsList()).queryByRole('button')).toBeNull();
    });
    await step('has no version to start a change from', async () => {
      await userEvent.click(
        within(versions()[0] as HTMLElement).getByRole('button', { name: /^Actions of this version/ }),
      );
      await waitForVisible(() => screen.getByRole('menuitem', { name: 'Name this version' }));
      await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    });
    await step('still has the other views', () => waitForVisible(() => screen.getByRole('group', { name: 'View' })));
  },
});

/** Fourteen versions on several branches; one is renamed, one deleted and restored. */
export const LongVersionTree = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.longVersionTree());
  },
  play: async ({ step }) => {
    await screen.findByRole('heading', { name: /Versions/ });
    await step('selects another version, whose button keeps the focus', async () => {
      const other = versions()[2] as HTMLElement;
      await userEvent.click(other);
      await waitFor(() => expect(versions()[2]).toHaveAttribute('aria-selected', 'true'));
      await waitFor(() => expect(other).toHaveFocus());
    });
    await step('moves with the arrow keys and shows one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await waitFor(() => expect(versions()[3]).toHaveFocus());
      await expect(versions()[2]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(versions()[3]).toHaveAttribute('aria-selected', 'true'));
    });
    await step('renames one', async () => {
      await userEvent.keyboard('{F2}');
      const field = await screen.findByRole('textbox', { name: /Name of the version/ });
      await userEvent.clear(field);
      await userEvent.type(field, 'For the wedding{Enter}');
      await waitForVisible(() => screen.getByText('For the wedding'));
      await waitFor(() => expect(versions()[3]).toHaveFocus());
    });
    await step('starts a change from a version, through its menu', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Actions of this version: For the wedding' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Start a change from here' }));
      await waitFor(async () => expect(await changeLine()).toHaveFocus());
    });
    await step('makes it the current version', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions of this version: For the wedding' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Go back to this version' }));
      await waitFor(() => expect(versions()[3]).toHaveTextContent('In My Jewelry'));
    });
    await step('deletes and restores one', async () => {
      const count = versions().length;
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      versions()[3]?.focus();
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(versions()).toHaveLength(count - 1));
      await expect(document.activeElement).toHaveAttribute('role', 'row');
      const notice = await screen.findByRole('region', { name: /notification/i });
      await userEvent.click(await within(notice).findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(versions()).toHaveLength(count));
    });
  },
});

/** WRK-01: visitors see a public piece without versions, change line and requirements. */
export const ForVisitors = meta.story({
  args: { pieceId: othersId },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await partsList();
    await expect(screen.queryByRole('textbox', { name: 'Change this piece in words' })).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'What you asked for' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
});

/** WRK-01: a deleted piece, or a private one of another user. */
export const NotFound = meta.story({
  args: { pieceId: '00000000-0000-4000-8000-000000000000' },
  play: () => waitForVisible(() => screen.getByRole('heading', { level: 1, name: 'Piece not found' })),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pieceFails());
  },
  play: () => waitForVisible(() => screen.getByText('The piece could not be loaded.')),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
