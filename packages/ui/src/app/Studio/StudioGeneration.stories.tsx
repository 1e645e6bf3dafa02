import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appMessages } from '../../i18n/messages';
import preview from '../../../../../.storybook/preview';
import { toastQueue } from '../../components/Toast/toastQueue';
import { ToastRegion } from '../../components/Toast/ToastRegion';
import { InApp } from '../../testing/InApp';
import { besidesAnnouncements, enterText, waitForVisible } from '../../testing/storyTools';
import { Studio, type StudioProps } from './Studio';
import { cardsIn, imagine, promptBox, StudioPage } from './testing/studioStory';

const meta = preview.meta({
  title: 'App/Studio/Generation',
  component: Studio,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { route: 'imagine' as StudioProps['route'] },
  render: (args) => <StudioPage {...args} />,
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** VAL-02: anonymous visitors learn why an account is needed, and their prompt is stored. */
export const WithoutAccount = meta.story({
  args: { route: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: 'Sign in to start creating!' }));
    await enterText(await promptBox(), 'A ring like a vine');
    await userEvent.keyboard('{Enter}');
    await waitForVisible(() => screen.getByText('Authentication Required'));
    await waitForVisible(() => screen.getByText('Please sign in to generate images.'));
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Sign in' }));
    await expect(screen.getByLabelText('Describe your jewelry')).toHaveValue('A ring like a vine');
  },
});

/**
 * VAL-03, ROL-03: users with an unconfirmed address are asked to confirm it, and nothing is generated. Without the view
 * that covers the page 300 ms later.
 */
export const Unconfirmed = meta.story({
  render: (args) => (
    <InApp path="/imagine">
      <Studio {...args} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await imagine('A ring');
    await waitForVisible(() => screen.getByText('Email Confirmation Required'));
    await waitForVisible(() => screen.getByText('Please confirm your email address to generate images.'));
    await expect(screen.queryByText('Creating your masterpiece...')).toBeNull();
    await expect(await promptBox()).toHaveValue('A ring');
  },
});

/** STA-28, PRD-09: on a paid plan a new image is private as the form comes. */
export const WithPrivateImages = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pro());
  },
  play: async () => {
    const newest = () => within(cardsIn('Your images')[0] as HTMLElement);
    await imagine('Emerald rivière necklace in yellow gold');
    await waitFor(() =>
      expect(newest().getByRole('img', { name: /^Yellow gold rivière necklace/ })).toBeInTheDocument(),
    );
    await expect(newest().getAllByText('Private')).not.toHaveLength(0);
  },
});

/** A job that an earlier page has left running is found again (STA-23). */
export const UnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generating());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Creating your masterpiece...'));
    await waitForVisible(() => screen.getByText('Setting stones'));
  },
});

/** HRO-03: the first piece ever has the tray for itself, without empty cells. */
export const FirstPiece = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.firstGeneration());
  },
  play: async ({ canvasElement }) => {
    await waitForVisible(() =>
      screen.getByText('No images in your history yet. Create your first image to see it here!'),
    );
    await imagine('A ring');
    await waitForVisible(() => screen.getByText('Creating your masterpiece...'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-cell]')).toHaveLength(0));
  },
});

/** HRO-03: on a desk the first piece has three changes to try as pictures beside it, with what they add to its price. */
export const DraftsOfTheFirstPiece = meta.story({
  globals: { viewport: { value: 'desk' } },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyHistory());
  },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText('No images in your history yet. Create your first image to see it here!'),
    );
    await imagine('A white gold ring with an oval sapphire');
    const drafts = await screen.findByRole('group', { name: 'Changes to try' }, { timeout: 20_000 });
    await waitFor(
      () =>
        expect(
          within(drafts)
            .getAllByRole('button')
            .map((draft) => [draft.textContent, draft.querySelector('img')?.src.slice(0, 11)]),
        ).toEqual(
          ['Yellow gold', 'Rose gold', 'Bigger stone'].map((words) => [
            expect.stringMatching(new RegExp(`^${words}[+−]USD [\\d,]+\\.\\d\\d$`)),
            'data:image/',
          ]),
        ),
      { timeout: 20_000 },
    );
  },
});

/** The box empties on submit and the generation can be cancelled, which restores the prompt (STA-26). */
export const Cancelled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStuck());
  },
  play: async ({ step }) => {
    await step('submits the prompt', () => imagine('A twisted ring with an oval sapphire'));
    await step('the box is empty while the generation runs', async () => {
      await waitForVisible(() => screen.getByText('Creating your masterpiece...'));
      await expect(await promptBox()).toHaveValue('');
      await waitForVisible(() => screen.getByText('Setting stones'));
    });
    await step('cancels the generation', async () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await step('the prompt is restored', async () => {
      await waitFor(async () => expect(await promptBox()).toHaveValue('A twisted ring with an oval sapphire'));
      await expect(screen.queryByText('Creating your masterpiece...')).toBeNull();
      await expect(screen.getByText('5 of 5 left today')).toBeVisible();
    });
  },
});

