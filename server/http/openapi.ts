import * as z from 'zod/mini';
import { documented } from '../../contract/wire/documented';
import type { Endpoint } from '../../contract/wire/endpoint';

/**
 * The OpenAPI 3.1 document of these calls, made from the declarations that validate them; the wire's side of every codec. `streams`
 * answer server-sent events.
 */
export function openApiOf(calls: readonly Endpoint[], apiUrl: string, streams: readonly Endpoint[] = []): object {
  const endpoints = [...calls, ...streams];
  const pathNames = [...new Set(endpoints.map(({ path }) => path))];
  const operationsOf = (path: string) =>
    Object.fromEntries(
      endpoints
        .filter((endpoint) => endpoint.path === path)
        .map((endpoint) => [
          endpoint.method.toLowerCase(),
          operation(endpoint, streams.includes(endpoint) ? streamed(endpoint) : enveloped(endpoint)),
        ]),
    );
  const paths = Object.fromEntries(pathNames.map((path) => [path, operationsOf(path)]));
  return {
    openapi: '3.1.0',
    info: { title: 'Tam Quan', version: '1', description: 'Every answer carries `error.code`; 200 is success.' },
    servers: [{ url: apiUrl }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function schemaOf(schema: z.core.$ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'object') Object.assign(jsonSchema, asDocumented(def.shape, jsonSchema));
    },
  }) as Record<string, unknown>;
  return rest;
}

/** What an object has in another form in the document than the console takes. */
function asDocumented(shape: z.core.$ZodShape, { properties, required = [] }: z.core.JSONSchema.BaseSchema): object {
  const fields = Object.entries(shape).filter(([, schema]) => documented(schema) !== schema);
  if (fields.length === 0) return {};
  const needed = fields.flatMap(([name, schema]) => (isOptional(documented(schema)) ? [] : [name]));
  return {
    properties: {
      ...properties,
      ...Object.fromEntries(fields.map(([name, schema]) => [name, schemaOf(documented(schema))])),
    },
    required: Object.keys(shape).filter((name) => required.includes(name) || needed.includes(name)),
  };
}

const isOptional = (schema: z.core.$ZodType) => schema._zod.optin === 'optional';

const parameters = (shape: Endpoint['query'], place: 'query' | 'path') =>
  Object.entries(shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !isOptional(schema),
    schema: schemaOf(schema),
  }));

function requestBody({ body, files }: Endpoint): object {
  if (!body && !files) return {};
  const schema = body ? schemaOf(body) : { type: 'object', properties: {} };
  if (!files) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const binary = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const parts = { ...(schema.properties as object), ...Object.fromEntries(files.map((name) => [name, binary])) };
  // Any one of them is enough (http/multipart.ts).
  const form = { ...schema, properties: parts, anyOf: files.map((name) => ({ required: [name] })) };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
}

/** What an answer holds, by its form. */
const streamed = ({ data }: Endpoint) => ({ 'text/event-stream': { schema: schemaOf(data) } });

function enveloped(endpoint: Endpoint): object {
  const answer = {
    type: 'object',
    required: ['error', 'data'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'integer' }, message: { type: 'string' } },
      },
      data: schemaOf(endpoint.data),
      ...(endpoint.list ? { total: { type: 'integer' } } : {}),
    },
  };
  return { 'application/json': { schema: answer } };
}

function operation(endpoint: Endpoint, content: object): object {
  return {
    summary: endpoint.summary,
    operationId: endpoint.id,
    security: endpoint.permission === 'public' ? [] : [{ session: [] }],
    'x-permission': endpoint.permission,
    ...(endpoint.extension ? { 'x-extension': endpoint.extension } : {}),
    parameters: [...parameters(endpoint.query, 'query'), ...parameters(endpoint.params, 'path')],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Success', content },
      ...(endpoint.errors?.length ? { '4XX': { description: `error.code ${endpoint.errors.join(', ')}` } } : {}),
    },
  };
}
