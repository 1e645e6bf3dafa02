import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { FeedbackDialog, type FeedbackDialogProps, type FeedbackDraft } from './FeedbackDialog';

const file = new File([new Uint8Array(1_240_000)], 'chain.png', { type: 'image/png' });
const empty: FeedbackDraft = { reportType: 'bug', description: '', file: null };
const written: FeedbackDraft = { ...empty, description: 'The chain in my last image is cut off on the left side.' };

/** The dialog with its own form state. */
function Written(props: FeedbackDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <FeedbackDialog
      {...props}
      draft={draft}
      onDraftChange={setDraft}
      onFileChange={(chosen) => setDraft({ ...draft, file: chosen })}
    />
  );
}

const meta = preview.meta({
  title: 'Feedback/FeedbackDialog',
  component: FeedbackDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    onCancel: fn(),
    draft: empty,
    onDraftChange: fn(),
    onFileChange: fn(),
    onSend: fn(),
    isSending: false,
    isSent: false,
  },
  render: (args) => <Written {...args} />,
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Submit Feedback' }));

/** FBK-01 to FBK-03: a bug report by default, which cannot be sent without a description. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  play: async ({ userEvent, args, step }) => {
    const shown = await dialog();
    const submit = () => shown.getByRole('button', { name: 'Submit Feedback' });
    await step('starts as a bug report', async () => {
      await expect(shown.getByRole('radio', { name: 'Bug Report' })).toBeChecked();
      await waitFor(() => expect(shown.getByRole('textbox', { name: 'Description' })).toHaveFocus());
      await expect(shown.getByRole('textbox', { name: 'Description' })).toBeRequired();
    });
    await step('cannot be sent without a description', async () => {
      await expect(submit()).toHaveAttribute('aria-disabled', 'true');
      await expect(submit()).toHaveAccessibleDescription('Write a description first.');
      await userEvent.type(shown.getByRole('textbox'), '   {Enter} ');
      await userEvent.click(submit());
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('is sent with one', async () => {
      await userEvent.type(shown.getByRole('textbox'), 'The chain is cut off.');
      await userEvent.click(submit());
      await expect(args.onSend).toHaveBeenCalledTimes(1);
    });
  },
});

/** FBK-02. */
export const FeatureRequest = meta.story({
  args: { draft: { ...empty, reportType: 'feature' } },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('radio', { name: 'Feature Request' })).toBeChecked();
    await expect(shown.getByPlaceholderText('What would you like to be able to do?')).toBeInTheDocument();
  },
});

/** FBK-04: lists the attached diagnostics before sending; the user can remove them. */
export const WithFile = meta.story({
  args: { draft: { ...written, file } },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('1.2 MB')).toBeVisible());
    await userEvent.click(shown.getByRole('button', { name: 'Remove chain.png' }));
    await waitFor(() => expect(shown.getByRole('button', { name: /^File Choose/ })).toHaveFocus());
  },
});

/** FBK-05: while it is sent, only Cancel closes the dialog, and aborts the request. */
export const Sending = meta.story({
  args: { draft: { ...written, file }, isSending: true },
  play: async ({ userEvent, args }) => {
    const shown = await dialog();
    await expect(shown.getByRole('button', { name: /Submitting\.\.\./ })).toBeInTheDocument();
    await expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
});

/** FBK-06. */
export const Sent = meta.story({
  args: { isSent: true },
  play: async () => {
    const shown = await dialog();
    await expect(shown.getByRole('status')).toHaveTextContent('Thank you for your feedback!');
    await expect(shown.queryByRole('textbox')).toBeNull();
  },
});

export const FileRefused = meta.story({
  args: { draft: written, errors: { file: 'Only PNG, JPEG, and PDF files are allowed.' } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /^File/ })).toHaveAccessibleDescription(
      'Only PNG, JPEG, and PDF files are allowed.',
    );
  },
});

export const DescriptionRefused = meta.story({
  args: {
    draft: { ...written, description: 'A chain. '.repeat(600) },
    errors: { description: 'Please use at most 5,000 characters' },
  },
});

/** A press outside the dialog keeps the text. */
export const LongText = meta.story({
  args: {
    draft: {
      ...written,
      description: `${written.description} `.repeat(20),
      file: new File(['x'], 'a-screenshot-of-the-whole-page-with-the-chain-that-is-cut-off-on-the-left.png', {
        type: 'image/png',
      }),
    },
  },
  play: async ({ userEvent, args }) => {
    await dialog();
    const scrim = document.elementFromPoint(4, 4);
    if (scrim) await userEvent.click(scrim);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({
  args: { draft: { ...written, file } },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ args: { draft: { ...written, file } }, globals: { direction: 'rtl' } });
