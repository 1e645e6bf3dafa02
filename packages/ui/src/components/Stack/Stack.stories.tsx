import preview from '../../../../../.storybook/preview';

import { Button } from '../Button/Button';
import { Stack } from './Stack';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: [<Button key="a">Sign in</Button>, <Button key="b">Create account</Button>],
  },
});

export const Default = meta.story();
export const AtTheStart = meta.story({ args: { align: 'start', gap: 4 } });
export const AsAList = meta.story({
  args: { as: 'ul', role: 'list', children: [<li key="a">Ring</li>, <li key="b">Watch</li>] },
});
