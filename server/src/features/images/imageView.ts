import {
  imageView,
  planByKey,
  type Built,
  type ImageMetadata,
  type Image,
  type PlanKey,
  type Requirement,
} from '@jewelry/contract';
import type { z } from 'zod';
import { renditionWidths } from '../../pictures/renditions';
import type { FileNames } from './files';
import { wireDesign } from './storedDesign';

/** Names of a picture's renditions, as its row stores them. */
interface RenditionNames {
  readonly width: number;
  readonly clean_name: string;
  readonly marked_name: string | null;
}

/** An image with its owner's name and plan, and the viewer's like. */
export interface ImageRow extends RenditionNames {
  readonly id: string;
  readonly piece_id: string;
  /** The version that it was made from, which may be deleted. */
  readonly parent_id: string | null;
  /** Name given by the owner. */
  readonly version_name: string | null;
  /** Whether lists show the piece by this version. */
  readonly is_current: boolean;
  readonly user_id: string;
  readonly prompt: string;
  readonly created_at: Date;
  readonly is_private: boolean;
  readonly like_count: number;
  readonly is_liked: boolean;
  readonly metadata: z.output<typeof ImageMetadata>;
  readonly thumbhash: string;
  readonly alt: string;
  readonly built: Built | null;
  readonly requirements: Requirement[] | null;
  /** Of an estimate that is still valid, US cents. */
  readonly estimated_cents: number | null;
  /** The piece as painted by an image service. */
  readonly imagined:
    | (RenditionNames &
        FileNames & { readonly provider: string; readonly model: string | null; readonly thumbhash: string })
    | null;
  readonly owner_first_name: string | null;
  readonly owner_last_name: string | null;
  readonly owner_plan: PlanKey;
}

/** The URL path of a rendition; `renditionKey` names its file. */
export const mediaUrl = (name: string, width: number): string => `/media/${name}-${width}.webp`;

/** The rendition that a viewer sees, and its widest width, px. */
export function visibleRendition(
  viewerId: string | null,
  row: Pick<ImageRow, 'user_id' | 'owner_plan'>,
  picture: RenditionNames,
): { readonly name: string; readonly watermarked: boolean; readonly widest: number } {
  const { marked_name: marked } = picture;
  const watermarked = viewerId !== row.user_id && marked !== null && planByKey(row.owner_plan).requiresWatermark;
  return {
    name: watermarked ? marked : picture.clean_name,
    watermarked,
    widest: renditionWidths(picture.width).at(-1) ?? picture.width,
  };
}

/** The URLs of all widths of a rendition. @param width of the picture, px */
export const renditionUrls = (name: string, width: number): Image['renditions'] =>
  renditionWidths(width).map((rendition) => ({ width: rendition, url: mediaUrl(name, rendition) }));

/** The picture as imagined, as the same viewer may see it. */
function imaginedFor(viewerId: string | null, row: ImageRow): Image['imagined'] {
  const { imagined } = row;
  if (!imagined) return null;
  const { provider, model, thumbhash, width } = imagined;
  const { name, widest } = visibleRendition(viewerId, row, imagined);
  return { url: mediaUrl(name, widest), renditions: renditionUrls(name, width), thumbhash, provider, model };
}

/**
 * The image as one viewer may see it. The owner sees the clean rendition; other viewers the marked one when the
 * owner's plan requires the watermark. The original has no URL, and the name of a clean rendition is sent only to
 * viewers who may see it.
 */
export function imageFor(viewerId: string | null, row: ImageRow): Image {
  const { name, watermarked, widest } = visibleRendition(viewerId, row, row);
  return imageView(
    {
      id: row.id,
      piece_id: row.piece_id,
      prompt: row.prompt,
      image_url: mediaUrl(name, widest),
      watermarked_url: mediaUrl(row.marked_name ?? row.clean_name, widest),
      renditions: renditionUrls(name, row.width),
      imagined: imaginedFor(viewerId, row),
      thumbhash: row.thumbhash,
      alt: row.alt,
      created_at: row.created_at.toISOString(),
      metadata: { ...row.metadata, design: wireDesign(row.metadata.design) },
      built: row.built,
      requirements: row.requirements,
      is_private: row.is_private,
      is_liked: row.is_liked,
      like_count: row.like_count,
      watermarked,
      estimatedCost: row.estimated_cents === null ? null : row.estimated_cents / 100,
      owner_id: row.user_id,
      owner: { first_name: row.owner_first_name, last_name: row.owner_last_name },
    },
    viewerId,
  );
}
