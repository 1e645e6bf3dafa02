import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { LoadingScreen } from './LoadingScreen';

const meta = preview.meta({
  title: 'App/LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading application...');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
