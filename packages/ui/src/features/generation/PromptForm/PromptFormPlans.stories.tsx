import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { PromptForm } from './PromptForm';
import { draftWith, promptFormArgs, StatefulPromptForm, usageToday } from './testing/promptFormStory';

const meta = preview.meta({
  title: 'Generation/PromptForm/Plans',
  component: PromptForm,
  parameters: { layout: 'fullscreen' },
  args: promptFormArgs(),
  render: (args) => <StatefulPromptForm {...args} />,
});

export const Anonymous = meta.story({ args: { access: 'anonymous' } });

/** FRM-06, PRD-09: a paid plan can choose, and is private by default (STA-28). */
export const PaidPlan = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Private, make public' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Public, make private' }));
    await expect(canvas.getByRole('button', { name: 'Private, make public' })).toBeVisible();
    await expect(canvas.queryByText('Public - private images need Pro')).toBeNull();
  },
});

/** FRM-06, PRD-09: no toggle, and a note before the submit that the image will be public. */
export const FreePlan = meta.story({
  args: { access: 'free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Public - private images need Pro')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /make (public|private)/ })).toBeNull();
  },
});

/** PRD-10: shown under the plate, and announced with the submit button. */
export const QuotaLeft = meta.story({
  args: { access: 'free', usage: usageToday(5, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 left today')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imagine...' })).toHaveAccessibleDescription('3 of 5 left today');
  },
});

/** PRD-10: the last image of the day is emphasized. */
export const QuotaLastOne = meta.story({
  args: { access: 'free', usage: usageToday(5, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 5 left today')).toBeVisible();
  },
});

/** PRD-10: no images left today, and when the limit resets. The form stays enabled: the server decides. */
export const QuotaSpent = meta.story({
  args: { access: 'free', usage: usageToday(5, 5), draft: draftWith({ text: 'One ring more' }) },
  play: async ({ canvas, userEvent, args }) => {
    const at = new Date('2026-11-21T00:00:00.000Z').toLocaleTimeString('en-US', { timeStyle: 'short' });
    await expect(canvas.getByText(`0 of 5 left today. More from ${at}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Imagine...' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** More images than the new plan allows, after a downgrade: never a negative count. */
export const QuotaAfterDowngrade = meta.story({
  args: { access: 'free', usage: usageToday(5, 12) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^0 of 5 left today/)).toBeVisible();
  },
});

export const QuotaOfBusiness = meta.story({
  args: { usage: usageToday(200, 12), draft: draftWith({ presetIds: ['minimalist', 'rose-gold', 'ruby'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('188 of 200 left today')).toBeVisible();
  },
});

/** An error of the prompt and the quota share the line under the plate. */
export const QuotaBesideError = meta.story({
  args: {
    access: 'free',
    usage: usageToday(5, 2),
    draft: draftWith({ text: 'A ring' }),
    error: 'A piece is already being made. Please wait for it or cancel it.',
  },
});

export const NarrowFreePlan = meta.story({
  args: { access: 'free' },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowQuota = meta.story({
  args: { access: 'free', usage: usageToday(5, 2) },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowQuotaSpent = meta.story({
  args: { access: 'free', usage: usageToday(5, 5) },
  globals: { viewport: { value: 'phone' } },
});

export const NarrowAnonymous = meta.story({
  args: { access: 'anonymous' },
  globals: { viewport: { value: 'phone' } },
});
