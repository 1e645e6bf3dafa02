import { createWorld, imageView } from '@jewelry/mocks';

/** A public image of the pro account. */
export function ownPicture() {
  const world = createWorld({ signedInAs: 'pro' });
  const viewer = world.state.accounts.find(({ email }) => email === 'pro@example.com') ?? null;
  const stored = world.state.images.find((image) => image.owner_id === viewer?.id && !image.is_private);
  if (!stored) throw new Error('The account has no public picture');
  return imageView(world, stored, viewer);
}
