import { z } from 'zod';

/** Features of this installation, and the services that receive user input. */
export const Capabilities = z.object({
  /** The configured generator: `builtin` or an image service. */
  generator: z.string(),
  /** The service that reads prompts; null for the built-in language layer. */
  designer: z.string().nullable(),
  /**
   * `control`: the piece follows a drawing as closely as the influence states; `reference`: loosely; `none`: not at
   * all.
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
  /** The design service receives a photograph that is added to the prompt. */
  reference_photo: z.boolean(),
  /** Hosts outside this machine that receive pictures of designs. */
  sends_pictures_to: z.array(z.string()),
  /** Hosts outside this machine that receive drawings and photographs added to a prompt. */
  sends_drawings_to: z.array(z.string()),
  /** The page of the configured voice agent, for accounts whose plan includes the assistant; else null. */
  voice_agent: z.url().nullable(),
});
export type Capabilities = z.output<typeof Capabilities>;
