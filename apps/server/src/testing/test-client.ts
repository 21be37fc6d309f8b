import { type CallInput, type CallResult, type Endpoint, type ErrorBody, fillPath } from '@mailwright/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface TestSession {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
}

/** A signed-in person's calls. */
export interface TestClient extends TestSession {
  /** Headers that identify the caller. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends anything with the session's headers. */
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls a row of the contract; whatever comes back. */
  call<E extends Endpoint>(row: E, input: CallInput<E>): Promise<LightMyRequestResponse>;
  /** Calls a row that has to succeed; the answer's body. */
  ok<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallResult<E>['body']>;
  /** Calls a row that has to fail; status and error body. */
  refused<E extends Endpoint>(row: E, input: CallInput<E>): Promise<ErrorBody & { readonly status: number }>;
}

export function createTestClient(app: FastifyInstance, session: TestSession): TestClient {
  const headers = { authorization: `Bearer ${session.token}`, sessionid: session.sessionId };

  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    return app.inject({ ...request, headers: { ...headers, ...request.headers } });
  }

  async function call<E extends Endpoint>(row: E, input: CallInput<E>): Promise<LightMyRequestResponse> {
    const { params, query, headers, body } = input as Record<string, Record<string, never> | undefined>;
    return send({
      method: row.method,
      url: fillPath(row.path, params),
      ...(query && { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }),
      ...(headers && { headers }),
      ...(body !== undefined && { payload: body }),
    });
  }

  return {
    ...session,
    headers,
    send,
    call,
    async ok(row, input) {
      const response = await call(row, input);
      if (response.statusCode >= 400) throw new Error(`${row.method} ${row.path}: ${response.body}`);
      return response.body === '' ? (undefined as never) : response.json();
    },
    async refused(row, input) {
      const response = await call(row, input);
      if (response.statusCode < 400) throw new Error(`${row.method} ${row.path} succeeded: ${response.body}`);
      return { ...response.json(), status: response.statusCode };
    },
  };
}
