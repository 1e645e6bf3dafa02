import preview from '../../../../.storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge';
import { Banner } from '../components/Banner/Banner';
import { Button } from '../components/Button/Button';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { Heading } from '../components/Heading/Heading';
import { Inline } from '../components/Inline/Inline';
import { Link } from '../components/Link/Link';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { TextField } from '../components/TextField/TextField';
import { darkRoom } from '../theme/darkRoom.css';
import './moonstone.css';

const meta = preview.meta({
  title: 'Foundations/A third theme',
  tags: ['!manifest'],
  parameters: {
    docs: {
      description: {
        component:
          'A theme of your own is a rule that sets the `--jw-color-…` variables, here Moonstone in 36 lines. Write it outside of a cascade layer, so that it wins over Porcelain and Velvet, and put `data-theme="moonstone"` on `<html>` or on any element. `src/docs/moonstone.css` is the whole of it; the contrast test reads that file.',
      },
    },
  },
  render: () => (
    <Stack
      data-theme="moonstone"
      gap={8}
      style={{ padding: 32, color: 'var(--jw-color-text-default)', backgroundColor: 'var(--jw-color-surface-page)' }}
    >
      <Heading level={1} type="display.m">
        Moonstone <Badge>New</Badge>
      </Heading>
      <Text tone="muted">
        The same components, other variables. <Link href="#tokens">All tokens</Link>
      </Text>
      <Banner tone="success">Your piece is saved.</Banner>
      <TextField label="Engraving" description="Inside the ring" defaultValue="Ana" />
      <Checkbox defaultSelected>Send me the drawing</Checkbox>
      <Inline>
        <Button variant="filled">Imagine</Button>
        <Button>Presets</Button>
        <Button variant="danger">Delete</Button>
      </Inline>
      <div className={darkRoom} style={{ padding: 16 }}>
        <Text>The dark room keeps its own colours.</Text>
      </div>
    </Stack>
  ),
});

export const Moonstone = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Imagine' })).backgroundColor).toBe(
      'rgb(27, 44, 74)',
    );
  },
});
