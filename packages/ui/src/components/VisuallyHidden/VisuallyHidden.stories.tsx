import preview from '../../../../../.storybook/preview';

import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Two pieces are being made' },
});

export const Default = meta.story();

/** A skip link is visible while focused. */
export const Focusable = meta.story({
  args: { isFocusable: true, children: <a href="#main">Skip to the content</a> },
  render: (args) => (
    <>
      <VisuallyHidden {...args} />
      <main id="main" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(20);
  },
});
