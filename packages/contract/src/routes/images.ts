import { z } from 'zod';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Image, ImagePage, PageQuery, RecentQuery } from '../schemas/image';
import { Plan } from '../schemas/plan';

export const recentImages = route(endpoints.recentImages, {
  summary: 'Newest pictures first: public ones, or with history=true all of one\'s own',
  query: RecentQuery,
  responses: { 200: ImagePage, 400: ApiError, 401: ApiError },
});

export const topImages = route(endpoints.topImages, {
  summary: 'Public pictures, most liked first',
  query: PageQuery,
  responses: { 200: ImagePage, 400: ApiError },
});

const LikeResult = z.object({ success: z.literal(true), liked: z.boolean(), like_count: z.int().nonnegative() });
const imageParams = z.object({ imageId: z.string() });

export const like = route(endpoints.like, {
  summary: 'Like a picture; liking twice counts once',
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const unlike = route(endpoints.unlike, {
  summary: 'Take a like back',
  params: imageParams,
  responses: { 200: LikeResult, 401: ApiError, 404: ApiError },
});

export const likesStatus = route(endpoints.likesStatus, {
  summary: 'Which of these pictures one likes, and how many likes each has',
  body: z.strictObject({ imageIds: z.array(z.string().max(64)).max(200) }),
  responses: {
    200: z.object({ liked: z.array(z.string()), counts: z.record(z.string(), z.int().nonnegative()) }),
    400: ApiError,
    401: ApiError,
  },
});

export const setPrivacy = route(endpoints.setPrivacy, {
  summary: "Make one of one's own pictures private or public",
  params: z.object({ id: z.string() }),
  body: z.strictObject({ is_private: z.boolean() }),
  responses: { 200: Image, 400: ApiError, 401: ApiError, 403: ApiError, 404: ApiError },
});

export const plans = route(endpoints.plans, {
  summary: 'The plans, by sortOrder',
  responses: { 200: z.object({ data: z.array(Plan) }) },
});
