import { estimateOf } from '@jewelry/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { sampleImage } from '../../../testing/sampleImages';
import { QuoteDialog, type QuoteDialogProps } from './QuoteDialog';

/** The estimate of the piece in the picture, at the prices of the mocks. */
const estimate = estimateOf({ piece: 5, design: null });
const imagined = estimateOf({ piece: 5, design: null }, { isImagined: true });

const request: QuoteDialogProps['request'] = {
  draft: { name: 'Layla Haddad', message: '' },
  onDraftChange: fn(),
  email: 'layla@example.com',
  onSend: fn(),
  isSending: false,
};

/** The dialog with state for its steps. */
function StatefulDialog(props: QuoteDialogProps) {
  const [step, setStep] = useState(props.step);
  const [draft, onDraftChange] = useState(props.request.draft);
  return (
    <QuoteDialog {...props} step={step} onStepChange={setStep} request={{ ...props.request, draft, onDraftChange }} />
  );
}

const meta = preview.meta({
  title: 'Quotes/QuoteDialog',
  component: QuoteDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  args: {
    image: sampleImage(5),
    onClose: fn(),
    step: 'estimate' as const,
    onStepChange: fn(),
    estimate,
    notes: '',
    onNotesChange: fn(),
    onOrder: fn(),
    request,
  },
});

const usd = (amount: number): string =>
  amount.toLocaleString('en', { style: 'currency', currency: 'USD', currencyDisplay: 'code' }).replace('\u00a0', ' ');
const rangeOf = ({ low, high }: Pick<typeof estimate, 'low' | 'high'>): string =>
  `Between ${usd(low)} and ${usd(high)}`;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** QUO-01: price, range, breakdown, its date, and both actions. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  play: async ({ userEvent, args, step }) => {
    const shown = await dialog('Price estimate');
    await step('explains what the estimate includes', async () => {
      await expect(shown.getByText(rangeOf(estimate))).toBeInTheDocument();
      await expect(
        shown.getByText(
          'An estimate, not a binding price. Metal prices of October 1, 2025. Made by our factory in Dubai, UAE.',
        ),
      ).toBeInTheDocument();
      await expect(
        shown.getByRole('row', { name: `Estimate ${estimate.estimatedCost.toFixed(2)}` }),
      ).toBeInTheDocument();
      await expect(shown.getByText('Step 1 of 3: Price estimate')).toHaveAttribute('role', 'status');
    });
    await step('orders', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'Order Now' }));
      await expect(args.onOrder).toHaveBeenCalledTimes(1);
    });
  },
});

/** STA-35. */
export const Loading = meta.story({
  args: { estimate: undefined },
  play: async () => {
    const shown = await dialog('Price estimate');
    await expect(shown.getByText('Estimating the price')).toHaveAttribute('role', 'status');
    await expect(shown.getByRole('button', { name: 'Order Now' })).toBeEnabled();
  },
});

/** QUO-04. */
export const NoEstimate = meta.story({
  args: { estimate: null },
  play: async () => {
    const shown = await dialog('Price estimate');
    await expect(shown.getByText('Unable to estimate price')).toHaveAttribute('role', 'status');
    await expect(shown.getByRole('button', { name: 'Order Now' })).toBeEnabled();
  },
});

/** PRO-14: with an imagined picture the range is wider, and says what it is based on. */
export const WithAPictureAsImagined = meta.story({
  args: { estimate: imagined },
  play: async ({ args, step }) => {
    const shown = await dialog('Price estimate');
    await step('explains the wider range', () =>
      expect(
        shown.getByText(
          'Estimated from the design. The picture as imagined can differ from it, so the range is wider.',
        ),
      ).toBeInTheDocument(),
    );
    await step('has a wider range around the same price', async () => {
      await expect(args.estimate).toMatchObject({ estimatedCost: estimate.estimatedCost });
      await expect(shown.getByText(rangeOf(imagined))).toBeInTheDocument();
    });
  },
});

/** Parts of the prompt that were not understood or not applied are listed, and not priced. */
export const WordsLeftOut = meta.story({ args: { estimate: { ...estimate, not_understood: ['zorbly', 'size 99'] } } });

/** API-19: the image came with only a total. */
export const NumberAlone = meta.story({ args: { estimate: { estimatedCost: 967.3 } } });

