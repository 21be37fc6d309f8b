import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { errorBody } from './errors.ts';

/** A JSON value as OpenAPI writes them. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Where the calls go, e.g. `https://mail.example`. */
  readonly serverUrl: string;
}

/** The OpenAPI 3.1 document of a table of endpoints: areas become tags, rows become operations. */
export function printOpenApi(
  areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
  info: OpenApiInfo,
): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [area, rows] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(rows)) {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = operation(area, `${area}.${name}`, endpoint);
      paths[endpoint.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version, description: info.description },
    servers: [{ url: info.serverUrl }],
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        sessionId: { type: 'apiKey', in: 'header', name: 'sessionId' },
      },
    },
  };
}

function operation(area: string, operationId: string, endpoint: Endpoint): JsonObject {
  return {
    tags: [area],
    operationId,
    summary: endpoint.summary,
    ...(endpoint.auth === 'public' ? {} : { security: [security(endpoint)] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint, endpoint.body) } : {}),
    responses: responses(endpoint),
  };
}

function security(endpoint: Endpoint): JsonObject {
  return endpoint.auth === 'session' ? { bearer: [], sessionId: [] } : { bearer: [] };
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties, required } = jsonSchema(schema, 'input') as {
    readonly properties?: Readonly<Record<string, JsonObject>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required?.includes(name) ?? false),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint, body: z.ZodType): JsonObject {
  if (!endpoint.upload) {
    return { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } };
  }
  const fields = jsonSchema(body, 'input') as { readonly properties?: JsonObject };
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const schema = { type: 'object', properties: { [endpoint.upload.files]: files, ...fields.properties } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function responses(endpoint: Endpoint): JsonObject {
  const answers = Object.entries(endpoint.responses).map(([status, schema]) => [status, answer(endpoint, schema)]);
  const failure = {
    description: 'Any failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return { ...Object.fromEntries(answers), default: failure };
}

function answer(endpoint: Endpoint, schema: z.ZodType): JsonObject {
  if (schema instanceof z.ZodUndefined) return { description: 'Done' };
  if (endpoint.produces) return { description: 'The file', content: { [endpoint.produces]: {} } };
  return { description: 'The answer', content: { 'application/json': { schema: jsonSchema(schema, 'output') } } };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
  return rest;
}
