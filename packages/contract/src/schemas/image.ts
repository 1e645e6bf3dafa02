import { z } from 'zod';
import { IMAGINED_MISSING, JEWELRY_TYPE_IDS, PRESET_IDS, REQUIREMENT_STATUSES } from '../constants/jewelry';
import { MAX_PAGE_SIZE, PAGE_SIZE, SEARCH_MAX_LENGTH } from '../constants/limits';

export const Rendition = z.object({ width: z.int().positive(), url: z.string() });

export const ImageMetadata = z.object({
  seed: z.int().nonnegative().nullable(),
  provider: z.string(),
  model: z.string().nullable(),
  presets: z.array(z.enum(PRESET_IDS)),
  type: z.enum(JEWELRY_TYPE_IDS).nullable(),
  has_drawing: z.boolean(),
  /** Size of the picture, px. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The DesignSpec of the image; for viewers other than its owner, its `designFacts`. */
  design: z.record(z.string(), z.unknown()).nullable(),
  /** Set when the prompt was not read as configured: one sentence. */
  reading_note: z.string().nullish(),
  /** Why the picture as imagined is missing; only on the viewer's own images. */
  imagined_missing: z.enum(IMAGINED_MISSING).nullish(),
  understood: z.array(z.string()),
  not_understood: z.array(z.string()),
});

/** The materials and parts of the piece, read from its geometry. */
export const Built = z.object({
  stones: z.array(
    z.object({
      /** Id of the part that holds them. */
      part: z.string(),
      kind: z.string(),
      cut: z.string(),
      /** Girdle width, short side, mm. */
      size_mm: z.number().positive(),
      count: z.int().positive(),
    }),
  ),
  /** Main metal first. */
  metals: z.array(z.object({ alloy: z.string(), finish: z.string(), grams: z.number().nonnegative() })),
  parts: z.array(z.object({ id: z.string(), kind: z.string() })),
});
export type Built = z.output<typeof Built>;

/** A requirement of the prompt and its status. */
export const Requirement = z.object({
  /** The prompt from `start` to `end`, in UTF-16 units. */
  text: z.string(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  status: z.enum(REQUIREMENT_STATUSES),
  /** Id of the part that meets it, where one part does. */
  part: z.string().optional(),
  /** How it is met differently, or why it is not met: one sentence. */
  note: z.string().optional(),
});
export type Requirement = z.output<typeof Requirement>;

/** An image as its viewer may see it. `image_url` is the rendition for this viewer, never the original. */
export const Image = z.object({
  id: z.uuid(),
  /** Id of the piece, which is the id of its first version. */
  piece_id: z.uuid(),
  prompt: z.string(),
  image_url: z.string(),
  /** The same URL as `image_url`, under its older names. */
  url: z.string(),
  imageUrl: z.string(),
  watermarked_url: z.string(),
  /** WebP renditions of the same picture, narrowest first. */
  renditions: z.array(Rendition).min(1),
  /**
   * The piece as painted by an image service; null when none is configured, and when it failed. `image_url` is the
   * piece as designed.
   */
  imagined: z
    .object({
      url: z.string(),
      renditions: z.array(Rendition).min(1),
      thumbhash: z.string(),
      provider: z.string(),
      model: z.string().nullable(),
    })
    .nullable(),
  /** ThumbHash, base64: a blurred preview of about 25 bytes. */
  thumbhash: z.string(),
  /** Text alternative, one plain sentence. */
  alt: z.string(),
  created_at: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  metadata: ImageMetadata,
  /** Null for images of other generators, and for images from before it was recorded. */
  built: Built.nullable(),
  /** In prompt order; null like `built`. */
  requirements: z.array(Requirement).nullable(),
  /** Only on the viewer's own images. */
  user_id: z.uuid().nullable(),
  author_name: z.string().nullable(),
  is_private: z.boolean(),
  is_liked: z.boolean(),
  like_count: z.int().nonnegative(),
  watermarked: z.boolean(),
  /** Whether `estimatedCost` is valid, so that no estimate needs to be requested. */
  useCache: z.boolean(),
  /** USD, of an estimate of the last day; else null. */
  estimatedCost: z.number().nonnegative().nullable(),
});
export type Image = z.output<typeof Image>;

export const ImagePage = z.object({
  images: z.array(Image),
  hasMore: z.boolean(),
  totalPages: z.int().nonnegative(),
  totalCount: z.int().nonnegative(),
});
export type ImagePage = z.output<typeof ImagePage>;

const integerParam = (name: string, min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min, `${name} must be at least ${min}`).max(max, `${name} must be at most ${max}`))
    .or(z.int().min(min).max(max))
    .default(fallback);

/** Paging; `page` counts from 1. Invalid numbers are refused, not corrected. */
export const PageQuery = z.strictObject({
  page: integerParam('page', 1, 1_000_000, 1),
  limit: integerParam('limit', 1, MAX_PAGE_SIZE, PAGE_SIZE),
});

export const RecentQuery = PageQuery.extend({
  /** The user's own images, private ones included; needs a session. */
  history: z.enum(['true', 'false']).optional(),
  /**
   * Searches the user's history: images whose prompt contains words that start with all of these, in any letter case
   * and order.
   */
  q: z.string().max(SEARCH_MAX_LENGTH).optional(),
});
