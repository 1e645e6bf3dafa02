import { scenarioOfAccount, scenarios, type AccountName } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ToastRegion } from '../../primitives/Toast/ToastRegion';
import { InApp } from '../testing/InApp';
import { Studio } from './Studio';

const meta = preview.meta({
  title: 'Screens/Studio',
  component: Studio,
  parameters: { layout: 'fullscreen' },
  args: { place: 'imagine' },
  decorators: [
    (Story, { args }) => (
      <InApp path={args.place === 'home' ? '/' : '/imagine'} upgradeHref="/upgrade">
        <Story />
        <ToastRegion />
      </InApp>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.free());
  },
});

const box = () => screen.findByRole('textbox', { name: 'Describe your jewelry' });

async function imagine(prompt: string): Promise<void> {
  await userEvent.type(await box(), prompt);
  await userEvent.click(screen.getByRole('button', { name: /Imagine/ }));
}

/** One's own pieces around the bench, as the free plan shows them. */
export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Your images' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show all my jewelry' })).toBeVisible());
  },
});

/** Whoever the toolbar chooses. */
export const AsAccount = meta.story({
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'] as AccountName | 'anonymous'));
  },
});

/** The way in: the public gallery fills the tray, and the submit invites. */
export const HomeForVisitors = meta.story({
  args: { place: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sign in to start creating!' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Load More' })).toBeVisible();
  },
});

/** A paid plan chooses between private and public. */
export const WithPrivateImages = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pro());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
});

/** RES-04. */
export const NothingMadeYet = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyHistory());
  },
  play: async () => {
    await expect(await screen.findByText('No images in your history yet. Create your first image to see it here!')).toBeVisible();
  },
});

export const EmptyGallery = meta.story({
  args: { place: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyGallery());
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError());
  },
  play: async () => {
    await expect(await screen.findByText('The images could not be loaded.')).toBeVisible();
  },
});

/** A job that an earlier page has left running is found again (STA-23). */
export const GenerationUnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generating());
  },
  play: async () => {
    await expect(await screen.findByText('Creating your masterpiece...')).toBeVisible();
    await expect(await screen.findByText('Setting stones')).toBeVisible();
  },
});

/** The prompt leaves the box at once, and the work can be cancelled; then it comes back (STA-26). */
export const GenerationCancelled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStands());
  },
  play: async ({ step }) => {
    await step('send the prompt', () => imagine('A twisted ring with an oval sapphire'));
    await step('the box is free, the piece is in the making', async () => {
      await expect(await screen.findByText('Creating your masterpiece...')).toBeVisible();
      await expect(await box()).toHaveValue('');
      await expect(await screen.findByText('Setting stones')).toBeVisible();
    });
    await step('cancel', async () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await step('the prompt is back', async () => {
      await waitFor(async () => expect(await box()).toHaveValue('A twisted ring with an oval sapphire'));
      await expect(screen.queryByText('Creating your masterpiece...')).toBeNull();
    });
  },
});

/** The finished piece lies first in the tray. */
export const GenerationDone = meta.story({
  play: async ({ step }) => {
    await screen.findByRole('list', { name: 'Your images' });
    await step('send the prompt', () => imagine('Emerald rivière necklace in yellow gold'));
    await step('the piece is announced and in the tray', async () => {
      await expect(await screen.findByText(/Your piece is ready/)).toBeInTheDocument();
      await waitFor(() => expect(screen.getAllByRole('img', { name: /^Yellow gold rivière necklace/ }).length).toBeGreaterThan(0));
    });
  },
});

export const GenerationFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationFails());
  },
  play: async () => {
    await imagine('A ring');
    await expect(await screen.findByText('Failed to generate image')).toBeVisible();
    await waitFor(async () => expect(await box()).toHaveValue('A ring'));
  },
});

/** ERR-20, ERR-21: the number is the server's. */
export const LimitReached = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quotaSpent());
  },
  play: async () => {
    await imagine('One ring more');
    await expect(await screen.findByText('Generation Limit Reached')).toBeVisible();
    await expect(screen.getByText("You've reached your daily limit of 5 generations. Upgrade your plan for more!")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Upgrade' })).toBeVisible();
    await waitFor(async () => expect(await box()).toHaveValue('One ring more'));
  },
});

/** There is no higher plan, so none is offered. */
export const LimitOfTheHighestPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.businessQuotaSpent());
  },
  play: async () => {
    await imagine('One ring more');
    await expect(await screen.findByText("You've reached your daily limit of 200 generations.")).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  },
});

/** Too long a prompt is refused at the box, and stays in it. */
export const PromptRefused = meta.story({
  play: async () => {
    const text = await box();
    await userEvent.click(text);
    await userEvent.paste(`A ring ${'x'.repeat(2000)}`);
    await userEvent.click(screen.getByRole('button', { name: /Imagine/ }));
    await expect(await screen.findByText('Please shorten your prompt to 2,000 characters or fewer')).toBeVisible();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** The prompt is written, sent and cancelled without a pointer. */
export const WithTheKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStands());
  },
  play: async () => {
    (await box()).focus();
    await userEvent.keyboard('A honeycomb bracelet{Enter}');
    await expect(await screen.findByText('Creating your masterpiece...')).toBeVisible();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await box()).toHaveValue('A honeycomb bracelet'));
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
