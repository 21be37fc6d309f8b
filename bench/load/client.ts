import { Agent, request } from 'node:http';
import type { Editor } from './data-set.ts';

/** Result of a call: its status and the contract's code of a failure, or what happened to the connection. */
export interface Answer {
  readonly ok: boolean;
  /** `200`, `503 BUSY`, `ECONNRESET`, `timeout`. */
  readonly kind: string;
  readonly body: string;
  readonly milliseconds: number;
  /** Seconds after which the server asks to try again. */
  readonly retryAfter: number | null;
}

const IDLE_TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** A call as the web app makes it. Never throws. */
export function call(
  origin: string,
  { sessionId, token }: Pick<Editor, 'sessionId' | 'token'>,
  method: string,
  path: string,
  sent?: { readonly headers?: Readonly<Record<string, string>>; readonly json: string },
): Promise<Answer> {
  const began = performance.now();
  const done = (values: Omit<Answer, 'milliseconds'>): Answer => ({
    ...values,
    milliseconds: performance.now() - began,
  });
  const failed = (kind: string) => done({ ok: false, kind, body: '', retryAfter: null });
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      sessionid: sessionId,
      ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent.json) }),
      ...sent?.headers,
    };
    const outgoing = request(`${origin}${path}`, { method, agent, headers, timeout: IDLE_TIMEOUT_MS }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => {
        body += chunk;
      });
      incoming.on('error', (error: NodeJS.ErrnoException) => resolve(failed(error.code ?? error.message)));
      incoming.on('end', () => {
        const { statusCode = 0 } = incoming;
        const code = statusCode >= 400 ? ` ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}` : '';
        const wait = incoming.headers['retry-after'];
        const retryAfter = wait === undefined ? null : Number(wait);
        resolve(done({ ok: statusCode < 300, kind: `${statusCode}${code}`, body, retryAfter }));
      });
    });
    outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error('No answer in time'), { code: 'timeout' })));
    outgoing.on('error', (error: NodeJS.ErrnoException) => resolve(failed(error.code ?? error.message)));
    outgoing.end(sent?.json);
  });
}

/** Saves a document on top of a revision. */
export function save(origin: string, editor: Editor, json: string, revision: number): Promise<Answer> {
  const body = `{"name":"Mail of ${editor.name}","tags":"","description":"","components":${json},"customStyles":"","autosave":true}`;
  const headers = { 'if-match': `"${revision}"` };
  return call(origin, editor, 'PATCH', `/api/v2/usertemplate/${editor.templateId}`, { headers, json: body });
}

/** Saves HTML of somebody else's in place of all there was. */
export function saveHtml(origin: string, editor: Editor, html: string): Promise<Answer> {
  const json = JSON.stringify({ name: `Mail of ${editor.name}`, tags: '', description: '', html });
  return call(origin, editor, 'PATCH', `/api/v2/usertemplate/${editor.templateId}`, { json });
}

export const importMjml = (origin: string, editor: Editor, source: string) =>
  call(origin, editor, 'POST', '/api/v2/import/mjml', { json: JSON.stringify({ source }) });

export const open = (origin: string, editor: Editor) =>
  call(origin, editor, 'GET', `/api/v2/usertemplate/${editor.templateId}`);

export const list = (origin: string, editor: Editor) =>
  call(origin, editor, 'GET', '/api/v2/usertemplate?limit=20&hideHtml=true');
