import { type ComponentProps, useReducer, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import type { Drawing } from '../../drawing/drawing';
import { PromptForm } from './PromptForm';
import { emptyDraft, type PromptDraft, promptReducer } from './promptReducer';

/** The form with its own state, so that a story behaves like the product. */
function Working({ draft: initial, dispatch, ...props }: ComponentProps<typeof PromptForm>) {
  const [draft, change] = useReducer(promptReducer, initial);
  const [isPrivate, setPrivate] = useState(props.isPrivate ?? true);
  return (
    <PromptForm
      {...props}
      draft={draft}
      dispatch={(action) => {
        dispatch(action);
        change(action);
      }}
      isPrivate={isPrivate}
      onPrivacyChange={setPrivate}
      onSubmit={() => {
        props.onSubmit();
        change({ do: 'sent' });
      }}
    />
  );
}

function drafted(changes: Partial<PromptDraft>): PromptDraft {
  return { ...emptyDraft, ...changes };
}

const LEAF =
  '<path d="M256 60C380 160 380 340 256 452C132 340 132 160 256 60M256 120V452" fill="none" stroke="#000" stroke-width="16"/>';

const drawing: Drawing = {
  paths: [],
  png: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${LEAF}</svg>`)}`,
  svg: LEAF,
  influence: 80,
};

const meta = preview.meta({
  title: 'Generation/PromptForm',
  component: PromptForm,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: emptyDraft,
    dispatch: fn(),
    access: 'paid' as const,
    onSubmit: fn(),
    onSignIn: fn(),
    onOpenPresets: fn(),
    onOpenPad: fn(),
  },
  render: (args) => <Working {...args} />,
});

/** FRM-02 to FRM-04: the exact words, and a box that grows from 64 px to 192 px and then scrolls. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('Create your dream jewelry using the prompt below:')).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'Describe your jewelry' });
    await expect(box).toHaveAttribute('placeholder', 'Describe your jewelry here...');
    await step('the empty box has 64 px', () => expect(box.getBoundingClientRect().height).toBe(64));
    await step('more lines make it higher', async () => {
      await userEvent.click(box);
      await userEvent.paste('A ring\n'.repeat(4));
      await expect(box.getBoundingClientRect().height).toBeGreaterThan(64);
      await expect(box.getBoundingClientRect().height).toBeLessThan(192);
    });
    await step('from 192 px on it scrolls', async () => {
      await userEvent.paste('A ring\n'.repeat(20));
      await expect(box.getBoundingClientRect().height).toBe(192);
      await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    });
  },
});

export const Anonymous = meta.story({ args: { access: 'anonymous' } });

/** FRM-06, PRD-09: a paid plan chooses, and begins with private (STA-28). */
export const PaidPlan = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Private, make public' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Public, make private' }));
    await expect(canvas.getByRole('button', { name: 'Private, make public' })).toBeVisible();
    await expect(canvas.queryByText('Public - private images need Pro')).toBeNull();
  },
});

/** FRM-06, PRD-09: no toggle, and a quiet note says before the submit that the image will be public. */
export const FreePlan = meta.story({
  args: { access: 'free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Public - private images need Pro')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /make (public|private)/ })).toBeNull();
  },
});

const today = (limit: number, count: number) => ({ limit, count, resets_at: '2026-11-21T00:00:00.000Z' });

/** PRD-10: quiet under the plate, and read out with the submit. */
export const QuotaLeft = meta.story({
  args: { access: 'free', usage: today(5, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 left today')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imagine...' })).toHaveAccessibleDescription('3 of 5 left today');
  },
});

