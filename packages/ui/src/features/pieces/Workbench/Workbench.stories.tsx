import { accountId, createWorld, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { appMessages } from '../../../i18n/messages';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, shown } from '../../../testing/storyTools';
import { requestChange } from '../requestedChange';
import { LazyWorkbench } from './LazyWorkbench';

const { images } = createWorld().state;
const idOf = (isWanted: (image: (typeof images)[number]) => boolean): string => images.find(isWanted)?.id ?? '';
const ownId = idOf(({ owner_id }) => owner_id === accountId('free'));
const othersId = idOf(({ owner_id, is_private }) => owner_id !== accountId('free') && !is_private);
const onNavigate = fn();

const meta = preview.meta({
  title: 'Pieces/Workbench',
  component: LazyWorkbench,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { pieceId: ownId },
  render: (args) => (
    <InApp path={`/piece/${args.pieceId}`} onNavigate={onNavigate}>
      <LazyWorkbench {...args} />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const line = () => screen.findByRole('textbox', { name: 'Change this piece in words' });
const versions = () => within(screen.getByRole('grid', { name: 'Versions' })).getAllByRole('row');
const partsList = async () => screen.findByRole('region', { name: 'Parts' });
const firstPart = async () => within(await partsList()).getAllByRole('button')[0] as HTMLElement;

/** Requirements and how they were met, parts, the price with its date, and the next steps. */
export const Default = meta.story({
  play: async ({ step }) => {
    await step('facts', async () => {
      await shown(() => screen.getByRole('heading', { name: 'What you asked' }));
      await partsList();
      await shown(() => screen.getByText(/^Estimate, metal prices of /));
      await shown(() => screen.getByRole('button', { name: 'Get a price' }));
    });
    await step('one version, nothing to undo', async () => {
      await expect(versions()).toHaveLength(1);
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
});

/**
 * WRK-02: a change by words is a new version with its plain difference; undo and redo go back and forth, and a change
 * from an older version branches.
 */
export const ChangedByWords = meta.story({
  play: async ({ step }) => {
    await step('say it', async () => {
      await userEvent.type(await line(), 'the same in silver{Enter}');
      await waitFor(() => expect(versions()[0]).toHaveTextContent(/instead of/), { timeout: 10_000 });
      await expect(versions()).toHaveLength(2);
      await waitFor(async () => expect(await line()).toHaveValue(''));
    });
    await step('undo, redo', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(versions()[1]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
      await waitFor(() => expect(versions()[0]).toHaveAttribute('aria-selected', 'true'));
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    });
    await step('branch', async () => {
      await userEvent.type(await line(), 'platinum{Enter}');
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
    await waitFor(async () => expect(await line()).toHaveValue(''));
  },
});

/** WRK-03: an impossible change is explained, its text remains and no image is made. */
export const NotUnderstood = meta.story({
  play: async () => {
    await userEvent.type(await line(), 'make it happier{Enter}');
    await shown(() => screen.getByRole('alert'));
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'I could not read a change in this. Try a metal, a stone, a size or a part.',
    );
    await expect(await line()).toHaveValue('make it happier');
    await expect(versions()).toHaveLength(1);
  },
});

/** A change in the making can be cancelled; its words stay. */
export const Changing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.generationStands());
  },
  play: async () => {
    await userEvent.type(await line(), 'the same in silver{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Progress of the change' })).toBeInTheDocument(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(async () => expect(await line()).toHaveValue('the same in silver'));
    await waitFor(() => expect(versions()).toHaveLength(1));
  },
});

/** Cancelled before the server has answered: the line is free at once, with its words. */
export const CancelledUnanswered = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.changeUnanswered());
  },
  play: async () => {
    await userEvent.type(await line(), 'the same in silver{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await shown(() => screen.getByRole('button', { name: 'Undo' }));
    await expect(await line()).toHaveValue('the same in silver');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Words that leave this machine: to whom stands above the line as soon as there are any. */
export const WordsAreSent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async () => {
    await userEvent.type(await line(), 'more like a wave');
    await shown(() => screen.getByText('Your words are sent to api.anthropic.com and api.openai.com.'));
    await expect(await line()).toHaveAccessibleDescription(/api\.anthropic\.com/);
  },
});

/** The connection is lost half way through a change: it is followed again when it is back, and made once. */
export const OfflineMidway = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineMidway());
  },
  play: async () => {
    await userEvent.type(await line(), 'the same in silver{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Progress of the change' })).toBeInTheDocument(),
    );
    await expect(await line()).toHaveValue('the same in silver');
    await expect(versions()).toHaveLength(2);
  },
});

/** WRK-03: with the quota of the day spent the sentence says so, and the words stay. */
export const QuotaSpent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quotaSpent());
  },
  play: async () => {
    await userEvent.type(await line(), 'the same in silver{Enter}');
    await shown(() => screen.getByRole('alert'));
    await expect(await line()).toHaveValue('the same in silver');
  },
});

/**
 * WRK-04: a part is chosen from the list by keyboard, its panel offers what its schema allows, a draft answers, Done
 * makes one version.
 */
