import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';

const meta = preview.meta({
  title: 'Primitives/Form',
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

/** AUM-13: it shakes for 820 ms, and the focus stands where something is to be put right. */
export const WrongField = meta.story({
  globals: { motion: 'full' },
  render: () => <RefusesWhatIsEmpty />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    const [shaking] = canvas.getByRole('form').getAnimations();
    await expect(shaking?.effect?.getTiming().duration).toBe(820);
  },
});

/** Under reduced motion it stands still; the words say it. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  render: () => <RefusesWhatIsEmpty />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByText('Please enter your last name')).toBeVisible();
    await expect(canvas.getByRole('form').getAnimations()).toHaveLength(0);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
