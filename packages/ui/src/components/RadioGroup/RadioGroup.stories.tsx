import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { useState } from 'react';
import { expect } from 'storybook/test';
import { Radio, RadioGroup } from './RadioGroup';

function Shapes({ isDisabled = false }: { isDisabled?: boolean }) {
  const [value, setValue] = useState<string | null>('geometric');
  return (
    <RadioGroup label="Shape" value={value} onChange={setValue} isDisabled={isDisabled}>
      <Radio value="organic">Organic Shapes</Radio>
      <Radio value="geometric">Geometric</Radio>
      <Radio value="honeycombs">Honeycombs</Radio>
    </RadioGroup>
  );
}

const meta = preview.meta({ title: 'Components/RadioGroup', component: RadioGroup });

export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => <Shapes />,
});

/** Selected and not selected, in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => (
    <StateMatrix
      rows={['unselected', 'selected']}
      columns={[...interactions, 'disabled']}
      render={(row, column) => (
        <RadioGroup
          label={`${row} ${column}`}
          isLabelHidden
          value={row === 'selected' ? 'organic' : null}
          onChange={() => undefined}
          isDisabled={column === 'disabled'}
        >
          <Radio value="organic">Organic</Radio>
        </RadioGroup>
      )}
    />
  ),
});
export const Disabled = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain'),
  render: () => <Shapes isDisabled />,
});
export const RightToLeft = meta.story({
  render: () => <Shapes />,
  globals: { direction: 'rtl' },
});

export const Keyboard = meta.story({
  render: () => <Shapes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Honeycombs' })).toBeChecked();
  },
});
