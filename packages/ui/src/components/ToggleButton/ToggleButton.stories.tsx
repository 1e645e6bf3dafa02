import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { expect, fn } from 'storybook/test';
import { JewelryIcon } from '../../icons/JewelryIcon';
import { Inline } from '../Inline/Inline';
import { ToggleButton } from './ToggleButton';

const meta = preview.meta({
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Ring', icon: <JewelryIcon shape="ring" />, onChange: fn() },
});

export const Default = meta.story();

/** Every variant in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: (args) => (
    <StateMatrix
      rows={['chip', 'chip selected', 'segment', 'segment selected']}
      columns={[...interactions, 'disabled']}
      render={(row, column) => (
        <ToggleButton
          {...args}
          variant={row.startsWith('chip') ? 'chip' : 'segment'}
          isSelected={row.endsWith('selected')}
          isDisabled={column === 'disabled'}
        />
      )}
    />
  ),
});
export const Selected = meta.story({ args: { isSelected: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });

export const Segments = meta.story({
  args: { variant: 'segment', icon: undefined },
  render: (args) => (
    <Inline wrap={false}>
      <ToggleButton {...args}>Off</ToggleButton>
      <ToggleButton {...args} isSelected>
        Mirror
      </ToggleButton>
      <ToggleButton {...args}>Radial</ToggleButton>
    </Inline>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
});
