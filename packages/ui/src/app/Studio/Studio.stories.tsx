import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appMessages } from '../../i18n/messages';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { toastQueue } from '../../components/Toast/toastQueue';
import { ToastRegion } from '../../components/Toast/ToastRegion';
import { LazyAuthModal } from '../../features/auth/AuthModal/LazyAuthModal';
import { LazyQuoteModal } from '../../features/quotes/QuoteModal/LazyQuoteModal';
import { InApp } from '../../testing/InApp';
import { besidesAnnouncements, closed, settled, shown } from '../../testing/storyTools';
import { Studio, type StudioProps } from './Studio';

const meta = preview.meta({
  title: 'App/Studio',
  component: Studio,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { place: 'imagine' as StudioProps['place'] },
  render: (args) => (
    <InApp path={args.place === 'home' ? '/' : '/imagine'} upgradeHref="/upgrade">
      <Studio {...args} />
      <LazyAuthModal />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const box = () => screen.findByRole('textbox', { name: 'Describe your jewelry' });

async function imagine(prompt: string): Promise<void> {
  await screen.findByRole('button', { name: /Imagine/ });
  await userEvent.type(await box(), prompt);
  await userEvent.click(await screen.findByRole('button', { name: /Imagine/ }));
}

/** The pieces in the tray; skeletons while it loads are none. */
const cardsIn = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('article');

/**
 * RTE-04, RTE-06, RES-01, HRO-01: the newest of ten pieces is the hero, nine tiles lie around it; LBX-01: the lightbox
 * counts those ten.
 */
export const Default = meta.story({
  play: async () => {
    await shown(() => screen.getByRole('list', { name: 'Your images' }));
    await shown(() => screen.getByRole('button', { name: 'Show all my jewelry' }));
    await waitFor(() => expect(cardsIn('Your images')).toHaveLength(10));
    const pictures = cardsIn('Your images').map(
      (card) => card.querySelector('[data-open]')?.getBoundingClientRect().width ?? 0,
    );
    await expect(pictures[0]).toBeGreaterThanOrEqual(560);
    await expect(pictures[0]).toBeGreaterThan(2.5 * Math.max(...pictures.slice(1)));
    await userEvent.click(cardsIn('Your images')[0]?.querySelector('[data-open]') as HTMLElement);
    await expect(await screen.findByText('1 / 10')).toBeInTheDocument();
  },
});

/** PRO-02: the installation reports which services it uses. */
export const WithProviders = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async () => {
    await shown(() =>
      screen.getByText(
        'Your words are sent to api.anthropic.com and api.openai.com, a picture of your design to api.openai.com.',
      ),
    );
  },
});

/** PRO-10: a photograph is offered where a design service sees it, behind the sentence that says what becomes of it. */
export const AddsAPhotograph = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a reference photo' }));
    await shown(() => screen.getByText(/^The photograph is sent to api.anthropic.com with your words/));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Add a reference photo' })).toHaveFocus();
  },
});

/** PRO-02: no drawing where the image service takes none. */
export const WithoutDrawing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.withoutDrawing());
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull());
    await shown(() => screen.getByRole('button', { name: 'Presets' }));
  },
});

/** RTE-01, RTE-05, RES-01: the way in. The first page of the public gallery fills the tray, and the submit invites. */
export const HomeForVisitors = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  args: { place: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await shown(() => screen.getByRole('button', { name: 'Sign in to start creating!' }));
    await shown(() => screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(cardsIn('Recent images')).toHaveLength(20));
  },
});

/** STA-39: reusing a prompt fills, focuses and reveals the box; Undo restores the previous text. */
export const PromptReused = meta.story({
  play: async () => {
    await userEvent.type(await box(), 'A ring of my own');
    const [reuse] = await screen.findAllByRole('button', { name: 'Reuse prompt' });
    const prompt = reuse?.closest('article')?.querySelector('h2')?.textContent ?? '';
    await expect(prompt).not.toBe('');
    reuse?.focus();
    await userEvent.keyboard('{Enter}');
    const text = await box();
    await expect(text).toHaveValue(prompt);
    await expect(text).toHaveFocus();
    const { top, bottom } = text.getBoundingClientRect();
    await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo: bring back the replaced text' }));
    await expect(text).toHaveValue('A ring of my own');
  },
});

