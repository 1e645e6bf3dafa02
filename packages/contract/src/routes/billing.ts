import { z } from 'zod';
import { WEBHOOK_BODY_LIMIT } from '../constants/limits';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { CheckoutBody, Invoice, SubscriptionStatus } from '../schemas/billing';
import { ApiError } from '../schemas/error';
import { Plan } from '../schemas/plan';

export const plans = route(endpoints.plans, {
  summary: 'The plans, in display order',
  responses: { 200: z.object({ data: z.array(Plan) }) },
});

/** A URL of the payment provider, to navigate to. */
const Address = z.object({ url: z.string() });

export const checkout = route(endpoints.checkout, {
  summary:
    "The URL of the provider's page on which to pay for a plan; repeated requests return the same page. Without a provider the request is stored, and the team completes it",
  needsSession: true,
  body: CheckoutBody,
  responses: { 200: Address, 400: ApiError, 401: ApiError, 403: ApiError, 409: ApiError, 429: ApiError, 503: ApiError },
});

export const billingWebhook = route(endpoints.billingWebhook, {
  summary: 'Event of the payment provider, with its signature; each is applied once',
  rawBody: 'application/json',
  bodyLimit: WEBHOOK_BODY_LIMIT,
  responses: { 200: z.object({ received: z.literal(true) }), 400: ApiError, 413: ApiError, 503: ApiError },
});

export const billingPortal = route(endpoints.billingPortal, {
  summary: "The URL of the provider's page for changing the card, cancelling and invoices",
  needsSession: true,
  responses: { 200: Address, 401: ApiError, 404: ApiError, 429: ApiError, 503: ApiError },
});

export const subscription = route(endpoints.subscription, {
  summary: 'The current subscription, its paid period, and whether it renews',
  needsSession: true,
  responses: { 200: SubscriptionStatus, 401: ApiError },
});

export const invoices = route(endpoints.invoices, {
  summary: "The user's invoices, newest first",
  needsSession: true,
  responses: { 200: z.object({ data: z.array(Invoice) }), 401: ApiError },
});
