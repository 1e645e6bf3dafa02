import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, waitForVisible } from '../../../testing/storyTools';
import { LazyWorkbench } from './LazyWorkbench';
import { firstPart, onNavigate, ownId, partsList, versions, WorkbenchPage } from './testing/workbenchStory';

const meta = preview.meta({
  title: 'Pieces/Workbench/Parts',
  component: LazyWorkbench,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { pieceId: ownId },
  render: (args) => <WorkbenchPage {...args} />,
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/**
 * WRK-04: a part is opened from the list by keyboard, its panel offers what its schema allows, a draft follows, and
 * Done makes one version.
 */
export const ChangedByHand = meta.story({
  play: async ({ step }) => {
    await step('opens the part', async () => {
      (await firstPart()).focus();
      await userEvent.keyboard('{Enter}');
      await waitForVisible(() => screen.getByRole('dialog'));
    });
    await step('changes it', async () => {
      const group = within(screen.getByRole('dialog')).getAllByRole('radiogroup')[0] as HTMLElement;
      const other = within(group)
        .getAllByRole('radio')
        .find((radio) => !(radio as HTMLInputElement).checked) as HTMLElement;
      await userEvent.click(other);
      await waitFor(() => expect(screen.getByRole('img', { name: 'Draft of the change' })).toBeVisible());
    });
    await step('makes one version', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(versions()[0]).toHaveTextContent(/instead of/), { timeout: 10_000 });
      await expect(versions()).toHaveLength(2);
    });
  },
});

/** WRK-04: Escape discards the choices and returns the focus to the part. */
export const ChoicesTakenBack = meta.story({
  play: async () => {
    const part = await firstPart();
    await userEvent.click(part);
    const group = within(await screen.findByRole('dialog')).getAllByRole('radiogroup')[0] as HTMLElement;
    await userEvent.click(within(group).getAllByRole('radio')[1] as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(part).toHaveFocus());
    await expect(versions()).toHaveLength(1);
  },
});

/**
 * WRK-04: the picture is one tab stop: P enters the parts, arrow keys step through them, Enter opens one, and Escape
 * returns the focus and then leaves.
 */
export const PartsWalkedByKeyboard = meta.story({
  play: async ({ step }) => {
    const picture = await screen.findByRole('button', { name: 'Parts in the picture' });
    await step('steps through the parts', async () => {
      picture.focus();
      await userEvent.keyboard('p');
      await waitFor(() => expect(screen.getByText('Press to change it')).toBeVisible());
      const first = screen.getByText('Press to change it').previousElementSibling?.textContent;
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() =>
        expect(screen.getByText('Press to change it').previousElementSibling?.textContent).not.toBe(first),
      );
    });
    await step('opens and closes one', async () => {
      await userEvent.keyboard('{Enter}');
      await waitForVisible(() => screen.getByRole('dialog'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(picture).toHaveFocus());
    });
    await step('leaves the parts', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Press to change it')).toBeNull());
    });
  },
});

/** WRK-04: a changed part can be reset to the first version. */
export const ResetToFirstVersion = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.longVersionTree());
  },
  play: async () => {
    const metal = within(await partsList())
      .getAllByRole('button')
      .find((row) => /gold|silver|platinum/i.test(row.textContent ?? '')) as HTMLElement;
    await userEvent.click(metal);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(versions()).toHaveLength(15), { timeout: 10_000 });
  },
});

/** Parts are highlighted under the pointer, in the picture and in the list. */
export const PartLit = meta.story({
  play: async () => {
    await userEvent.hover(await firstPart());
    await waitFor(() => expect(screen.getByText('Press to change it')).toBeVisible());
  },
});

export const PanelOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await firstPart());
    await waitForVisible(() => screen.getByRole('dialog'));
  },
});
