import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Footer } from './Footer';

const meta = preview.meta({
  title: 'App/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { onTerms: fn(), onReportBug: fn() },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('shows the version and the place of manufacture (PRD-11, PRD-12)', async () => {
      await expect(canvas.getByText('v0.2 (beta)')).toBeInTheDocument();
      await expect(canvas.getByText(/Dubai, UAE/)).toBeInTheDocument();
    });
    await step('opens the terms', async () => {
      await userEvent.click(canvas.getByText('Terms of Use'));
      await expect(args.onTerms).toHaveBeenCalledTimes(1);
    });
  },
});

/** What has no handler is not shown. */
export const WithoutLinks = meta.story({ args: { onTerms: undefined, onReportBug: undefined } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