/** PRD-10: the last one of the day stands out a little. */
export const QuotaLastOne = meta.story({
  args: { access: 'free', usage: today(5, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 5 left today')).toBeVisible();
  },
});

/** PRD-10: no images left today, and when the limit resets. The form stays enabled: the server decides. */
export const QuotaSpent = meta.story({
  args: { access: 'free', usage: today(5, 5), draft: drafted({ text: 'One ring more' }) },
  play: async ({ canvas, userEvent, args }) => {
    const at = new Date('2026-11-21T00:00:00.000Z').toLocaleTimeString('en-US', { timeStyle: 'short' });
    await expect(canvas.getByText(`0 of 5 left today. More from ${at}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imagine...' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** More was made today than the plan allows since a downgrade: never fewer than none. */
export const QuotaAfterDowngrade = meta.story({
  args: { access: 'free', usage: today(5, 12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0 of 5 left today/)).toBeVisible();
  },
});

const BUILTIN = {
  drawing: 'control' as const,
  reference_photo: false,
  sends_words_to: [],
  sends_pictures_to: [],
  sends_drawings_to: [],
};
const SEEING = {
  ...BUILTIN,
  reference_photo: true,
  sends_words_to: ['api.anthropic.com'],
  sends_drawings_to: ['api.anthropic.com'],
};

const WORDS_AND_PICTURE =
  'Your words are sent to api.anthropic.com and api.openai.com, a picture of your design to api.openai.com.';

/** PRO-02: which services receive the prompt and the drawing, before the submit and read out with it. */
export const ProvidersConfigured = meta.story({
  args: {
    access: 'free',
    usage: today(5, 2),
    capabilities: {
      ...BUILTIN,
      sends_words_to: ['api.anthropic.com', 'api.openai.com'],
      sends_pictures_to: ['api.openai.com'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(WORDS_AND_PICTURE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imagine...' })).toHaveAccessibleDescription(
      `${WORDS_AND_PICTURE} 3 of 5 left today`,
    );
  },
});

/** PRO-02: one service for both, named once. */
export const OneProvider = meta.story({
  args: { capabilities: { ...BUILTIN, sends_words_to: ['api.openai.com'], sends_pictures_to: ['api.openai.com'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your words and a picture of your design are sent to api.openai.com.')).toBeVisible();
  },
});

/** PRO-02: without external services there is no notice. */
export const BuiltinGenerator = meta.story({
  args: { capabilities: BUILTIN },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sent to/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Draw' })).toBeVisible();
  },
});

/** PRO-02: no drawing where none can be followed. */
export const WithoutDrawing = meta.story({
  args: {
    capabilities: { ...BUILTIN, drawing: 'none', sends_words_to: ['images.example.com'], sends_pictures_to: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Draw' })).toBeNull();
    await expect(canvas.getByText('Your words are sent to images.example.com.')).toBeVisible();
  },
});

/** PRO-10: the design service sees photographs: one can be added, and says where it goes. */
export const PhotoOffered = meta.story({
  args: { capabilities: SEEING, onAddPhoto: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your words are sent to api.anthropic.com.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a reference photo' }));
    await expect(args.onAddPhoto).toHaveBeenCalledOnce();
  },
});

/** PRO-10: the photograph and the drawing are named with who receives them, and each can be taken away. */
export const WithPhotoAndDrawing = meta.story({
  args: {
    capabilities: SEEING,
    onAddPhoto: fn(),
    draft: drafted({ text: 'A ring like the one in my photograph', drawing, photo: '/pictures/piece-01.webp' }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the line under the plate', () =>
      expect(
        canvas.getByText(
          'Your words are sent to api.anthropic.com. Your drawing and your photograph are sent to api.anthropic.com.',
        ),
      ).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await step('it is gone, with its sentence, and the focus is where it came from', async () => {
      await expect(canvas.queryByRole('button', { name: 'Remove photo' })).toBeNull();
      await expect(
        canvas.getByText('Your words are sent to api.anthropic.com. Your drawing is sent to api.anthropic.com.'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Add a reference photo' })).toHaveFocus();
    });
  },
});

/** PRO-10: one row on a phone. */
export const WithPhotoOnAPhone = meta.story({
  args: {
    capabilities: SEEING,
    onAddPhoto: fn(),
    access: 'free',
    draft: drafted({ text: 'A ring like the one in my photograph', drawing, photo: '/pictures/piece-01.webp' }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Imagine...' });
    await expect(submit.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const QuotaOfBusiness = meta.story({
  args: { usage: today(200, 12), draft: drafted({ presetIds: ['minimalist', 'rose-gold', 'ruby'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('188 of 200 left today')).toBeVisible();
  },
});

/** A refusal of the prompt and the quota share the line under the plate. */
export const QuotaBesideError = meta.story({
  args: {
    access: 'free',
    usage: today(5, 2),
    draft: drafted({ text: 'A ring' }),
    error: 'A piece is already being made. Please wait for it or cancel it.',
  },
});

/** A drawing alone is enough to go on; it can be opened again and taken away (FRM-05, VAL-04). */
export const WithDrawing = meta.story({
  args: { draft: drafted({ drawing }) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is sent without words', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('and is gone from the form with them', async () => {
      await expect(canvas.getByRole('button', { name: 'Draw' })).toBeInTheDocument();
    });
  },
});

export const DrawingAttached = meta.story({
  args: { draft: drafted({ text: 'A pendant with a lotus', drawing }) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('its picture opens the pad', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit drawing' }));
      await expect(args.onOpenPad).toHaveBeenCalledOnce();
    });
    await step('its cross takes it away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove drawing' }));
      await expect(canvas.getByRole('button', { name: 'Draw' })).toHaveFocus();
    });
    await step('and Undo brings it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo: bring back the drawing' }));
      await expect(canvas.getByRole('button', { name: 'Edit drawing' })).toBeInTheDocument();
    });
  },
});

/** FRM-07: the presets button shows a count, and each preset is a removable chip below the box. */
export const TypeAndPresets = meta.story({
  args: {
    draft: drafted({ text: 'Ring', type: 'ring', presetIds: ['minimalist', 'rose-gold', 'ruby'] }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Presets 3 chosen' }));
    await expect(args.onOpenPresets).toHaveBeenCalledOnce();
    const chips = within(canvas.getByRole('list', { name: 'Chosen presets' })).getAllByRole('listitem');
    await expect(chips.map((chip) => chip.textContent)).toEqual(['Minimalist', 'Rose Gold', 'Ruby']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rose Gold' }));
    await expect(canvas.getByRole('button', { name: 'Presets 2 chosen' })).toBeVisible();
  },
});

/** STA-22: presets alone are no prompt; the empty box gets the focus. */
export const PresetsWithoutText = meta.story({
  args: { draft: drafted({ presetIds: ['rose-gold', 'ruby'] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imagine...' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ReplacedText = meta.story({
  args: { draft: drafted({ text: 'a slim rose gold band' }) },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Describe your jewelry' });
    await step('FRM-09, STA-15: pressing a type toggles it and replaces the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));
      await expect(box).toHaveValue('Ring');
      await expect(canvas.getByRole('button', { name: 'Ring' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Undo brings it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
      await expect(box).toHaveValue('a slim rose gold band');
      await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    });
    await step('and so does Ctrl+Z', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Watch' }));
      await userEvent.click(box);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(box).toHaveValue('a slim rose gold band');
    });
    await step('the same type twice clears the box (STA-16)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Watch' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Watch' }));
      await expect(box).toHaveValue('');
    });
    await step('typing lets go of the type (STA-17)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));
      await userEvent.type(box, ' with a vine');
      await expect(canvas.getByRole('button', { name: 'Ring' })).toHaveAttribute('aria-pressed', 'false');
    });
  },
});

/** FRM-12: the box stays editable during a generation, and a second submit is ignored. */
export const Generating = meta.story({
  args: { isBusy: true, draft: drafted({ text: 'and the next one in white gold' }) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('refuses a second piece', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: /Imagine/ }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('and says that it is busy under the same label (FRM-08)', async () => {
      const submit = canvas.getByRole('button', { name: /Imagine\.\.\.$/ });
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      await expect(submit).toHaveTextContent('Imagine...');
    });
  },
});

/** Nothing written: submit gives the box the focus. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('focuses the box (STA-29)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Imagine...' }));
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const ServerError = meta.story({
  args: {
    draft: drafted({ text: 'A ring' }),
    error: 'A piece is already being made. Please wait for it or cancel it.',
  },
});

const longText = 'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back. ';

export const LongText = meta.story({
  args: { access: 'free', draft: drafted({ text: longText.repeat(3), presetIds: ['honeycombs', 'yellow-gold'] }) },
});

/** The counter appears near the limit. */
export const NearTheLimit = meta.story({
  args: { draft: drafted({ text: longText.repeat(20).slice(0, 1846) }) },
});

export const TooLong = meta.story({
  args: { draft: drafted({ text: 'gold '.repeat(401) }) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('explains what to do and keeps the whole text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Imagine...' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Please shorten your prompt to 2,000 characters or fewer',
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox')).toHaveValue('gold '.repeat(401));
    });
  },
});

/** On a phone the plate docks at the lower edge. */
export const Narrow = meta.story({
  args: { draft: drafted({ text: 'Ring', type: 'ring', presetIds: ['minimalist', 'ruby'] }) },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowFreePlan = meta.story({
  args: { access: 'free' },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowQuota = meta.story({
  args: { access: 'free', usage: today(5, 2) },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowQuotaSpent = meta.story({
  args: { access: 'free', usage: today(5, 5) },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowAnonymous = meta.story({
  args: { access: 'anonymous' },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  args: { draft: drafted({ presetIds: ['ruby'] }) },
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('textbox');
    await step('Shift+Enter begins a line, Enter submits (FRM-11)', async () => {
      await userEvent.type(box, 'a ring{Shift>}{Enter}{/Shift}for two');
      await expect(box).toHaveValue('a ring\nfor two');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
    await step('Ctrl+Enter submits too', async () => {
      await userEvent.type(box, 'another{Control>}{Enter}{/Control}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    await step('Enter that ends a composed word does not', async () => {
      await userEvent.type(box, '指輪');
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      );
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    await step('presets stay, and are taken away with Delete', async () => {
      canvas.getByRole('button', { name: 'Remove Ruby' }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(canvas.queryByText('Ruby')).toBeNull();
    });
  },
});

export const RightToLeft = meta.story({
  args: {
    draft: drafted({ text: 'خاتم من الذهب الوردي مع ياقوتة حمراء', presetIds: ['rose-gold', 'ruby'] }),
  },
  globals: { direction: 'rtl' },
});

/**
 * Below a hero the form docks to the lower edge: one line that grows with its text, and a quiet submit button while it
 * is empty.
 */
export const Docked = meta.story({
  args: { isDocked: true, usage: { limit: 5, count: 2, resets_at: '2026-11-21T00:00:00.000Z' } },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Describe your jewelry' });
    const plate = box.parentElement as HTMLElement;
    await step('keeps its headline as the h1 of the page (FRM-01)', () =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to imagine?'),
    );
    await step('it grows upwards, and not over 192 px (FRM-04)', async () => {
      const { bottom, height } = plate.getBoundingClientRect();
      await expect(Math.round(height)).toBe(64);
      await userEvent.click(box);
      await userEvent.paste('A wide cuff in yellow gold with an open honeycomb pattern. '.repeat(20));
      await expect(Math.round(plate.getBoundingClientRect().bottom)).toBe(Math.round(bottom));
      await expect(box.getBoundingClientRect().height).toBe(192);
    });
  },
});

export const DockedWithPresets = meta.story({
  args: { isDocked: true, draft: drafted({ presetIds: ['minimalist', 'rose-gold', 'ruby'] }) },
});

export const DockedWithError = meta.story({
  args: { isDocked: true, draft: drafted({ text: 'A ring' }), error: 'Please describe a piece of jewelry' },
});

export const DockedForFree = meta.story({ args: { isDocked: true, access: 'free' } });

/** On a phone the types come with the focus. */
export const DockedOnAPhone = meta.story({
  args: { isDocked: true, access: 'free' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Ring' })).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Describe your jewelry' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ring' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring');
  },
});
