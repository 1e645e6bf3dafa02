import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'What happened?', defaultValue: 'The picture did not load.' },
});

export const Default = meta.story();

/** Every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: (args) => (
    <StateMatrix
      rows={['empty', 'filled', 'invalid', 'read-only', 'disabled']}
      columns={interactions}
      render={(row, column) => (
        <TextArea
          {...args}
          label={`${row} ${column}`}
          defaultValue={row === 'empty' ? '' : 'The picture did not load.'}
          placeholder="What you saw"
          errorMessage={row === 'invalid' ? 'Please describe it' : undefined}
          isReadOnly={row === 'read-only'}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
});
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Invalid = meta.story({ args: { errorMessage: 'Please describe what happened' } });

/** Grows with its content and scrolls at its maximum height. */
export const Growing = meta.story({
  args: { defaultValue: '', minHeight: 64, maxHeight: 160 },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('textbox');
    const height = () => Math.round(area.getBoundingClientRect().height);
    await step('starts low', () => expect(height()).toBe(64));
    await step('grows', async () => {
      await userEvent.type(area, 'a{Enter}b{Enter}c{Enter}d');
      await expect(height()).toBeGreaterThan(64);
    });
    await step('stops growing', async () => {
      await userEvent.type(area, '{Enter}e{Enter}f{Enter}g{Enter}h{Enter}i{Enter}j');
      await expect(height()).toBe(160);
    });
  },
});
