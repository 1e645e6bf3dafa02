import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, press, waitForVisible } from '../../../testing/storyTools';
import { alerted, enter, OpenedSettings } from '../../../app/AccountSettings/testing/settings';

const meta = preview.meta({
  title: 'Account/Name',
  component: OpenedSettings,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** ACC-11. */
export const NameSaved = meta.story({
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('Last name'));
    await enter('Last name', 'Idris');
    await press('Save name');
    await waitForVisible(() => screen.getByText('Saved'));
  },
});

/** The name is optional, and without an image it has no preview. */
export const WithoutName = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''));
    await expect(screen.queryByText('Preview')).toBeNull();
  },
});

/** ERR-33. */
export const NameNotSaved = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.accountWithoutMessage());
  },
  play: async () => {
    await press('Save name');
    await alerted('Failed to update profile');
  },
});

export const LongNames = meta.story({
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('First name'));
    await enter('First name', 'Wolfeschlegelsteinhausenbergerdorff-Welche-Vor-Altern');
  },
});
