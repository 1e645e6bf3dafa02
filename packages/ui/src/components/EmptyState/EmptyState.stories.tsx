import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No images in your history yet. Create your first image to see it here!' },
});

export const Default = meta.story();

export const WithAction = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  args: {
    title: 'No images generated yet',
    shape: 'ring',
    action: <Button variant="filled">Start creating</Button>,
  },
});

export const WithSecondSentence = meta.story({
  args: {
    title: 'Image not found',
    shape: 'earrings',
    children: 'This design may have been removed or is no longer available.',
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
