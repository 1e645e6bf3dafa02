import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Estimate, Order, OrderBody, OrderReceipt, Quote, QuoteBody, QuoteReceipt } from '../schemas/quote';

export const estimate = route(endpoints.estimate, {
  summary:
    'The estimated price of making the piece of an image: a range and its breakdown, never a binding price. 422 when the image has too little information',
  needsSession: true,
  params: z.object({ id: z.string() }),
  /** Optional; the path identifies the image. */
  body: z.strictObject({ imageId: z.string().optional() }),
  responses: {
    200: Estimate,
    400: ApiError,
    401: ApiError,
    403: ApiError,
    404: ApiError,
    422: ApiError,
    429: ApiError,
    503: ApiError,
  },
});

export const requestQuote = route(endpoints.requestQuote, {
  summary: 'Request a quote; once per Idempotency-Key',
  needsSession: true,
  body: QuoteBody,
  responses: {
    201: QuoteReceipt,
    400: ApiError,
    401: ApiError,
    403: ApiError,
    404: ApiError,
    422: ApiError,
    429: ApiError,
  },
});

export const quotes = route(endpoints.quotes, {
  summary: "The user's quote requests, newest first",
  needsSession: true,
  responses: { 200: z.object({ quotes: z.array(Quote) }), 401: ApiError },
});

export const placeOrder = route(endpoints.placeOrder, {
  summary: 'Order a piece, at a price that is agreed on afterwards; once per Idempotency-Key',
  needsSession: true,
  body: OrderBody,
  responses: {
    201: OrderReceipt,
    400: ApiError,
    401: ApiError,
    403: ApiError,
    404: ApiError,
    422: ApiError,
    429: ApiError,
  },
});

export const orders = route(endpoints.orders, {
  summary: "The user's orders, newest first",
  needsSession: true,
  responses: { 200: z.object({ orders: z.array(Order) }), 401: ApiError },
});
