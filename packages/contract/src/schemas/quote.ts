import { z } from 'zod';
import { PRICE_UNITS, QUOTE_MESSAGE_MAX_LENGTH, QUOTE_NAME_MAX_LENGTH, QUOTE_TEXTS } from '../constants/quotes';
import { ImageMetadata } from './image';
import { personName } from './user';

const Usd = z.number().nonnegative();

/** Estimated price of making a piece, US dollars with cents. The amounts of the breakdown add up to `estimatedCost`. */
export const Estimate = z.object({
  estimatedCost: Usd,
  /** The same under its older name. */
  estimated_cost: Usd,
  currency: z.literal('USD'),
  low: Usd,
  high: Usd,
  /**
   * `design`: the picture shows the priced design. `imagined`: a picture of an image service may differ from it, or the
   * design was only read from the prompt; the range is wider.
   */
  basis: z.enum(['design', 'imagined']).default('design'),
  breakdown: z
    .array(
      z.object({
        label: z.string().min(1),
        quantity: z.number().nonnegative(),
        unit: z.enum(PRICE_UNITS),
        amount: Usd,
      }),
    )
    .min(1),
  /** Date of the metal prices. */
  prices_as_of: z.iso.date(),
  /** Words of the prompt that the design follows, and words that it cannot interpret or follow. */
  understood: z.array(z.string()),
  not_understood: z.array(z.string()),
});
export type Estimate = z.output<typeof Estimate>;

/** Snapshot of the image at the time of the request; it outlives the image. */
export const QuotedImage = z.object({
  id: z.uuid(),
  prompt: z.string(),
  alt: z.string(),
  /** Null when the image was deleted. */
  url: z.string().nullable(),
  createdAt: z.iso.datetime(),
  metadata: ImageMetadata,
  /** USD at that time; null when no price could be estimated. */
  estimatedCost: Usd.nullable(),
});
export type QuotedImage = z.output<typeof QuotedImage>;

const Numbered = z.object({
  id: z.uuid(),
  /** Human-readable number, such as 'FG-7K3Q2M'. */
  reference: z.string().min(1),
  created_at: z.iso.datetime(),
});

export const Quote = Numbered.extend({
  status: z.literal('requested'),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  image: QuotedImage,
});
export type Quote = z.output<typeof Quote>;

export const Order = Numbered.extend({
  status: z.literal('placed'),
  notes: z.string(),
  /** The server's estimate when the order was placed; null without one. */
  estimate: Estimate.nullable(),
  image: QuotedImage,
});
export type Order = z.output<typeof Order>;

/** Response for an accepted request. */
export const QuoteReceipt = Quote.pick({ id: true, reference: true, status: true, created_at: true }).extend({
  message: z.string().min(1),
});
export const OrderReceipt = Order.pick({
  id: true,
  reference: true,
  status: true,
  created_at: true,
  estimate: true,
}).extend({ message: z.string().min(1) });

/**
 * Only the id of the image is used, and only contact fields that the account lacks: everything else comes from the
 * server's records.
 */
export const QuoteBody = z.strictObject({
  name: z
    .string({ error: QUOTE_TEXTS.nameRequired })
    .trim()
    .min(1, QUOTE_TEXTS.nameRequired)
    .pipe(personName(QUOTE_NAME_MAX_LENGTH, QUOTE_TEXTS.nameTooLong)),
  /** Ignored: the reply goes to the address of the account. */
  email: z.string().optional(),
  message: z
    .string({ error: QUOTE_TEXTS.messageRequired })
    .trim()
    .min(1, QUOTE_TEXTS.messageRequired)
    .max(QUOTE_MESSAGE_MAX_LENGTH, QUOTE_TEXTS.messageTooLong),
  image: z.object({ id: z.string() }),
});

export const OrderBody = z.strictObject({
  imageId: z.string(),
  notes: z.string().trim().max(QUOTE_MESSAGE_MAX_LENGTH, QUOTE_TEXTS.messageTooLong).default(''),
  /** The displayed estimate. Ignored: the order stores the server's. */
  estimatedPriceText: z.string().max(200).optional(),
});
