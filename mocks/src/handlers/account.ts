import { TEXTS, userView } from '@jewelry/contract';
import { makeZip } from 'client-zip';
import { mailLink } from '../links';
import { failure, refusedField, type Handlers } from '../mock';
import { isCommonPassword } from '../passwords';
import type { Account, KeyedRequest } from '../records';
import { imageView } from '../views';
import { accountAt, clearedCookie, closeSessionsOf, type World } from '../world';

type AccountCalls = 'user' | 'updateProfile' | 'changeEmail' | 'changePassword' | 'deleteAccount' | 'exportProfile';

function removeAccount(world: World, account: Account): void {
  const { state } = world;
  closeSessionsOf(world, account);
  state.accounts = state.accounts.filter(({ id }) => id !== account.id);
  state.images = state.images.filter((image) => image.owner_id !== account.id);
  state.jobs = state.jobs.filter((job) => job.owner_id !== account.id);
  state.checkouts = state.checkouts.filter((checkout) => checkout.owner_id !== account.id);
  state.links = state.links.filter((link) => link.account_id !== account.id);
  state.quotes = state.quotes.filter((quote) => quote.owner_id !== account.id);
  state.orders = state.orders.filter((order) => order.owner_id !== account.id);
  state.reports = state.reports.filter((report) => report.owner_id !== account.id);
  for (const [image, likers] of Object.entries(state.likes))
    state.likes[image] = likers.filter((id) => id !== account.id);
}

/** The orders and quote requests of an account, without the fields that identify their owner and request. */
const own = <R extends KeyedRequest>(requests: readonly R[], account: Account) =>
  requests
    .filter((request) => request.owner_id === account.id)
    .map(({ owner_id: _owner, idempotency_key: _key, sent: _sent, ...request }) => request);

async function* dataOf(
  world: World,
  account: Account,
): AsyncGenerator<{ name: string; input: string; lastModified: Date }> {
  const lastModified = new Date(world.clock.now());
  const images = world.state.images
    .filter((image) => image.owner_id === account.id)
    .map((image) => imageView(world, image, account));
  const likes = Object.entries(world.state.likes).flatMap(([image, likers]) =>
    likers.includes(account.id) ? [{ image_id: image }] : [],
  );
  const requests = { 'quotes.json': own(world.state.quotes, account), 'orders.json': own(world.state.orders, account) };
  for (const [name, value] of Object.entries({
    'account.json': userView(account),
    'images.json': images,
    'likes.json': likes,
    ...requests,
  })) {
    yield { name, input: JSON.stringify(value, null, 2), lastModified };
  }
  const reports = own(world.state.reports, account);
  yield {
    name: 'feedback.json',
    input: JSON.stringify(
      reports.map(({ file_kind: _kind, ...report }) => report),
      null,
      2,
    ),
    lastModified,
  };
  for (const { id, file_kind } of reports)
    if (file_kind) yield { name: `feedback/${id}.${file_kind}`, input: '', lastModified };
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield new Uint8Array(value);
  }
}

export const accountHandlers: Pick<Handlers, AccountCalls> = {
  user({ account, params }) {
    if (account.id !== params.id) return failure(404, 'not_found', TEXTS.notFound);
    return { status: 200, body: { id: account.id, subscription_plan: account.subscription_plan } };
  },

  updateProfile({ account, body }) {
    if (body.first_name !== undefined) account.first_name = body.first_name || null;
    if (body.last_name !== undefined) account.last_name = body.last_name || null;
    return { status: 200, body: { user: userView(account) } };
  },

  changeEmail({ world, account, body }) {
    if (accountAt(world, body.new_email) === account)
      return refusedField('new_email', 'validation_failed', TEXTS.newEmailSame);
    account.pending_email = body.new_email;
    if (!accountAt(world, body.new_email)) mailLink(world, account, 'change_email', body.new_email);
    return { status: 200, body: { message: TEXTS.emailChangeSent } };
  },

  changePassword({ world, account, body, request }) {
    if (account.password !== body.current_password)
      return refusedField('current_password', 'invalid_credentials', TEXTS.currentPasswordWrong);
    if (isCommonPassword(body.new_password))
      return refusedField('new_password', 'validation_failed', TEXTS.passwordTooCommon);
    account.password = body.new_password;
    account.pending_email = null;
    closeSessionsOf(world, account, request);
    return { status: 200, body: { message: TEXTS.passwordUpdated } };
  },

  deleteAccount({ world, account, body }) {
    if (account.password !== body.password)
      return refusedField('password', 'invalid_credentials', TEXTS.currentPasswordWrong);
    removeAccount(world, account);
    world.state.token = null;
    return { status: 200, headers: clearedCookie(world), body: { message: TEXTS.accountDeleted } };
  },

  exportProfile({ world, account }) {
    return { status: 200, file: chunksOf(makeZip(dataOf(world, account))), name: 'filigree-data.zip' };
  },
};
