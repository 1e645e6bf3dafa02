import { z } from 'zod';
import {
  CHANGE_MAX_LENGTH,
  CHANGE_MAX_OPERATIONS,
  VARIATION_COUNT,
  VARIATION_DEGREES,
  VARIATION_MAX_ROUND,
  VERSION_NAME_MAX_LENGTH,
} from '../constants/limits';
import { PIECE_STAGES, PIECE_VIEWS } from '../constants/pieces';
import { TEXTS } from '../constants/texts';
import { generationEvents } from './generation';
import { Built, Image, Rendition, Requirement } from './image';
import { Estimate } from './quote';
import { personName } from './user';

const ParamValue = z.union([z.string().max(200), z.number(), z.boolean()]);
const PartId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const Kind = z.string().max(60);
const Metal = z.strictObject({
  alloy: z.string().max(40),
  finish: z.string().max(40),
  second: z.string().max(40).optional(),
});
const Stone = z.strictObject({
  role: z.string().max(20),
  kind: z.string().max(40),
  cut: z.string().max(40),
  /** Girdle width, short side, mm. */
  size_mm: z.number(),
  /** 0 for as many as fit. */
  count: z.int().nonnegative(),
});

const NewPart = z
  .strictObject({
    kind: Kind,
    id: PartId.optional(),
    params: z.record(z.string().max(60), ParamValue).optional(),
    metal: Metal.optional(),
    stones: z.array(Stone).max(40).optional(),
    get children() {
      return z.record(z.string().max(40), z.array(NewPart).max(40)).optional();
    },
  })
  .meta({ id: 'NewPart' });

/** One edit of a design; the server checks the result against the catalogue of parts. */
export const Operation = z.discriminatedUnion('op', [
  /**
   * Changes some parameters, some fields of the metal, or some fields of every stone of a part; a parameter that is
   * null is unset.
   */
  z.strictObject({
    op: z.literal('set'),
    id: PartId,
    params: z.record(z.string().max(60), ParamValue.nullable()).optional(),
    /** A second metal that is null is removed. */
    metal: Metal.partial()
      .extend({ second: z.string().max(40).nullable().optional() })
      .optional(),
    stones: Stone.partial().optional(),
  }),
  /** Replaces a part. Its id, metal, stones and compatible children are kept unless specified. */
  z.strictObject({ op: z.literal('replace'), id: PartId, part: NewPart }),
  z.strictObject({ op: z.literal('add'), to: PartId, slot: z.string().max(40), part: NewPart }),
  z.strictObject({ op: z.literal('remove'), id: PartId }),
]);
export type Operation = z.output<typeof Operation>;

const VersionId = z.string().max(64);

const ChangeByWords = z.strictObject({
  /** The version that the change starts from. */
  from: VersionId,
  words: z
    .string({ error: TEXTS.changeEmpty })
    .trim()
    .min(1, TEXTS.changeEmpty)
    .refine((words) => [...words].length <= CHANGE_MAX_LENGTH, TEXTS.changeTooLong),
});
const ChangeByOperations = z.strictObject({
  from: VersionId,
  operations: z.array(Operation).min(1, TEXTS.changeEmpty).max(CHANGE_MAX_OPERATIONS),
});

/** A change, as text or as edits of the design. */
export const ChangeBody = z.union([ChangeByWords, ChangeByOperations]);
export type ChangeBody = z.output<typeof ChangeBody>;

/** A draft can be rendered from another view than its version. */
const draftView = { view: z.enum(PIECE_VIEWS).optional() };
export const DraftBody = z.union([ChangeByWords.extend(draftView), ChangeByOperations.extend(draftView)]);
export type DraftBody = z.output<typeof DraftBody>;

/** Changes of a version from its parent. */
export const VersionDifference = z.object({
  changes: z.array(
    z.object({
      /** Id of the part. */
      part: z.string(),
      /** `part` for an added or removed part, else the field, such as `kind`, `metal.alloy` or `stones.0.size_mm`. */
      what: z.string(),
      /** Absent for an added part. */
      from: z.unknown().optional(),
      /** Absent for a removed part. */
      to: z.unknown().optional(),
    }),
  ),
  /** One sentence, such as "Oval instead of round; 11 other choices unchanged". */
  text: z.string(),
  /** Change of the estimated price, USD; null when either version has none. */
  price: z.number().nullable(),
  /** Change of the metal weight, g; null when either version was not weighed. */
  grams: z.number().nullable(),
});
export type VersionDifference = z.output<typeof VersionDifference>;