/** The finished piece becomes the hero. */
export const Done = meta.story({
  play: async ({ step }) => {
    await screen.findByRole('list', { name: 'Your images' });
    await waitForVisible(() => screen.getByText('5 of 5 left today'));
    await step('submits the prompt', () => imagine('Emerald rivière necklace in yellow gold'));
    await step('the piece is announced and in the tray', async () => {
      await expect(await screen.findByText(/Your piece is ready/)).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.getAllByRole('img', { name: /^Yellow gold rivière necklace/ }).length).toBeGreaterThan(0),
      );
    });
    await step('it is public, as the form said (PRD-09, STA-28)', async () => {
      await expect(within(cardsIn('Your images')[0] as HTMLElement).queryByText('Private')).toBeNull();
    });
    await step('the quota is reduced by one image (PRD-10)', () =>
      waitForVisible(() => screen.getByText('4 of 5 left today')),
    );
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationFails());
  },
  play: async () => {
    await imagine('A ring');
    await waitForVisible(() => screen.getByText('Failed to generate image'));
    await waitFor(async () => expect(await promptBox()).toHaveValue('A ring'));
  },
});

/** ERR-23: a failure without a message never shows a status. */
export const FailedWithoutMessage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationWithoutMessage());
  },
  play: async () => {
    await imagine('A ring');
    await waitForVisible(() => screen.getByText('Failed to generate image. Please try again.'));
    await waitFor(async () => expect(await promptBox()).toHaveValue('A ring'));
  },
});

/** The sentence of a failure of the generator; never as the limit of the day, and the prompt can be sent again. */
const failureReads = async (sentence: string): Promise<void> => {
  await imagine('A ring');
  await waitForVisible(() => screen.getByText(sentence));
  await waitFor(async () => expect(await promptBox()).toHaveValue('A ring'));
  await expect(toastQueue().visibleToasts[0]?.content.variant).toBe('destructive');
  await expect(screen.queryByText(/limit of/)).toBeNull();
  await waitForVisible(() => screen.getByText('5 of 5 left today'));
};

/** PRO-07: the prompt was refused. */
export const PromptModerated = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.promptModerated());
  },
  play: () => failureReads('This prompt was rejected by the image service. Please describe the piece in other words.'),
});

/** PRO-07: the picture was made and held back. */
export const PictureModerated = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pictureModerated());
  },
  play: () => failureReads('The picture was rejected by the image service. Please describe the piece in other words.'),
});

/** PRO-07: an outage, a spent quota, a wrong key or a model that is gone: not about the prompt. */
export const GeneratorDown = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generatorDown());
  },
  play: () =>
    failureReads('Images cannot be generated right now. Your prompt is not the cause. Please try again later.'),
});

/** PRO-07: no picture in time. */
export const GeneratorSlow = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generatorSlow());
  },
  play: () =>
    failureReads(
      'Your piece took too long to make and was stopped. It does not count towards your daily limit. Please try again.',
    ),
});

/** ERR-20, ERR-21, ERR-22: shows the server's number in a toast of type `limit`. */
export const LimitReached = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quotaSpent());
  },
  play: async () => {
    await imagine('One ring more');
    await waitForVisible(() => screen.getByText('Generation Limit Reached'));
    await waitForVisible(() =>
      screen.getByText("You've reached your daily limit of 5 generations. Upgrade your plan for more!"),
    );
    await waitForVisible(() => screen.getByRole('button', { name: 'Upgrade' }));
    await expect(toastQueue().visibleToasts[0]?.content.variant).toBe('limit');
    await waitFor(async () => expect(await promptBox()).toHaveValue('One ring more'));
  },
});

/** There is no higher plan, so none is offered. */
export const LimitOfTheHighestPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.businessQuotaSpent());
  },
  play: async () => {
    await imagine('One ring more');
    await waitForVisible(() => screen.getByText("You've reached your daily limit of 200 generations."));
    await expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  },
});

/** A prompt over the limit is rejected in the form and stays editable. */
export const PromptRefused = meta.story({
  play: async () => {
    const text = await promptBox();
    await userEvent.click(text);
    await userEvent.paste(`A ring ${'x'.repeat(2000)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Imagine/ }));
    await waitForVisible(() => screen.getByText('Please shorten your prompt to 2,000 characters or fewer'));
  },
});

/** The prompt is written, sent and cancelled without a pointer. */
export const WithTheKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStuck());
  },
  play: async () => {
    await screen.findByRole('button', { name: /Imagine/ });
    (await promptBox()).focus();
    await userEvent.keyboard('A honeycomb bracelet{Enter}');
    await waitForVisible(() => screen.getByText('Creating your masterpiece...'));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await promptBox()).toHaveValue('A honeycomb bracelet'));
  },
});
