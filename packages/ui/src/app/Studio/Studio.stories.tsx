import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { LazyAuthModal } from '../../features/auth/AuthModal/LazyAuthModal';
import { LazyQuoteModal } from '../../features/quotes/QuoteModal/LazyQuoteModal';
import { InApp } from '../../testing/InApp';
import { besidesAnnouncements, closed, enterText, settled, waitForVisible } from '../../testing/storyTools';
import { Studio, type StudioProps } from './Studio';
import { cardsIn, promptBox, StudioPage } from './testing/studioStory';

const meta = preview.meta({
  title: 'App/Studio',
  component: Studio,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { route: 'imagine' as StudioProps['route'] },
  render: (args) => <StudioPage {...args} />,
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/**
 * RTE-04, RTE-06, RES-01, HRO-01: the newest of ten pieces is the hero, nine tiles lie around it; LBX-01: the lightbox
 * counts those ten.
 */
export const Default = meta.story({
  play: async () => {
    await waitForVisible(() => screen.getByRole('list', { name: 'Your images' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Show all my jewelry' }));
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
    await waitForVisible(() =>
      screen.getByText(
        'Your words are sent to api.anthropic.com and api.openai.com, a picture of your design to api.openai.com.',
      ),
    );
    await screen.findByRole('button', { name: 'Bigger stone' });
  },
});

/** PRO-10: a photograph is offered where a design service sees it, behind the sentence that says what becomes of it. */
export const AddsAPhotograph = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a reference photo' }));
    await waitForVisible(() => screen.getByText(/^The photograph is sent to api.anthropic.com with your words/));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a reference photo' })).toHaveFocus());
  },
});

/** PRO-02: no drawing where the image service takes none. */
export const WithoutDrawing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.withoutDrawing());
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Draw' })).toBeNull());
    await waitForVisible(() => screen.getByRole('button', { name: 'Presets' }));
  },
});

/** PRO-02: a generator that follows drawings loosely asks for no influence. */
export const LooseDrawing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.looseDrawing());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Draw' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Use Drawing' }));
    await expect(screen.queryByRole('slider', { name: 'Drawing Influence' })).toBeNull();
  },
});

/** RTE-01, RTE-05, RES-01: the way in. The first page of the public gallery fills the tray, and the submit invites. */
export const HomeForVisitors = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  args: { route: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('button', { name: 'Sign in to start creating!' }));
    await waitForVisible(() => screen.getByRole('button', { name: 'Load More' }));
    await waitFor(() => expect(cardsIn('Recent images')).toHaveLength(20));
  },
});

/** STA-39: reusing a prompt fills, focuses and reveals the box; Undo restores the previous text. */
export const PromptReused = meta.story({
  play: async () => {
    await enterText(await promptBox(), 'A ring of my own');
    const [reuse] = await screen.findAllByRole('button', { name: 'Reuse prompt' });
    const prompt = reuse?.closest('article')?.querySelector('h2')?.textContent ?? '';
    await expect(prompt).not.toBe('');
    reuse?.focus();
    await userEvent.keyboard('{Enter}');
    const text = await promptBox();
    await expect(text).toHaveValue(prompt);
    await waitFor(() => expect(text).toHaveFocus());
    const { top, bottom } = text.getBoundingClientRect();
    await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo: bring back the replaced text' }));
    await expect(text).toHaveValue('A ring of my own');
  },
});

/** LBX-01: where the list pages, the lightbox counts all of it, loaded or not. */
export const CountedInTheLightbox = meta.story({
  args: { route: 'home' },
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
  args: { route: 'home' },
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
        await waitForVisible(() => screen.getByRole('dialog', { name: 'Sign in' }));
        await expect(screen.getAllByRole('dialog')).toHaveLength(1);
        await settled();
        await userEvent.keyboard('{Escape}');
        await closed();
      });
    }
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
    await waitForVisible(() =>
      screen.getByText('No images in your history yet. Create your first image to see it here!'),
    );
  },
});

export const EmptyGallery = meta.story({
  args: { route: 'home' },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.emptyGallery());
  },
});

export const LoadingFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('The images could not be loaded.'));
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
    await userEvent.type(await promptBox(), 'A ring');
    await onlyFilled(submit, change);
  },
});

/** HRO-04: the price is next to the hero and is labelled as an estimate. */
export const PriceBesideTheHero = meta.story({
  play: async () => {
    await waitForVisible(() =>
      screen.getByText(
        (_, element) =>
          /^USD [\d,]+\.\d\d$/.test(element?.textContent ?? '') && element?.firstElementChild?.textContent === 'USD',
      ),
    );
    await waitForVisible(() => screen.getByText('estimate'));
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
