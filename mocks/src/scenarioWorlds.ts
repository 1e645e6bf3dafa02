import { type BillingCycle } from '@jewelry/contract';
import { startJob } from './generation';
import { estimated } from './estimates';
import { changedDesign } from './changes';
import { designOf, pieceOfDesign } from './pieces';
import { addRequest } from './requests';
import { accountId, NEW_ADDRESS } from './seed';
import { createWorld, nextId, type World } from './world';

const DAY_MS = 24 * 60 * 60_000;

/** A prompt with a matching picture, for a running generation. */
const RUNNING_PROMPT = 'Emerald-cut ruby pendant with a diamond halo in rose gold';

/** The free account has a running generation that stops half way. */
export function worldWithRunningGeneration(): World {
  const world = createWorld({ signedInAs: 'free', generation: { ends: 'never' } });
  const account = world.state.accounts.find(
    (candidate) => candidate.id === world.state.sessions[world.state.token ?? ''],
  );
  if (account) startJob(world, account, { prompt: RUNNING_PROMPT }, null);
  return world;
}

/** A change of address awaits confirmation. */
export function worldWithPendingEmail(): World {
  const world = createWorld({ signedInAs: 'free' });
  const account = world.state.accounts.find(({ id }) => id === accountId('free'));
  if (account) account.pending_email = NEW_ADDRESS;
  return world;
}

/** An account has paid for its plan repeatedly. */
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

/** The pro plan was granted by a promo code and expires. */
export function worldWithGivenPlan(): World {
  const world = createWorld({ signedInAs: 'pro' });
  const account = world.state.accounts.find(({ id }) => id === accountId('pro'));
  if (account) account.given_until = new Date(world.clock.now() + 30 * DAY_MS).toISOString();
  return world;
}

/** The free account has 24 images: more than one page of its history. */
export function worldWithLongHistory(): World {
  const world = createWorld({ signedInAs: 'free' });
  world.state.images = world.state.images.map((image, index) =>
    index < 10 ? { ...image, owner_id: accountId('free') } : image,
  );
  return world;
}

/** Changes of the long version tree, and the index of the version that each starts from. */
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

/** The newest piece of the free account has 14 versions on several branches. */
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

/** An account has one order and two quote requests, one for a deleted image. */
export function worldWithRequests(): World {
  const world = createWorld({ signedInAs: 'free' });
  const account = world.state.accounts.find(({ id }) => id === accountId('free'));
  const [ordered, quoted, deleted] = world.state.images.filter(({ owner_id }) => owner_id === account?.id);
  if (!account || !ordered || !quoted || !deleted) throw new Error('The account has too few pictures');
  const common = { status: 'requested' as const, name: 'Layla Haddad', email: account.email };
  addRequest(
    world,
    'quotes',
    account,
    deleted,
    { ...common, message: 'Could it be made in platinum?' },
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
    { ...common, message: 'Is there a lighter one?' },
    { at: world.clock.now() - 3 * DAY_MS },
  );
  deleted.removed_at = world.clock.now() - DAY_MS;
  return world;
}
