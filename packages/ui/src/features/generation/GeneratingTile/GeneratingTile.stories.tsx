import { GENERATION_STAGES } from '@jewelry/contract/constants';
import { pieceAt, previewsOf } from '@jewelry/mocks';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import { GeneratingTile } from './GeneratingTile';

const piece = pieceAt(0);
const [coarse, better] = previewsOf(piece);
const finished = `/pictures/${piece.picture}.webp`;

const meta = preview.meta({
  title: 'Generation/GeneratingTile',
  component: GeneratingTile,
  args: {
    prompt: piece.prompt,
    stage: 'setting' as const,
    fraction: 0.55,
    startedAt: Date.UTC(2026, 10, 20, 5, 59, 56),
    preview: better ?? null,
    onCancel: fn(),
  },
  render: (args) => (
    <div
      style={{
        maxInlineSize: 960,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
        gap: 4,
      }}
    >
      <GeneratingTile {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('RES-03: shows the exact title, stage, elapsed time and progress', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Creating your masterpiece... Setting stones');
      await expect(canvas.getByRole('timer')).toHaveTextContent('0:04');
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '55');
    });
    await step('can be cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
  },
});

/** Accepted, without a preview. */
export const Waiting = meta.story({ args: { stage: null, fraction: 0, preview: null } });

export const FirstPreview = meta.story({ args: { stage: 'sketching', fraction: 0.1, preview: coarse } });

export const Polishing = meta.story({
  args: { stage: 'polishing', fraction: 0.92, preview: finished },
});

/** Each better picture fades in over the previous one, without movement. */
export const Refining = meta.story({
  render: function Refining(args: ComponentProps<typeof GeneratingTile>) {
    const [step, setStep] = useState(0);
    const previews = [coarse, better, finished];
    return (
      <Stack gap={5} align="start">
        <div
          style={{
            inlineSize: 'min(100%, 960px)',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
            gap: 4,
          }}
        >
          <GeneratingTile
            {...args}
            preview={previews[Math.min(step, 2)] ?? null}
            stage={GENERATION_STAGES[Math.min(step + 1, 3)] ?? null}
            fraction={Math.min(1, (step + 1) / 3)}
          />
        </div>
        <Button onPress={() => setStep(step + 1)}>Next preview</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('keeps the previous preview under the newest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next preview' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next preview' }));
      await expect(canvas.getByRole('img', { name: 'The piece so far' })).toHaveAttribute('src', finished);
    });
    await step('announces the new stage', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Polishing');
    });
  },
});

export const Cancelling = meta.story({ args: { isCancelling: true } });

export const LongPrompt = meta.story({
  args: {
    prompt:
      'A wide cuff in yellow gold with an open honeycomb pattern that grows denser towards the back, one small diamond in every seventh cell',
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
