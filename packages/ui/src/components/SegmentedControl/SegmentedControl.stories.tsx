import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

type Cycle = 'monthly' | 'annual';

const items = [
  { id: 'monthly', label: 'Monthly' },
  { id: 'annual', label: 'Annual - Save 20%' },
] as const;

function Choosing({ value: start, ...props }: Omit<SegmentedControlProps<Cycle>, 'onChange' | 'items' | 'aria-label'>) {
  const [value, setValue] = useState<Cycle>(start);
  return <SegmentedControl aria-label="Billing cycle" items={items} {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: Choosing,
  args: { value: 'monthly' as Cycle },
});

export const Default = meta.story({ tags: ['visual'], parameters: inModes('porcelain', 'velvet', 'rtl') });

/** Either segment selected, in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => (
    <StateMatrix
      rows={[...interactions, 'disabled']}
      columns={['monthly', 'annual']}
      render={(row, column) => (
        <SegmentedControl
          aria-label={`${row} ${column}`}
          items={items}
          value={column}
          onChange={() => undefined}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
});

export const SecondChosen = meta.story({ args: { value: 'annual' } });

export const Disabled = meta.story({ tags: ['visual'], parameters: inModes('porcelain'), args: { isDisabled: true } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A single tab stop; arrow keys select. */
export const WithTheKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Annual - Save 20%' })).toBeChecked();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
