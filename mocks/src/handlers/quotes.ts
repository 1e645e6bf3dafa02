import { QUOTE_TEXTS } from '@jewelry/contract';
import { estimated } from '../estimates';
import { imageNotFound, visibleImage } from '../images';
import { failure, type Handlers } from '../mock';
import { notEstimable, requestOnce, requestsOf, sentAs } from '../requests';

type QuoteCalls = 'estimate' | 'requestQuote' | 'quotes' | 'placeOrder' | 'orders';

const unconfirmed = () => failure(403, 'email_unconfirmed', QUOTE_TEXTS.emailUnconfirmed);

export const quoteHandlers: Pick<Handlers, QuoteCalls> = {
  estimate({ world, account, params }) {
    if (!account.email_confirmed) return unconfirmed();
    const image = visibleImage(world, params.id, account);
    if (!image) return imageNotFound();
    const estimate = estimated(world, image);
    if (!estimate) return notEstimable();
    image.has_estimate = true;
    return { status: 200, body: estimate };
  },

  requestQuote({ world, account, body, request }) {
    if (!account.email_confirmed) return unconfirmed();
    const { name, message, image } = body;
    const submission = { imageId: image.id, sent: sentAs(request, image.id, name, message) };
    const outcome = requestOnce(world, 'quotes', account, submission, () => ({
      status: 'requested',
      name,
      email: account.email,
      message,
    }));
    if ('refused' in outcome) return outcome.refused;
    const { id, reference, status, created_at } = outcome.stored;
    return { status: 201, body: { id, reference, status, created_at, message: QUOTE_TEXTS.requestedText } };
  },

  quotes({ world, account }) {
    return { status: 200, body: { quotes: requestsOf(world, 'quotes', account) } };
  },

  placeOrder({ world, account, body, request }) {
    if (!account.email_confirmed) return unconfirmed();
    const { imageId, notes } = body;
    const submission = { imageId, sent: sentAs(request, imageId, notes) };
    const outcome = requestOnce(world, 'orders', account, submission, (image) => ({
      status: 'placed',
      notes,
      estimate: estimated(world, image),
    }));
    if ('refused' in outcome) return outcome.refused;
    const { id, reference, status, created_at, estimate } = outcome.stored;
    return { status: 201, body: { id, reference, status, created_at, estimate, message: QUOTE_TEXTS.placed } };
  },

  orders({ world, account }) {
    return { status: 200, body: { orders: requestsOf(world, 'orders', account) } };
  },
};
