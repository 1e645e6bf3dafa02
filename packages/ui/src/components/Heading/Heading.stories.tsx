import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { Stack } from '../Stack/Stack';
import { Heading } from './Heading';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'What would you like to imagine?' },
});

export const Default = meta.story();

export const Sizes = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain'),
  render: (args) => (
    <Stack gap={6}>
      {(['display.xl', 'display.l', 'display.m', 'title.l', 'title.m', 'title.s', 'label'] as const).map((type) => (
        <Heading {...args} key={type} type={type} />
      ))}
    </Stack>
  ),
});

export const LongText = meta.story({
  args: {
    type: 'display.xl',
    children: 'A necklace of forty emeralds that grow towards the middle and fall into a single pear',
  },
  globals: { viewport: { value: 'phone' } },
});
