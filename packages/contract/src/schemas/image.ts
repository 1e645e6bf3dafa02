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
  /** The DesignSpec behind the picture; for viewers other than its owner what `designFacts` leaves of it. */
  design: z.record(z.string(), z.unknown()).nullable(),
  /** How the prompt was read, where that is not as configured: one sentence. */
  reading_note: z.string().nullish(),
  /** Why the image service gave no picture; only on the viewer's own images. */
  imagined_missing: z.enum(IMAGINED_MISSING).nullish(),
  understood: z.array(z.string()),
  not_understood: z.array(z.string()),
});

/** What the piece in the picture is made of, read from its geometry. */
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
  /** The main metal first. */
  metals: z.array(z.object({ alloy: z.string(), finish: z.string(), grams: z.number().nonnegative() })),
  parts: z.array(z.object({ id: z.string(), kind: z.string() })),
});
export type Built = z.output<typeof Built>;

/** What became of one requirement of the prompt. */
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

/** A picture as its viewer may see it. `image_url` is the rendition meant for this viewer, never the original. */
export const Image = z.object({
  id: z.uuid(),
  /** The piece of which the picture shows a version; the id of its first version. */
  piece_id: z.uuid(),
  prompt: z.string(),
  image_url: z.string(),
  /** The same address as image_url, under its older names. */
  url: z.string(),
  imageUrl: z.string(),
  watermarked_url: z.string(),
  /** WebP renditions of the same picture, narrowest first. */
  renditions: z.array(Rendition).min(1),
  /**
   * The same piece as an image service painted it; null where none is configured, and where it failed. `image_url` is
   * the piece as designed.
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
  /** One plain sentence that says what the picture shows; the text alternative. */
  alt: z.string(),
  created_at: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  metadata: ImageMetadata,
  /** Null for images of other makers, and for those made before this was recorded. */
  built: Built.nullable(),
  /** What became of each requirement, in the order of the prompt; null as `built`. */
  requirements: z.array(Requirement).nullable(),
  /** Only on the viewer's own images. */
  user_id: z.uuid().nullable(),
  author_name: z.string().nullable(),
  is_private: z.boolean(),
  is_liked: z.boolean(),
  like_count: z.int().nonnegative(),
  watermarked: z.boolean(),
  /** Whether `estimatedCost` is known, so that no estimate needs to be requested. */
  useCache: z.boolean(),
  /** USD, of an estimate that was requested within a day; else null. */
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

/** Paging: `page` counts from 1. Anything that is no such number is refused, not repaired. */
export const PageQuery = z.strictObject({
  page: integerParam('page', 1, 1_000_000, 1),
  limit: integerParam('limit', 1, MAX_PAGE_SIZE, PAGE_SIZE),
});

export const RecentQuery = PageQuery.extend({
  /** One's own pictures, private ones included; needs a session. */
  history: z.enum(['true', 'false']).optional(),
  /**
   * Searches the user's own history: images whose prompt contains all of these words or words starting with them, in
   * any case and order.
   */
  q: z.string().max(SEARCH_MAX_LENGTH).optional(),
});
