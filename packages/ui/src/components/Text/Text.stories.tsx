import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { textRoles } from '../../theme/scale';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = preview.meta({
  title: 'Components/Text',
  component: Text,
  args: { children: 'A rose gold ring with a ruby, minimalist.' },
});

export const Default = meta.story();

export const Roles = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain'),
  render: (args) => (
    <Stack gap={5}>
      {textRoles.map((type) => (
        <Text {...args} key={type} type={type}>
          {type}: a rose gold ring with a ruby
        </Text>
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: (args) => (
    <Stack gap={4}>
      {(['default', 'muted', 'subtle', 'accent', 'danger', 'warning', 'success'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});

export const CutAfterTwoLines = meta.story({
  args: {
    lines: 2,
    style: { maxInlineSize: 220 },
    children:
      'An art deco pendant with an emerald the size of a quail egg, a halo of baguettes and a platinum chain that is as fine as a hair',
  },
});

export const RightToLeft = meta.story({
  args: { children: 'خاتم من الذهب الوردي مع ياقوتة' },
  globals: { direction: 'rtl' },
});
