import preview from '../../../../../.storybook/preview';

import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { children: 'Terms of Use', href: '#terms' },
});

export const Default = meta.story();

export const InText = meta.story({
  render: (args) => (
    <Text>
      I have read and accept the <Link {...args} />
    </Text>
  ),
});

export const Quiet = meta.story({ args: { variant: 'quiet' } });
export const Disabled = meta.story({ args: { isDisabled: true } });

export const Focus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
