import { type GenerationJob, type Image, imageView as viewOf, planByKey } from '@jewelry/contract';
import { estimated } from './estimates';
import { builtOf, designOf, pieceAt, requirementsOf } from './pieces';
import type { Account, StoredImage, StoredJob } from './records';
import { hasImagined, type World } from './world';

const PICTURE_PX = 640;

/** Likes belong to the piece. */
export const likeCount = (world: World, image: StoredImage): number =>
  image.other_likes + (world.state.likes[image.piece_id]?.length ?? 0);

export const pictureUrl = (image: StoredImage): string => `/pictures/${pieceAt(image.piece).picture}.webp`;

/** The image as this viewer may see it. */
export function imageView(world: World, image: StoredImage, viewer: Account | null): Image {
  const piece = pieceAt(image.piece);
  const owner = world.state.accounts.find((account) => account.id === image.owner_id) ?? null;
  const url = pictureUrl(image);
  const missing = image.is_painted ? null : world.imaginedMissing;
  return viewOf(
    {
      id: image.id,
      piece_id: image.piece_id,
      prompt: image.prompt,
      image_url: url,
      watermarked_url: url,
      renditions: [{ width: PICTURE_PX, url }],
      imagined: !hasImagined(world, image)
        ? null
        : {
            url: `${url}?imagined`,
            renditions: [{ width: PICTURE_PX, url: `${url}?imagined` }],
            thumbhash: piece.thumbhash,
            provider: world.capabilities.generator,
            model: null,
          },
      thumbhash: piece.thumbhash,
      alt: piece.alt,
      created_at: image.created_at,
      metadata: {
        seed: image.seed,
        provider: 'builtin',
        model: `engine-${piece.design.engine}`,
        presets: [...piece.presets],
        type: piece.type,
        has_drawing: image.has_drawing,
        width: PICTURE_PX,
        height: PICTURE_PX,
        design: { ...designOf(image), seed: image.seed, prompt: image.prompt },
        reading_note: world.readingNote,
        imagined_missing: missing,
        understood: [piece.type],
        not_understood: [],
      },
      built: builtOf(image),
      requirements: requirementsOf(piece, image.prompt),
      is_private: image.is_private,
      is_liked: viewer ? (world.state.likes[image.piece_id] ?? []).includes(viewer.id) : false,
      like_count: likeCount(world, image),
      watermarked:
        viewer?.id !== image.owner_id && owner !== null && planByKey(owner.subscription_plan).requiresWatermark,
      estimatedCost: (image.has_estimate ? estimated(world, image) : null)?.estimatedCost ?? null,
      owner_id: image.owner_id,
      owner,
    },
    viewer?.id ?? null,
  );
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
