import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { useState } from 'react';
import { expect } from 'storybook/test';
import { JewelryIcon, type JewelryShape } from '../../icons/JewelryIcon';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const types: [JewelryShape, string][] = [
  ['ring', 'Ring'],
  ['necklace', 'Necklace'],
  ['bracelet', 'Bracelet'],
  ['earrings', 'Earrings'],
  ['pendant', 'Pendant'],
  ['watch', 'Watch'],
];

function Types({ first }: { first: JewelryShape | null }) {
  const [type, setType] = useState<JewelryShape | null>(first);
  return (
    <ToggleButtonGroup aria-label="Type" value={type} onChange={setType}>
      {types.map(([shape, name]) => (
        <ToggleButton key={shape} id={shape} icon={<JewelryIcon shape={shape} />}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Symmetry() {
  const [value, setValue] = useState<'off' | 'mirror' | 'radial' | null>('mirror');
  return (
    <ToggleButtonGroup aria-label="Symmetry" variant="segment" isClearable={false} value={value} onChange={setValue}>
      <ToggleButton variant="segment" id="off">
        Off
      </ToggleButton>
      <ToggleButton variant="segment" id="mirror">
        Mirror
      </ToggleButton>
      <ToggleButton variant="segment" id="radial">
        Radial
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const meta = preview.meta({ title: 'Components/ToggleButtonGroup', component: ToggleButtonGroup });

export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: () => <Types first="ring" />,
});
export const NoneChosen = meta.story({ render: () => <Types first={null} /> });

/** On a phone: six equal columns, the icon above the label. */
export const Phone = meta.story({
  render: () => <Types first="ring" />,
  globals: { viewport: { value: 'phone' } },
});

export const Segments = meta.story({ render: () => <Symmetry /> });

export const RightToLeft = meta.story({
  render: () => <Types first="ring" />,
  globals: { direction: 'rtl' },
});

export const Keyboard = meta.story({
  render: () => <Types first={null} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('is a single tab stop; arrow keys move', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
      await expect(canvas.getByRole('radio', { name: 'Bracelet' })).toBeChecked();
    });
    await step('clears the choice', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: 'Bracelet' })).not.toBeChecked();
    });
  },
});
