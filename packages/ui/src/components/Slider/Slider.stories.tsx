import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';
import { Slider } from './Slider';

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Brush size', value: 8, minValue: 1, maxValue: 32, onChange: fn() },
  render: function Setting({ value: first, onChange, ...args }) {
    const [value, setValue] = useState(first);
    return (
      <div style={{ maxInlineSize: 420 }}>
        <Slider
          {...args}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      </div>
    );
  },
});

export const Default = meta.story({ tags: ['visual'], parameters: inModes('porcelain', 'velvet', 'rtl') });

/** Both layouts in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: (args) => (
    <StateMatrix
      rows={[...interactions, 'disabled']}
      columns={['inline', 'stacked']}
      render={(row, column) => (
        <div style={{ inlineSize: 300 }}>
          <Slider {...args} label={`${row} ${column}`} layout={column} isDisabled={row === 'disabled'} />
        </div>
      )}
    />
  ),
});

export const Stacked = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  args: {
    label: 'Drawing influence',
    layout: 'stacked',
    value: 80,
    minValue: 0,
    maxValue: 100,
    step: 5,
    ends: ['Free inspiration', 'Exact'],
  },
});

export const InWords = meta.story({
  args: { label: 'Repeats', value: 6, minValue: 2, maxValue: 12, layout: 'stacked', valueLabel: '6 times' },
});

export const Disabled = meta.story({ tags: ['visual'], parameters: inModes('porcelain'), args: { isDisabled: true } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const thumb = canvas.getByRole('slider', { name: 'Brush size' });
    await step('arrow keys change the value', async () => {
      await userEvent.tab();
      await expect(thumb).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith(9);
    });
    await step('clamps the value to its bounds', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith(32);
    });
  },
});
