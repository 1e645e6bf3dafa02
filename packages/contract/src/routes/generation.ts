import { z } from 'zod';
import { GENERATE_BODY_LIMIT } from '../constants/limits';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { GenerateBody, GenerateEvent, GenerationJob, LimitError, Usage } from '../schemas/generation';
import { Image } from '../schemas/image';

export const generate = route(endpoints.generate, {
  summary: 'Generate an image. As JSON, responds with the finished image; as an event stream, reports progress first',
  needsSession: true,
  body: GenerateBody,
  bodyLimit: GENERATE_BODY_LIMIT,
  responses: {
    200: Image,
    400: ApiError,
    401: ApiError,
    403: ApiError,
    409: ApiError,
    422: ApiError,
    /** With `limit`: the daily limit. Without: too many concurrent requests. */
    429: z.union([LimitError, ApiError]),
    500: ApiError,
    503: ApiError,
  },
  events: GenerateEvent,
});

const jobParams = z.object({ jobId: z.string() });

export const generationJobs = route(endpoints.generationJobs, {
  summary: "The user's open jobs, newest first",
  needsSession: true,
  responses: { 200: z.object({ jobs: z.array(GenerationJob) }), 401: ApiError },
});

export const generationJob = route(endpoints.generationJob, {
  summary: "The state of one of the user's jobs",
  needsSession: true,
  params: jobParams,
  responses: { 200: GenerationJob, 401: ApiError, 404: ApiError },
});

export const cancelGeneration = route(endpoints.cancelGeneration, {
  summary: 'Cancel a job and return its slot. A finished job is unchanged',
  needsSession: true,
  params: jobParams,
  responses: { 200: GenerationJob, 401: ApiError, 404: ApiError },
});

export const usage = route(endpoints.usage, {
  summary: "Today's usage of the plan",
  needsSession: true,
  responses: { 200: Usage, 401: ApiError },
});
