import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';

const LikeResult = z.object({ success: z.literal(true), liked: z.boolean(), like_count: z.int().nonnegative() });
const imageParams = z.object({ imageId: z.string() });

export const like = route(endpoints.like, {
  summary: 'Like an image; idempotent',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const unlike = route(endpoints.unlike, {
  summary: 'Remove a like; idempotent',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const likeImage = route(endpoints.likeImage, {
  summary: 'Like an image, under the alternative path',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const unlikeImage = route(endpoints.unlikeImage, {
  summary: 'Remove a like, under the alternative path',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const likesStatus = route(endpoints.likesStatus, {
  summary: 'Which of these images the user likes, and the number of likes of each',
  needsSession: true,
  body: z.strictObject({ imageIds: z.array(z.string().max(64)).max(200) }),
  responses: {
    200: z.object({ liked: z.array(z.string()), counts: z.record(z.string(), z.int().nonnegative()) }),
    400: ApiError,
    401: ApiError,
  },
});
