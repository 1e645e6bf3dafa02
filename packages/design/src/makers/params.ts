/** Schemas of makers' choices and lengths. */
import { z } from 'zod';
import { SEQUENCES, type Sequence } from '../catalogue/sequences';
import { GEM_KINDS, type GemKind } from '../spec';

/** What may be chosen about a part or a whole piece; the seed decides what is left out. */
export const paramsOf = (shape: z.ZodRawShape): z.ZodObject => z.strictObject(shape).partial();

/** A length within a range, mm. */
export const lengthMm = (least: number, most: number): z.ZodNumber =>
  z.number().min(least).max(most).meta({ unit: 'mm' });

/** A count. */
export const countOf = (least: number, most: number): z.ZodNumber => z.int().min(least).max(most);

/** Text on the piece: a name, an engraving, letters. */
export const words = (): z.ZodString => z.string().max(60);

/** The figures of a piece, by their names, joined with "and". */
export const figures = (): z.ZodString => z.string().max(120);

export const yesNo = (): z.ZodEnum<{ yes: 'yes'; no: 'no' }> => z.enum(['yes', 'no']);

/** Order of the kinds of a row; in turns by default. */
export const sequenceOf = (): z.ZodEnum<{ [K in Sequence]: K }> => z.enum(SEQUENCES);

/** A kind of stone that alternates with the first; empty for none. */
export const secondKind = (): z.ZodUnion<readonly [z.ZodEnum<{ [K in GemKind]: K }>, z.ZodLiteral<''>]> =>
  z.union([z.enum(GEM_KINDS), z.literal('')]);
