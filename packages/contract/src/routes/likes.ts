import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';

const LikeResult = z.object({ success: z.literal(true), liked: z.boolean(), like_count: z.int().nonnegative() });
const imageParams = z.object({ imageId: z.string() });

export const like = route(endpoints.like, {
  summary: 'Like a picture; liking twice counts once',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const unlike = route(endpoints.unlike, {
  summary: 'Take a like back',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const likeImage = route(endpoints.likeImage, {
  summary: 'Like a picture, as clients write it that name the picture first',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const unlikeImage = route(endpoints.unlikeImage, {
  summary: 'Take a like back, as clients write it that name the picture first',
  needsSession: true,
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const likesStatus = route(endpoints.likesStatus, {
  summary: 'Which of these pictures one likes, and how many likes each has',
  needsSession: true,
  body: z.strictObject({ imageIds: z.array(z.string().max(64)).max(200) }),
  responses: {
    200: z.object({ liked: z.array(z.string()), counts: z.record(z.string(), z.int().nonnegative()) }),
    400: ApiError,
    401: ApiError,
  },
});