export const Version = z.object({
  /** The id of its image. */
  id: z.uuid(),
  /** The version that it was made from, or its nearest remaining ancestor; null for a first version. */
  parent_id: z.uuid().nullable(),
  /** Given by its owner. */
  name: z.string().nullable(),
  /** From `parent_id`; null for a first version. */
  difference: VersionDifference.nullable(),
  /** At current metal prices, USD; null without an estimate. */
  estimated_cost: z.number().nullable(),
  image: Image,
});
export type Version = z.output<typeof Version>;

export const Piece = z.object({
  /** The id of its first version. */
  id: z.uuid(),
  title: z.string().min(1),
  /** Id of the version by which lists show the piece: the newest, unless the owner has chosen another since. */
  current: z.uuid(),
  /** Oldest first. The owner receives all versions, other viewers the current one. */
  versions: z.array(Version).min(1),
});
export type Piece = z.output<typeof Piece>;

/** A part of the piece in the picture. */
export const PiecePart = z.object({
  id: z.string(),
  /** The id for operations: of the part, of its stones, or of the root when the part is built with it. */
  address: z.string(),
  kind: z.string(),
  /** A jeweller's term for it, such as "Centre stone". */
  label: z.string().min(1),
  /** Its color index in the parts map; null when the part is not visible. */
  index: z.int().min(1).max(255).nullable(),
  /** Short plain facts, such as "round diamond, 6.8 mm" or "18k rose gold, polished". */
  facts: z.array(z.string()),
  /** Weight of its stones, ct; null without stones. */
  carats: z.number().min(0).nullable(),
  /**
   * JSON Schema of what can be changed: `metal`, `stones` and `params` are the fields of a `set` operation on
   * `address`, `kind` that of a `replace`. `remove` is present when the part is removable, `reset` with its `edits`
   * (operations) when it differs from the first version. `properties` is empty when nothing can be changed.
   */
  controls: z.record(z.string(), z.unknown()),
});
export type PiecePart = z.output<typeof PiecePart>;

export const VersionDetail = Version.extend({
  parts: z.array(PiecePart),
  requirements: z.array(Requirement).nullable(),
  built: Built.nullable(),
  /** Null when no price can be estimated. */
  price: Estimate.nullable(),
  /** Whether the parts map can be fetched. */
  has_parts_map: z.boolean(),
  /** The whole design, for the owner only; null for other viewers. */
  design: z.record(z.string(), z.unknown()).nullable(),
});
export type VersionDetail = z.output<typeof VersionDetail>;

/** The image of the new version, with the version. */
export const ChangedImage = Image.extend({ version: Version });
export type ChangedImage = z.output<typeof ChangedImage>;

export const ChangeEvent = generationEvents(z.object({ image: Image, version: Version }));
export type ChangeEvent = z.output<typeof ChangeEvent>;

const PreviewUrl = z.string().startsWith('data:image/');

export const Draft = z.object({
  /** A small data URL. */
  preview: PreviewUrl,
  difference: VersionDifference,
  built: Built.nullable(),
  price: Estimate.nullable(),
});
export type Draft = z.output<typeof Draft>;

export const VariationsBody = z.strictObject({
  from: VersionId,
  /** Ids of the locked parts. */
  keep: z.array(z.string().max(64)).max(200),
  /** How many properties change at once. @default VARIATION_DEGREES.usual */
  degree: z.int().min(VARIATION_DEGREES.least).max(VARIATION_DEGREES.most).optional(),
  /** How many rounds were requested before: each returns different variations while there are any. */
  round: z.int().min(0).max(VARIATION_MAX_ROUND).optional(),
});

export type VariationsBody = z.output<typeof VariationsBody>;

export const Variations = z.object({
  variations: z
    .array(
      z.object({
        /** Creates this variation when sent as a change. */
        operations: z.array(Operation).min(1),
        preview: PreviewUrl,
        difference: VersionDifference,
        price: Estimate.nullable(),
      }),
    )
    .length(VARIATION_COUNT),
});
export type Variations = z.output<typeof Variations>;

export const ViewBody = z.strictObject({
  view: z.enum(PIECE_VIEWS),
  /** Background. @default the stage of the version */
  stage: z.enum(PIECE_STAGES).optional(),
});

export const VersionView = z.object({
  view: z.enum(PIECE_VIEWS),
  stage: z.enum(PIECE_STAGES),
  image_url: z.string(),
  /** WebP renditions, narrowest first. */
  renditions: z.array(Rendition).min(1),
  thumbhash: z.string(),
  /** px. */
  width: z.int().positive(),
  height: z.int().positive(),
  watermarked: z.boolean(),
});
export type VersionView = z.output<typeof VersionView>;

/** An empty name removes the name. */
export const VersionName = personName(VERSION_NAME_MAX_LENGTH, TEXTS.versionNameTooLong).nullable();
