import preview from '../../../../../.storybook/preview';

import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Copy link', children: <Button>Share</Button> },
});

export const Default = meta.story({
  play: async ({ userEvent, step }) => {
    await step('shows on keyboard focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    });
  },
});

export const LongText = meta.story({
  args: { text: 'Everybody who has this link can see the picture, its facts and its author.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});

export const Escape = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
});
