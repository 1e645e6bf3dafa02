import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { Inline } from '../Inline/Inline';
import { Badge } from './Badge';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Most popular' },
});

export const Default = meta.story();
export const Count = meta.story({ args: { children: 3 } });

export const Tones = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: (args) => (
    <Inline>
      {(['accent', 'neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge {...args} key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});
