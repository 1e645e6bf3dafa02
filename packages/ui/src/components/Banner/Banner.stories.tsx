import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Matrix as StateMatrix } from '../../testing/Matrix';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Banner } from './Banner';

const meta = preview.meta({
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'Invalid email or password' },
});

export const Default = meta.story();

/** Every tone with and without an action, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => (
    <StateMatrix
      rows={['danger', 'warning', 'success', 'info']}
      columns={['message', 'with an action']}
      render={(row, column) => (
        <div style={{ inlineSize: 360 }}>
          <Banner
            tone={row}
            action={column === 'message' ? undefined : <Button variant="bare">{`Try ${row} again`}</Button>}
          >{`A ${row} ${column}.`}</Banner>
        </div>
      )}
    />
  ),
});

export const Tones = meta.story({
  render: () => (
    <Stack>
      <Banner>Something went wrong. Please try again.</Banner>
      <Banner tone="warning">Your session is about to end.</Banner>
      <Banner tone="success">Your password has been changed.</Banner>
      <Banner tone="info">Prices are estimates until the piece has been quoted.</Banner>
    </Stack>
  ),
});

export const WithAction = meta.story({
  args: {
    children: 'The gallery could not be loaded.',
    action: (
      <Button size="sm" variant="secondary">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const [words, button] = [canvas.getByText('The gallery could not be loaded.'), canvas.getByRole('button')].map(
      (part) => part.getBoundingClientRect(),
    );
    await expect((words?.top ?? 0) + (words?.bottom ?? 0), 'the words stand in one line with the button').toBeCloseTo(
      (button?.top ?? 0) + (button?.bottom ?? 0),
      0,
    );
  },
});

export const LongText = meta.story({
  args: {
    children:
      'We could not reach layla.haddad.with.a.very.long.address@an-equally-long-domain-of-a-jeweller.example because it refused our mail. Check the address and send the link again.',
  },
  globals: { viewport: { value: 'phone' } },
});
