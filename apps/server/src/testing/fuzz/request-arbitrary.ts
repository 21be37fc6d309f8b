import fc from 'fast-check';
import { type FileForm, fileForm, type SentBody } from './file-form.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { OpenApiDocument, Operation, Parameter } from './open-api.ts';
import { type SampleOptions, schemaArbitrary } from './schema-arbitrary.ts';

/** Callers of requests; `half` has a token without its session. */
const CALLERS = ['owner', 'other', 'admin', 'anonymous', 'half', 'liar'] as const;
export type CallerKind = (typeof CALLERS)[number];

type Parts = Readonly<Record<string, unknown>>;

type FuzzBody = { readonly json: unknown } | { readonly form: FileForm } | { readonly raw: SentBody } | null;

/** A request whose known places are not filled yet. */
export interface FuzzRequest {
  readonly operation: Operation;
  readonly caller: CallerKind;
  readonly path: Parts;
  readonly query: Parts;
  readonly header: Parts;
  readonly body: FuzzBody;
}

const caller: fc.Arbitrary<CallerKind> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<CallerKind>('owner') },
  { weight: 3, arbitrary: fc.constant<CallerKind>('other') },
  { weight: 4, arbitrary: fc.constant<CallerKind>('admin') },
  { weight: 1, arbitrary: fc.constantFrom<CallerKind>('anonymous', 'half', 'liar') },
);

/** Bodies that are no JSON of any schema, and headings that do not fit. */
const rawBody = fc
  .record({
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/JSON',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'a/b; =',
    ),
    payload: fc.oneof(
      fc.constantFrom('{', '{"a":1,"a":2}', 'null', '"', '1e999', '[[', '\ufeff{}', '{"__proto__":{}}'),
      hostileText,
    ),
  })
  .map(({ type, payload }) => ({ raw: { headers: { 'content-type': type }, payload } }));

/** Requests of one call: half of them as the document says, the others with mistakes on purpose. */
function requestsOf(operation: Operation, { components }: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
  const base = { schemas: components.schemas, area: operation.tags[0] ?? '' };
  return fc.oneof(
    { weight: 5, arbitrary: built(operation, { ...base, mutateOneOf: 0 }) },
    { weight: 4, arbitrary: built(operation, { ...base, mutateOneOf: 10 }) },
    { weight: 1, arbitrary: built(operation, { ...base, mutateOneOf: 2 }) },
  );
}

/** Requests of all calls, each as often as any other. */
export function anyRequest(operations: readonly Operation[], document: OpenApiDocument): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(...operations.map((operation) => requestsOf(operation, document)));
}

function built(operation: Operation, options: SampleOptions): fc.Arbitrary<FuzzRequest> {
  const partsIn = (place: Parameter['in']) => {
    const here = operation.parameters.filter((parameter) => parameter.in === place);
    const values = Object.fromEntries(here.map(({ name, schema }) => [name, schemaArbitrary(schema, options, name)]));
    const requiredKeys = here.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(values, { requiredKeys, noNullPrototype: true });
  };
  return fc.record({
    operation: fc.constant(operation),
    caller,
    path: partsIn('path'),
    query: partsIn('query'),
    header: partsIn('header'),
    body: bodyOf(operation, options),
  });
}

function bodyOf({ requestBody }: Operation, options: SampleOptions): fc.Arbitrary<FuzzBody> {
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  if (form) {
    const forms = fileForm(form.schema, options).map((sent) => ({ form: sent }));
    return fc.oneof({ weight: 9, arbitrary: forms }, { weight: 1, arbitrary: rawBody });
  }
  if (!json) return fc.constant(null);
  const sample = schemaArbitrary(json.schema, options).map((value) => ({ json: value }));
  if (options.mutateOneOf === 0) return sample;
  return fc.oneof(
    { weight: 16, arbitrary: sample },
    { weight: 1, arbitrary: rawBody },
    { weight: 1, arbitrary: hostileValue.map((value) => ({ json: value })) },
  );
}
