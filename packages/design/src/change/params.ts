/** The limits of a kind's parameters. */
import { z } from 'zod';
import { kindNamed } from '../catalogue/kinds';
import type { DesignPart } from '../spec';

/** Schema of a parameter, as JSON Schema. */
export interface ParamSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean';
  enum?: readonly string[];
  const?: string;
  anyOf?: readonly ParamSchema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const known = new Map<string, Readonly<Record<string, ParamSchema>>>();

/** The parameters of a kind by name; none for an unknown kind. */
export function paramsOf(kind: string): Readonly<Record<string, ParamSchema>> {
  let schema = known.get(kind);
  if (!schema) {
    const params = kindNamed(kind)?.params;
    schema = params ? ((z.toJSONSchema(params) as { properties?: Record<string, ParamSchema> }).properties ?? {}) : {};
    known.set(kind, schema);
  }
  return schema;
}

/** Minimum and maximum of a number; null for other types. */
export function limitsOf(
  { kind }: Pick<DesignPart, 'kind'>,
  name: string,
): readonly [least: number, most: number] | null {
  const { minimum, maximum } = paramsOf(kind)[name] ?? {};
  return minimum === undefined || maximum === undefined ? null : [minimum, maximum];
}

/** The values of a named choice; none for numbers and texts. */
export function choicesOf({ kind }: Pick<DesignPart, 'kind'>, name: string): readonly string[] {
  const schema = paramsOf(kind)[name];
  return schema?.enum ?? (schema?.const === undefined ? [] : [schema.const]);
}
