import { z } from 'zod';
import { GENERATION_STAGES } from '../constants/generation';
import { JEWELRY_TYPE_IDS, PRESET_IDS } from '../constants/jewelry';
import { DRAWING_INFLUENCE_DEFAULT } from '../constants/drawing';
import { GENERATE_BODY_LIMIT, PROMPT_MAX_LENGTH } from '../constants/limits';
import { TEXTS } from '../constants/texts';
import { PlanKeySchema } from './user';
import { ApiError } from './error';
import { DrawingPaths } from './drawing';
import { Image } from './image';

const promptLength = (prompt: string) => [...prompt].length;

/** At most 2,000 code points; may be blank only with a drawing. */
export const Prompt = z
  .string({ error: TEXTS.emptyPrompt })
  .refine((prompt) => promptLength(prompt) <= PROMPT_MAX_LENGTH, TEXTS.promptTooLong);

const PNG_DATA_URL = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

const PHOTO_DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

const GenerateFields = z.strictObject({
  prompt: Prompt,
  /** The signed-in account; a different one is refused. */
  userId: z.string().optional(),
  is_private: z.boolean().default(true),
  presets: z.array(z.enum(PRESET_IDS)).max(PRESET_IDS.length).optional(),
  jewelryType: z.enum(JEWELRY_TYPE_IDS).optional(),
  /** The same prompt, presets and seed give the same image. */
  seed: z.int().min(0).max(0xffffffff).optional(),
  /** The drawing as a PNG data URL, 512 to 1024 px a side; only together with `drawingSvg`. */
  drawingPng: z.string().regex(PNG_DATA_URL, TEXTS.drawingPngInvalid).optional(),
  /** The drawing as SVG text. Never stored or served unprocessed: the server redraws it from strokes or PNG. */
  drawingSvg: z.string().max(GENERATE_BODY_LIMIT).optional(),
  /** The strokes: with them the piece follows the drawing exactly, without them the PNG is traced. */
  drawingPaths: DrawingPaths.optional(),
  /** How closely the piece follows the drawing: 0 is free inspiration, 100 exact. */
  drawingInfluence: z.int().min(0).max(100).default(DRAWING_INFLUENCE_DEFAULT),
  /**
   * A photograph as a data URL, sent once to the design service with the prompt; only when the capabilities state
   * `reference_photo`. Deleted when the job ends.
   */
  referencePhoto: z.string().regex(PHOTO_DATA_URL, TEXTS.referencePhotoInvalid).optional(),
  /** The user's consent to send the photograph to the design service. */
  referenceConsent: z.literal(true, { error: TEXTS.referenceConsentMissing }).optional(),
});

/** Input of a generation: a prompt, a drawing, or both. */
export const GenerateBody = GenerateFields.superRefine((body, context) => {
  const hasPng = body.drawingPng !== undefined;
  const hasSvg = body.drawingSvg !== undefined;
  const refuse = (field: keyof typeof body, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (hasPng !== hasSvg) refuse(hasPng ? 'drawingSvg' : 'drawingPng', TEXTS.drawingIncomplete);
  if (body.drawingPaths !== undefined && !hasPng && !hasSvg) refuse('drawingPng', TEXTS.drawingIncomplete);
  if (body.referencePhoto !== undefined && body.referenceConsent === undefined)
    refuse('referenceConsent', TEXTS.referenceConsentMissing);
  if (body.prompt.trim() === '' && !(hasPng && hasSvg)) refuse('prompt', TEXTS.emptyPrompt);
});
export type GenerateBody = z.input<typeof GenerateBody>;

export const GenerationStage = z.enum(GENERATION_STAGES);
export type GenerationStage = z.output<typeof GenerationStage>;

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const GenerationJob = z.object({
  job_id: z.uuid(),
  status: z.enum(JOB_STATUSES),
  /** The prompt; for a change, its text or a summary of it. */
  prompt: z.string(),
  /** The piece that the job changes; null for a new piece. */
  piece_id: z.uuid().nullable(),
  stage: GenerationStage.nullable(),
  /** 0 to 1. */
  fraction: z.number().min(0).max(1),
  /** Since the job was accepted, ms. */
  elapsed_ms: z.int().nonnegative(),
  created_at: z.iso.datetime(),
  /** A small data URL of the picture so far. */
  preview: z.string().nullable(),
  image: Image.nullable(),
  error: z.string().nullable(),
  code: ApiError.shape.code.nullable(),
});
export type GenerationJob = z.output<typeof GenerationJob>;

export const LimitError = ApiError.extend({
  limit: z.int().nonnegative(),
  plan: PlanKeySchema,
  count: z.int().nonnegative(),
  resets_at: z.iso.datetime(),
});
export type LimitError = z.output<typeof LimitError>;

/** The events of a generation; `done` contains the result. */
export const generationEvents = <S extends z.ZodType>(result: S) =>
  z.discriminatedUnion('event', [
    z.object({ event: z.literal('queued'), data: z.object({ job_id: z.uuid() }) }),
    z.object({
      event: z.literal('progress'),
      data: z.object({ stage: GenerationStage, fraction: z.number().min(0).max(1) }),
    }),
    z.object({ event: z.literal('preview'), data: z.object({ image: z.string().startsWith('data:image/') }) }),
    z.object({ event: z.literal('done'), data: result }),
    z.object({ event: z.literal('failed'), data: ApiError }),
  ]);

export const GenerateEvent = generationEvents(z.object({ image: Image }));
export type GenerateEvent = z.output<typeof GenerateEvent>;

export const Usage = z.object({
  plan: PlanKeySchema,
  limit: z.int().nonnegative(),
  count: z.int().nonnegative(),
  resets_at: z.iso.datetime(),
});
export type Usage = z.output<typeof Usage>;
