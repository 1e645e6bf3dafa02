import { z } from 'zod';
import { PRODUCT_NAME } from './constants/brand';
import { contract } from './contract';
import type { FormSchemas, Route } from './route';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

function parametersOf(schema: z.ZodType | undefined, location: 'path' | 'query'): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function formSchemaOf({ fields, file }: FormSchemas): JsonSchema {
  const { properties, ...rest } = schemaOf(fields, 'input') as { properties: Record<string, JsonSchema> };
  return {
    ...rest,
    properties: {
      ...properties,
      [file.name]: {
        type: 'string',
        format: 'binary',
        description: `${file.types.join(', ')}; at most ${file.maxBytes} bytes`,
      },
    },
  };
}

function operationOf(name: string, route: Route): JsonSchema {
  const responses = Object.entries(route.responses).map(([status, schema]) => {
    const content: JsonSchema = { 'application/json': { schema: schemaOf(schema, 'output') } };
    if (status === '200' && route.events) content['text/event-stream'] = { schema: schemaOf(route.events, 'output') };
    return [status, { description: Number(status) < 300 ? route.summary : 'Refused or failed', content }];
  });
  if (route.file)
    responses.push([
      '200',
      { description: route.summary, content: { [route.file]: { schema: { type: 'string', format: 'binary' } } } },
    ]);
  return {
    operationId: name,
    summary: route.summary,
    ...(route.needsSession && { security: [{ session: [] }] }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
    }),
    ...(route.form && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchemaOf(route.form) } } },
    }),
    ...(route.rawBody && { requestBody: { required: true, content: { [route.rawBody]: { schema: {} } } } }),
    responses: Object.fromEntries(responses),
  };
}

/** Moves the definitions of recursive schemas into the document's components. */
function withComponents(paths: JsonSchema): { paths: JsonSchema; schemas: JsonSchema } {
  const schemas: JsonSchema = {};
  const withoutDefinitions = JSON.stringify(paths, (key, value: unknown) => {
    if (key !== '$defs') return value;
    Object.assign(schemas, value);
    return undefined;
  });
  const withReferences = (json: string): JsonSchema =>
    JSON.parse(json.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
  return { paths: withReferences(withoutDefinitions), schemas: withReferences(JSON.stringify(schemas)) };
}

/** The contract as an OpenAPI 3.1 document, made from the same schemas that check every request. */
export function openApiDocument(serverUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, route] of Object.entries<Route>(contract)) {
    const path = route.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.endpoint.method.toLowerCase()]: operationOf(name, route) };
  }
  const { paths: operations, schemas } = withComponents(paths);
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: '0.2.0' },
    servers: [{ url: serverUrl }],
    components: { schemas, securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'token' } } },
    paths: operations,
  };
}
