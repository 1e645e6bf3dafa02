import { z } from 'zod';

/** What this installation can do, and which services receive what users enter. */
export const Capabilities = z.object({
  /** Which generator paints: `builtin`, or the service that the operator configured. */
  generator: z.string(),
  /** The service that reads prompts; null where the built-in language does. */
  designer: z.string().nullable(),
  /**
   * `control`: the piece follows a drawing as closely as the influence says; `reference`: loosely; `none`: not at all.
   */
  drawing: z.enum(['none', 'reference', 'control']),
  /** The same request with the same seed gives the same picture. */
  seed: z.boolean(),
  /** Other views of a finished piece can be requested. */
  views: z.boolean(),
  /** A finished piece can be changed. */
  changes: z.boolean(),
  /** Hosts outside this machine that receive prompts. */
  sends_words_to: z.array(z.string()),
  /** The design service sees a photograph that is added to the prompt. */
  reference_photo: z.boolean(),
  /** Hosts outside this machine that receive pictures of designs. */
  sends_pictures_to: z.array(z.string()),
  /** Hosts outside this machine that receive drawings and photographs which are added to a prompt. */
  sends_drawings_to: z.array(z.string()),
  /**
   * The page of the voice agent that the operator configured, for accounts whose plan has the assistant; null for
   * others and without one.
   */
  voice_agent: z.url().nullable(),
});
export type Capabilities = z.output<typeof Capabilities>;
