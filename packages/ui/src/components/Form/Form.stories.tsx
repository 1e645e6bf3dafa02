import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  args: {
    'aria-label': 'Name',
    onSubmit: fn(),
    children: (
      <>
        <TextField label="First name" />
        <TextField label="Last name" />
      </>
    ),
    actions: (
      <Button type="submit" variant="filled" size="lg">
        Save name
      </Button>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({ args: { error: 'Failed to update profile' } });

function RefusesWhatIsEmpty() {
  const [refusals, setRefusals] = useState(0);
  return (
    <Form
      aria-label="Name"
      refusals={refusals}
      onSubmit={() => setRefusals(refusals + 1)}
      actions={
        <Button type="submit" variant="filled" size="lg">
          Save name
        </Button>
      }
    >
      <TextField label="First name" />
      <TextField label="Last name" errorMessage={refusals > 0 ? 'Please enter your last name' : undefined} />
    </Form>
  );
}

/** A rejected form moves the focus to its first invalid field. */
export const WrongField = meta.story({
  render: () => <RefusesWhatIsEmpty />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByText('Please enter your last name')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Last name')).toHaveFocus());
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
