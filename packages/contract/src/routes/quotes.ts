import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Estimate, Order, OrderBody, OrderReceipt, Quote, QuoteBody, QuoteReceipt } from '../schemas/quote';

export const estimate = route(endpoints.estimate, {
  summary:
    'What making the piece of a picture would cost: a range and its breakdown, never a binding price. 422 when the picture says too little to tell',
  needsSession: true,
  params: z.object({ id: z.string() }),
  /** May be left out; the path says which picture. */
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
  summary: 'Ask for a quote. One Idempotency-Key is one request, however often it is sent',
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
  summary: "One's own quote requests, newest first",
  needsSession: true,
  responses: { 200: z.object({ quotes: z.array(Quote) }), 401: ApiError },
});

export const placeOrder = route(endpoints.placeOrder, {
  summary:
    'Ask for a piece to be made, at a price that is agreed on afterwards. One Idempotency-Key is one order, however often it is sent',
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
  summary: "One's own orders, newest first",
  needsSession: true,
  responses: { 200: z.object({ orders: z.array(Order) }), 401: ApiError },
});
