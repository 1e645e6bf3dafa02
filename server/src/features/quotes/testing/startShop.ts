import { designFromPrompt } from '@jewelry/design';
import { addImages, newImage } from '../../../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../../../testing/startApp';

/** Address of the workshop. */
export const TEAM = 'workshop@filigree.example';
export const PROMPT = 'Rose gold ring with a ruby for Anna';
export const { spec } = designFromPrompt({ prompt: PROMPT, seed: 5 });
/** Metadata of an image without a design. */
export const { metadata: plain } = newImage({ id: '' });

interface OrderOptions {
  /** Idempotency key. */
  key?: string;
  notes?: string;
  /** @default the customer */
  by?: SignedUp;
}

export interface Shop {
  app: TestApp;
  customer: SignedUp;
  owner: SignedUp;
  /** Adds a public image of the owner, made from a design; returns its id. */
  addImage(facts?: Parameters<typeof newImage>[1]): Promise<string>;
  /** Requests the estimate of an image, by default as the customer. */
  estimate(imageId: string, by?: SignedUp): ReturnType<SignedUp['client']['post']>;
  order(imageId: string, options?: OrderOptions): ReturnType<SignedUp['client']['post']>;
  /** The emails whose subject contains a reference. */
  mailsAbout(reference: string): ReturnType<TestApp['mails']>;
}

/** Starts the app with a workshop address, a customer, and the owner of the images. */
export async function startShop(options: Parameters<typeof startApp>[0] = {}): Promise<Shop> {
  const app = await startApp({ environment: { TEAM_EMAIL: TEAM }, ...options });
  const [customer, owner] = await Promise.all([app.signUp(), app.signUp()]);
  return {
    app,
    customer,
    owner,
    addImage: async (facts = {}) => {
      const image = newImage(owner, {
        prompt: PROMPT,
        metadata: { ...plain, design: { ...spec }, understood: ['rose gold', 'ruby'], not_understood: ['anna'] },
        ...facts,
      });
      await addImages(app, [image]);
      return image.id;
    },
    estimate: (imageId, { client } = customer) => client.post(`/api/generate/estimate/${imageId}`, { imageId }),
    order: (imageId, { key = '', notes = '', by = customer } = {}) =>
      by.client.post(
        '/api/orders',
        { imageId, notes, estimatedPriceText: 'USD 1.00' },
        key ? { headers: { 'idempotency-key': key } } : {},
      ),
    mailsAbout: async (reference) => (await app.mails()).filter(({ subject }) => subject.includes(reference)),
  };
}
