import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { children: 'Terms of Use', href: '#terms' },
});

export const Default = meta.story();

/** Every variant in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: (args) => (
    <StateMatrix
      rows={['inline', 'quiet', 'plain']}
      columns={[...interactions, 'disabled']}
      render={(row, column) => (
        <Link {...args} variant={row} isDisabled={column === 'disabled'}>{`${row} ${column}`}</Link>
      )}
    />
  ),
});

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
