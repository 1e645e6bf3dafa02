import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { errorsOfNewPassword, type NewPassword, type NewPasswordErrors } from './newPassword';
import { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields';

/** The fields in a form that validates them. */
function FormWithFields(props: Pick<NewPasswordFieldsProps, 'value' | 'errors'>) {
  const [value, setValue] = useState<NewPassword>(props.value);
  const { errors, refusals, refuse, clear } = useFormErrors<NewPasswordErrors>();
  const submit = () => {
    const wrong = errorsOfNewPassword(value);
    return wrong ? refuse(wrong) : clear();
  };
  return (
    <Form
      aria-label="A form"
      onSubmit={submit}
      refusals={refusals}
      actions={
        <Button type="submit" variant="filled">
          Save password
        </Button>
      }
    >
      <NewPasswordFields value={value} onChange={setValue} errors={props.errors ?? errors} />
    </Form>
  );
}

const meta = preview.meta({
  title: 'Session/NewPasswordFields',
  component: FormWithFields,
  parameters: {
    docs: {
      description: {
        component: 'A new password, and the same again; here in a form that checks them, as every form with them does.',
      },
    },
  },
  args: { value: { password: '', again: '' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('At least 8 characters')).toBe(canvas.getByLabelText('New password'));
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const Filled = meta.story({ args: { value: { password: 'seven brass beads', again: 'seven brass beads' } } });

/** VAL-13: of two errors the length is reported first. */
export const TooShort = meta.story({
  args: { value: { password: 'short', again: 'other' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('is rejected for its length, and focused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
      await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
      await expect(canvas.queryByText('Passwords do not match')).toBeNull();
      await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
    });
    await step('is rejected for the difference', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), ' is longer now');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('Passwords do not match')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Confirm new password')).toHaveFocus());
    });
    await step('is accepted when both are equal', async () => {
      await userEvent.clear(canvas.getByLabelText('Confirm new password'));
      await userEvent.type(canvas.getByLabelText('Confirm new password'), 'short is longer now{Enter}');
      await expect(canvas.queryByText('Passwords do not match')).toBeNull();
    });
  },
});

/** VAL-13. */
export const Different = meta.story({
  args: {
    value: { password: 'seven brass beads', again: 'eight brass beads' },
    errors: { again: 'Passwords do not match' },
  },
});

/** Errors that only the server can detect. */
export const RefusedByTheServer = meta.story({
  args: {
    value: { password: 'password123', again: 'password123' },
    errors: { password: 'This password is too common. Please choose another.' },
  },
});

export const Narrow = meta.story({
  args: { value: { password: 'short', again: '' }, errors: { password: 'Password must be at least 8 characters' } },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
