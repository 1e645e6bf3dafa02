import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { StoredDrawing } from '../schemas/drawing';
import { ApiError } from '../schemas/error';
import { Image, ImagePage, PageQuery, RecentQuery } from '../schemas/image';

export const recentImages = route(endpoints.recentImages, {
  summary: "Images, newest first: public ones, or with history=true all of the user's own",
  query: RecentQuery,
  responses: { 200: ImagePage, 400: ApiError, 401: ApiError },
});

export const topImages = route(endpoints.topImages, {
  summary: 'Public images, most liked first',
  query: PageQuery,
  responses: { 200: ImagePage, 400: ApiError },
});

const imageParams = z.object({ id: z.string() });

export const setPrivacy = route(endpoints.setPrivacy, {
  summary: "Make one of the user's images private or public",
  needsSession: true,
  params: imageParams,
  body: z.strictObject({ is_private: z.boolean() }),
  responses: { 200: Image, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
});

export const drawing = route(endpoints.drawing, {
  summary:
    "The strokes of one of the user's images. 404 for an image made from text, or from a drawing that was sent only as PNG",
  needsSession: true,
  params: imageParams,
  responses: { 200: StoredDrawing, 401: ApiError, 404: ApiError },
});

export const deleteImage = route(endpoints.deleteImage, {
  summary: "Remove one of the user's images. It can be restored for five minutes; then its files are deleted",
  needsSession: true,
  params: imageParams,
  responses: { 200: z.object({ success: z.literal(true) }), 401: ApiError, 404: ApiError },
});

export const restoreImage = route(endpoints.restoreImage, {
  summary: 'Restore a removed image with its likes, within five minutes',
  needsSession: true,
  params: imageParams,
  responses: { 200: Image, 401: ApiError, 404: ApiError },
});

export const paintImage = route(endpoints.paintImage, {
  summary:
    "Have the image service paint one of the user's images that has no picture as imagined; otherwise return it unchanged. Uses no quota, rate-limited. 422 when the service refuses, or none is configured",
  needsSession: true,
  params: imageParams,
  responses: {
    200: Image,
    401: ApiError,
    403: ApiError,
    404: ApiError,
    422: ApiError,
    429: ApiError,
    500: ApiError,
    503: ApiError,
  },
});

export const sharedImage = route(endpoints.sharedImage, {
  summary: 'The image behind a share link, private images included',
  params: z.object({ imageId: z.string() }),
  responses: { 200: Image, 404: ApiError },
});

export const downloadImage = route(endpoints.downloadImage, {
  summary:
    "A URL that serves the image as a PNG file for ten minutes: without a watermark for own images on the business plan, with one otherwise. Another account's private image is not found, even for callers with its share link",
  needsSession: true,
  params: imageParams,
  /** Optional; the id of another account is refused. */
  body: z.strictObject({ userId: z.string().max(64).optional() }),
  responses: {
    200: z.object({ watermarkedUrl: z.string().min(1) }),
    400: ApiError,
    401: ApiError,
    403: ApiError,
    404: ApiError,
    429: ApiError,
  },
});

export const clearHistory = route(endpoints.clearHistory, {
  summary: "Delete all of the user's images with their likes and files, permanently",
  needsSession: true,
  responses: { 200: z.object({ success: z.literal(true), deleted: z.int().nonnegative() }), 401: ApiError },
});
