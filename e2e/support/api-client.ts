import { ACCOUNTS, type Account } from './sign-in.ts';

/** Calls the API as one account, for what a test needs but is not about. */
export interface ApiClient {
  readonly request: (method: string, path: string, body?: unknown) => Promise<Response>;
  readonly json: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

export async function apiClient(url: string, account: Account): Promise<ApiClient> {
  const post = (path: string, body: unknown) =>
    fetch(`${url}/api/v2${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { sessionId } = (await (await post('/auth/login', ACCOUNTS[account])).json()) as { sessionId: string };
  const { token } = (await (await post('/auth/credentials', { sessionId, type: 'email' })).json()) as { token: string };
  const request = (method: string, path: string, body?: unknown) =>
    fetch(`${url}/api/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        sessionId,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    request,
    async json<T>(method: string, path: string, body?: unknown) {
      const answer = await request(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}
