import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { PromptForm } from './PromptForm';
import { draftWith, drawing, promptFormArgs, StatefulPromptForm } from './testing/promptFormStory';

const meta = preview.meta({
  title: 'Generation/PromptForm',
  component: PromptForm,
  parameters: { layout: 'fullscreen' },
  args: promptFormArgs(),
  render: (args) => <StatefulPromptForm {...args} />,
});

/** FRM-02 to FRM-04: the exact texts, and a box that grows from 64 px to 192 px and then scrolls. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('Create your dream jewelry using the prompt below:')).toBeVisible();
    const box = canvas.getByRole('textbox', { name: 'Describe your jewelry' });
    await expect(box).toHaveAttribute('placeholder', 'Describe your jewelry here...');
    await step('the empty box is 64 px high', () => expect(box.getBoundingClientRect().height).toBe(64));
    await step('more lines make it taller', async () => {
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

/** A drawing alone can be submitted; it can be reopened and removed (FRM-05, VAL-04). */
export const WithDrawing = meta.story({
  args: { draft: draftWith({ drawing }) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('submits without text', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('clears the drawing from the form', async () => {
      await expect(canvas.getByRole('button', { name: 'Draw' })).toBeInTheDocument();
    });
  },
});

export const DrawingAttached = meta.story({
  args: { draft: draftWith({ text: 'A pendant with a lotus', drawing }) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('its picture opens the pad', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit drawing' }));
      await expect(args.onOpenPad).toHaveBeenCalledOnce();
    });
    await step('its cross removes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove drawing' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Draw' })).toHaveFocus());
    });
    await step('Undo restores it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo: bring back the drawing' }));
      await expect(canvas.getByRole('button', { name: 'Edit drawing' })).toBeInTheDocument();
    });
  },
});

/** FRM-07: the presets button shows a count, and each preset is a removable chip below the box. */
export const TypeAndPresets = meta.story({
  args: {
    draft: draftWith({ text: 'Ring', type: 'ring', presetIds: ['minimalist', 'rose-gold', 'ruby'] }),
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

/** STA-22: presets alone are not a prompt; the empty box receives the focus. */
export const PresetsWithoutText = meta.story({
  args: { draft: draftWith({ presetIds: ['rose-gold', 'ruby'] }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imagine...' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const ReplacedText = meta.story({
  args: { draft: draftWith({ text: 'a slim rose gold band' }) },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Describe your jewelry' });
    await step('FRM-09, STA-15: pressing a type toggles it and replaces the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));
      await expect(box).toHaveValue('Ring');
      await expect(canvas.getByRole('button', { name: 'Ring' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Undo restores it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
      await expect(box).toHaveValue('a slim rose gold band');
      await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    });
    await step('Ctrl+Z restores it too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Watch' }));
      await userEvent.click(box);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(box).toHaveValue('a slim rose gold band');
    });
    await step('pressing the same type twice clears the box (STA-16)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Watch' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Watch' }));
      await expect(box).toHaveValue('');
    });
    await step('typing clears the type (STA-17)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ring' }));
      await userEvent.type(box, ' with a vine');
      await expect(canvas.getByRole('button', { name: 'Ring' })).toHaveAttribute('aria-pressed', 'false');
    });
  },
});

/** FRM-12: the box stays editable during a generation, and a second submit is ignored. */
export const Generating = meta.story({
  args: { isBusy: true, draft: draftWith({ text: 'and the next one in white gold' }) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('ignores a second submit', async () => {
      await userEvent.click(canvas.getByRole('textbox'));
      await userEvent.keyboard('{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: /Imagine/ }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('shows that it is busy under the same label (FRM-08)', async () => {
      const submit = canvas.getByRole('button', { name: /Imagine\.\.\.$/ });
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      await expect(submit).toHaveTextContent('Imagine...');
    });
  },
});

/** Submitting an empty form focuses the box. */
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
    draft: draftWith({ text: 'A ring' }),
    error: 'A piece is already being made. Please wait for it or cancel it.',
  },
});

const longText = 'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back. ';

export const LongText = meta.story({
  args: { access: 'free', draft: draftWith({ text: longText.repeat(3), presetIds: ['honeycombs', 'yellow-gold'] }) },
});

/** The counter appears near the limit. */
export const NearTheLimit = meta.story({
  args: { draft: draftWith({ text: longText.repeat(20).slice(0, 1846) }) },
});

export const TooLong = meta.story({
  args: { draft: draftWith({ text: 'gold '.repeat(401) }) },
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
  args: { draft: draftWith({ text: 'Ring', type: 'ring', presetIds: ['minimalist', 'ruby'] }) },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  args: { draft: draftWith({ presetIds: ['ruby'] }) },
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('textbox');
    await step('Shift+Enter inserts a line break, Enter submits (FRM-11)', async () => {
      await userEvent.type(box, 'a ring{Shift>}{Enter}{/Shift}for two');
      await expect(box).toHaveValue('a ring\nfor two');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
    await step('Ctrl+Enter submits too', async () => {
      await userEvent.type(box, 'another{Control>}{Enter}{/Control}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    await step('Enter that commits an IME composition does not', async () => {
      await userEvent.type(box, '指輪');
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      );
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
    await step('presets stay after submitting, and Delete removes them', async () => {
      canvas.getByRole('button', { name: 'Remove Ruby' }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(canvas.queryByText('Ruby')).toBeNull();
    });
  },
});

export const RightToLeft = meta.story({
  args: {
    draft: draftWith({ text: 'خاتم من الذهب الوردي مع ياقوتة حمراء', presetIds: ['rose-gold', 'ruby'] }),
  },
  globals: { direction: 'rtl' },
});
