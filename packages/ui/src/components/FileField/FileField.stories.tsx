import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';
import { FileField, type FileFieldProps } from './FileField';

const picture = (name = 'chain.png', bytes = 1_240_000): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A controlled field. */
function Held(props: FileFieldProps) {
  const [value, setValue] = useState(props.value);
  const onChange = (file: File | null): void => {
    props.onChange(file);
    setValue(file);
  };
  return <FileField {...props} value={value} onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'File',
    optionalLabel: 'optional',
    prompt: 'Choose, drop or paste a file',
    removeLabel: 'Remove',
    description: 'PNG, JPEG or PDF, up to 25 MB',
    acceptedTypes: ['image/png', 'image/jpeg', 'application/pdf'],
    value: null,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
});

/** Data of a drop or a paste. */
function carrying(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

/** Chosen with the file dialog and removed again: the focus stays in the field throughout. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const choose = () => canvas.getByRole('button', { name: 'File Choose, drop or paste a file' });
    await expect(choose()).toHaveAccessibleDescription('PNG, JPEG or PDF, up to 25 MB');
    await step('chooses', async () => {
      const input = canvasElement.querySelector('input[type=file]');
      if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
      await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,application/pdf');
      await userEvent.upload(input, picture());
      await expect(canvas.getByText('chain.png')).toBeVisible();
      await expect(canvas.getByText('1.2 MB')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove chain.png' })).toHaveFocus());
    });
    await step('removes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove chain.png' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await waitFor(() => expect(choose()).toHaveFocus());
    });
  },
});

/** Accepts a drop anywhere: outside the field the browser would replace the page with the file. */
export const Dropped = meta.story({
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('group', { name: 'File' });
    const drag = (name: string) =>
      document.body.dispatchEvent(
        new DragEvent(name, {
          dataTransfer: carrying(picture('dropped.png', 20_000)),
          bubbles: true,
          cancelable: true,
        }),
      );
    await step('highlights the drop target', async () => {
      await expect(drag('dragover')).toBe(false);
      await waitFor(() => expect(field).toHaveAttribute('data-drop-target'));
    });
    await step('removes the highlight when the drag ends', async () => {
      drag('dragleave');
      await waitFor(() => expect(field).not.toHaveAttribute('data-drop-target'));
    });
    await step('accepts a drop outside the field too', async () => {
      await expect(drag('drop')).toBe(false);
      await waitFor(() => expect(canvas.getByText('dropped.png')).toBeVisible());
      await expect(canvas.getByText('20 kB')).toBeVisible();
    });
  },
});

/** Accepts a paste anywhere on the page, such as a screenshot. */
export const Pasted = meta.story({
  play: async ({ canvas, step }) => {
    await step('ignores pasted text', async () => {
      const data = new DataTransfer();
      data.setData('text/plain', 'words');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      await expect(canvas.getByText('Choose, drop or paste a file')).toBeVisible();
    });
    await step('accepts a pasted file', async () => {
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: carrying(picture('screenshot.png')), bubbles: true }),
      );
      await waitFor(() => expect(canvas.getByText('screenshot.png')).toBeVisible());
    });
  },
});

/** Every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: (args) => (
    <StateMatrix
      rows={['empty', 'filled', 'invalid', 'disabled']}
      columns={interactions}
      render={(row, column) => (
        <FileField
          {...args}
          label={`${row} ${column}`}
          value={row === 'filled' ? picture() : null}
          errorMessage={row === 'invalid' ? 'Please choose a PNG' : undefined}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
});

export const WithFile = meta.story({ args: { value: picture() } });

export const Invalid = meta.story({
  args: { errorMessage: 'Only PNG, JPEG, and PDF files are allowed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^File/ })).toHaveAccessibleDescription(
      'Only PNG, JPEG, and PDF files are allowed.',
    );
  },
});

/** While disabled, a dropped file is neither accepted nor opened by the browser. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const hasStayed = !document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: carrying(picture()), bubbles: true, cancelable: true }),
    );
    await expect(hasStayed).toBe(true);
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledWithFile = meta.story({ args: { isDisabled: true, value: picture() } });

export const Focus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    value: picture(
      'a-screenshot-of-the-whole-page-with-the-chain-that-is-cut-off-on-the-left-side.png',
      25 * 1024 * 1024,
    ),
    errorMessage: 'This file could not be read. Please select another one.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ args: { value: picture() }, globals: { direction: 'rtl' } });