/** A watch with many stones: the breakdown scrolls, the actions stay visible. */
export const LongBreakdown = meta.story({
  args: {
    image: sampleImage(7, {
      prompt:
        'A watch with a lattice of diamonds, rubies, sapphires and emeralds, engraved all over with vines. '.repeat(6),
    }),
    estimate: {
      ...estimate,
      estimatedCost: 128_450.4,
      low: 101_200,
      high: 164_900,
      breakdown: Array.from({ length: 14 }, (_, index) => ({
        label: `Round diamond ${1 + index / 10} to ${2 + index / 10} mm × ${40 + index}`,
        quantity: 4.2,
        unit: 'ct',
        amount: 9175.03,
      })),
    },
  },
});

export const Ordering = meta.story({
  args: { isOrdering: true },
  play: async ({ userEvent, args }) => {
    const shown = await dialog('Price estimate');
    await userEvent.click(shown.getByRole('button', { name: /Order Now/ }));
    await expect(args.onOrder).not.toHaveBeenCalled();
    await expect(shown.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** QUO-02: the address is the account's, and read-only. */
export const Request = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  args: { step: 'request' },
  play: async ({ userEvent, args, step }) => {
    const shown = await dialog('Request a quote');
    await step('focuses the missing field', async () => {
      await waitFor(() => expect(shown.getByRole('textbox', { name: 'Message' })).toHaveFocus());
      await expect(shown.getByRole('textbox', { name: 'Your Email' })).toHaveAttribute('readonly');
    });
    await step('sends', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'Send a Request' }));
      await expect(args.request.onSend).toHaveBeenCalledTimes(1);
    });
  },
});

/** VAL-08. */
export const RequestIncomplete = meta.story({
  args: {
    step: 'request',
    request: {
      ...request,
      draft: { name: '', message: '' },
      errors: { name: 'Please enter your name', message: 'Please enter a message' },
    },
  },
});

/** ERR-26: a failure keeps the entered values. */
export const RequestFailed = meta.story({
  args: {
    step: 'request',
    request: {
      ...request,
      draft: { name: 'Layla Haddad', message: 'Ring size 52, please.' },
      errors: { form: 'Failed to send quote request' },
    },
  },
});

export const Sending = meta.story({ args: { step: 'request', request: { ...request, isSending: true } } });

/** A page that handles requests itself shows the form only. */
export const RequestOnly = meta.story({ args: { step: 'request', isRequestOnly: true } });

/** QUO-03, PRD-11: the placed order names its number, its estimate and the factory in Dubai. */
export const Placed = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  args: { step: 'placed', order: { reference: 'FG-7K3Q2MXP', cost: 967.3 } },
  play: async ({ userEvent, args }) => {
    const shown = await dialog('Order Placed');
    await expect(shown.getByText('Order FG-7K3Q2MXP, estimate USD 967.30')).toBeInTheDocument();
    await expect(shown.getByText('By our factory in Dubai, UAE')).toBeInTheDocument();
    await waitFor(() => expect(shown.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const PlacedWithoutPrice = meta.story({
  args: { step: 'placed', order: { reference: 'FG-7K3Q2MXP', cost: null } },
});

/** Each step moves the focus and is announced. */
export const Keyboard = meta.story({
  render: (args) => <StatefulDialog {...args} />,
  play: async ({ userEvent, step }) => {
    await step('goes to the form', async () => {
      (await dialog('Price estimate')).getByRole('button', { name: 'Request a quote' }).focus();
      await userEvent.keyboard('{Enter}');
      const shown = await dialog('Request a quote');
      await waitFor(() => expect(shown.getByRole('textbox', { name: 'Message' })).toHaveFocus());
      await expect(shown.getByText('Step 2 of 3: Request a quote')).toHaveAttribute('role', 'status');
    });
    await step('goes back', async () => {
      const back = screen.getByRole('button', { name: 'Back' });
      back.focus();
      await userEvent.keyboard('{Enter}');
      const shown = await dialog('Price estimate');
      await waitFor(() => expect(shown.getByRole('button', { name: 'Request a quote' })).toHaveFocus());
    });
  },
});

export const MissingPicture = meta.story({
  args: { image: sampleImage(5, { image_url: '/no-such.webp', renditions: [{ width: 640, url: '/no-such.webp' }] }) },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NarrowRequest = meta.story({ args: { step: 'request' }, globals: { viewport: { value: 'phone' } } });

export const NarrowPlaced = meta.story({
  args: { step: 'placed', order: { reference: 'FG-7K3Q2MXP', cost: 967.3 } },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
