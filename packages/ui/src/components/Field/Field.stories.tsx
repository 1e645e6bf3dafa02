import type { ComponentProps } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { field, input } from './Field.css';
import { FieldFrame } from './FieldFrame';

const framed = (value: string) => (args: ComponentProps<typeof FieldFrame>) => (
  <TextField
    className={field}
    defaultValue={value}
    isInvalid={Boolean(args.errorMessage)}
    isReadOnly={args.isReadOnly}
    isDisabled={args.isDisabled}
  >
    <FieldFrame {...args} />
  </TextField>
);

const meta = preview.meta({
  title: 'Components/Field',
  component: FieldFrame,
  args: { label: 'Inscription', children: <Input className={input} /> },
  render: (args) => framed('For Ada')(args),
});

export const Default = meta.story();

/** The hint is part of the field's description; an error replaces it. */
export const WithHint = meta.story({
  args: { description: 'It stands on the inside of the band.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Inscription' })).toHaveAccessibleDescription(
      'It stands on the inside of the band.',
    );
  },
});

export const Optional = meta.story({ args: { optionalLabel: 'optional' } });

export const WithUnit = meta.story({
  args: { label: 'Ring size', trailing: <span style={{ paddingInlineEnd: 12 }}>mm</span> },
  render: (args) => framed('52')(args),
});

export const Empty = meta.story({
  args: { children: <Input className={input} placeholder="For Ada, 12 May" /> },
  render: (args) => framed('')(args),
});

export const Invalid = meta.story({
  args: { description: 'It stands on the inside of the band.', errorMessage: 'Only 24 characters fit' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Only 24 characters fit');
    await expect(canvas.queryByText('It stands on the inside of the band.')).toBeNull();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const LongText = meta.story({
  args: {
    label: 'The words that are to be engraved on the inside of the band, exactly as they are written',
    optionalLabel: 'optional',
    errorMessage: 'Only 24 characters fit on the inside of a band of this size. Leave some letters out.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { label: 'النقش', optionalLabel: 'اختياري', description: 'على الجهة الداخلية من الخاتم' },
  render: (args) => framed('إلى ليلى')(args),
  globals: { direction: 'rtl' },
});
