import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Beads } from './Beads';
import { ProgressBeads } from './ProgressBeads';

const meta = preview.meta({
  title: 'Components/ProgressBeads',
  component: ProgressBeads,
  args: { 'aria-label': 'Creating your masterpiece', value: 0.5, valueText: 'Setting stones' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Creating your masterpiece' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Setting stones');
  },
});

export const Steps = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: (args) => (
    <Stack>
      {[0, 0.25, 0.5, 0.75, 1].map((value) => (
        <ProgressBeads {...args} key={value} aria-label={`Step ${value}`} value={value} />
      ))}
    </Stack>
  ),
});

/** Unknown duration: three lit beads travel along the row; under reduced motion they stand still. */
export const Waiting = meta.story({ args: { value: undefined } });
export const WaitingStill = meta.story({
  args: { value: undefined },
  globals: { motion: 'reduced' },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** The three beads of a busy button. */
export const InAButton = meta.story({ render: () => <Beads /> });
