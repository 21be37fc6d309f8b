import { z } from 'zod';
import { type Endpoint, maxBodyOf, type UploadShape } from './endpoint.ts';
import { errorBody } from './errors.ts';
import { answerTypes, failureStatuses } from './failures.ts';
import { schemaNames } from './named-schemas.ts';

/** A JSON value as OpenAPI writes them. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

/** Schemas by name, as they were met. */
type Named = Record<string, JsonObject>;

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Base address of the calls, e.g. `https://mail.example`. */
  readonly serverUrl: string;
}

/** The OpenAPI 3.1 document of a table of endpoints: areas become tags, rows become operations. */
export function printOpenApi(
  areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
  info: OpenApiInfo,
  /** Schemas that another package knows better, by name. */
  known: Readonly<Record<string, JsonObject>> = {},
): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  const named: Named = { ...known };
  jsonSchema(errorBody, 'output', named);
  for (const [area, rows] of Object.entries(areas)) {
    for (const [name, endpoint] of Object.entries(rows)) {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = operation(area, `${area}.${name}`, endpoint, named);
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
      schemas: named,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        sessionId: { type: 'apiKey', in: 'header', name: 'sessionId' },
      },
    },
  };
}

function operation(area: string, operationId: string, endpoint: Endpoint, named: Named): JsonObject {
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
    ...requestBody(endpoint, named),
    responses: responses(endpoint, named),
  };
}

function security(endpoint: Endpoint): JsonObject {
  return endpoint.auth === 'session' ? { bearer: [], sessionId: [] } : { bearer: [] };
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties, required } = jsonSchema(schema, 'input', {}) as {
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

function requestBody(endpoint: Endpoint, named: Named): JsonObject {
  const { body, upload } = endpoint;
  if (!body && !upload) return {};
  const type = upload ? 'multipart/form-data' : 'application/json';
  const sent = body ? jsonSchema(body, 'input', named) : {};
  const content = { [type]: { schema: upload ? formSchema(upload, sent) : sent } };
  return { requestBody: { description: `At most ${maxBodyOf(endpoint)} bytes`, required: true, content } };
}

/** Of a form: its files, and the fields that may stand beside them. */
function formSchema({ files: name, maxFiles, maxFileBytes }: UploadShape, fields: JsonObject): JsonObject {
  const items = { type: 'string', contentMediaType: 'application/octet-stream' };
  const files = { type: 'array', maxItems: maxFiles, description: `At most ${maxFileBytes} bytes each`, items };
  return { type: 'object', properties: { [name]: files, ...(fields.properties as JsonObject | undefined) } };
}

function responses(endpoint: Endpoint, named: Named): JsonObject {
  const failures = failureStatuses(endpoint).map(String);
  const answers = Object.entries(endpoint.responses).map(([status, schema]) => {
    const told = { ...answer(endpoint, schema, named), ...answerHeaders(endpoint) };
    return [status, failures.includes(status) ? orFailure(told) : told];
  });
  return {
    ...Object.fromEntries(failures.map((status) => [status, failureOf(status)])),
    ...Object.fromEntries(answers),
    default: FAILURE,
  };
}

function answerHeaders({ answerHeaders: told }: Endpoint): JsonObject {
  if (!told) return {};
  const headers = Object.entries(told).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return { headers: Object.fromEntries(headers) };
}

/** Failures that pass by themselves say when, where that is known. */
function failureOf(status: string): JsonObject {
  if (status !== '429' && status !== '503') return FAILURE;
  const description = 'Seconds after which the call may be made again; absent where nobody knows';
  return { ...FAILURE, headers: { 'Retry-After': { description, schema: { type: 'integer' } } } };
}

/** A page of its own may stand beside the error that other causes of the same status answer with. */
function orFailure(told: JsonObject): JsonObject {
  return { ...told, content: { ...(told.content as JsonObject), ...FAILURE_CONTENT } };
}

const FAILURE_CONTENT: JsonObject = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
const FAILURE: JsonObject = { description: 'A failure', content: FAILURE_CONTENT };

function answer(endpoint: Endpoint, schema: z.ZodType, named: Named): JsonObject {
  if (schema instanceof z.ZodUndefined) return { description: 'Done' };
  if (endpoint.produces) {
    const content = Object.fromEntries(answerTypes(endpoint).map((type) => [type, {}]));
    return { description: 'The file', content };
  }
  const content = { 'application/json': { schema: jsonSchema(schema, 'output', named) } };
  return { description: 'The answer', content };
}

/** Returns the JSON schema of `schema`. Named schemas are added to `named` and referred to. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', named: Named): JsonObject {
  const options = { io, unrepresentable: 'any', metadata: schemaNames() } as const;
  // Inside of another one, the schema itself is referred to as well.
  const printed = z.toJSONSchema(z.object({ it: schema }), options) as JsonObject;
  const { $defs, properties } = JSON.parse(
    JSON.stringify(printed).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { readonly $defs?: Readonly<Record<string, JsonObject>>; readonly properties: { readonly it: JsonObject } };
  for (const [name, { id: _, ...definition }] of Object.entries($defs ?? {})) named[name] ??= definition;
  return properties.it;
}
