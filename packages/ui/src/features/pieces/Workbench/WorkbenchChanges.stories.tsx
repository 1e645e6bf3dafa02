import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, enterText, waitForVisible } from '../../../testing/storyTools';
import { requestChange } from '../requestedChange';
import { LazyWorkbench } from './LazyWorkbench';
import { changeLine, onNavigate, ownId, versions, WorkbenchPage } from './testing/workbenchStory';

const meta = preview.meta({
  title: 'Pieces/Workbench/Changes',
  component: LazyWorkbench,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { pieceId: ownId },
  render: (args) => <WorkbenchPage {...args} />,
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const changeBy = async (text: string): Promise<void> => {
  await enterText(await changeLine(), text);
  await userEvent.keyboard('{Enter}');
};

/**
 * WRK-02: a change by text creates a version and describes its difference; undo and redo move between versions, and a
 * change from an older version branches.
 */
export const ChangedByWords = meta.story({
  play: async ({ step }) => {
    await step('changes the piece by text', async () => {
      await changeBy('the same in silver');
      await waitFor(() => expect(versions()[0]).toHaveTextContent(/instead of/), { timeout: 10_000 });
      await expect(versions()).toHaveLength(2);
      await waitFor(async () => expect(await changeLine()).toHaveValue(''));
    });
    await step('undoes and redoes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(versions()[1]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      await waitFor(() => expect(versions()[0]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    });
    await step('branches', async () => {
      await changeBy('platinum');
      await waitFor(() => expect(versions()[0]).toHaveTextContent('from version 1'), { timeout: 10_000 });
      await expect(versions()).toHaveLength(3);
    });
  },
});

/** A change selected next to the hero starts when the page opens. */
export const BegunBesideTheHero = meta.story({
  beforeEach: () => requestChange({ imageId: ownId, text: 'the same in silver' }),
  play: async () => {
    await waitFor(() => expect(versions()).toHaveLength(2), { timeout: 10_000 });
    await waitFor(async () => expect(await changeLine()).toHaveValue(''));
  },
});

/** WRK-03: an impossible change is explained, its text stays, and no image is made. */
export const NotUnderstood = meta.story({
  play: async () => {
    await changeBy('make it happier');
    await waitForVisible(() => screen.getByRole('alert'));
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not find a change in this. Try a metal, a stone, a size or a part.',
    );
    await expect(await changeLine()).toHaveValue('make it happier');
    await expect(versions()).toHaveLength(1);
  },
});

/** A running change can be cancelled; its text stays. */
export const Changing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStuck());
  },
  play: async () => {
    await changeBy('the same in silver');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Progress of the change' })).toBeInTheDocument(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(async () => expect(await changeLine()).toHaveValue('the same in silver'));
    await waitFor(() => expect(versions()).toHaveLength(1));
  },
});

/** Cancelled before the response: the line is immediately usable, with its text. */
export const CancelledUnanswered = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.changeUnanswered());
  },
  play: async () => {
    await changeBy('the same in silver');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Undo' }));
    await expect(await changeLine()).toHaveValue('the same in silver');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** The recipients of text outside this machine are named above the line as soon as there is text. */
export const WordsAreSent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async () => {
    await enterText(await changeLine(), 'more like a wave');
    await waitForVisible(() => screen.getByText('Your words are sent to api.anthropic.com and api.openai.com.'));
    await expect(await changeLine()).toHaveAccessibleDescription(/api\.anthropic\.com/);
  },
});

/** The connection is lost during a change: it resumes when the connection is back, and is made once. */
export const OfflineMidway = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineMidway());
  },
  play: async () => {
    await changeBy('the same in silver');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Progress of the change' })).toBeInTheDocument(),
    );
    await expect(await changeLine()).toHaveValue('the same in silver');
    await expect(versions()).toHaveLength(2);
  },
});

/** WRK-03: with the daily quota used up the message says so, and the text stays. */
export const QuotaSpent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quotaSpent());
  },
  play: async () => {
    await changeBy('the same in silver');
    await waitForVisible(() => screen.getByRole('alert'));
    await expect(await changeLine()).toHaveValue('the same in silver');
  },
});