/** LBX-01: where the list pages, the lightbox counts all of it, loaded or not. */
export const CountedInTheLightbox = meta.story({
  args: { place: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await waitFor(() => expect(cardsIn('Recent images')).toHaveLength(20));
    await userEvent.click(cardsIn('Recent images')[1]?.querySelector('[data-open]') as HTMLElement);
    await expect(await screen.findByText(/^2 \/ \d+$/)).toHaveTextContent(/^2 \/ (?!20$)\d\d$/);
  },
});

/** ROL-02: what needs an account opens the sign-in for visitors, and does nothing else. */
export const ForVisitorsWhoAct = meta.story({
  args: { place: 'home' },
  render: (args) => (
    <InApp path="/">
      <Studio {...args} />
      <LazyQuoteModal />
      <LazyAuthModal />
    </InApp>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async ({ step }) => {
    await waitFor(() => expect(cardsIn('Recent images')).toHaveLength(20));
    const card = () => within(cardsIn('Recent images')[0] as HTMLElement);
    const buttons = {
      draw: () => screen.getByRole('button', { name: 'Draw' }),
      like: () => card().getByRole('button', { name: /^Like, / }),
      download: () => card().getByRole('button', { name: 'Download' }),
      'get a price': () => card().getByRole('button', { name: 'Get a price' }),
    };
    for (const [name, button] of Object.entries(buttons)) {
      await step(name, async () => {
        button().focus();
        await userEvent.keyboard('{Enter}');
        await shown(() => screen.getByRole('dialog', { name: 'Sign in' }));
        await expect(screen.getAllByRole('dialog')).toHaveLength(1);
        await settled();
        await userEvent.keyboard('{Escape}');
        await closed();
      });
    }
  },
});

/** VAL-02: anonymous visitors learn why an account is needed, and their prompt is stored. */
export const ImagineWithoutAccount = meta.story({
  args: { place: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await shown(() => screen.getByRole('button', { name: 'Sign in to start creating!' }));
    await userEvent.type(await box(), 'A ring like a vine{Enter}');
    await shown(() => screen.getByText('Authentication Required'));
    await shown(() => screen.getByText('Please sign in to generate images.'));
    await shown(() => screen.getByRole('dialog', { name: 'Sign in' }));
    await expect(screen.getByLabelText('Describe your jewelry')).toHaveValue('A ring like a vine');
  },
});

/**
 * VAL-03, ROL-03: and who has not confirmed the address hears of that, and nothing is made. Without the view that lies
 * over it 300 ms later.
 */
export const ImagineUnconfirmed = meta.story({
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
    await shown(() => screen.getByText('Email Confirmation Required'));
    await shown(() => screen.getByText('Please confirm your email address to generate images.'));
    await expect(screen.queryByText('Creating your masterpiece...')).toBeNull();
    await expect(await box()).toHaveValue('A ring');
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

export const Loading = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
});

/** RES-04. */
export const NothingMadeYet = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'desk-velvet', 'phone', 'phone-rtl'),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyHistory());
  },
  play: async () => {
    await shown(() => screen.getByText('No images in your history yet. Create your first image to see it here!'));
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
    await shown(() => screen.getByText('The images could not be loaded.'));
  },
});

/** A job that an earlier page has left running is found again (STA-23). */
export const GenerationUnderWay = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generating());
  },
  play: async () => {
    await shown(() => screen.getByText('Creating your masterpiece...'));
    await shown(() => screen.getByText('Setting stones'));
  },
});

/**
 * HRO-02: one filled button; typing in the docked box moves the fill from the price of the hero to the submit button.
 */
export const OneFilledButton = meta.story({
  play: async () => {
    const fillOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await waitFor(() => expect(cardsIn('Your images')).toHaveLength(10));
    const hero = within(cardsIn('Your images')[0] as HTMLElement);
    const [change, submit] = [
      await hero.findByRole('button', { name: 'Change this piece' }),
      screen.getByRole('button', { name: /Imagine/ }),
    ];
    const [none, solid] = ['rgba(0, 0, 0, 0)', /^rgb\(/];
    const onlyFilled = (filled: HTMLElement, quiet: HTMLElement) =>
      waitFor(async () => {
        await expect(fillOf(filled)).toMatch(solid);
        await expect(fillOf(quiet)).toBe(none);
      });
    await onlyFilled(change, submit);
    await userEvent.type(await box(), 'A ring');
    await onlyFilled(submit, change);
  },
});

/** HRO-04: the price is next to the hero and is labelled as an estimate. */
export const PriceBesideTheHero = meta.story({
  play: async () => {
    await shown(() =>
      screen.getByText(
        (_, element) =>
          /^USD [\d,]+\.\d\d$/.test(element?.textContent ?? '') && element?.firstElementChild?.textContent === 'USD',
      ),
    );
    await shown(() => screen.getByText('estimate'));
  },
});

/** HRO-03: the first piece ever has the tray for itself, without empty cells. */
export const FirstPieceInTheMaking = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.firstGeneration());
  },
  play: async ({ canvasElement }) => {
    await shown(() => screen.getByText('No images in your history yet. Create your first image to see it here!'));
    await imagine('A ring');
    await shown(() => screen.getByText('Creating your masterpiece...'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-cell]')).toHaveLength(0));
  },
});

