import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { PromptForm } from './PromptForm';
import { draftWith, promptFormArgs, StatefulPromptForm, usageToday } from './testing/promptFormStory';

const meta = preview.meta({
  title: 'Generation/PromptForm/Docked',
  component: PromptForm,
  parameters: { layout: 'fullscreen' },
  args: promptFormArgs(),
  render: (args) => <StatefulPromptForm {...args} />,
});

/**
 * Below a hero the form docks to the lower edge: one line that grows with its text, and a quiet submit button while it
 * is empty.
 */
export const Default = meta.story({
  args: { isDocked: true, usage: usageToday(5, 2) },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Describe your jewelry' });
    const plate = box.parentElement as HTMLElement;
    await step('keeps its headline as the h1 of the page (FRM-01)', () =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to imagine?'),
    );
    await step('grows upwards to at most 192 px (FRM-04)', async () => {
      const { bottom, height } = plate.getBoundingClientRect();
      await expect(Math.round(height)).toBe(64);
      await userEvent.click(box);
      await userEvent.paste('A wide cuff in yellow gold with an open honeycomb pattern. '.repeat(20));
      await expect(Math.round(plate.getBoundingClientRect().bottom)).toBe(Math.round(bottom));
      await expect(box.getBoundingClientRect().height).toBe(192);
    });
  },
});

export const WithPresets = meta.story({
  args: { isDocked: true, draft: draftWith({ presetIds: ['minimalist', 'rose-gold', 'ruby'] }) },
});

export const WithError = meta.story({
  args: { isDocked: true, draft: draftWith({ text: 'A ring' }), error: 'Please describe a piece of jewelry' },
});

export const FreePlan = meta.story({ args: { isDocked: true, access: 'free' } });

/** On a phone the types appear on focus. */
export const OnAPhone = meta.story({
  args: { isDocked: true, access: 'free', usage: usageToday(5, 2) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('keeps the quota line below the focus ring of the button', async () => {
      const button = canvas.getByRole('button', { name: /^Imagine/ }).getBoundingClientRect();
      const quota = canvas.getByText('3 of 5 left today').getBoundingClientRect();
      await expect(quota.top - button.bottom).toBeGreaterThanOrEqual(4);
    });
    await expect(canvas.queryByRole('button', { name: 'Ring' })).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Describe your jewelry' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ring' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring');
  },
});
