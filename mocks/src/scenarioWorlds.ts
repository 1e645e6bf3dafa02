import { type BillingCycle } from '@jewelry/contract';
import { startJob } from './generation';
import { estimated } from './estimates';
import { changedDesign } from './changes';
import { designOf, pieceOfDesign } from './pieces';
import { addRequest } from './requests';
import { accountId, NEW_ADDRESS } from './seed';
import { createWorld, nextId, type World } from './world';

const DAY_MS = 24 * 60 * 60_000;

/** A prompt with a matching image, for a generation in progress. */
const PROMPT_UNDER_WAY = 'Emerald-cut ruby pendant with a diamond halo in rose gold';

/** A world in which the free account has a generation under way that stands still half way. */
export function worldUnderWay(): World {
  const world = createWorld({ signedInAs: 'free', generation: { ends: 'never' } });
  const account = world.state.accounts.find(
    (candidate) => candidate.id === world.state.sessions[world.state.token ?? ''],
  );
  if (account) startJob(world, account, { prompt: PROMPT_UNDER_WAY }, null);
  return world;
}

/** A change of address that waits for its link to be opened. */
export function worldWithPendingEmail(): World {
  const world = createWorld({ signedInAs: 'free' });
  const account = world.state.accounts.find(({ id }) => id === accountId('free'));
  if (account) account.pending_email = NEW_ADDRESS;
  return world;
}

/** A world in which an account has paid for its plan, some time ago. */
export function worldWithPayments(
  name: 'pro' | 'business',
  { hasPortal = true, cycle = 'monthly' }: { hasPortal?: boolean; cycle?: BillingCycle } = {},
): World {
  const world = createWorld({ signedInAs: name, hasPortal });
  const paid = [
    { plan: 'pro', days: 75 },
    { plan: 'pro', days: 44 },
    { plan: name, days: 13 },
  ] as const;
  for (const { plan, days } of paid) {
    world.state.checkouts.push({
      id: nextId(world, 'checkout'),
      owner_id: accountId(name),
      plan,
      cycle,
      paid_at: world.clock.now() - days * DAY_MS,
    });
  }
  return world;
}

/** A world in which the pro plan came with a promo code and ends some day. */
export function worldWithGivenPlan(): World {
  const world = createWorld({ signedInAs: 'pro' });
  const account = world.state.accounts.find(({ id }) => id === accountId('pro'));
  if (account) account.given_until = new Date(world.clock.now() + 30 * DAY_MS).toISOString();
  return world;
}

/** A world in which the free account has made 24 pictures: more than one page of its history. */
export function worldWithLongHistory(): World {
  const world = createWorld({ signedInAs: 'free' });
  world.state.images = world.state.images.map((image, index) =>
    index < 10 ? { ...image, owner_id: accountId('free') } : image,
  );
  return world;
}

/** What each version of the long tree changes, and the version that it comes from, by its place in the list. */
const LONG_TREE = [
  { from: 0, name: null, metal: { alloy: 'yellow-gold-18k' } },
  { from: 1, name: 'For the workshop', metal: { finish: 'matte' } },
  { from: 2, name: null, metal: { finish: 'hammered' } },
  { from: 0, name: null, metal: { alloy: 'white-gold-18k' } },
  { from: 4, name: null, metal: { finish: 'satin' } },
  { from: 5, name: 'Everyday', metal: { alloy: 'platinum-950' } },
  { from: 6, name: null, metal: { finish: 'polished' } },
  { from: 1, name: null, metal: { finish: 'satin' } },
  { from: 8, name: null, metal: { alloy: 'rose-gold-18k' } },
  { from: 9, name: null, metal: { finish: 'matte' } },
  { from: 7, name: null, metal: { alloy: 'silver-925' } },
  { from: 11, name: null, metal: { finish: 'hammered' } },
  { from: 0, name: null, metal: { finish: 'satin' } },
] as const;

/** A world in which the newest piece of the free account has 14 versions on several branches. */
export function worldWithLongVersionTree(): World {
  const world = createWorld({ signedInAs: 'free' });
  const first = world.state.images.find(({ owner_id }) => owner_id === accountId('free'));
  if (!first) throw new Error('The account has no image');
  const versions = [first];
  for (const { from, name, metal } of LONG_TREE) {
    const parent = versions[from]!;
    const design = changedDesign(designOf(parent), [{ op: 'set', id: designOf(parent).root.id, metal }])!;
    const created_at = new Date(Date.parse(first.created_at) + versions.length * 60_000).toISOString();
    versions.push({
      ...parent,
      id: nextId(world, 'image'),
      parent_id: parent.id,
      name,
      design,
      piece: pieceOfDesign(design, parent.piece),
      created_at,
    });
  }
  world.state.images = [...versions.slice(1).toReversed(), ...world.state.images];
  return world;
}

/** A world in which an account has one order and two quote requests, one for a deleted image. */
export function worldWithRequests(): World {
  const world = createWorld({ signedInAs: 'free' });
  const account = world.state.accounts.find(({ id }) => id === accountId('free'));
  const [ordered, quoted, gone] = world.state.images.filter(({ owner_id }) => owner_id === account?.id);
  if (!account || !ordered || !quoted || !gone) throw new Error('The account has too few pictures');
  const words = { status: 'requested' as const, name: 'Layla Haddad', email: account.email };
  addRequest(
    world,
    'quotes',
    account,
    gone,
    { ...words, message: 'Could it be made in platinum?' },
    { at: world.clock.now() - 40 * DAY_MS },
  );
  addRequest(
    world,
    'orders',
    account,
    ordered,
    { status: 'placed', notes: 'Ring size 52', estimate: estimated(world, ordered) },
    { at: world.clock.now() - 12 * DAY_MS },
  );
  addRequest(
    world,
    'quotes',
    account,
    quoted,
    { ...words, message: 'Is there a lighter one?' },
    { at: world.clock.now() - 3 * DAY_MS },
  );
  gone.removed_at = world.clock.now() - DAY_MS;
  return world;
}
