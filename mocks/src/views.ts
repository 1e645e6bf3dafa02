import type { GenerationJob, Image, User } from '@jewelry/contract';
import { designFacts, planByKey } from '@jewelry/contract/constants';
import { estimated } from './estimates';
import { builtOf, designOf, pieceAt, requirementsOf } from './pieces';
import type { Account, StoredImage, StoredJob } from './records';
import type { World } from './world';

const PICTURE_PX = 640;

export const userView = ({ id, email, email_confirmed, first_name, last_name, subscription_plan, pending_email }: Account): User => ({
  id,
  email,
  email_confirmed,
  first_name,
  last_name,
  subscription_plan,
  pending_email,
});

/** Likes belong to the piece. */
export const likeCount = (world: World, image: StoredImage): number => image.other_likes + (world.state.likes[image.piece_id]?.length ?? 0);

export const pictureUrl = (image: StoredImage): string => `/pictures/${pieceAt(image.piece).picture}.webp`;

/** A picture as this viewer may see it: only its owner learns whose it is and whether it is private. */
export function imageView(world: World, image: StoredImage, viewer: Account | null): Image {
  const piece = pieceAt(image.piece);
  const owner = world.state.accounts.find((account) => account.id === image.owner_id);
  const url = pictureUrl(image);
  const design = { ...designOf(image), seed: image.seed, prompt: image.prompt };
  const estimate = image.has_estimate ? estimated(world, image) : null;
  return {
    id: image.id,
    piece_id: image.piece_id,
    prompt: image.prompt,
    image_url: url,
    url,
    imageUrl: url,
    watermarked_url: url,
    renditions: [{ width: PICTURE_PX, url }],
    imagined: world.capabilities.generator === 'builtin' || world.imaginedMissing ? null : { url: `${url}?imagined`, renditions: [{ width: PICTURE_PX, url: `${url}?imagined` }], thumbhash: piece.thumbhash, provider: world.capabilities.generator, model: null },
    thumbhash: piece.thumbhash,
    alt: piece.alt,
    created_at: image.created_at,
    createdAt: image.created_at,
    metadata: {
      seed: image.seed,
      provider: 'builtin',
      model: `engine-${piece.design.engine}`,
      presets: [...piece.presets],
      type: piece.type,
      has_drawing: image.has_drawing,
      width: PICTURE_PX,
      height: PICTURE_PX,
      design: viewer?.id === image.owner_id ? design : designFacts(design),
      imagined_missing: viewer?.id === image.owner_id ? world.imaginedMissing : null,
      understood: [piece.type],
      not_understood: [],
    },
    built: builtOf(image),
    requirements: requirementsOf(piece, image.prompt),
    user_id: viewer?.id === image.owner_id ? image.owner_id : null,
    author_name: [owner?.first_name, owner?.last_name].filter(Boolean).join(' ') || null,
    is_private: image.is_private,
    is_liked: viewer ? (world.state.likes[image.piece_id] ?? []).includes(viewer.id) : false,
    like_count: likeCount(world, image),
    watermarked: viewer?.id !== image.owner_id && owner !== undefined && planByKey(owner.subscription_plan).requiresWatermark,
    useCache: estimate !== null,
    estimatedCost: estimate?.estimatedCost ?? null,
  };
}

export function jobView(world: World, job: StoredJob, viewer: Account): GenerationJob {
  const image = world.state.images.find((candidate) => candidate.id === job.image_id && candidate.removed_at === null);
  return {
    job_id: job.id,
    status: job.status,
    prompt: job.change?.text ?? job.body.prompt,
    piece_id: job.change?.piece_id ?? null,
    stage: job.stage,
    fraction: job.fraction,
    elapsed_ms: Math.max(0, Math.round(world.clock.now() - job.created_at)),
    created_at: new Date(job.created_at).toISOString(),
    preview: job.preview,
    image: image ? imageView(world, image, viewer) : null,
    error: job.error,
    code: job.code,
  };
}
