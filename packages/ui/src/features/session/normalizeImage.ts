import type { Image, ImagePage } from '@jewelry/contract';
import { ApiFailure } from './failures';

/** Alt text of an image of which only the URL is known. */
const UNNAMED = 'Picture';

/** Assumed side of an image without a stated size, px. */
const ASSUMED_PX = 1024;

const text = (...candidates: unknown[]): string | undefined =>
  candidates.find((value): value is string => typeof value === 'string' && value !== '');

const isTrue = (value: unknown): boolean => value === true || value === 'true';

const count = (value: unknown): number => (Number.isFinite(Number(value)) ? Math.max(0, Math.trunc(Number(value))) : 0);

const TEMPORARY = 'temp-';

/** Whether the server has no id for the image yet: it can be viewed, but not liked, shared or downloaded. */
export const isTemporary = (image: Pick<Image, 'id'>): boolean => image.id.startsWith(TEMPORARY);

const unknownMetadata = (): Image['metadata'] => ({
  seed: null,
  provider: 'unknown',
  model: null,
  presets: [],
  type: null,
  has_drawing: false,
  width: ASSUMED_PX,
  height: ASSUMED_PX,
  design: null,
  understood: [],
  not_understood: [],
});

/**
 * Normalizes an image, whichever field names the response used. A response with only a URL becomes a temporary image.
 * @param submittedPrompt the submitted prompt, for a response without one
 * @throws ApiFailure 'No image URL in response'
 */
export function normalizeImage(
  raw: unknown,
  { submittedPrompt, now = () => new Date() }: { submittedPrompt?: string; now?: () => Date } = {},
): Image {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Record<keyof Image, unknown>>;
  const url = text(given.image_url, given.url, given.imageUrl);
  if (!url) throw new ApiFailure({ status: 200, message: 'No image URL in response' });
  const createdAt = text(given.created_at, given.createdAt) ?? now().toISOString();
  const prompt = text(given.prompt, submittedPrompt) ?? '';
  const metadata = (given.metadata as Image['metadata'] | null | undefined) ?? unknownMetadata();
  const renditions =
    Array.isArray(given.renditions) && given.renditions.length > 0
      ? (given.renditions as Image['renditions'])
      : undefined;
  const id = text(given.id) ?? `${TEMPORARY}${now().getTime()}`;
  return {
    id,
    piece_id: text(given.piece_id) ?? id,
    prompt,
    image_url: url,
    url,
    imageUrl: url,
    watermarked_url: text(given.watermarked_url) ?? url,
    renditions: renditions ?? [{ width: metadata.width, url }],
    imagined: (given.imagined as Image['imagined'] | undefined) ?? null,
    thumbhash: text(given.thumbhash) ?? '',
    alt: text(given.alt, prompt) ?? UNNAMED,
    created_at: createdAt,
    createdAt,
    metadata,
    built: (given.built as Image['built'] | undefined) ?? null,
    requirements: (given.requirements as Image['requirements'] | undefined) ?? null,
    user_id: text(given.user_id) ?? null,
    author_name: text(given.author_name) ?? null,
    is_private: isTrue(given.is_private),
    is_liked: isTrue(given.is_liked),
    like_count: count(given.like_count),
    watermarked: isTrue(given.watermarked),
    useCache: isTrue(given.useCache),
    estimatedCost: typeof given.estimatedCost === 'number' ? given.estimatedCost : null,
  };
}

/** Normalizes the images of a page. */
export const normalizePage = (page: ImagePage): ImagePage => ({
  ...page,
  images: page.images.map((image) => normalizeImage(image)),
});
