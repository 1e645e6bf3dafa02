import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, waitForVisible } from '../../../testing/storyTools';
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

/**
 * WRK-02: a change by words is a new version with its plain difference; undo and redo go back and forth, and a change
 * from an older version branches.
 */
export const ChangedByWords = meta.story({
  play: async ({ step }) => {
    await step('say it', async () => {
      await userEvent.type(await changeLine(), 'the same in silver{Enter}');
      await waitFor(() => expect(versions()[0]).toHaveTextContent(/instead of/), { timeout: 10_000 });
      await expect(versions()).toHaveLength(2);
      await waitFor(async () => expect(await changeLine()).toHaveValue(''));
    });
    await step('undo, redo', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(versions()[1]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      await waitFor(() => expect(versions()[0]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    });
    await step('branch', async () => {
      await userEvent.type(await changeLine(), 'platinum{Enter}');
      await waitFor(() => expect(versions()[0]).toHaveTextContent('from version 1'), { timeout: 10_000 });
      await expect(versions()).toHaveLength(3);
    });
  },
});

/** A change chosen beside the hero starts when the page opens. */
export const BegunBesideTheHero = meta.story({
  beforeEach: () => requestChange({ imageId: ownId, words: 'the same in silver' }),
  play: async () => {
    await waitFor(() => expect(versions()).toHaveLength(2), { timeout: 10_000 });
    await waitFor(async () => expect(await changeLine()).toHaveValue(''));
  },
});

/** WRK-03: an impossible change is explained, its text remains and no image is made. */
export const NotUnderstood = meta.story({
  play: async () => {
    await userEvent.type(await changeLine(), 'make it happier{Enter}');
    await waitForVisible(() => screen.getByRole('alert'));
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'I could not read a change in this. Try a metal, a stone, a size or a part.',
    );
    await expect(await changeLine()).toHaveValue('make it happier');
    await expect(versions()).toHaveLength(1);
  },
});

/** A change in the making can be cancelled; its words stay. */
export const Changing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStuck());
  },
  play: async () => {
    await userEvent.type(await changeLine(), 'the same in silver{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Progress of the change' })).toBeInTheDocument(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(async () => expect(await changeLine()).toHaveValue('the same in silver'));
    await waitFor(() => expect(versions()).toHaveLength(1));
  },
});

/** Cancelled before the server has answered: the line is free at once, with its words. */
export const CancelledUnanswered = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.changeUnanswered());
  },
  play: async () => {
    await userEvent.type(await changeLine(), 'the same in silver{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Undo' }));
    await expect(await changeLine()).toHaveValue('the same in silver');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Words that leave this machine: to whom stands above the line as soon as there are any. */
export const WordsAreSent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async () => {
    await userEvent.type(await changeLine(), 'more like a wave');
    await waitForVisible(() => screen.getByText('Your words are sent to api.anthropic.com and api.openai.com.'));
    await expect(await changeLine()).toHaveAccessibleDescription(/api\.anthropic\.com/);
  },
});

/** The connection is lost half way through a change: it is followed again when it is back, and made once. */
export const OfflineMidway = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineMidway());
  },
  play: async () => {
    await userEvent.type(await changeLine(), 'the same in silver{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Progress of the change' })).toBeInTheDocument(),
    );
    await expect(await changeLine()).toHaveValue('the same in silver');
    await expect(versions()).toHaveLength(2);
  },
});

/** WRK-03: with the quota of the day spent the sentence says so, and the words stay. */
export const QuotaSpent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quotaSpent());
  },
  play: async () => {
    await userEvent.type(await changeLine(), 'the same in silver{Enter}');
    await waitForVisible(() => screen.getByRole('alert'));
    await expect(await changeLine()).toHaveValue('the same in silver');
  },
});