/** The box empties on submit and the generation can be cancelled, which restores the prompt (STA-26). */
export const GenerationCancelled = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStands());
  },
  play: async ({ step }) => {
    await step('send the prompt', () => imagine('A twisted ring with an oval sapphire'));
    await step('the box is free, the piece is in the making', async () => {
      await shown(() => screen.getByText('Creating your masterpiece...'));
      await expect(await box()).toHaveValue('');
      await shown(() => screen.getByText('Setting stones'));
    });
    await step('cancel', async () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    await step('the prompt is back', async () => {
      await waitFor(async () => expect(await box()).toHaveValue('A twisted ring with an oval sapphire'));
      await expect(screen.queryByText('Creating your masterpiece...')).toBeNull();
      await expect(screen.getByText('5 of 5 left today')).toBeVisible();
    });
  },
});

/** The finished piece becomes the hero. */
export const GenerationDone = meta.story({
  play: async ({ step }) => {
    await screen.findByRole('list', { name: 'Your images' });
    await shown(() => screen.getByText('5 of 5 left today'));
    await step('send the prompt', () => imagine('Emerald rivière necklace in yellow gold'));
    await step('the piece is announced and in the tray', async () => {
      await expect(await screen.findByText(/Your piece is ready/)).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.getAllByRole('img', { name: /^Yellow gold rivière necklace/ }).length).toBeGreaterThan(0),
      );
    });
    await step('it is public, as the form said (PRD-09, STA-28)', async () => {
      await expect(within(cardsIn('Your images')[0] as HTMLElement).queryByText('Private')).toBeNull();
    });
    await step('and one image fewer is left today (PRD-10)', () => shown(() => screen.getByText('4 of 5 left today')));
  },
});

export const GenerationFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationFails());
  },
  play: async () => {
    await imagine('A ring');
    await shown(() => screen.getByText('Failed to generate image'));
    await waitFor(async () => expect(await box()).toHaveValue('A ring'));
  },
});

/** ERR-23: a failure without words of its own never shows a status. */
export const GenerationFailedWordlessly = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationWordless());
  },
  play: async () => {
    await imagine('A ring');
    await shown(() => screen.getByText('Failed to generate image. Please try again.'));
    await waitFor(async () => expect(await box()).toHaveValue('A ring'));
  },
});

/** ERR-20, ERR-21, ERR-22: shows the server's number in a toast of type `limit`. */
export const LimitReached = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quotaSpent());
  },
  play: async () => {
    await imagine('One ring more');
    await shown(() => screen.getByText('Generation Limit Reached'));
    await shown(() =>
      screen.getByText("You've reached your daily limit of 5 generations. Upgrade your plan for more!"),
    );
    await shown(() => screen.getByRole('button', { name: 'Upgrade' }));
    await expect(toastQueue().visibleToasts[0]?.content.variant).toBe('limit');
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
    await shown(() => screen.getByText("You've reached your daily limit of 200 generations."));
    await expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  },
});

/** A prompt over the limit is rejected in the form and stays editable. */
export const PromptRefused = meta.story({
  play: async () => {
    const text = await box();
    await userEvent.click(text);
    await userEvent.paste(`A ring ${'x'.repeat(2000)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Imagine/ }));
    await shown(() => screen.getByText('Please shorten your prompt to 2,000 characters or fewer'));
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
    await screen.findByRole('button', { name: /Imagine/ });
    (await box()).focus();
    await userEvent.keyboard('A honeycomb bracelet{Enter}');
    await shown(() => screen.getByText('Creating your masterpiece...'));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await box()).toHaveValue('A honeycomb bracelet'));
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
