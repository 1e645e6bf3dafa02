import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract';
import { parseRequest } from './refusal';
import type { Route } from './route';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'x'.repeat(3_000_000),
  -1,
  0,
  1.5,
  1e12,
  true,
  [],
  {},
  [7],
  [null],
  { unknown_field: 1 },
];

/** Wrong values for a schema: wrong as a whole, and wrong in each of its fields and entries. */
function wrongValues({ properties = {}, items, prefixItems = [], anyOf = [] }: JsonSchema): unknown[] {
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    wrongValues(field).map((value) => ({ [name]: value })),
  );
  const entries = [...(items ? [items] : []), ...prefixItems].flatMap((entry) =>
    wrongValues(entry).map((value) => [value]),
  );
  return [...WRONG, ...fields, ...entries, ...anyOf.flatMap(wrongValues)];
}

/** What the validation library would say of the same issue by itself. */
const ofLibrary = /^(?:invalid|unrecognized|too (?:big|small))\b|\b(?:expected|received)\b/i;

describe('API-37: a rejected request has messages of the product', () => {
  const parts = Object.entries<Route>(contract).flatMap(([name, { params, query, body, form }]) =>
    Object.entries({ params, query, body, form: form?.fields }).flatMap(([part, schema]) =>
      schema ? [{ name, part, schema }] : [],
    ),
  );

  test.each(parts)('API-37: $name, $part', ({ schema }) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    let refused = 0;
    for (const value of wrongValues(json)) {
      const { refusal } = parseRequest(schema, value);
      if (!refusal) continue;
      refused += 1;
      for (const sentence of [refusal.error, ...Object.values(refusal.fields ?? {})]) {
        expect(sentence.replace(/^[\w.]+: /, '')).not.toMatch(ofLibrary);
        expect(sentence).toMatch(/^[\w.]+: [A-Z]|^[A-Z]|^(?:page|limit) must/);
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('API-37: a sentence names its field when it is the only one, and says what to do', () => {
    const schema = z.strictObject({
      name: z.string().min(1).max(1_000),
      count: z.int().min(2),
      kind: z.enum(['ring', 'pendant']),
      list: z.array(z.string()).max(1),
      own: z.string({ error: 'Please enter a name' }),
    });
    const right = { name: 'Ada', count: 3, kind: 'ring', list: [], own: 'x' };
    const errorOf = (wrong: object) => parseRequest(schema, { ...right, ...wrong }).refusal?.error;
    expect(errorOf({})).toBeUndefined();
    expect(errorOf({ name: undefined })).toBe('name: This field is required');
    expect(errorOf({ name: '' })).toBe('name: This field is required');
    expect(errorOf({ name: 7 })).toBe('name: Please send text');
    expect(errorOf({ name: 'x'.repeat(1_001) })).toBe('name: Please use at most 1,000 characters');
    expect(errorOf({ count: 1 })).toBe('count: Please use a number of at least 2');
    expect(errorOf({ count: 2.5 })).toBe('count: Please send a whole number');
    expect(errorOf({ kind: 'crown' })).toBe('kind: Please choose one of ring, pendant');
    expect(errorOf({ list: ['a', 'b'] })).toBe('list: Please send at most 1 entry');
    expect(errorOf({ own: undefined })).toBe('Please enter a name');
    expect(errorOf({ extra: 1 })).toBe('extra: Unknown field');
    expect(errorOf({ name: 7, count: 1 })).toBe('Please check the highlighted fields');
  });
});
