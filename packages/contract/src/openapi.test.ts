import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, fillPath } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { printOpenApi } from './openapi.ts';

const document = printOpenApi(endpoints, {
  title: 'Mailwright',
  version: '1',
  description: 'd',
  serverUrl: 'http://localhost:3000',
});

describe('the OpenAPI document', () => {
  it('holds every row of the table once', () => {
    const rows = Object.values(endpoints).flatMap((area) => Object.values(area));
    const operations = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations).toHaveLength(rows.length);
    expect(new Set(operations)).toEqual(new Set(rows.map((row) => `${row.method} ${row.path}`)));
  });

  it('says of a call what it takes and what it answers', () => {
    const paths = document.paths as unknown as Record<string, Record<string, Record<string, unknown>>>;
    const update = paths['/api/v2/usertemplate/{id}']?.patch;
    expect(update?.security).toEqual([{ bearer: [], sessionId: [] }]);
    expect(Object.keys(update?.responses as object)).toEqual([
      '200',
      '202',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '428',
      '500',
      '503',
      'default',
    ]);
    expect(update?.parameters).toContainEqual(
      expect.objectContaining({ name: 'if-match', in: 'header', required: false }),
    );
    const upload = paths['/api/v2/assets']?.post;
    expect(upload?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: {
            properties: { 'files[]': { type: 'array', maxItems: 20, description: 'At most 10485760 bytes each' } },
          },
        },
      },
    });
  });

  it('refers to entities by name, and every reference leads somewhere', () => {
    const { schemas } = document.components as unknown as { schemas: Record<string, Record<string, unknown>> };
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...referred].filter((name) => !(String(name) in schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
    for (const name of [
      'Template',
      'TemplateInfo',
      'TemplateList',
      'Asset',
      'Note',
      'Category',
      'Principal',
      'Error',
    ]) {
      expect(schemas[name]).toMatchObject({ type: 'object' });
      expect(referred).toContain(name);
    }
  });

  it('refers to what another package knows better by its name there', () => {
    const known = {
      Command: { oneOf: [{ $ref: '#/components/schemas/MoveCommand' }] },
      MoveCommand: { type: 'object' },
    };
    const { paths, components } = printOpenApi(
      endpoints,
      { title: 't', version: '1', description: 'd', serverUrl: '/' },
      known,
    ) as unknown as { paths: Record<string, Record<string, object>>; components: { schemas: Record<string, object> } };
    expect(components.schemas).toMatchObject({
      ...known,
      CommandsRequest: {
        properties: { commands: { maxItems: 1000, items: { $ref: '#/components/schemas/Command' } } },
      },
    });
    expect(paths['/api/v2/usertemplate/{id}/commands']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CommandsRequest' } } } },
      responses: { 200: {}, 202: {}, 409: {}, 422: {} },
    });
  });

  it('names every type and failure of an answer', () => {
    const paths = document.paths as unknown as Record<string, Record<string, { responses: Record<string, object> }>>;
    expect(paths['/api/v2/usertemplate/export/{id}/html']?.get?.responses['200']).toMatchObject({
      content: { 'text/html': {}, 'application/zip': {} },
    });
    expect(paths['/show/{id}']?.get?.responses['404']).toMatchObject({ content: { 'text/html': {} } });
    expect(Object.keys(paths['/healthz']?.get?.responses ?? {})).toEqual(['200', '400', '500', '503', 'default']);
  });

  it('says which headers an answer has', () => {
    type Answers = Record<string, { headers?: Record<string, object> }>;
    const paths = document.paths as unknown as Record<string, Record<string, { responses: Answers }>>;
    const headers = (path: string, method: string, status: string) =>
      Object.keys(paths[path]?.[method]?.responses[status]?.headers ?? {});
    expect(headers('/api/v2/assets', 'post', '201')).toEqual(['X-Refused-Files']);
    expect(headers('/api/v2/auth/login', 'post', '429')).toEqual(['Retry-After']);
    expect(headers('/api/v2/usertemplate', 'get', '503')).toEqual(['Retry-After']);
    const exported = { html: ['X-Unsupported', 'X-Missing-Images'], text: ['X-Unsupported'] };
    const drawn = { pdf: ['X-Missing-Images'], image: ['X-Missing-Images'] };
    for (const [kind, lists] of Object.entries({ ...exported, ...drawn }))
      expect(headers(`/api/v2/usertemplate/export/{id}/${kind}`, 'get', '200')).toEqual([
        'Content-Disposition',
        ...lists,
      ]);
    expect(headers('/api/v2/usertemplate/{id}', 'get', '200')).toEqual(['ETag']);
    expect(headers('/api/v2/usertemplate', 'get', '200')).toEqual([]);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toMatchObject({ openapi: '3.1.0' });
  });
});

/** Names under which answers hold what opens something. */
const KEYS = /"(?:sessionId|token|password|pageSession|ticket|view)":/;

describe('an answer that holds a key', () => {
  const rows: readonly Endpoint[] = Object.values(endpoints).flatMap((area) => Object.values(area));
  const holdsKey = (row: Endpoint) =>
    Object.values(row.responses).some((shape) =>
      KEYS.test(JSON.stringify(z.toJSONSchema(shape, { unrepresentable: 'any' }))),
    );

  it('belongs to a row that says so', () => {
    const unmarked = rows.filter((row) => holdsKey(row) && !row.secret).map((row) => row.path);
    expect(unmarked).toEqual([]);
    expect(rows.filter(holdsKey).map((row) => row.path)).toContain('/api/v2/auth/credentials');
  });
});

describe('a path', () => {
  it('is filled with encoded parameters', () => {
    expect(fillPath('/a/{id}/b/{name}', { id: 'x/y', name: 'ä' })).toBe('/a/x%2Fy/b/%C3%A4');
    expect(() => fillPath('/a/{id}')).toThrow(RangeError);
  });
});
