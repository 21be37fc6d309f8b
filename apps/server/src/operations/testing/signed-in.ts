import { EventEmitter, once } from 'node:events';
import { type Asset, endpoints, fillPath, type TemplateList } from '@mailwright/contract';
import sharp from 'sharp';

/** Actions of Anna in a browser, on a server that runs in a process of its own. */
export interface SignedIn {
  create(name: string): Promise<{ readonly templateId: string }>;
  /** Puts a picture into the library and the template; answers its path. */
  upload(templateId: string): Promise<string>;
  template(id: string): Promise<{ readonly name: string; readonly revision: number; readonly status: string }>;
  find(name: string): Promise<readonly { readonly id: string }[]>;
  saveOnce(id: string): Promise<void>;
  /** @returns the status afterwards */
  publish(id: string): Promise<string>;
  saveUntilStopped(id: string): Saving;
}

interface Saving {
  count(): number;
  /** Resolves when as many saves more were answered. */
  saved(more: number): Promise<void>;
  stop(): Promise<void>;
}

const rows = endpoints.userTemplates;

export async function signIn(origin: string): Promise<SignedIn> {
  const json = { 'content-type': 'application/json' };
  const post = async (path: string, body: object) =>
    (await fetch(`${origin}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) })).json() as Promise<
      Readonly<Record<string, string>>
    >;
  const { sessionId } = await post(endpoints.auth.login.path, { email: 'anna@acme.example', password: 'anna-demo' });
  const { token } = await post(endpoints.auth.credentials.path, { sessionId, type: 'email' });
  const session = { authorization: `Bearer ${token}`, sessionid: sessionId };

  async function call(method: string, path: string, body?: object | FormData): Promise<Response> {
    const headers = body instanceof FormData ? session : { ...session, ...json };
    const content = body instanceof FormData ? body : body && JSON.stringify(body);
    const response = await fetch(`${origin}${path}`, { method, headers, ...(content && { body: content }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async function save(id: string, seed: number): Promise<void> {
    const text = Array.from({ length: 5000 }, (_, at) => (at * (seed + 7)) % 9973).join(' ');
    await call('PATCH', fillPath(rows.update.path, { id }), { html: `<p>save-${seed + 1}-</p>${text}` });
  }

  const read: SignedIn['template'] = async (id) => {
    const answer = await call('GET', fillPath(rows.info.path, { id }));
    return answer.json() as ReturnType<SignedIn['template']>;
  };

  return {
    async create(name) {
      const answer = await call('POST', fillPath(rows.create.path, { type: 'email' }), { name });
      return answer.json() as ReturnType<SignedIn['create']>;
    },
    async upload(templateId) {
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a8' } })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('templateId', templateId);
      form.append('files[]', new Blob([new Uint8Array(picture)]), 'vase.png');
      const [asset] = (await (await call('POST', endpoints.assets.upload.path, form)).json()) as Asset[];
      return asset?.url ?? '';
    },
    template: read,
    async find(name) {
      const criteria = [{ key: 'name', value: name, operation: 'CONTAINS' }];
      const found = (await (await call('POST', rows.search.path, { criteria })).json()) as TemplateList;
      return found.elements;
    },
    async publish(id) {
      await call('PUT', fillPath(rows.status.path, { id, status: 'published' }));
      return (await read(id)).status;
    },
    saveOnce: (id) => save(id, 0),
    saveUntilStopped(id) {
      let [count, isWanted] = [0, true];
      const answers = new EventEmitter();
      const saving = (async () => {
        while (isWanted) {
          await save(id, count);
          count += 1;
          answers.emit('save');
        }
      })();
      return {
        count: () => count,
        async saved(more) {
          const wanted = count + more;
          while (count < wanted) await Promise.race([saving, once(answers, 'save')]);
        },
        async stop() {
          isWanted = false;
          await saving;
        },
      };
    },
  };
}
