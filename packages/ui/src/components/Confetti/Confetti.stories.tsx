import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Confetti } from './Confetti';

function Throwing(args: ComponentProps<typeof Confetti>) {
  const [count, setCount] = useState(0);
  return (
    <div style={{ minBlockSize: 420 }}>
      <Button onPress={() => setCount(count + 1)}>Finish a piece</Button>
      <Confetti {...args} burst={count === 0 ? args.burst : String(count)} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Confetti',
  component: Confetti,
  args: { burst: 'first' },
  render: (args) => <Throwing {...args} />,
});

/** Yellow gold and diamonds. Renders nothing under reduced motion. */
export const Default = meta.story();

export const RoseGoldAndRuby = meta.story({ args: { metal: 'rose-gold', stones: ['ruby'] } });

export const WhiteGoldAndSapphire = meta.story({
  args: { metal: 'white-gold', stones: ['blue-sapphire', 'diamond'] },
});

/** Does not move the focus. */
export const KeepsTheFocus = meta.story({
  args: { burst: null },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Finish a piece' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
});
