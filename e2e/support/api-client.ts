import { ACCOUNTS, type Account } from './sign-in.ts';

/** Calls the API as one account, for what a test needs but is not about. */
export interface ApiClient {
  readonly request: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Adds an image to the account's library. */
  readonly upload: (name: string, content: Uint8Array) => Promise<{ readonly url: string; readonly savedName: string }>;
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
    async upload(name, content) {
      const body = new FormData();
      body.append('files[]', new Blob([new Uint8Array(content)]), name);
      const headers = { authorization: `Bearer ${token}`, sessionId };
      const answer = await fetch(`${url}/api/v2/assets`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`Upload of ${name}: ${answer.status} ${await answer.text()}`);
      const [asset] = (await answer.json()) as readonly [{ url: string; savedName: string }];
      return asset;
    },
    async json<T>(method: string, path: string, body?: unknown) {
      const answer = await request(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}