export const ChangedByHand = meta.story({
  play: async ({ step }) => {
    await step('open the part', async () => {
      (await firstPart()).focus();
      await userEvent.keyboard('{Enter}');
      await shown(() => screen.getByRole('dialog'));
    });
    await step('choose', async () => {
      const group = within(screen.getByRole('dialog')).getAllByRole('radiogroup')[0] as HTMLElement;
      const other = within(group)
        .getAllByRole('radio')
        .find((radio) => !(radio as HTMLInputElement).checked) as HTMLElement;
      await userEvent.click(other);
      await waitFor(() => expect(screen.getByRole('img', { name: 'Draft of the change' })).toBeVisible());
    });
    await step('make it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(versions()[0]).toHaveTextContent(/instead of/), { timeout: 10_000 });
      await expect(versions()).toHaveLength(2);
    });
  },
});

/** WRK-04: Escape takes the choices back and returns the focus to the part. */
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
 * WRK-04: the picture is one tab stop: P enters the parts, arrows walk, Enter opens, Escape returns the focus and then
 * leaves.
 */
export const PartsWalkedByKeyboard = meta.story({
  play: async ({ step }) => {
    const picture = await screen.findByRole('button', { name: 'Parts in the picture' });
    await step('walk', async () => {
      picture.focus();
      await userEvent.keyboard('p');
      await waitFor(() => expect(screen.getByText('Press to change it')).toBeVisible());
      const first = screen.getByText('Press to change it').previousElementSibling?.textContent;
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() =>
        expect(screen.getByText('Press to change it').previousElementSibling?.textContent).not.toBe(first),
      );
    });
    await step('open and close', async () => {
      await userEvent.keyboard('{Enter}');
      await shown(() => screen.getByRole('dialog'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(picture).toHaveFocus());
    });
    await step('leave', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Press to change it')).toBeNull());
    });
  },
});

/** WRK-04: a part that differs from the first version goes back to it. */
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

/** Parts light up under a pointer, in the picture and in the list. */
export const PartLit = meta.story({
  play: async () => {
    await userEvent.hover(await firstPart());
    await waitFor(() => expect(screen.getByText('Press to change it')).toBeVisible());
  },
});

/** Another view and another stage, rendered on first use. */
export const OtherView = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Front' }));
    await shown(() => screen.getByRole('button', { name: 'Front', pressed: true }));
    await waitFor(() => expect(screen.queryByText('Making the view')).toBeNull());
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
 * WRK-05: four variations of the unlocked parts, two of them side by side with a table of differences; one becomes a
 * version.
 */
export const VariationsCompared = meta.story({
  play: async ({ step }) => {
    await step('open', async () => {
      await screen.findByRole('heading', { name: 'Parts' });
      await userEvent.click(screen.getByRole('button', { name: 'Four variations' }));
      await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(5));
    });
    await step('compare', async () => {
      await expect(screen.getByRole('checkbox', { name: 'The piece now' })).toBeChecked();
      screen.getAllByRole('checkbox')[1]?.focus();
      await userEvent.keyboard('{ArrowLeft} {Enter}');
      await shown(() => screen.getByRole('table'));
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
    await step('another of the four in the second place, and back to them', async () => {
      const compare = within(screen.getByRole('region', { name: 'Compare' }));
      const second = compare.getAllByRole('columnheader').at(-1)?.textContent;
      await userEvent.click(
        within(compare.getByRole('group', { name: 'The others' })).getAllByRole('button')[0] as HTMLElement,
      );
      await waitFor(() => expect(compare.getAllByRole('columnheader').at(-1)?.textContent).not.toBe(second));
      await userEvent.click(compare.getByRole('button', { name: 'Four variations' }));
      await shown(() => screen.getByText('2 of 2'));
    });
    await step('use one', async () => {
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
    await shown(() => screen.getByRole('button', { name: 'Try again' }));
  },
});

/** Fourteen versions on several branches; one is named, one deleted and brought back. */
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
      await expect(other).toHaveFocus();
    });
    await step('walk by arrows, show one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
      await expect(versions()[3]).toHaveFocus();
      await expect(versions()[2]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(versions()[3]).toHaveAttribute('aria-selected', 'true'));
    });
    await step('name one', async () => {
      await userEvent.keyboard('{F2}');
      const field = await screen.findByRole('textbox', { name: /Name of the version/ });
      await userEvent.clear(field);
      await userEvent.type(field, 'For the wedding{Enter}');
      await shown(() => screen.getByText('For the wedding'));
      await waitFor(() => expect(versions()[3]).toHaveFocus());
    });
    await step('its menu, to the side: start a change from here', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(screen.getByRole('button', { name: 'Actions of this version: For the wedding' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Start a change from here' }));
      await waitFor(async () => expect(await line()).toHaveFocus());
    });
    await step('go back to it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions of this version: For the wedding' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Go back to this version' }));
      await waitFor(() => expect(versions()[3]).toHaveTextContent('In My Jewelry'));
    });
    await step('delete one, and bring it back', async () => {
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

/** WRK-01: visitors of a public piece see it without versions, change line and requirements. */
export const ForVisitors = meta.story({
  args: { pieceId: othersId },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
    await partsList();
    await expect(screen.queryByRole('textbox', { name: 'Change this piece in words' })).toBeNull();
    await expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'What you asked' })).toBeNull();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
});

/** WRK-01: a piece that is gone, or private and another user's. */
export const NotFound = meta.story({
  args: { pieceId: '00000000-0000-4000-8000-000000000000' },
  play: () => shown(() => screen.getByRole('heading', { level: 1, name: 'Piece not found' })),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pieceFails());
  },
  play: () => shown(() => screen.getByText('The piece could not be loaded.')),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const PartPanelOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await firstPart());
    await shown(() => screen.getByRole('dialog'));
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
