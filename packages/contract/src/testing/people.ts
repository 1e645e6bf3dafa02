import type { EndpointName } from '../endpoints';
import type { Image } from '../schemas/image';
import type { User } from '../schemas/user';
import type { ConformanceReply, Harness, Visitor } from './harness';

export const PASSWORD = 'a long enough password';

let count = 0;

/** An unused email address. */
export function newAddress(): string {
  count += 1;
  return `person-${count}@conformance.example.com`;
}

export interface Person extends Visitor {
  readonly email: string;
  readonly user: User;
}

export async function signUp(harness: Harness, email = newAddress()): Promise<Person> {
  const visitor = harness.newVisitor();
  const reply = await visitor.request('signUp', { body: { email, password: PASSWORD, promoCode: null } });
  return { ...visitor, email, user: (reply.body as { user: User }).user };
}

export async function signUpConfirmed(harness: Harness): Promise<Person> {
  const person = await signUp(harness);
  await person.request('confirmEmail', { query: { token: await harness.mailedToken(person.email, '/confirm-email') } });
  return person;
}

/** Designs of this seed have few stones, so a picture of each takes half the time of those of other seeds. */
const SEED = 8;

export const generate = (
  visitor: Visitor,
  prompt: string,
  extra: Record<string, unknown> = {},
): Promise<ConformanceReply> =>
  visitor.request('generate', { body: { prompt, is_private: false, seed: SEED, ...extra } });

export async function createImage(visitor: Visitor, prompt: string): Promise<Image> {
  const { body } = await generate(visitor, prompt);
  return body as Image;
}

/** Calls that need a session, each with a minimal valid request. */
export const CALLS_WITH_SESSION: readonly [EndpointName, Parameters<Visitor['request']>[1]?][] = [
  ['me'],
  ['resendConfirmation'],
  ['updateProfile', { body: { first_name: 'Ada', last_name: 'Lovelace' } }],
  ['changeEmail', { body: { new_email: 'another@example.com' } }],
  ['changePassword', { body: { current_password: PASSWORD, new_password: 'another long password' } }],
  ['deleteAccount', { body: { password: PASSWORD } }],
  ['exportProfile'],
  ['user', { params: { id: '10000000-0000-4000-8000-000000000099' } }],
  ['generate', { body: { prompt: 'A ring' } }],
  ['generationJobs'],
  ['generationJob', { params: { jobId: '30000000-0000-4000-8000-000000000099' } }],
  ['cancelGeneration', { params: { jobId: '30000000-0000-4000-8000-000000000099' } }],
  ['usage'],
  ['recentImages', { query: { history: 'true' } }],
  ['like', { params: { imageId: '20000000-0000-4000-8000-000000000099' } }],
  ['unlike', { params: { imageId: '20000000-0000-4000-8000-000000000099' } }],
  ['likesStatus', { body: { imageIds: [] } }],
  ['likeImage', { params: { imageId: '20000000-0000-4000-8000-000000000099' } }],
  ['unlikeImage', { params: { imageId: '20000000-0000-4000-8000-000000000099' } }],
  ['drawing', { params: { id: '20000000-0000-4000-8000-000000000099' } }],
  ['deleteImage', { params: { id: '20000000-0000-4000-8000-000000000099' } }],
  ['restoreImage', { params: { id: '20000000-0000-4000-8000-000000000099' } }],
  ['paintImage', { params: { id: '20000000-0000-4000-8000-000000000099' } }],
  ['downloadImage', { params: { id: '20000000-0000-4000-8000-000000000099' }, body: {} }],
  ['clearHistory'],
  ['chooseVersion', { params: { id: '20000000-0000-4000-8000-000000000099' }, body: { current: null } }],
  [
    'changePiece',
    {
      params: { id: '20000000-0000-4000-8000-000000000099' },
      body: { from: '20000000-0000-4000-8000-000000000099', words: 'in rose gold' },
    },
  ],
  [
    'draftChange',
    {
      params: { id: '20000000-0000-4000-8000-000000000099' },
      body: { from: '20000000-0000-4000-8000-000000000099', words: 'in rose gold' },
    },
  ],
  [
    'pieceVariations',
    {
      params: { id: '20000000-0000-4000-8000-000000000099' },
      body: { from: '20000000-0000-4000-8000-000000000099', keep: [] },
    },
  ],
  [
    'versionView',
    {
      params: { id: '20000000-0000-4000-8000-000000000099', versionId: '20000000-0000-4000-8000-000000000099' },
      body: { view: 'front' },
    },
  ],
  [
    'renameVersion',
    {
      params: { id: '20000000-0000-4000-8000-000000000099', versionId: '20000000-0000-4000-8000-000000000099' },
      body: { name: 'Slim' },
    },
  ],
  [
    'deleteVersion',
    { params: { id: '20000000-0000-4000-8000-000000000099', versionId: '20000000-0000-4000-8000-000000000099' } },
  ],
  ['estimate', { params: { id: '20000000-0000-4000-8000-000000000099' }, body: {} }],
  [
    'requestQuote',
    { body: { name: 'Ada', message: 'In gold', image: { id: '20000000-0000-4000-8000-000000000099' } } },
  ],
  ['quotes'],
  ['placeOrder', { body: { imageId: '20000000-0000-4000-8000-000000000099' } }],
  ['orders'],
  ['sendFeedback', { form: { reportType: 'bug', description: 'The chain is cut off' } }],
  ['checkout', { body: { plan: 'pro', cycle: 'monthly' } }],
  ['billingPortal'],
  ['subscription'],
  ['invoices'],
  ['setPrivacy', { params: { id: '20000000-0000-4000-8000-000000000099' }, body: { is_private: false } }],
];

export const UNKNOWN_ID = '20000000-0000-4000-8000-000000000099';
