import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, waitForVisible } from '../../../testing/storyTools';
import { LazyWorkbench } from './LazyWorkbench';
import { onNavigate, ownId, versions, WorkbenchPage } from './testing/workbenchStory';

const meta = preview.meta({
  title: 'Pieces/Workbench/Variations',
  component: LazyWorkbench,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { pieceId: ownId },
  render: (args) => <WorkbenchPage {...args} />,
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** WRK-05: locked parts stay, "A lot" changes more, and "Four more" returns new ones. */
export const FourMore = meta.story({
  play: async () => {
    await screen.findByRole('heading', { name: 'Parts' });
    await userEvent.click(screen.getByRole('button', { name: 'Four variations' }));
    const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(5));
    const first = names();
    screen.getByRole('slider', { name: 'How different' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByText('A little')).toBeVisible();
    await expect(names()).toEqual(first);
    await userEvent.click(screen.getByRole('button', { name: 'Four more' }));
    await waitFor(() => expect(names()).not.toEqual(first));
  },
});

/**
 * WRK-05: four variations of the unlocked parts, two of them compared side by side with a table of differences; one
 * becomes a version.
 */
export const VariationsCompared = meta.story({
  play: async ({ step }) => {
    await step('opens the variations', async () => {
      await screen.findByRole('heading', { name: 'Parts' });
      await userEvent.click(screen.getByRole('button', { name: 'Four variations' }));
      await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(5));
    });
    await step('compares two', async () => {
      await expect(screen.getByRole('checkbox', { name: 'The piece now' })).toBeChecked();
      screen.getAllByRole('checkbox')[1]?.focus();
      await userEvent.keyboard('{ArrowLeft} {Enter}');
      await waitForVisible(() => screen.getByRole('table'));
      await expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(2);
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    });
    await step('compares the front views and can list equal rows', async () => {
      const compare = within(screen.getByRole('region', { name: 'Compare' }));
      await userEvent.click(compare.getByRole('button', { name: 'Front' }));
      await waitFor(() => expect(compare.queryByText('Making the view')).toBeNull());
      const rows = () => compare.getAllByRole('row').length;
      const differing = rows();
      await userEvent.click(compare.getByRole('checkbox', { name: 'Show what is the same' }));
      await expect(rows()).toBeGreaterThan(differing);
    });
    await step('replaces the second one, and returns to the four', async () => {
      const compare = within(screen.getByRole('region', { name: 'Compare' }));
      const second = compare.getAllByRole('columnheader').at(-1)?.textContent;
      await userEvent.click(
        within(compare.getByRole('group', { name: 'The others' })).getAllByRole('button')[0] as HTMLElement,
      );
      await waitFor(() => expect(compare.getAllByRole('columnheader').at(-1)?.textContent).not.toBe(second));
      await userEvent.click(compare.getByRole('button', { name: 'Four variations' }));
      await waitForVisible(() => screen.getByText('2 of 2'));
    });
    await step('makes a version of one', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Use: / }));
      await waitFor(() => expect(versions()).toHaveLength(2), { timeout: 10_000 });
    });
  },
});

export const DraftsThrottled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.draftsThrottled());
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Parts' });
    await userEvent.click(screen.getByRole('button', { name: 'Four variations' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Try again' }));
  },
});
